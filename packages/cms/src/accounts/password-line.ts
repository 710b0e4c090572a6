import { CmsError } from '@rathausplatz/contract'

/** Most passwords that are hashed at the same time: hashing takes cores and memory from the pages. */
const AT_ONCE = 2
/** Most waiting requests: of strangers, and of places where the owner of the account has signed in lately. */
const ROOM = { fremd: 30, bekannt: 10 } as const
/** Most waiting requests of one network: no more people sign in from one building in the same second. */
const SHARE = { fremd: 6, bekannt: 6 } as const

/** A request that waits for its password to be hashed. */
export type Waiting = {
  /** Whether the owner has signed in from there lately, or has a session. */
  readonly isKnownPlace: boolean
  /** Empty if senders cannot be told apart. */
  readonly network: string
}

/** A request that has already proved its right: by a key from a mail, a session, or the right password. */
const trusted: Waiting = { isKnownPlace: true, network: '' }

type Turn = { readonly network: string; readonly begin: () => void }

/**
 * Creates the queue for hashing passwords, one per process. Strangers and known places have separate queues
 * that take turns: a flood of wrong passwords delays strangers, not the owners of accounts.
 */
export function passwordLine() {
  const lines: Readonly<Record<keyof typeof ROOM, Turn[]>> = { fremd: [], bekannt: [] }
  let working = 0
  let last: keyof typeof ROOM = 'fremd'

  const wait = async ({ isKnownPlace, network }: Waiting): Promise<void> => {
    const which = isKnownPlace ? 'bekannt' : 'fremd'
    const line = lines[which]
    const ofNetwork = network === '' ? 0 : line.filter(turn => turn.network === network).length
    if (line.length >= ROOM[which] || ofNetwork >= SHARE[which]) throw tooMany()
    await new Promise<void>(begin => line.push({ network, begin }))
  }

  const next = (): Turn | undefined => {
    const other = last === 'fremd' ? 'bekannt' : 'fremd'
    last = lines[other].length > 0 ? other : last
    return lines[last].shift()
  }

  return async <T>(work: () => Promise<T>, who: Waiting = trusted): Promise<T> => {
    if (working < AT_ONCE) working += 1
    else await wait(who)
    try {
      return await work()
    } finally {
      const turn = next()
      if (turn) turn.begin()
      else working -= 1
    }
  }
}

const tooMany = () =>
  new CmsError('zu-viele', 'Gerade melden sich sehr viele an. Bitte versuchen Sie es gleich noch einmal.', {
    retryAfter: 5,
  })
