/**
 * Says with every answer of the council's room whose session it is: what keeps papers on a device must know when somebody
 * else has signed in there.
 */
export const WHOSE = 'rat-konto'

/**
 * Behind the address of the sign-in: the session was taken away before its time, for example because this device was lost.
 * Stands there and in no header, because nobody but the browser reads those of an answer that leads elsewhere.
 */
export const TAKEN_AWAY = 'entzogen'
