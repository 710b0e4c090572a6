import { CmsError } from '@rathausplatz/contract'
import { NobodyWaits, TooManyWaiting } from '../limits/turnstile.ts'
import { type Asking, type Outcome, openLane, TooManyFromOne } from './lane.ts'
import type { Input, Output, TaskName } from './tasks.ts'

/**
 * The only way to decode pictures and PDF files: in separate processes, which a file may crash
 * (docs/decisions/0124). `MOST_BYTES` limits the memory of each process: the largest photo of a town takes
 * some 550 MB for a moment.
 */
const MOST_BYTES = 800_000_000
const REST_MS = 30_000

/** The lane for sizes of stored pictures, for which visitors wait. The caller limits the queue. */
const forVisitors = openLane({
  places: 2,
  room: Number.POSITIVE_INFINITY,
  heldBytes: Number.POSITIVE_INFINITY,
  mostCpuMs: 20_000,
  longestMs: 60_000,
  mostBytes: MOST_BYTES,
  restMs: REST_MS,
})

/** The lane for files of residents: the largest photo takes two or three seconds of CPU. */
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

/** The lane for files of editors and jobs. These files may take longer, and no resident waits for them. */
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

/** Runs a task on a file in the lane of editors. */
export const unpack = by(ofTheHouse)

/**
 * Returns a function that does the same, but gives up when the editor disconnects or the time for an answer
 * is over.
 */
export function unpackWhile(signal: AbortSignal | undefined): Unpacking {
  const leaving = untilAnswered(signal)
  return (task, input) => unpack(task, input, { leaving })
}

/** Runs a task on a file in the lane of residents. */
export const unpackForCitizens: Unpacking = by(fromCitizens)

/** Runs a task on a stored picture in the lane of visitors. */
export const unpackForVisitors: Unpacking = (task, input) => forVisitors.run(task, input)

export type Unpacking = typeof unpack

/**
 * Longest time until an answer: less than the server's timeout of a silent connection (15 seconds), so that a
 * waiting sender gets an answer.
 */
const ANSWER_MS = 12_000

/** Aborts when the requester disconnects or the time for an answer is over. */
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
