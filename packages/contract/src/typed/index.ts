/** What people type, one parser per kind of value, without schemas: for forms, rooms and the desk. */

export { isDetour } from './detours.ts'
export { holdsTelephone } from './dialled-fields.ts'
export { readEmail } from './email-address.ts'
export { doubtOfEmail } from './likely-email.ts'
export { type DeadLink, deadLinkWords, type ReadLink, readLink } from './link-address.ts'
export { readNumber } from './number.ts'
export { readTelephone } from './telephone.ts'
export { readTelephoneAndWords } from './telephone-and-words.ts'
export { telephoneSpelling } from './telephone-spelling.ts'
