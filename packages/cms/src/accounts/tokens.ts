import { createHash, randomBytes } from 'node:crypto'

/** 256 bits that nobody guesses. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** What is kept of a token: who reads the database can sign in as nobody. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')
