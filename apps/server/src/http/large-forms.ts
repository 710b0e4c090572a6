import type { IncomingMessage } from 'node:http'
import { letArrive, letWait } from './arrival.ts'
import { LARGEST, withBody } from './body-limit.ts'
import { fairTurns, TooManyFromThere } from './fair-turns.ts'

/** Photos and papers of a form, with what was typed, in bytes: sent along where no script sends them ahead. */
const LARGEST_FORM = 25_000_000
/** Each lies in memory a few times over until its page is drawn. */
const MOST_AT_ONCE = 6
/** Over a telephone at the edge of its network the largest takes this long. */
const LONGEST_MS = 5 * 60_000

const WITH_FILES = /^\/(?:formulare\/[a-z0-9-]+|schaeden\/neu)(?:\.data)?$/

export const mayBeLarge = ({ url, headers }: Request): boolean =>
  WITH_FILES.test(new URL(url).pathname) &&
  headers.get('content-type')?.startsWith('multipart/form-data') === true &&
  !(Number(headers.get('content-length') ?? Number.NaN) <= LARGEST)

/**
 * Forms with files, a few of one network at a time and a few in all, from the first byte until they are answered: a body
 * that waits holds its memory. None of them holds up a page.
 */
export function largeForms() {
  const inTurn = fairTurns({ atOnce: 2, room: 20 })
  let inside = 0
  return async <T>(
    request: Request,
    { network, incoming }: { network: string; incoming: IncomingMessage | undefined },
    /** Undefined where it is too large. */
    answer: (whole: Request | undefined) => Promise<T>,
  ): Promise<T> => {
    letWait(incoming)
    return inTurn(network, async () => {
      if (inside >= MOST_AT_ONCE) throw new TooManyFromThere()
      inside++
      try {
        letArrive(incoming, LONGEST_MS)
        return await answer(await withBody(request, LARGEST_FORM))
      } finally {
        inside--
      }
    })
  }
}
