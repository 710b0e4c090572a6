/** A page drawn with a value that this device remembers: the device may cache it, shared caches may not. */
export const OF_THIS_DEVICE = 'private, no-cache'
