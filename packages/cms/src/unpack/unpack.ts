import { CmsError } from '@rathausplatz/contract'
import { NobodyWaits, TooManyWaiting } from '../limits/turnstile.ts'
import { type Asking, type Outcome, openLane, TooManyFromOne } from './lane.ts'
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
  mostCpuMs: 20_000,
  longestMs: 60_000,
  mostBytes: MOST_BYTES,
  restMs: REST_MS,
})

/** What citizens send: a photo of the largest size has its processor for two or three seconds. */
const fromCitizens = openLane({
  places: 1,
  room: 40,
  heldBytes: 150_000_000,
  ofOneNetwork: 4,
  mostCpuMs: 5_000,
  longestMs: 30_000,
  mostBytes: MOST_BYTES,
  restMs: REST_MS,
})

/** Pictures and PDF files of the house. They may take longer, and no citizen waits for them. */
const ofTheHouse = openLane({
  places: 1,
  room: 40,
  heldBytes: 150_000_000,
  mostCpuMs: 6_000,
  longestMs: 30_000,
  mostBytes: MOST_BYTES,
  restMs: REST_MS,
})

type Lane = ReturnType<typeof openLane>
const by =
  (lane: Lane) =>
  async <Name extends TaskName>(
    task: Name,
    input: Input<Name>,
    asking?: Asking,
  ): Promise<Outcome<Output<Name>>> => {
    try {
      return await lane.run(task, input, asking)
    } catch (error) {
      if (error instanceof TooManyFromOne)
        throw new CmsError('zu-viele', MANY_FROM_THERE, { retryAfter: COME_BACK_S })
      throw error instanceof TooManyWaiting || error instanceof NobodyWaits ? tooMany() : error
    }
  }

/** Something with a file of the house. */
export const unpack = by(ofTheHouse)

/** The same for an editor who waits for the answer, or has gone. */
export function unpackWhile(signal: AbortSignal | undefined): Unpacking {
  const leaving = untilAnswered(signal)
  return (task, input) => unpack(task, input, { leaving })
}

/** The same with what anybody sends. */
export const unpackForCitizens: Unpacking = by(fromCitizens)

/** The same for visitors, with a picture of the house. */
export const unpackForVisitors: Unpacking = (task, input) => forVisitors.run(task, input)

export type Unpacking = typeof unpack

/** Less than the server leaves a silent connection open (15 seconds): who waits hears why. */
const ANSWER_MS = 12_000

/** Aborted where whoever asks has gone, or has to be answered now. */
export const untilAnswered = (leaving: AbortSignal | undefined): AbortSignal =>
  AbortSignal.any([AbortSignal.timeout(ANSWER_MS), ...(leaving ? [leaving] : [])])

const COME_BACK_S = 20
const MANY_FROM_THERE =
  'Aus Ihrem Netz kommen gerade mehrere Dateien zugleich an. Bitte versuchen Sie es in einer halben Minute noch einmal.'
const tooMany = () =>
  new CmsError(
    'nicht-gespeichert',
    'Gerade kommen sehr viele Bilder und Dokumente zugleich an. Ihre Angaben sind noch da: Bitte versuchen Sie es in einer Minute noch einmal.',
    { retryAfter: COME_BACK_S },
  )
