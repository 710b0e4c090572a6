import { createHash } from 'node:crypto'

export { TAKEN_AWAY, WHOSE } from './whose-header.ts'

/** Returns a hash of an account id, which distinguishes accounts without revealing them. */
export const numberOf = (id: string): string =>
  createHash('sha256').update(`Ratsunterlagen ${id}`).digest('base64url').slice(0, 22)
