import type {
  AbweichendeZeit,
  CallAnswer,
  CallInput,
  Calls,
  Oeffnungszeit,
  Oeffnungszeittyp,
} from '@rathausplatz/contract'
import {
  type Days,
  deviationInWords,
  deviationsOfDays,
  type Entered,
  enterDeviation,
  type Holidays,
  hoursByDay,
} from '@rathausplatz/kalender'
import { plusDays } from '@rathausplatz/time'
import { changeDeviations, type DeviationChange } from './change-deviations.ts'
import { holdingHours } from './inherited-hours.ts'
import { type PublicUnit, shownUnit } from './public-units.ts'

type Call = Calls['redaktionZeitenVorschau']
type Shown = CallAnswer<Call>['data'][number]
type Wanted = Pick<CallInput<Call>['body'], 'zeitraeume' | 'arten'> & {
  readonly zeiten: readonly { readonly beginn: string; readonly ende: string }[]
}

/** A unit that is chosen or follows a chosen one, before and after the deviations. */
export type Previewed = {
  readonly unit: PublicUnit
  readonly shown: Pick<Shown, 'id' | 'kennung' | 'titel' | 'folgt' | 'eigen' | 'zeiten' | 'unberuehrt'>
  /** All hours that hold for it then. */
  readonly hours: Oeffnungszeit[]
  /** The change of its own hours; empty if nothing is to be entered. */
  readonly changes: readonly DeviationChange[]
}

/** Returns what deviations for some units change, for these and for those that follow them. */
export function previewDeviations(
  units: readonly PublicUnit[],
  ids: ReadonlySet<string>,
  { angaben, grund }: { angaben: readonly Wanted[]; grund: string },
  holidays: Holidays,
): Previewed[] {
  const arten = kindsOf(angaben)
  const daysOf = (typ: Oeffnungszeittyp) => angaben.filter(one => one.arten.includes(typ))
  const changes = arten.map(typ => ({
    typ,
    dazu: daysOf(typ).flatMap(({ zeitraeume, zeiten }) =>
      zeitraeume.flatMap(days => deviationsOfDays(days, zeiten, grund, holidays)),
    ),
    weg: [],
  }))
  const after = units.map(unit =>
    ids.has(unit.id) ? (changeDeviations(unit, changes, holidays).data as PublicUnit) : unit,
  )
  return units.flatMap((unit, at): Previewed[] => {
    const then = after[at] as PublicUnit
    const { hours, from } = holdingHours(then, after)
    const sources = [...from].filter(([typ, { id }]) => arten.includes(typ) && ids.has(id))
    if (!ids.has(unit.id) && sources.length === 0) return []
    const stated = arten.filter(typ => unit.oeffnungszeiten.some(one => one.typ === typ))
    const [own, eigen] = ids.has(unit.id) ? [stated, NONE] : [NONE, stated]
    const zeiten = changes
      .filter(({ typ }) => own.includes(typ))
      .map(({ typ, dazu }) =>
        ofKind(
          unit,
          then,
          { typ, dazu, zeitraeume: daysOf(typ).flatMap(({ zeitraeume }) => zeitraeume) },
          holidays,
        ),
      )
    const unberuehrt = ids.has(unit.id) ? untouched(hours, angaben, holidays) : []
    const isChanged = zeiten.some(({ stand }) => stand === 'neu' || stand === 'ersetzt')
    const inherited = [...from].filter(([typ]) => arten.includes(typ))
    const folgt = Array.from(
      Map.groupBy(inherited, ([, source]) => source),
      ([source, kinds]) => ({ ...shownUnit(source), arten: kinds.map(([typ]) => typ) }),
    )
    return [
      {
        unit,
        shown: { ...shownUnit(unit), folgt, eigen: [...eigen], zeiten, unberuehrt },
        hours,
        changes: isChanged ? changes.filter(({ typ }) => own.includes(typ)) : [],
      },
    ]
  })
}

const KINDS: readonly Oeffnungszeittyp[] = [
  'ALLGEMEINE_OEFFNUNGSZEIT',
  'SERVICEZEIT',
  'TELEFONISCHE_ERREICHBARKEIT',
]

