import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { beginsWithZeros } from '@rathausplatz/contract/formular'
import { DAY_MS } from '@rathausplatz/time'

/** Some ten thousand sums: under a second on a phone of some years ago. */
export const NULLEN = 14
/** Nobody has read and filled in a form within so many milliseconds. */
const FASTEST_MS = 2_000
/** A sum that is older counts no more. */
const LONGEST_MS = DAY_MS

const SHAPE = /^([0-9a-z]{8,9})\.([\w-]{16})\.([\w-]{22})$/

type Judged =
  /** No beginning of this house, or of a time that its clock has yet to reach. */
  | 'unbekannt'
  /** Sent faster than anybody reads. */
  | 'zu-schnell'
  /** Begun here, long enough ago; the sum is not done, or was done too long ago. */
  | 'begonnen'
  | 'gerechnet'

/** When somebody began to fill in a form, signed: what nobody has seen nobody sends, and nobody says they began before. */
export function openBeginn(key: () => Buffer) {
  const sign = (said: string): string =>
    createHmac('sha256', key()).update(`formular beginn ${said}`).digest('base64url').slice(0, 22)
  return {
    begin(now: Date): string {
      const said = `${now.getTime().toString(36)}.${randomBytes(12).toString('base64url')}`
      return `${said}.${sign(said)}`
    },

    judge(beginn: string, loesung: number | undefined, now: Date): Judged {
      const [, time = '', random, mac = ''] = SHAPE.exec(beginn) ?? []
      if (!timingSafeEqual(Buffer.from(mac.padEnd(22)), Buffer.from(sign(`${time}.${random}`))))
        return 'unbekannt'
      const took = now.getTime() - Number.parseInt(time, 36)
      if (took < 0) return 'unbekannt'
      if (took < FASTEST_MS) return 'zu-schnell'
      if (loesung === undefined || took > LONGEST_MS) return 'begonnen'
      const hash = createHash('sha256').update(`${beginn}:${loesung}`).digest()
      return beginsWithZeros(hash, NULLEN) ? 'gerechnet' : 'begonnen'
    },

    /** Until when a sum counts, and so must be remembered as handed in. */
    end: (now: Date): string => new Date(now.getTime() + LONGEST_MS).toISOString(),
  }
}
