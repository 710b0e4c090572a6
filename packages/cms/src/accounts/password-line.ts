import { CmsError } from '@rathausplatz/contract'

/** Passwords that are worked on at once: hashing takes cores and memory from the pages. */
const AT_ONCE = 2
/** Those that wait: of strangers, and of who is where the owner of the account has signed in lately. */
const ROOM = { fremd: 30, bekannt: 10 } as const
/** Those of one network: so many do not sign in from one house in the same second. */
const SHARE = { fremd: 6, bekannt: 6 } as const

/** Who waits for a password to be looked at. */
export type Waiting = {
  /** Whether the owner of the account has signed in from there lately, or is signed in. */
  readonly isKnownPlace: boolean
  /** Empty where senders cannot be told apart. */
  readonly network: string
}

/** What somebody does who has shown already that they may: a key from a mail, a right, the right password. */
const trusted: Waiting = { isKnownPlace: true, network: '' }

type Turn = { readonly network: string; readonly begin: () => void }

/**
 * The line before the work on passwords, of each process. Strangers and those at a known place wait apart and get their
 * turns in turn: whoever sends a crowd of wrong passwords makes strangers wait, not the owners of accounts.
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
