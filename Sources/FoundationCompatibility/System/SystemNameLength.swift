/// The length of the names in `utsname`. It is 256 on Apple's systems; the fields of Linux are shorter.
public let _SYS_NAMELEN: Int32 = 65
