import UIKit

extension PropertyTable {
  static let lists: [PropertyGroup] = [
    .of(UITableView.self) { p in
      p.show("style", important: true) { "\($0.style)" }
      p.show("numberOfSections", important: true) { "\($0.numberOfSections)" }
      p.show("numberOfRows") { table in
        (0..<min(table.numberOfSections, 200)).map { "\(table.numberOfRows(inSection: $0))" }.joined(separator: " ")
      }
      p.add("rowHeight", \.rowHeight, .number(-1...100_000), important: true)
      p.add("estimatedRowHeight", \.estimatedRowHeight, .number(-1...100_000))
      p.add("separatorStyle", \.separatorStyle, .choice([.none, .singleLine, .singleLineEtched]), important: true)
      p.add("separatorColor", \.separatorColor, .color)
      p.add("separatorInset", \.separatorInset, .insets)
      p.add("allowsSelection", \.allowsSelection, .flag)
      p.add("allowsMultipleSelection", \.allowsMultipleSelection, .flag)
      p.add("isEditing", \.isEditing, .flag)
    },
    .of(UICollectionView.self) { p in
      p.show("collectionViewLayout", important: true) { ClassNames.name(of: $0.collectionViewLayout) }
      p.show("numberOfSections", important: true) { "\($0.numberOfSections)" }
      p.show("numberOfItems") { list in
        (0..<min(list.numberOfSections, 200)).map { "\(list.numberOfItems(inSection: $0))" }.joined(separator: " ")
      }
      p.add("allowsSelection", \.allowsSelection, .flag)
      p.add("allowsMultipleSelection", \.allowsMultipleSelection, .flag)
    },
    .of(UIScrollView.self) { p in
      p.add("contentOffset", \.contentOffset, .point(), important: true)
      p.add("contentSize", \.contentSize, .size(in: 0...10_000_000), important: true)
      p.add("contentInset", \.contentInset, .insets, important: true)
      p.show("adjustedContentInset") { $0.adjustedContentInset.numbers.map(\.brief).joined(separator: " ") }
      p.add(
        "contentInsetAdjustmentBehavior", \.contentInsetAdjustmentBehavior, .choice([.automatic, .scrollableAxes, .never, .always]))
      p.add("isScrollEnabled", \.isScrollEnabled, .flag)
      p.add("isPagingEnabled", \.isPagingEnabled, .flag)
      p.add("bounces", \.bounces, .flag)
      p.add("alwaysBounceVertical", \.alwaysBounceVertical, .flag)
      p.add("alwaysBounceHorizontal", \.alwaysBounceHorizontal, .flag)
      p.add("showsVerticalScrollIndicator", \.showsVerticalScrollIndicator, .flag)
      p.add("showsHorizontalScrollIndicator", \.showsHorizontalScrollIndicator, .flag)
      p.add("indicatorStyle", \.indicatorStyle, .choice([.default, .black, .white]))
      p.add("keyboardDismissMode", \.keyboardDismissMode, .choice([.none, .onDrag, .interactive]))
      p.add("minimumZoomScale", \.minimumZoomScale, .number(0.001...1000))
      p.add("maximumZoomScale", \.maximumZoomScale, .number(0.001...1000))
      p.add("zoomScale", \.zoomScale, .number(0.001...1000))
    },
    .of(UITableViewCell.self) { p in
      p.show("reuseIdentifier", important: true) { $0.reuseIdentifier ?? "" }
      p.add(
        "accessoryType", \.accessoryType,
        .choice([.none, .disclosureIndicator, .detailDisclosureButton, .checkmark, .detailButton]), important: true)
      p.add("selectionStyle", \.selectionStyle, .choice([.none, .blue, .gray, .default]))
      p.add("isSelected", \.isSelected, .flag)
      p.add("isHighlighted", \.isHighlighted, .flag)
      p.add("indentationLevel", \.indentationLevel, .whole(0...100))
      p.add("indentationWidth", \.indentationWidth, .number(NumberRange.sizes))
      p.show("contentConfiguration") { $0.contentConfiguration.map { "\(type(of: $0))" } ?? "" }
    },
    .of(UICollectionViewCell.self) { p in
      p.show("reuseIdentifier", important: true) { $0.reuseIdentifier ?? "" }
      p.add("isSelected", \.isSelected, .flag)
      p.add("isHighlighted", \.isHighlighted, .flag)
      p.show("contentConfiguration") { $0.contentConfiguration.map { "\(type(of: $0))" } ?? "" }
    },
    .of(UIStackView.self) { p in
      p.add("axis", \.axis, .choice([.horizontal, .vertical]), important: true)
      p.add(
        "distribution", \.distribution, .choice([.fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering]),
        important: true)
      p.add(
        "alignment", \.alignment, .choice([.fill, .leading, .firstBaseline, .center, .trailing, .lastBaseline]), important: true)
      p.add("spacing", \.spacing, .number(), important: true)
      p.add("isBaselineRelativeArrangement", \.isBaselineRelativeArrangement, .flag)
      p.add("isLayoutMarginsRelativeArrangement", \.isLayoutMarginsRelativeArrangement, .flag)
      p.show("arrangedSubviews", important: true) { "\($0.arrangedSubviews.count)" }
    },
    .of(UINavigationBar.self) { p in
      p.show("title", important: true) { $0.topItem?.title ?? "" }
      p.add("prefersLargeTitles", \.prefersLargeTitles, .flag, important: true)
      p.add("isTranslucent", \.isTranslucent, .flag)
      p.add("barTintColor", \.barTintColor, .color)
      p.add("barStyle", \.barStyle, .choice([.default, .black]))
    },
    .of(UITabBar.self) { p in
      p.show("items", important: true) { ($0.items ?? []).prefix(50).map { $0.title ?? "" }.joined(separator: " | ") }
      p.add("isTranslucent", \.isTranslucent, .flag)
      p.add("barTintColor", \.barTintColor, .color)
      p.add("unselectedItemTintColor", \.unselectedItemTintColor, .color)
    },
    .of(UIToolbar.self) { p in
      p.add("isTranslucent", \.isTranslucent, .flag)
      p.add("barTintColor", \.barTintColor, .color)
    },
    .of(UIVisualEffectView.self) { p in
      p.show("effect", important: true) { $0.effect.map { ClassNames.name(of: $0) } ?? "" }
    },
  ]
}
