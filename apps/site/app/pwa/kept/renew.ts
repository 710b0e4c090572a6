/** Message of a page to the worker: renew the copies that show data remembered by this device. */
export const RENEW = 'kopien-erneuern'
