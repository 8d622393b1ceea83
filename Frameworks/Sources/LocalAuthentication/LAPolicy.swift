/// Apple: LAPolicy.
public enum LAPolicy: Int, Sendable {
  case deviceOwnerAuthenticationWithBiometrics = 1, deviceOwnerAuthentication, deviceOwnerAuthenticationWithCompanion
  case deviceOwnerAuthenticationWithBiometricsOrCompanion

  public static var deviceOwnerAuthenticationWithWatch: LAPolicy { .deviceOwnerAuthenticationWithCompanion }
  public static var deviceOwnerAuthenticationWithBiometricsOrWatch: LAPolicy { .deviceOwnerAuthenticationWithBiometricsOrCompanion }
}

/// Apple: LABiometryType.
public enum LABiometryType: Int, Sendable {
  case none, touchID, faceID, opticID
  public static var LABiometryNone: LABiometryType { .none }
}

/// Apple: LACredentialType.
public enum LACredentialType: Int, Sendable { case applicationPassword = 0, smartCardPIN = -3 }
