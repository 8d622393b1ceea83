extension Stream {
  /// Creates two streams: what is written to one is read from the other (Apple: getBoundStreams).
  ///
  /// Both streams must be opened. Reading waits for bytes, and writing waits for space. After the output stream is closed, what is left can
  /// be read, and then the input stream is at its end. The streams may be used on different threads.
  /// - Parameters:
  ///   - bufferSize: how many bytes can be written before some are read.
  ///   - inputStream: receives the stream to read from.
  ///   - outputStream: receives the stream to write to.
  public class func getBoundStreams(
    withBufferSize bufferSize: Int, inputStream: UnsafeMutablePointer<InputStream?>?, outputStream: UnsafeMutablePointer<OutputStream?>?
  ) {
    let buffer = BoundBuffer(capacity: bufferSize)
    let input = BoundInputStream(buffer), output = BoundOutputStream(buffer)
    // A stream that is not requested is closed when it is released, so that the other one does not wait for it.
    inputStream?.pointee = input
    outputStream?.pointee = output
  }
}
