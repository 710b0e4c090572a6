import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import * as z from 'zod'

/** How long a sealed value can be opened, in ms. */
const LASTS_MS = 30 * 60_000

const stored = z.object({ was: z.unknown(), bis: z.number() })

/**
 * Values that travel in an address after a form was sent: encrypted, so that a later finder of the address does not
 * learn them, and closed after half an hour. `use` keeps the values of different pages apart.
 */
export function sealedAs<S extends z.ZodType>(use: string, schema: S) {
  const about = Buffer.from(use)
  return {
    seal(key: Buffer, was: z.input<S>, now: Date): string {
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(about)
      const text = JSON.stringify({ was, bis: now.getTime() + LASTS_MS })
      const closed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), closed]).toString('base64url')
    },

    unseal(key: Buffer, sealed: string, now: Date): z.output<S> | undefined {
      try {
        const bytes = Buffer.from(sealed.slice(0, 2_000), 'base64url')
        const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12)).setAAD(about)
        decipher.setAuthTag(bytes.subarray(12, 28))
        const text = Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
        const { was, bis } = stored.parse(JSON.parse(text))
        return now.getTime() <= bis ? schema.parse(was) : undefined
      } catch {
        // The address is forged or truncated.
        return undefined
      }
    },
  }
}
