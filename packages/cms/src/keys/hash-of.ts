import { createHash } from 'node:crypto'

/**
 * Returns the hash that is stored in place of a secret. Secrets have at least 80 random bits, so no slow hash
 * is needed.
 */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url')
