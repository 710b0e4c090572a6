import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import * as z from 'zod'

/** Data of the confirmation of a form. */
const received = z.object({
  slug: z.string(),
  vorgang: z.string(),
  kennwort: z.string(),
  eingangsmail: z.boolean(),
})
export type Received = z.infer<typeof received>

/** How long a confirmation can be loaded again, in ms. */
const LASTS_MS = 30 * 60_000

const stored = received.extend({ bis: z.number() })

/**
 * Encrypts a confirmation for use in an address. A later finder of the address does not learn the secret, and
 * the address expires after half an hour.
 */
export function seal(key: Buffer, what: Received, now: Date): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  const text = JSON.stringify({ ...what, bis: now.getTime() + LASTS_MS })
  const closed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), closed]).toString('base64url')
}

export function unseal(key: Buffer, sealed: string, now: Date): Received | undefined {
  try {
    const bytes = Buffer.from(sealed.slice(0, 2_000), 'base64url')
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
    decipher.setAuthTag(bytes.subarray(12, 28))
    const text = Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
    const { bis, ...what } = stored.parse(JSON.parse(text))
    return now.getTime() <= bis ? what : undefined
  } catch {
    // The address is forged or truncated.
    return undefined
  }
}
