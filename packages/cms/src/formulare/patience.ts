import { type Limit, limitsIn, take } from '../limits/limits.ts'
import { type FromOnePlace, kilobytesOfADay, NOW_AND_THEN, ofSender } from '../limits/of-senders.ts'
import { tooManyAttempts } from '../limits/too-many-attempts.ts'
import type { Database } from '../store/index.ts'
import { stored } from '../stored.ts'

const rooms = {
  /** Forms whose sum was done. */
  gerechnet: NOW_AND_THEN,
  /** Forms without it: a browser without JavaScript does as well, a program that floods does not. */
  begonnen: { connection: 4, network: 20, unknown: 60 },
  datei: { connection: 40, network: 200, unknown: 400 },
  entwurf: { connection: 20, network: 100, unknown: 200 },
  /** Looking up with a number or a code: who tries them all comes nowhere. */
  nachweis: { connection: 20, network: 100, unknown: 300 },
} as const satisfies Readonly<Record<string, FromOnePlace>>

export const patienceFor = (what: keyof typeof rooms, sender: string | undefined): Limit[] =>
  ofSender(`formular-${what}`, sender, rooms[what])

/** What one sender's files of a day may weigh together: a building application with its plans, and another. */
const KILOBYTES: FromOnePlace = { connection: 200_000, network: 500_000, unknown: 2_000_000 }
/** The same for forms that wait to be gone on with. */
const KILOBYTES_KEPT: FromOnePlace = { connection: 2_000, network: 20_000, unknown: 100_000 }

export const weightOfFile = (sender: string | undefined, bytes: number): Limit[] =>
  kilobytesOfADay('formular-datei', sender, bytes, KILOBYTES)

export const weightOfDraft = (sender: string | undefined, bytes: number): Limit[] =>
  kilobytesOfADay('formular-entwurf', sender, bytes, KILOBYTES_KEPT)

/** Counts in limits of a sender, in a transaction of its own. Refused where they are reached. */
export async function bear(database: Database, limits: readonly Limit[], now: Date): Promise<void> {
  const wait = await stored(database, async db => take(limitsIn(db), limits, now))
  if (wait !== undefined) throw tooManyAttempts(wait)
}
