// Core Foundation's functions for errors and identifiers.

public func CFErrorCopyDescription(_ err: CFError!) -> CFString! { err.localizedDescription }
public func CFErrorGetCode(_ err: CFError!) -> CFIndex { err.code }
public func CFErrorGetDomain(_ err: CFError!) -> CFString! { err.domain }

public func CFUUIDCreate(_ alloc: CFAllocator?) -> CFUUID! { NSUUID() }
public func CFUUIDCreateString(_ alloc: CFAllocator?, _ uuid: CFUUID!) -> CFString! { uuid.uuidString }
