public import Glibc

// Darwin's names of the times of a file.
extension stat {
  public var st_atimespec: timespec {
    get { st_atim }
    set { st_atim = newValue }
  }
  public var st_mtimespec: timespec {
    get { st_mtim }
    set { st_mtim = newValue }
  }
  public var st_ctimespec: timespec {
    get { st_ctim }
    set { st_ctim = newValue }
  }
}
