import { createHash } from 'node:crypto'
import { newKeyId, type SignedKeys, signedKeys } from '../keys/signed-keys.ts'

/** The purposes of a key of a subscription. */
export type Purpose = 'bestaetigen' | 'verwalten' | 'abbestellen'

export const newAboId = newKeyId

export const openKeys = (key: () => Buffer): AboKeys => signedKeys<Purpose>('abo', key)

export type AboKeys = SignedKeys<Purpose>

/** Hash of an address, for finding the proof of a consent; the address cannot be read from it. */
export const proofOf = (email: string): string =>
  createHash('sha256').update(`abo ${email}`).digest('base64url')
