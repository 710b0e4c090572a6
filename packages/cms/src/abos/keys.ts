import { createHash } from 'node:crypto'
import { newKeyId, type SignedKeys, signedKeys } from '../keys/signed-keys.ts'

/** What a key of a subscription opens. */
export type Purpose = 'bestaetigen' | 'verwalten' | 'abbestellen'

export const newAboId = newKeyId

export const openKeys = (key: () => Buffer): AboKeys => signedKeys<Purpose>('abo', key)

export type AboKeys = SignedKeys<Purpose>

/** By which the proof of a consent is found when somebody names the address; the address cannot be read from it. */
export const proofOf = (email: string): string =>
  createHash('sha256').update(`abo ${email}`).digest('base64url')
