import { type SignedKeys, signedKeys } from '../keys/signed-keys.ts'

/** Keys in the links of appointments: nothing where those of another room are asked for. */
export const openTerminKeys = (key: () => Buffer): TerminKeys => signedKeys<'verwalten'>('termin', key)

export type TerminKeys = SignedKeys<'verwalten'>
