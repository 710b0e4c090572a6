import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/**
 * Seals secrets of code apps (AES-256-GCM) with a key derived from the secret of the site, which is stored
 * beside the database: a copy of the database alone computes no codes. The account is part of the seal, so a
 * secret moved to another account does not open.
 */
export type Sealing = {
  /** Returns the secret unchanged if the site has no lasting key: a lost seal would lock its owner out. */
  readonly seal: (secret: string, accountId: string) => string
  /**
   * Returns the secret. Undefined if it was sealed with another key, or if it is in clear although all were
   * sealed: somebody has written it into the database.
   */
  readonly open: (stored: string, accountId: string) => string | undefined
  readonly isSealed: (stored: string) => boolean
  readonly canSeal: () => boolean
  readonly mark: SealedMark
}

/** Remembers, outside of the database, that all secrets are sealed. */
export type SealedMark = { isDone(): boolean; noteDone(): void }

function markOfProcess(): SealedMark {
  let isDone = false
  return { isDone: () => isDone, noteDone: () => void (isDone = true) }
}

/** Not in base 32, so no secret in clear begins with it. */
const MARK = 'v1.'
const IV = 12
const TAG = 16
const ALGORITHM = 'aes-256-gcm'

/** `siteKey` returns the lasting key of the site; undefined if there is none. */
export function openSealing(siteKey: () => Buffer | undefined, mark = markOfProcess()): Sealing {
  let derived: Buffer | undefined
  const key = (): Buffer | undefined => {
    const from = derived ? undefined : siteKey()
    if (from) derived = Buffer.from(hkdfSync('sha256', from, '', 'rathausplatz code-app', 32))
    return derived
  }
  const isSealed = (stored: string) => stored.startsWith(MARK)
  return {
    isSealed,
    mark,
    canSeal: () => key() !== undefined,
    seal(secret, accountId) {
      const by = key()
      if (!by) return secret
      const iv = randomBytes(IV)
      const cipher = createCipheriv(ALGORITHM, by, iv, { authTagLength: TAG }).setAAD(Buffer.from(accountId))
      const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
      return MARK + Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
    },
    open(stored, accountId) {
      if (!isSealed(stored)) return mark.isDone() ? undefined : stored
      const by = key()
      if (!by) return undefined
      const bytes = Buffer.from(stored.slice(MARK.length), 'base64url')
      try {
        const decipher = createDecipheriv(ALGORITHM, by, bytes.subarray(0, IV), { authTagLength: TAG })
          .setAAD(Buffer.from(accountId))
          .setAuthTag(bytes.subarray(IV, IV + TAG))
        return Buffer.concat([decipher.update(bytes.subarray(IV + TAG)), decipher.final()]).toString('utf8')
      } catch {
        return undefined
      }
    },
  }
}
