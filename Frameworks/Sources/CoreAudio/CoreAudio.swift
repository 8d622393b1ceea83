// The formats and buffers of audio, which AudioToolbox declares. There are no devices.
@_exported import AudioToolbox
