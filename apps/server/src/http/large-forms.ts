import type { IncomingMessage } from 'node:http'
import { letArrive, letWait } from './arrival.ts'
import { LARGEST, withBody } from './body-limit.ts'
import { fairTurns } from './fair-turns.ts'
import { roomForForms } from './room-for-forms.ts'

/** Largest form in bytes, with photos, documents and text, if no script uploads the files in advance. */
const LARGEST_FORM = 25_000_000
/** Most forms that are parsed and answered at the same time: each is in memory several times meanwhile. */
const MOST_AT_ONCE = 3
/** Most bytes of all forms together that arrive, wait or are answered. */
const ROOM = 100_000_000
/** Time for the largest form on a phone with bad reception. */
const LONGEST_MS = 5 * 60_000

const WITH_FILES = /^\/(?:formulare\/[a-z0-9-]+|schaeden\/neu|pinnwand\/(?:neu|eigener\/[\w-]+))(?:\.data)?$/

export const mayBeLarge = ({ url, headers }: Request): boolean =>
  WITH_FILES.test(new URL(url).pathname) &&
  headers.get('content-type')?.startsWith('multipart/form-data') === true &&
  !(Number(headers.get('content-length') ?? Number.NaN) <= LARGEST)

/**
 * Limits forms with files: two per network from the first byte on, so that waiting bodies do not fill the
 * memory; and three in all once they are complete, so that a slow sender blocks nobody. None of them delays a
 * page.
 */
export function largeForms({ atOnce = MOST_AT_ONCE, most = ROOM, now }: Bounds = {}) {
  const inTurn = fairTurns({ atOnce: 2, room: 20 })
  const whenWhole = fairTurns({ atOnce })
  const enter = roomForForms(most, now)
  return async <T>(
    request: Request,
    { network, incoming }: { network: string; incoming: IncomingMessage | undefined },
    /** Gets undefined if the form is too large. */
    answer: (whole: Request | undefined) => Promise<T>,
  ): Promise<T> => {
    letWait(incoming)
    return inTurn(network, async () => {
      letArrive(incoming, LONGEST_MS)
      const stay = enter()
      try {
        const whole = await withBody(request, LARGEST_FORM, { onBytes: stay.add, signal: stay.signal })
        stay.arrived()
        return await whenWhole(ALL, () => answer(whole))
      } finally {
        stay.end()
      }
    })
  }
}

type Bounds = { atOnce?: number; most?: number; now?: () => number }

/** The one queue key of the whole forms: all networks share their turns. */
const ALL = ''
