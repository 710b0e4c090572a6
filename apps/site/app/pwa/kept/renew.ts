/** Message of a page to the worker: renew the copies that show what this device remembers. */
export const RENEW = 'kopien-erneuern'
