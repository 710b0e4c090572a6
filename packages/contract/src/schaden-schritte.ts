/**
 * The life of a reported damage, in one place: its states, and which step leads from which into which, by whom. The room
 * takes its refusals from here, the pages and the desk the buttons that they offer, Open311 what is open and closed.
 */
export const schadenstaende = {
  eingegangen: 'Eingegangen',
  bestaetigt: 'Bestätigt',
  in_arbeit: 'In Arbeit',
  erledigt: 'Erledigt',
  abgelehnt: 'Abgelehnt',
  wieder_geoeffnet: 'Wieder geöffnet',
} as const
export type Schadenstand = keyof typeof schadenstaende
export const schadenstaendeNamen = Object.keys(schadenstaende) as Schadenstand[]

const BEENDET = ['erledigt', 'abgelehnt'] as const satisfies readonly Schadenstand[]
/** States in which the town does nothing more by itself. */
export const beendeteStaende: readonly Schadenstand[] = BEENDET
/** States in which something is still to be done. */
export const offeneStaende = ['eingegangen', 'bestaetigt', 'in_arbeit', 'wieder_geoeffnet'] as const

/** Whether something is still to be done about it. */
export const istOffenerSchaden = (stand: string): boolean =>
  (offeneStaende as readonly string[]).includes(stand)

/** Who takes a step: whoever reported it, by number and secret; the town, at its desk; the clock. */
export type Schadensbeteiligt = 'melder' | 'stadt' | 'uhr'

type Uebergang = {
  readonly wer: readonly Schadensbeteiligt[]
  readonly von: readonly Schadenstand[]
  /** `selbst`: it stays. */
  readonly nach: Schadenstand | 'selbst'
  /** A sentence says why: nobody is left with a state alone. */
  readonly mitGrund?: true
}

const jederStand = [...offeneStaende, ...BEENDET] as const

export const schadenschritte = {
  bestaetigen: { wer: ['stadt'], von: ['eingegangen', 'wieder_geoeffnet'], nach: 'bestaetigt' },
  beginnen: { wer: ['stadt'], von: ['eingegangen', 'bestaetigt', 'wieder_geoeffnet'], nach: 'in_arbeit' },
  /** News without another state: a part is ordered, the frost has to go first. */
  mitteilen: { wer: ['stadt'], von: offeneStaende, nach: 'selbst', mitGrund: true },
  erledigen: { wer: ['stadt'], von: offeneStaende, nach: 'erledigt', mitGrund: true },
  ablehnen: { wer: ['stadt'], von: offeneStaende, nach: 'abgelehnt', mitGrund: true },
  /** The same damage is known under another number; that one is the reason. */
  zusammenlegen: { wer: ['stadt'], von: offeneStaende, nach: 'abgelehnt' },
  wieder_oeffnen: { wer: ['melder', 'stadt'], von: BEENDET, nach: 'wieder_geoeffnet', mitGrund: true },
  /** What all can read of it; said again, it is something else that they can. */
  zeigen: { wer: ['stadt'], von: jederStand, nach: 'selbst' },
  verbergen: { wer: ['stadt'], von: jederStand, nach: 'selbst' },
  loeschen: { wer: ['stadt', 'uhr'], von: jederStand, nach: 'selbst' },
} as const satisfies Readonly<Record<string, Uebergang>>
export type Schadenschritt = keyof typeof schadenschritte
export const schadenschritteNamen = Object.keys(schadenschritte) as Schadenschritt[]

/** All that decides whether a step may be taken. */
export type Schadenslage = {
  readonly stand: Schadenstand
  readonly oeffentlich: boolean
  /** Whether it was put together with another report. */
  readonly doppelt: boolean
  /** How often whoever reported it has opened it again. */
  readonly geoeffnet: number
  /** Days since the town was done with it. */
  readonly beendetVorTagen: number | null
}

/** How often, and for how many days after its end, whoever reported a damage may open it again. */
export const MOST_GEOEFFNET = 3
export const WIEDER_OEFFNEN_TAGE = 60

/** Into which state a step leads; undefined where it may not be taken. */
export function schadenstandNach(
  lage: Schadenslage,
  schritt: Schadenschritt,
  wer: Schadensbeteiligt,
): Schadenstand | undefined {
  const uebergang: Uebergang = schadenschritte[schritt]
  if (!uebergang.wer.includes(wer) || !uebergang.von.includes(lage.stand)) return undefined
  if (schritt === 'verbergen' && !lage.oeffentlich) return undefined
  if (schritt === 'wieder_oeffnen' && wer === 'melder' && !mayReopen(lage)) return undefined
  return uebergang.nach === 'selbst' ? lage.stand : uebergang.nach
}

/** Of a report that was put together with another, the other one is followed. */
const mayReopen = ({ doppelt, geoeffnet, beendetVorTagen }: Schadenslage): boolean =>
  !doppelt && geoeffnet < MOST_GEOEFFNET && (beendetVorTagen ?? 0) <= WIEDER_OEFFNEN_TAGE

/** The steps that somebody can take now. */
export const moeglicheSchadenschritte = (lage: Schadenslage, wer: Schadensbeteiligt): Schadenschritt[] =>
  schadenschritteNamen.filter(schritt => schadenstandNach(lage, schritt, wer) !== undefined)

export const schadenBrauchtGrund = (schritt: Schadenschritt): boolean => {
  const uebergang: Uebergang = schadenschritte[schritt]
  return uebergang.mitGrund === true
}
