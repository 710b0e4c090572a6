import { lifeCycle, type Transition } from './life-cycle.ts'

/** The life cycle of a damage report. Open311 derives "open" and "closed" from it. */
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

/** States in which the town does nothing further. */
export const beendeteStaende: readonly Schadenstand[] = ['erledigt', 'abgelehnt']
/** States in which work remains. */
export const offeneStaende = ['eingegangen', 'bestaetigt', 'in_arbeit', 'wieder_geoeffnet'] as const

/** Returns true if work remains. */
export const istOffenerSchaden = (stand: string): boolean =>
  (offeneStaende as readonly string[]).includes(stand)

/** Who takes a step: the author of the report (by number and secret), the town (at the desk), the clock. */
export type Schadensbeteiligt = 'melder' | 'stadt' | 'uhr'

/** Everything that decides whether a step is allowed. */
export type Schadenslage = {
  readonly stand: Schadenstand
  readonly oeffentlich: boolean
  /** True if the report was merged into another one. */
  readonly doppelt: boolean
  /** How often its author has reopened the report. */
  readonly geoeffnet: number
  /** Days since the town finished the report. */
  readonly beendetVorTagen: number | null
}

/** How often, and for how many days after its end, the author of a report may reopen it. */
export const MOST_GEOEFFNET = 3
export const WIEDER_OEFFNEN_TAGE = 60

/** A report that was merged into another cannot be reopened: the other one continues. */
const mayReopen = ({ doppelt, geoeffnet, beendetVorTagen }: Schadenslage): boolean =>
  !doppelt && geoeffnet < MOST_GEOEFFNET && (beendetVorTagen ?? 0) <= WIEDER_OEFFNEN_TAGE

export const schadenschritte = {
  bestaetigen: { who: ['stadt'], from: ['eingegangen', 'wieder_geoeffnet'], to: 'bestaetigt' },
  beginnen: { who: ['stadt'], from: ['eingegangen', 'bestaetigt', 'wieder_geoeffnet'], to: 'in_arbeit' },
  /** News without a change of state: a part is ordered, the frost must end first. */
  mitteilen: { who: ['stadt'], from: offeneStaende, to: 'same', withReason: true },
  erledigen: { who: ['stadt'], from: offeneStaende, to: 'erledigt', withReason: true },
  ablehnen: { who: ['stadt'], from: offeneStaende, to: 'abgelehnt', withReason: true },
  /** The damage is known under another number, which serves as the reason. */
  zusammenlegen: { who: ['stadt'], from: offeneStaende, to: 'abgelehnt' },
  wieder_oeffnen: {
    who: ['melder', 'stadt'],
    from: beendeteStaende,
    to: 'wieder_geoeffnet',
    when: (at, who) => who !== 'melder' || mayReopen(at),
    withReason: true,
  },
  /** Makes the report public; a second time it changes what is public. */
  zeigen: { who: ['stadt'], from: schadenstaendeNamen, to: 'same' },
  verbergen: {
    who: ['stadt'],
    from: schadenstaendeNamen,
    to: 'same',
    when: ({ oeffentlich }) => oeffentlich,
  },
  loeschen: { who: ['stadt', 'uhr'], from: schadenstaendeNamen, to: 'same' },
} as const satisfies Readonly<Record<string, Transition<Schadenstand, Schadensbeteiligt, Schadenslage>>>
export type Schadenschritt = keyof typeof schadenschritte

export const {
  names: schadenschritteNamen,
  next: schadenstandNach,
  possible: moeglicheSchadenschritte,
  needsReason: schadenBrauchtGrund,
} = lifeCycle<Schadenstand, Schadensbeteiligt, Schadenslage, Schadenschritt>(schadenschritte)
