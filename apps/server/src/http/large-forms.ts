import type { IncomingMessage } from 'node:http'
import { letArrive, letWait } from './arrival.ts'
import { LARGEST, withBody } from './body-limit.ts'
import { fairTurns } from './fair-turns.ts'
import { roomForForms } from './room-for-forms.ts'

/** Photos and papers of a form, with what was typed, in bytes: sent along where no script sends them ahead. */
const LARGEST_FORM = 25_000_000
/** Forms that are taken apart and answered at the same time: each lies in memory a few times over meanwhile. */
const MOST_AT_ONCE = 3
/** What all hold that arrive, wait and are answered, in bytes. */
const ROOM = 100_000_000
/** Over a telephone at the edge of its network the largest takes this long. */
const LONGEST_MS = 5 * 60_000

const WITH_FILES = /^\/(?:formulare\/[a-z0-9-]+|schaeden\/neu)(?:\.data)?$/

export const mayBeLarge = ({ url, headers }: Request): boolean =>
  WITH_FILES.test(new URL(url).pathname) &&
  headers.get('content-type')?.startsWith('multipart/form-data') === true &&
  !(Number(headers.get('content-length') ?? Number.NaN) <= LARGEST)

/**
 * Forms with files: two of a network at a time from the first byte on, so that nobody fills the memory with bodies that
 * wait; and three in all once they are whole, so that a slow sender keeps no place from anybody. None of them holds up a page.
 */
export function largeForms({ atOnce = MOST_AT_ONCE, most = ROOM, now }: Bounds = {}) {
  const inTurn = fairTurns({ atOnce: 2, room: 20 })
  const whenWhole = fairTurns({ atOnce })
  const enter = roomForForms(most, now)
  return async <T>(
    request: Request,
    { network, incoming }: { network: string; incoming: IncomingMessage | undefined },
    /** Undefined where it is too large. */
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

/** The three places are those of everybody together. */
const ALL = ''
