/** What a page tells the worker: copies that show what this device remembers are to be made anew. */
export const RENEW = 'kopien-erneuern'
