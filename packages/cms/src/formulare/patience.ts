import { type Limit, limitsIn, take } from '../limits/limits.ts'
import { type FromOnePlace, kilobytesOfADay, NOW_AND_THEN, ofSender } from '../limits/of-senders.ts'
import { tooManyAttempts } from '../limits/too-many-attempts.ts'
import type { Database } from '../store/index.ts'
import { stored } from '../stored.ts'

const rooms = {
  /** Forms with a valid proof of work. */
  gerechnet: NOW_AND_THEN,
  /** Forms without a proof: enough for a browser without JavaScript, too little for a flood. */
  begonnen: { connection: 4, network: 20, unknown: 60 },
  datei: { connection: 40, network: 200, unknown: 400 },
  entwurf: { connection: 20, network: 100, unknown: 200 },
  /** Look-ups by number or code: too few for guessing. */
  nachweis: { connection: 20, network: 100, unknown: 300 },
} as const satisfies Readonly<Record<string, FromOnePlace>>

export const patienceFor = (what: keyof typeof rooms, sender: string | undefined): Limit[] =>
  ofSender(`formular-${what}`, sender, rooms[what])

/** Kilobytes of files per sender and day: two building applications with their plans. */
const KILOBYTES: FromOnePlace = { connection: 200_000, network: 500_000, unknown: 2_000_000 }
/** Kilobytes of saved forms per sender and day. */
const KILOBYTES_KEPT: FromOnePlace = { connection: 2_000, network: 20_000, unknown: 100_000 }

export const weightOfFile = (sender: string | undefined, bytes: number): Limit[] =>
  kilobytesOfADay('formular-datei', sender, bytes, KILOBYTES)

export const weightOfDraft = (sender: string | undefined, bytes: number): Limit[] =>
  kilobytesOfADay('formular-entwurf', sender, bytes, KILOBYTES_KEPT)

/** Counts against rate limits in a transaction of its own. Throws if a limit is reached. */
export async function bear(database: Database, limits: readonly Limit[], now: Date): Promise<void> {
  const wait = await stored(database, async db => take(limitsIn(db), limits, now))
  if (wait !== undefined) throw tooManyAttempts(wait)
}
