import { lifeCycle, type Transition } from './life-cycle.ts'

/**
 * The life cycle of an entry that residents write and the town reviews: of the pin board, and of proposed
 * directory entries, which never expire.
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

/** What the first link says if its author has sent an unconfirmed entry again. */
export const NEUERE_EMAIL =
  'Sie haben Ihren Eintrag danach noch einmal geschickt. Bitte nehmen Sie die neuere E-Mail.'

/** Who takes a step: the author (by the private link), the town (at the desk), the clock. */
export type Beteiligt = 'verfasser' | 'stadt' | 'uhr'

/** Everything that decides whether a step is allowed. */
export type Lage = {
  readonly stand: Pinnwandstand
  readonly gesperrt_von: 'verfasser' | 'stadt' | null
  /** The state before the lock. */
  readonly stand_davor: Pinnwandstand | null
  /** The number of extensions; `null` if the entry never expires. */
  readonly verlaengert: number | null
  /** The last released version stays public while a change is reviewed. */
  readonly steht?: boolean
}

/** The maximum number of extensions. */
export const MOST_VERLAENGERT = 3

const endsByTheClock = ({ verlaengert }: Lage): boolean => verlaengert !== null

export const pinnwandschritte = {
  bestaetigen: { who: ['verfasser'], from: ['entwurf'], to: 'bestaetigt' },
  freigeben: { who: ['stadt'], from: ['bestaetigt'], to: 'freigegeben', onlySeen: true },
  ablehnen: {
    who: ['stadt'],
    from: ['bestaetigt'],
    // Refusing a change does not withdraw the released version.
    to: ({ steht }) => (steht ? 'freigegeben' : 'gesperrt'),
    withReason: true,
  },
  /**
   * The town can also lock an entry that its author has locked. After the town unlocks it, it is locked by
   * its author again.
   */
  sperren: {
    who: ['verfasser', 'stadt'],
    from: ['bestaetigt', 'freigegeben', 'gesperrt'],
    to: 'gesperrt',
    when: ({ stand, gesperrt_von }, who) =>
      stand !== 'gesperrt' || (who === 'stadt' && gesperrt_von === 'verfasser'),
    withReason: true,
  },
  /** Author and town unlock only their own lock: neither publishes what the other has withdrawn. */
  entsperren: {
    who: ['verfasser', 'stadt'],
    from: ['gesperrt'],
    to: ({ stand_davor }) => stand_davor ?? 'bestaetigt',
    when: ({ gesperrt_von }, who) => gesperrt_von === who,
    onlySeen: true,
  },
  /**
   * The town reviews a change before it becomes public. A draft still waits for its confirmation; an entry
   * locked by its author stays locked.
   */
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
