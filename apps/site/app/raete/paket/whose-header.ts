/**
 * Header of each answer of the council's room with the account of the session: papers kept on the device must
 * be deleted if another user signs in.
 */
export const WHOSE = 'rat-konto'

/**
 * Query parameter of the sign-in page: the session was revoked, for example because the device was lost. Not
 * a header, because a script cannot read those of a redirect.
 */
export const TAKEN_AWAY = 'entzogen'
