import { createHash } from 'node:crypto'

export { TAKEN_AWAY, WHOSE } from './whose-header.ts'

/** A number for an account: it tells two apart and says nothing of either. */
export const numberOf = (id: string): string =>
  createHash('sha256').update(`Ratsunterlagen ${id}`).digest('base64url').slice(0, 22)
