import { createHash } from 'node:crypto'

/** What is kept of a secret. Of eighty random bits no slow sum is needed. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url')
