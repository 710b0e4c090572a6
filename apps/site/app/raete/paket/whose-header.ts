/**
 * Says with every answer of the council's room whose session it is: what keeps papers on a device must know when somebody
 * else has signed in there.
 */
export const WHOSE = 'rat-konto'

/** The session was taken away before its time: whoever holds this device is nobody any more. */
export const NOBODY = 'niemand'
