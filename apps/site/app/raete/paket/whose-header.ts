/**
 * Header with the account of the session, in each answer to the council members' area: papers kept on the
 * device must be deleted if another user signs in.
 */
export const WHOSE = 'rat-konto'

/**
 * Query parameter of the sign-in page if the session was revoked, for example because the device was lost. It
 * is not a header, because a script cannot read the headers of a redirect.
 */
export const TAKEN_AWAY = 'entzogen'
