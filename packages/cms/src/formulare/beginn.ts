import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { beginsWithZeros } from '@rathausplatz/contract/formular'
import { DAY_MS } from '@rathausplatz/time'

/** Leading zero bits of the proof of work: some ten thousand hashes, under a second on an old phone. */
export const NULLEN = 14
/** Milliseconds in which no person can read and fill in a form. */
const FASTEST_MS = 2_000
/** The age beyond which a proof is not accepted. */
const LONGEST_MS = DAY_MS

const SHAPE = /^([0-9a-z]{8,9})\.([\w-]{16})\.([\w-]{22})$/

type Judged =
  /** Not signed by this site, or of a future time. */
  | 'unbekannt'
  /** Sent faster than a person reads. */
  | 'zu-schnell'
  /** Signed here, long enough ago; the proof is missing, wrong or too old. */
  | 'begonnen'
  | 'gerechnet'

/** Signs the moment at which a form was opened: nobody can send an unseen form or claim an earlier start. */
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

    /** Returns the moment until which a proof is valid, and must be remembered as used. */
    end: (now: Date): string => new Date(now.getTime() + LONGEST_MS).toISOString(),
  }
}
