import {
  type AbweichendeZeit,
  abweichendeZeit,
  type CallAnswer,
  type Calls,
  type Oeffnungszeit,
  oeffnungszeit,
} from '@rathausplatz/contract'
import type { Holidays } from '@rathausplatz/kalender'
import { enterDeviation, isSameDeviation } from '@rathausplatz/kalender'

type Task = NonNullable<CallAnswer<Calls['redaktionSammelaktion']>['rueckgaengig']>['auftrag']

/** Deviations to add to and to remove from the hours of a kind. */
export type DeviationChange = NonNullable<Task['eintraege'][number]['abweichend']>[number]

type Typed = {
  readonly oeffnungszeiten?: unknown
  readonly typ?: unknown
  readonly abweichendeZeiten?: unknown
}

/**
 * Changes the deviations of a unit, as far as it is typed: returns its data and the change that undoes it.
 * What changes nothing is left out.
 */
export function changeDeviations(
  data: unknown,
  changes: readonly DeviationChange[],
  holidays: Holidays,
): { data: unknown; back: DeviationChange[] } {
  const { oeffnungszeiten } = data as Typed
  if (!Array.isArray(oeffnungszeiten)) return { data, back: [] }
  const back: DeviationChange[] = []
  const after = oeffnungszeiten.map((given: unknown) => {
    const change = changes.find(({ typ }) => typ === (given as Typed | null)?.typ)
    if (!change) return given
    const hours = oeffnungszeit.safeParse(given).data
    if (!hours) return asTyped(given as Typed, change)
    const changed = changeOf(hours, change, holidays)
    if (changed.dazu.length + changed.weg.length === 0) return given
    back.push({ typ: hours.typ, dazu: changed.weg, weg: changed.dazu })
    return { ...(given as object), abweichendeZeiten: changed.abweichendeZeiten }
  })
  return JSON.stringify(after) !== JSON.stringify(oeffnungszeiten)
    ? { data: { ...(data as object), oeffnungszeiten: after }, back: byKind(back) }
    : { data, back }
}

/** Changes hours of a draft that are not complete yet: nobody can say what holds, so all is entered. */
function asTyped(given: Typed, { dazu, weg }: DeviationChange): unknown {
  const typed: unknown[] = Array.isArray(given.abweichendeZeiten) ? given.abweichendeZeiten : []
  const isAmong = (some: readonly AbweichendeZeit[], one: unknown) => {
    const read = abweichendeZeit.safeParse(one).data
    return read !== undefined && some.some(other => isSameDeviation(read, other))
  }
  const rest = typed.filter(one => !isAmong(weg, one) && !isAmong(dazu, one))
  return { ...given, abweichendeZeiten: [...rest, ...dazu] }
}

/** Returns the deviations after a change, and what it added and removed. */
function changeOf(hours: Oeffnungszeit, { dazu, weg }: DeviationChange, holidays: Holidays) {
  const before = hours.abweichendeZeiten
  const after = dazu.reduce(
    (abweichendeZeiten, wanted) => {
      return enterDeviation({ ...hours, abweichendeZeiten }, wanted, holidays).abweichendeZeiten
    },
    minus(before, weg),
  )
  return { abweichendeZeiten: after, dazu: minus(after, before), weg: minus(before, after) }
}

const minus = (list: readonly AbweichendeZeit[], gone: readonly AbweichendeZeit[]): AbweichendeZeit[] =>
  list.filter(one => !gone.some(other => isSameDeviation(one, other)))

/** Joins changes of several lists of the same kind, such as summer and winter hours. */
const byKind = (changes: readonly DeviationChange[]): DeviationChange[] =>
  [...Map.groupBy(changes, ({ typ }) => typ)].map(([typ, some]) => ({
    typ,
    dazu: once(some.flatMap(({ dazu }) => dazu)),
    weg: once(some.flatMap(({ weg }) => weg)),
  }))

const once = (all: readonly AbweichendeZeit[]): AbweichendeZeit[] =>
  all.filter((one, at) => all.findIndex(other => isSameDeviation(one, other)) === at)
