import { createHmac, createSecretKey, type KeyObject, randomBytes, timingSafeEqual } from 'node:crypto'

const ID = 22
const MAC = 22

/** By chance: it stands in the links of mails. */
export const newKeyId = (): string => randomBytes(16).toString('base64url')

/**
 * Keys in the links of mails: the id of a row of a room, signed for one purpose with the key of this site, which lies
 * beside the database and not in it. Nothing of them is kept, each mail can say them anew, and who reads the database
 * can make none. A key of one room or purpose is nothing where another is asked for.
 */
export function signedKeys<Purpose extends string>(room: string, key: () => Buffer) {
  let secret: KeyObject | undefined
  const sign = (purpose: Purpose, id: string): string =>
    createHmac('sha256', (secret ??= createSecretKey(key())))
      .update(`${room} ${purpose} ${id}`)
      .digest('base64url')
      .slice(0, MAC)
  return {
    keyFor: (purpose: Purpose, id: string): string => id + sign(purpose, id),
    /** The row that a key opens for one of these purposes. */
    idIn(schluessel: string, ...purposes: readonly Purpose[]): string | undefined {
      if (!/^[\w-]{44}$/.test(schluessel)) return undefined
      const id = schluessel.slice(0, ID)
      const given = Buffer.from(schluessel.slice(ID))
      return purposes.some(purpose => timingSafeEqual(given, Buffer.from(sign(purpose, id)))) ? id : undefined
    },
  }
}

export type SignedKeys<Purpose extends string> = ReturnType<typeof signedKeys<Purpose>>
