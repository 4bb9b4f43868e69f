// The standard library's `rounded()` and square roots call the C mathematics library, which is
// linked only where a module imports it.
#if canImport(Glibc)
private import Glibc
#elseif canImport(Musl)
private import Musl
#elseif canImport(Darwin)
private import Darwin
#endif