/** The kinds of hours that change on some of the days. */
export const kindsOf = (angaben: readonly Pick<Wanted, 'arten'>[]): readonly Oeffnungszeittyp[] =>
  KINDS.filter(typ => angaben.some(({ arten }) => arten.includes(typ)))

/**
 * Returns the kinds of hours that stay as they are on some of the days, with their hours then. Days on which another
 * part of the step changes them do not count.
 */
function untouched(
  hours: readonly Oeffnungszeit[],
  angaben: readonly Wanted[],
  holidays: Holidays,
): Shown['unberuehrt'] {
  return KINDS.flatMap(typ => {
    const some = hours.filter(one => one.typ === typ)
    const changed = angaben.flatMap(({ arten, zeitraeume }) => (arten.includes(typ) ? zeitraeume : []))
    const days = angaben
      .flatMap(({ arten, zeitraeume }) => (arten.includes(typ) ? [] : zeitraeume))
      .flatMap(span => withoutDays(span, changed))
    const tage = some.length === 0 ? [] : days.flatMap(one => hoursByDay(some, some, one, holidays))
    return tage.length === 0 ? [] : [{ typ, tage: tage.map(({ tage, sonst }) => ({ tage, zeiten: sonst })) }]
  })
}

/** Returns what is left of some days without others. */
const withoutDays = (days: Days, others: readonly Days[]): Days[] =>
  others.reduce<Days[]>(
    (rest, other) =>
      rest.flatMap(({ von, bis }) => {
        if (other.bis < von || bis < other.von) return [{ von, bis }]
        return [
          { von, bis: plusDays(other.von, -1) },
          { von: plusDays(other.bis, 1), bis },
        ].filter(one => one.von <= one.bis)
      }),
    [days],
  )

function ofKind(
  before: PublicUnit,
  after: PublicUnit,
  { typ, dazu, zeitraeume }: { typ: Oeffnungszeittyp; dazu: AbweichendeZeit[]; zeitraeume: readonly Days[] },
  holidays: Holidays,
): Shown['zeiten'][number] {
  const of = ({ oeffnungszeiten }: PublicUnit) => oeffnungszeiten.filter(one => one.typ === typ)
  const entered = of(before).flatMap(hours => enterEach(hours, dazu, holidays))
  const told = (
    some: readonly AbweichendeZeit[],
    wird: Shown['zeiten'][number]['vorhanden'][number]['wird'],
  ) => some.map(one => ({ worte: inWords(one, typ), wird }))
  const vorhanden = entered.flatMap(({ ersetzt, bleibt, widerspricht }) => [
    ...told(ersetzt, 'ersetzt'),
    ...told(widerspricht, 'widerspricht'),
    ...told(
      bleibt.filter(one => !widerspricht.includes(one)),
      'bleibt',
    ),
  ])
  return {
    typ,
    stand: STANDS.find(stand => entered.some(one => one.stand === stand)) ?? 'ohnehin',
    tage: zeitraeume.flatMap(days => hoursByDay(of(before), of(after), days, holidays)),
    vorhanden: [...new Map(vorhanden.map(one => [one.worte + one.wird, one])).values()],
  }
}

const NONE: readonly Oeffnungszeittyp[] = []

/** The first of these that occurs is told. */
const STANDS: readonly Entered['stand'][] = ['ersetzt', 'neu', 'steht-schon', 'ohnehin', 'immer']

/** Enters one deviation after the other, and leaves out what the former ones explain. */
function enterEach(hours: Oeffnungszeit, dazu: readonly AbweichendeZeit[], holidays: Holidays): Entered[] {
  let { abweichendeZeiten } = hours
  return dazu.map(wanted => {
    const entered = enterDeviation({ ...hours, abweichendeZeiten }, wanted, holidays)
    abweichendeZeiten = entered.abweichendeZeiten
    return entered
  })
}

/** `Donnerstag, 24.12.2026: geschlossen (Weihnachtsruhe)`. */
function inWords(deviation: AbweichendeZeit, typ: Oeffnungszeittyp): string {
  const { zeitraum, grund, zeiten } = deviationInWords(deviation, { typ })
  return `${zeitraum}: ${zeiten}${grund && ` (${grund})`}`
}
