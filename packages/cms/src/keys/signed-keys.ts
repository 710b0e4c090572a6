import { createHmac, createSecretKey, type KeyObject, randomBytes, timingSafeEqual } from 'node:crypto'

const ID = 22
const MAC = 22

/** Returns a new id. It is random, because links in mails contain it. */
export const newKeyId = (): string => randomBytes(16).toString('base64url')

/**
 * Keys in the links of mails: the id of a row, signed for one room and one purpose with the secret of this
 * site, which is stored beside the database. Keys are not stored and can be repeated in each mail, and a
 * reader of the database cannot make any. A key is not valid for another room or purpose.
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
    /** Returns the id of the row if the key is valid for one of these purposes. */
    idIn(schluessel: string, ...purposes: readonly Purpose[]): string | undefined {
      if (!/^[\w-]{44}$/.test(schluessel)) return undefined
      const id = schluessel.slice(0, ID)
      const given = Buffer.from(schluessel.slice(ID))
      return purposes.some(purpose => timingSafeEqual(given, Buffer.from(sign(purpose, id)))) ? id : undefined
    },
  }
}

export type SignedKeys<Purpose extends string> = ReturnType<typeof signedKeys<Purpose>>
