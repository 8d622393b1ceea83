// The audio part of AVFoundation, which exports it.
@_exported import AVFoundation
