import { createHash, randomBytes } from 'node:crypto'

/** Returns 256 random bits. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** Returns the stored form of a token: the database alone does not allow signing in. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')
