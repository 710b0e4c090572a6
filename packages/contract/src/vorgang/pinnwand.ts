import { lifeCycle, type Transition } from './life-cycle.ts'

/**
 * The life of an entry that residents write and the town releases. Entries of the pin board live by it, and proposed
 * entries of directories, which have no end by the clock.
 */
export const pinnwandstaende = {
  entwurf: 'Noch nicht bestätigt',
  bestaetigt: 'Wird geprüft',
  freigegeben: 'Öffentlich',
  gesperrt: 'Gesperrt',
  abgelaufen: 'Abgelaufen',
} as const
export type Pinnwandstand = keyof typeof pinnwandstaende
export const pinnwandstaendeNamen = Object.keys(pinnwandstaende) as Pinnwandstand[]

/** Who takes a step: the author, by the private link; the town, at its desk; the clock. */
export type Beteiligt = 'verfasser' | 'stadt' | 'uhr'

/** Everything that decides whether a step may be taken. */
export type Lage = {
  readonly stand: Pinnwandstand
  readonly gesperrt_von: 'verfasser' | 'stadt' | null
  /** Before the lock. */
  readonly stand_davor: Pinnwandstand | null
  /** How often it was kept for another while; `null`: it has no end by the clock. */
  readonly verlaengert: number | null
  /** What was released before stays public while its change is reviewed. */
  readonly steht?: boolean
}

/** How often an entry may be kept for another while. */
export const MOST_VERLAENGERT = 3

const endsByTheClock = ({ verlaengert }: Lage): boolean => verlaengert !== null

export const pinnwandschritte = {
  bestaetigen: { who: ['verfasser'], from: ['entwurf'], to: 'bestaetigt' },
  freigeben: { who: ['stadt'], from: ['bestaetigt'], to: 'freigegeben', onlySeen: true },
  ablehnen: {
    who: ['stadt'],
    from: ['bestaetigt'],
    // A refused change takes nothing off that was released before.
    to: ({ steht }) => (steht ? 'freigegeben' : 'gesperrt'),
    withReason: true,
  },
  /** The town also locks what its author has locked. Opened by the town, it is as its author left it. */
  sperren: {
    who: ['verfasser', 'stadt'],
    from: ['bestaetigt', 'freigegeben', 'gesperrt'],
    to: 'gesperrt',
    when: ({ stand, gesperrt_von }, who) =>
      stand !== 'gesperrt' || (who === 'stadt' && gesperrt_von === 'verfasser'),
    withReason: true,
  },
  /** Each opens only the own lock: neither publishes what the other has taken down. */
  entsperren: {
    who: ['verfasser', 'stadt'],
    from: ['gesperrt'],
    to: ({ stand_davor }) => stand_davor ?? 'bestaetigt',
    when: ({ gesperrt_von }, who) => gesperrt_von === who,
    onlySeen: true,
  },
  /** The town reads a change before it is public. A draft waits for its mail, an author's lock for its author. */
  aendern: {
    who: ['verfasser'],
    from: pinnwandstaendeNamen,
    to: ({ stand, gesperrt_von }) =>
      stand === 'entwurf' ? 'entwurf' : gesperrt_von === 'verfasser' ? 'gesperrt' : 'bestaetigt',
  },
  verlaengern: {
    who: ['verfasser'],
    from: ['freigegeben', 'abgelaufen'],
    to: 'freigegeben',
    when: at => endsByTheClock(at) && (at.verlaengert ?? 0) < MOST_VERLAENGERT,
  },
  ablaufen: { who: ['uhr'], from: ['freigegeben'], to: 'abgelaufen', when: endsByTheClock },
  loeschen: { who: ['verfasser', 'stadt', 'uhr'], from: pinnwandstaendeNamen, to: 'same' },
} as const satisfies Readonly<Record<string, Transition<Pinnwandstand, Beteiligt, Lage>>>
export type Pinnwandschritt = keyof typeof pinnwandschritte

export const {
  next: standNach,
  possible: moeglicheSchritte,
  needsSeen: brauchtGesehenes,
  needsReason: brauchtGrund,
} = lifeCycle<Pinnwandstand, Beteiligt, Lage, Pinnwandschritt>(pinnwandschritte)
