/**
 * Headers of a request without keep-alive: the server could close a kept connection just when the next
 * request uses it.
 */
export const notKept = { connection: 'close' }
