import { type SignedKeys, signedKeys } from '../keys/signed-keys.ts'

/** Keys in links of appointments; keys of other rooms are invalid here. */
export const openTerminKeys = (key: () => Buffer): TerminKeys => signedKeys<'verwalten'>('termin', key)

export type TerminKeys = SignedKeys<'verwalten'>
