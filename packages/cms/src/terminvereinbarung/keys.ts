import { type SignedKeys, signedKeys } from '../keys/signed-keys.ts'

/** Opens the keys for links of appointments; keys of other rooms are invalid for them. */
export const openTerminKeys = (key: () => Buffer): TerminKeys => signedKeys<'verwalten'>('termin', key)

export type TerminKeys = SignedKeys<'verwalten'>
