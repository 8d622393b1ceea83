import AuthenticationServices
import CoreTelephony
import LocalAuthentication
import StoreKit
import XCTest

/// What Apple documents of signing in and buying, on a device without accounts, a store and a telephone.
final class AccountTests: XCTestCase {
  @MainActor private final class Anchor: NSObject, ASWebAuthenticationPresentationContextProviding {
    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor { ASPresentationAnchor() }
  }

  @MainActor func testAPageToSignInNeedsAnAnchorAndIsClosed() throws {
    var codes: [ASWebAuthenticationSessionError.Code?] = []
    let session = ASWebAuthenticationSession(url: try XCTUnwrap(URL(string: "https://a.b")), callbackURLScheme: "c") { url, error in
      XCTAssertNil(url)
      codes.append((error as? ASWebAuthenticationSessionError)?.code)
    }
    XCTAssertFalse(session.canStart)
    XCTAssertFalse(session.start())
    let anchor = Anchor()
    session.presentationContextProvider = anchor
    XCTAssertTrue(session.start())
    XCTAssertEqual(codes, [.presentationContextNotProvided, .canceledLogin])
    do { throw ASWebAuthenticationSessionError(.canceledLogin) } catch ASWebAuthenticationSessionError.canceledLogin {}
    XCTAssertTrue(ASWebAuthenticationSession.Callback.customScheme("Own").matchesURL(try XCTUnwrap(URL(string: "own://x"))))
  }

  func testNobodyHasSignedIn() async throws {
    let provider = ASAuthorizationAppleIDProvider()
    let state = try await provider.credentialState(forUserID: "u")
    XCTAssertEqual(state, .notFound)
    let request = provider.createRequest()
    request.requestedScopes = [.fullName, .email]
    XCTAssertTrue(request.provider === provider)
    let isEnabled = await ASCredentialIdentityStore.shared.state().isEnabled
    XCTAssertFalse(isEnabled)
    do {
      try await ASCredentialIdentityStore.shared.removeAllCredentialIdentities()
      XCTFail("the store is disabled")
    } catch { XCTAssertEqual((error as? ASCredentialIdentityStoreError)?.code, .storeDisabled) }
    XCTAssertEqual((ASAuthorizationError(.canceled) as NSError).domain, ASAuthorizationErrorDomain)
    XCTAssertEqual((ASExtensionError(.userCanceled) as NSError).code, 1)
  }

  @MainActor func testTheButtonSaysWhatItDoes() {
    let button = ASAuthorizationAppleIDButton(type: .continue, style: .whiteOutline)
    XCTAssertEqual(button.accessibilityLabel, "Continue with Apple")
    XCTAssertEqual(button.layer.borderWidth, 1)
    XCTAssertEqual(button.intrinsicContentSize, CGSize(width: 140, height: 30))
  }

  func testTheStoreHasNothing() async throws {
    let products = try await Product.products(for: ["a", "b"])
    XCTAssertTrue(products.isEmpty)
    for await _ in Transaction.currentEntitlements { XCTFail("there are no transactions") }
    let latest = await Transaction.latest(for: "a")
    XCTAssertNil(latest)
    let watching = Task { for await _ in Transaction.updates { XCTFail("there are no transactions") } }
    watching.cancel()
    await watching.value
    do {
      try await AppStore.sync()
      XCTFail("there is no store")
    } catch StoreKitError.unsupported {}
    XCTAssertThrowsError(try VerificationResult<Int>.unverified(1, .invalidSignature).payloadValue)
    XCTAssertEqual(try VerificationResult.verified(2).payloadValue, 2)
  }

  @MainActor func testPaymentsKeepTheirValues() {
    let payment = SKMutablePayment(product: SKProduct())
    payment.quantity = 3
    payment.applicationUsername = "u"
    XCTAssertEqual((payment as SKPayment).quantity, 3)
    XCTAssertEqual((payment as SKPayment).applicationUsername, "u")
    XCTAssertEqual((SKError(.paymentCancelled) as NSError).code, 2)
    let overlay = SKOverlay.AppConfiguration(appIdentifier: "1", position: .bottom)
    XCTAssertTrue(SKOverlay(configuration: overlay).configuration === overlay)
  }

  func testADeviceWithoutBiometryAndTelephone() {
    let context = LAContext()
    context.interactionNotAllowed = true
    var error: NSError?
    XCTAssertFalse(context.canEvaluatePolicy(.deviceOwnerAuthentication, error: &error))
    XCTAssertEqual(error?.domain, LAErrorDomain)
    XCTAssertEqual(error?.code, kLAErrorBiometryNotAvailable)
    do { throw LAError(.userCancel) } catch LAError.userCancel {} catch { XCTFail("\(error)") }
    XCTAssertEqual(CTCellularData().restrictedState, .restrictedStateUnknown)
    XCTAssertNil(CTTelephonyNetworkInfo().dataServiceIdentifier)
  }
}
