/**
 * The life of an entry that residents write and the town releases, in one place: its states, and which step leads from
 * which into which, by whom. Entries of the pin board live by it, and proposed entries of directories, which have no end
 * by the clock. The rooms take their refusals from here, the pages and the desk the buttons that they offer.
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

/** Who takes a step: whoever wrote the entry, by the private link; the town, at its desk; the clock. */
export type Beteiligt = 'verfasser' | 'stadt' | 'uhr'

type Uebergang = {
  readonly wer: readonly Beteiligt[]
  readonly von: readonly Pinnwandstand[]
  /** `davor`: the state before the lock; `selbst`: it stays. */
  readonly nach: Pinnwandstand | 'davor' | 'selbst'
  /** It is about a lock, which is opened by whoever set it: neither publishes what the other has taken down. */
  readonly nurEigeneSperre?: true
  /** What its author has locked the town locks as well. Opened by the town, it is as its author left it. */
  readonly auchUeberVerfasser?: true
  /** It approves what stands there: only of what one has seen. */
  readonly nurGesehenes?: true
  /** The town gives a reason, which whoever wrote the entry reads. */
  readonly mitGrund?: true
}

export const pinnwandschritte = {
  bestaetigen: { wer: ['verfasser'], von: ['entwurf'], nach: 'bestaetigt' },
  freigeben: { wer: ['stadt'], von: ['bestaetigt'], nach: 'freigegeben', nurGesehenes: true },
  ablehnen: { wer: ['stadt'], von: ['bestaetigt'], nach: 'gesperrt', mitGrund: true },
  sperren: {
    wer: ['verfasser', 'stadt'],
    von: ['bestaetigt', 'freigegeben'],
    nach: 'gesperrt',
    auchUeberVerfasser: true,
    mitGrund: true,
  },
  entsperren: {
    wer: ['verfasser', 'stadt'],
    von: ['gesperrt'],
    nach: 'davor',
    nurEigeneSperre: true,
    nurGesehenes: true,
  },
  /** What is changed is read again by the town before all can read it. */
  aendern: {
    wer: ['verfasser'],
    von: ['entwurf', 'bestaetigt', 'freigegeben', 'gesperrt', 'abgelaufen'],
    nach: 'bestaetigt',
  },
  verlaengern: { wer: ['verfasser'], von: ['freigegeben', 'abgelaufen'], nach: 'freigegeben' },
  ablaufen: { wer: ['uhr'], von: ['freigegeben'], nach: 'abgelaufen' },
  loeschen: {
    wer: ['verfasser', 'stadt', 'uhr'],
    von: ['entwurf', 'bestaetigt', 'freigegeben', 'gesperrt', 'abgelaufen'],
    nach: 'selbst',
  },
} as const satisfies Readonly<Record<string, Uebergang>>
export type Pinnwandschritt = keyof typeof pinnwandschritte

/** All that decides whether a step may be taken. */
export type Lage = {
  readonly stand: Pinnwandstand
  readonly gesperrt_von: 'verfasser' | 'stadt' | null
  /** Before the lock. */
  readonly stand_davor: Pinnwandstand | null
  /** `null`: it has no end by the clock, so nobody keeps it for another while. */
  readonly verlaengert: number | null
  /** What was released before stays for all to read while its change is looked at. */
  readonly steht?: boolean
}

/** How often an entry may be kept for another while. */
export const MOST_VERLAENGERT = 3

/** Into which state a step leads; undefined where it may not be taken. */
export function standNach(lage: Lage, schritt: Pinnwandschritt, wer: Beteiligt): Pinnwandstand | undefined {
  const uebergang: Uebergang = pinnwandschritte[schritt]
  const isOverAuthor =
    uebergang.auchUeberVerfasser === true && wer === 'stadt' && lage.gesperrt_von === 'verfasser'
  if (!uebergang.wer.includes(wer) || !(isOverAuthor || uebergang.von.includes(lage.stand))) return undefined
  if (uebergang.nurEigeneSperre && lage.gesperrt_von !== wer) return undefined
  const isOfTheClock = schritt === 'verlaengern' || schritt === 'ablaufen'
  if (isOfTheClock && lage.verlaengert === null) return undefined
  if (schritt === 'verlaengern' && (lage.verlaengert ?? 0) >= MOST_VERLAENGERT) return undefined
  // A change that is refused takes nothing off that was released before.
  if (schritt === 'ablehnen' && lage.steht) return 'freigegeben'
  // A draft is confirmed by the mail, whatever is changed in it; a lock of one's own stays until it is opened.
  if (schritt === 'aendern' && lage.stand === 'entwurf') return 'entwurf'
  if (schritt === 'aendern' && lage.gesperrt_von === 'verfasser') return 'gesperrt'
  if (uebergang.nach === 'selbst') return lage.stand
  return uebergang.nach === 'davor' ? (lage.stand_davor ?? 'bestaetigt') : uebergang.nach
}

/** The steps that somebody can take now. */
export const moeglicheSchritte = (lage: Lage, wer: Beteiligt): Pinnwandschritt[] =>
  (Object.keys(pinnwandschritte) as Pinnwandschritt[]).filter(
    schritt => standNach(lage, schritt, wer) !== undefined,
  )

/** Whether the town can take it only with what it has seen: no change in between keeps it from locking or deleting. */
export const brauchtGesehenes = (schritt: Pinnwandschritt): boolean => {
  const uebergang: Uebergang = pinnwandschritte[schritt]
  return uebergang.nurGesehenes === true
}

export const brauchtGrund = (schritt: Pinnwandschritt): boolean => {
  const uebergang: Uebergang = pinnwandschritte[schritt]
  return uebergang.mitGrund === true
}
