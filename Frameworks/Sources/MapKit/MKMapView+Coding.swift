import UIKit

extension MKMapView {
  /// Reads the attributes that Interface Builder writes: the type of the map, what it shows, and the gestures that it accepts.
  func decode(_ coder: NSCoder) {
    if let type = (coder.decodeObject(forKey: "mapType") as? String).flatMap({ Self.types[$0] }) { mapType = type }
    let flags: [(String, ReferenceWritableKeyPath<MKMapView, Bool>)] = [
      ("showsUserLocation", \.showsUserLocation), ("showsCompass", \.showsCompass), ("showsScale", \.showsScale),
      ("showsTraffic", \.showsTraffic), ("showsBuildings", \.showsBuildings), ("showsPointsOfInterest", \.showsPointsOfInterest),
      ("zoomEnabled", \.isZoomEnabled), ("scrollEnabled", \.isScrollEnabled), ("rotateEnabled", \.isRotateEnabled),
      ("pitchEnabled", \.isPitchEnabled),
    ]
    for (key, path) in flags where coder.containsValue(forKey: key) { self[keyPath: path] = coder.decodeBool(forKey: key) }
  }

  /// The names of map types in Interface Builder files.
  private static let types: [String: MKMapType] = [
    "standard": .standard, "satellite": .satellite, "hybrid": .hybrid, "satelliteFlyover": .satelliteFlyover,
    "hybridFlyover": .hybridFlyover, "mutedStandard": .mutedStandard,
  ]
}
