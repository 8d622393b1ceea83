import Foundation
import Testing
import VitrineTesting

@testable import UIKit

/// Tests of shapes for contents of any size (Apple: UIShape).
@Suite @MainActor struct ShapeTests {
  private func resolved(_ shape: UIShape, _ rect: CGRect = CGRect(x: 0, y: 0, width: 40, height: 20)) -> UIShape.Resolved {
    shape.resolve(in: UIShape.ResolutionContext(bounds: rect))
  }

  @Test func shapesTakeTheSizeOfTheContent() {
    #expect(resolved(.rect).boundingRect == CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(resolved(.circle).boundingRect == CGRect(x: 10, y: 0, width: 20, height: 20))
    let capsule = resolved(.capsule)
    #expect(capsule.path.contains(CGPoint(x: 20, y: 1)) && !capsule.path.contains(CGPoint(x: 1, y: 1)))
    #expect(resolved(.fixedRect(CGRect(x: 1, y: 2, width: 3, height: 4))).boundingRect == CGRect(x: 1, y: 2, width: 3, height: 4))
    let corner = resolved(.rect(cornerRadius: 10, maskedCorners: .topLeft))
    #expect(!corner.path.contains(CGPoint(x: 1, y: 1)) && corner.path.contains(CGPoint(x: 39, y: 19)))
  }

  @Test func insetsMakeShapesSmaller() {
    #expect(resolved(UIShape.rect.inset(by: 5)).boundingRect == CGRect(x: 5, y: 5, width: 30, height: 10))
    let edges = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(resolved(.rect).inset(by: edges).boundingRect == CGRect(x: 2, y: 1, width: 34, height: 16))
    #expect(resolved(UIShape.circle.inset(by: 5)).boundingRect == CGRect(x: 15, y: 5, width: 10, height: 10))
  }

  @Test func aProviderResolvesItself() {
    struct Half: UIShapeProvider {
      func resolve(in context: Context) -> Resolved {
        let box = context.contentShape.boundingRect
        return UIShape.path(UIBezierPath(rect: CGRect(x: box.minX, y: box.minY, width: box.width / 2, height: box.height))).resolve(
          in: context)
      }
    }
    #expect(resolved(UIShape(Half())).boundingRect == CGRect(x: 0, y: 0, width: 20, height: 20))
  }

  @Test func aHoverStyleIsCopied() throws {
    let style = UIHoverStyle(effect: .lift, shape: .circle)
    style.isEnabled = false
    let copy = try #require(style.copy() as? UIHoverStyle)
    #expect(copy !== style && !copy.isEnabled && copy.shape != nil && copy.effect is UIHoverLiftEffect)
    let view = UIView()
    view.hoverStyle = style
    #expect(view.hoverStyle === style && UIHoverStyle.automatic().effect is UIHoverAutomaticEffect)
  }
}
