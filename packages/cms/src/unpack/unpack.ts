import { CmsError } from '@rathausplatz/contract'
import { NobodyWaits, TooManyWaiting } from '../limits/turnstile.ts'
import { type Asking, type Outcome, openLane, TooManyFromOne } from './lane.ts'
import type { Input, Output, TaskName } from './tasks.ts'

/**
 * The only way to decode pictures and PDF files: separate processes, which may die of them
 * (docs/decisions/0124). A town's largest photo takes some 550 MB for a moment.
 */
const MOST_BYTES = 800_000_000
const REST_MS = 30_000

/** Lane for sizes of stored pictures, which visitors wait for. The caller limits the queue. */
const forVisitors = openLane({
  places: 2,
  room: Number.POSITIVE_INFINITY,
  heldBytes: Number.POSITIVE_INFINITY,
  mostCpuMs: 20_000,
  longestMs: 60_000,
  mostBytes: MOST_BYTES,
  restMs: REST_MS,
})

/** Lane for files of citizens: the largest photo takes two or three seconds of CPU. */
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

/** Lane for files of editors and jobs. They may take longer, and no citizen waits for them. */
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

/** Runs a task on a file of the editors' lane. */
export const unpack = by(ofTheHouse)

/** The same for an editor who may disconnect. */
export function unpackWhile(signal: AbortSignal | undefined): Unpacking {
  const leaving = untilAnswered(signal)
  return (task, input) => unpack(task, input, { leaving })
}

/** The same with files of citizens. */
export const unpackForCitizens: Unpacking = by(fromCitizens)

/** The same for visitors, with a stored picture. */
export const unpackForVisitors: Unpacking = (task, input) => forVisitors.run(task, input)

export type Unpacking = typeof unpack

/**
 * Less than the server's timeout of a silent connection (15 seconds), so that a waiting sender gets an
 * answer.
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
