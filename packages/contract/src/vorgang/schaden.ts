import { lifeCycle, type Transition } from './life-cycle.ts'

/** The life of a reported damage. Open311 takes from here what is open and closed. */
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

/** States in which the town does nothing more by itself. */
export const beendeteStaende: readonly Schadenstand[] = ['erledigt', 'abgelehnt']
/** States in which something is still to be done. */
export const offeneStaende = ['eingegangen', 'bestaetigt', 'in_arbeit', 'wieder_geoeffnet'] as const

/** Whether something is still to be done about it. */
export const istOffenerSchaden = (stand: string): boolean =>
  (offeneStaende as readonly string[]).includes(stand)

/** Who takes a step: who reported it, by number and secret; the town, at its desk; the clock. */
export type Schadensbeteiligt = 'melder' | 'stadt' | 'uhr'

/** Everything that decides whether a step may be taken. */
export type Schadenslage = {
  readonly stand: Schadenstand
  readonly oeffentlich: boolean
  /** Whether it was merged into another report. */
  readonly doppelt: boolean
  /** How often the person who reported it has opened it again. */
  readonly geoeffnet: number
  /** Days since the town was done with it. */
  readonly beendetVorTagen: number | null
}

/** How often, and for how many days after its end, the person who reported a damage may open it again. */
export const MOST_GEOEFFNET = 3
export const WIEDER_OEFFNEN_TAGE = 60

/** Of a report that was merged into another, the other one is followed. */
const mayReopen = ({ doppelt, geoeffnet, beendetVorTagen }: Schadenslage): boolean =>
  !doppelt && geoeffnet < MOST_GEOEFFNET && (beendetVorTagen ?? 0) <= WIEDER_OEFFNEN_TAGE

export const schadenschritte = {
  bestaetigen: { who: ['stadt'], from: ['eingegangen', 'wieder_geoeffnet'], to: 'bestaetigt' },
  beginnen: { who: ['stadt'], from: ['eingegangen', 'bestaetigt', 'wieder_geoeffnet'], to: 'in_arbeit' },
  /** News without another state: a part is ordered, the frost has to go first. */
  mitteilen: { who: ['stadt'], from: offeneStaende, to: 'same', withReason: true },
  erledigen: { who: ['stadt'], from: offeneStaende, to: 'erledigt', withReason: true },
  ablehnen: { who: ['stadt'], from: offeneStaende, to: 'abgelehnt', withReason: true },
  /** The same damage is known under another number; that one is the reason. */
  zusammenlegen: { who: ['stadt'], from: offeneStaende, to: 'abgelehnt' },
  wieder_oeffnen: {
    who: ['melder', 'stadt'],
    from: beendeteStaende,
    to: 'wieder_geoeffnet',
    when: (at, who) => who !== 'melder' || mayReopen(at),
    withReason: true,
  },
  /** Makes it public; once more, it changes what is public of it. */
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
