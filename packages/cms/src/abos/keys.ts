import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** What a key opens: one is nothing where another is asked for. */
export type Purpose = 'bestaetigen' | 'verwalten' | 'abbestellen'

const ID = 22
const MAC = 22

export const newAboId = (): string => randomBytes(16).toString('base64url')

/**
 * Keys in the links of mails: the id of a subscription, signed for one purpose with the key of this site, which lies
 * beside the database and not in it. Nothing of them is kept, each mail can say them anew, and who reads the database
 * can make none.
 */
export function openKeys(key: () => Buffer) {
  const sign = (purpose: Purpose, id: string): string =>
    createHmac('sha256', key()).update(`abo ${purpose} ${id}`).digest('base64url').slice(0, MAC)
  return {
    keyFor: (purpose: Purpose, id: string): string => id + sign(purpose, id),
    /** The subscription that a key opens for one of these purposes. */
    idIn(schluessel: string, ...purposes: readonly Purpose[]): string | undefined {
      if (!/^[\w-]{44}$/.test(schluessel)) return undefined
      const id = schluessel.slice(0, ID)
      const given = Buffer.from(schluessel.slice(ID))
      return purposes.some(purpose => timingSafeEqual(given, Buffer.from(sign(purpose, id)))) ? id : undefined
    },
  }
}

export type AboKeys = ReturnType<typeof openKeys>

/** By which the proof of a consent is found when somebody names the address; the address cannot be read from it. */
export const proofOf = (email: string): string =>
  createHash('sha256').update(`abo ${email}`).digest('base64url')
