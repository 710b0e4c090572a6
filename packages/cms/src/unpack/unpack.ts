import { CmsError } from '@rathausplatz/contract'
import { TooManyWaiting } from '../media/turnstile.ts'
import { type Outcome, openLane } from './lane.ts'
import type { Input, Output, TaskName } from './tasks.ts'

/**
 * The one way to what is in pictures and PDF files: their bytes are unpacked by processes that may die of them
 * (docs/decisions/0124). A town's largest photo takes some 550 MB for a moment.
 */
const MOST_BYTES = 800_000_000
const REST_MS = 30_000

/** What visitors wait for: sizes of pictures that have been taken in. Whoever asks keeps the line short. */
const forVisitors = openLane({
  places: 2,
  room: Number.POSITIVE_INFINITY,
  heldBytes: Number.POSITIVE_INFINITY,
  longestMs: 60_000,
  mostBytes: MOST_BYTES,
  restMs: REST_MS,
})

/** What comes in: however much it is, and whatever it does, visitors do not wait for it. */
const incoming = openLane({
  places: 1,
  room: 40,
  heldBytes: 150_000_000,
  longestMs: 30_000,
  mostBytes: MOST_BYTES,
  restMs: REST_MS,
})

/** Something with a file that comes in, or of which nobody knows yet what it is. */
export async function unpack<Name extends TaskName>(
  task: Name,
  input: Input<Name>,
): Promise<Outcome<Output<Name>>> {
  try {
    return await incoming.run(task, input)
  } catch (error) {
    throw error instanceof TooManyWaiting ? tooMany() : error
  }
}

/** The same for visitors, with a picture of the house. */
export const unpackForVisitors: typeof unpack = (task, input) => forVisitors.run(task, input)

const COME_BACK_S = 20
const tooMany = () =>
  new CmsError(
    'nicht-gespeichert',
    'Gerade kommen sehr viele Bilder und Dokumente zugleich an. Ihre Angaben sind noch da: Bitte versuchen Sie es in einer Minute noch einmal.',
    { retryAfter: COME_BACK_S },
  )
