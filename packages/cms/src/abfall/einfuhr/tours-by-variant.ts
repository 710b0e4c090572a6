import type { Abfallfraktion } from '@rathausplatz/contract'
import type { DateRow } from '../change-dates.ts'
import { inOrderOfVariants, isForBuildings } from '../varianten/variant.ts'
import { goesTo } from './goes-to.ts'
import type { Piece } from './piece.ts'

type Link = {
  readonly ort_id: string
  readonly tour_id: string
  readonly fraktion: Abfallfraktion
  readonly variante: string
}
/** The tours of each place, by variant, for one kind of waste. */
export type ToursOfKind = ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>

/** Places of a file with the variant that they continue, and the tours that they have of it. */
type Continued = {
  readonly variante: string
  readonly orte: readonly string[]
  readonly toursOf: ReadonlyMap<string, readonly string[]>
  /** The town has only named variants here, and the file names none. */
  readonly isUnnamed: boolean
  /** The only rhythm of the file is none of those that the town has here. */
  readonly isContrary: boolean
  /** The tours of variants that a file without variants does not reach, by variant and place. */
  readonly untouched: ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>
}

export function toursOfKind(links: readonly Link[], fraktion: Abfallfraktion): ToursOfKind {
  const own = links.filter(one => one.fraktion === fraktion)
  return new Map(
    Array.from(
      Map.groupBy(own, ({ ort_id }) => ort_id),
      ([ort, ofPlace]) => [
        ort,
        new Map(
          Array.from(
            Map.groupBy(ofPlace, ({ variante }) => variante),
            ([variante, some]) => [variante, some.map(({ tour_id }) => tour_id)],
          ),
        ),
      ],
    ),
  )
}

type Group = {
  orte: string[]
  toursOf: Map<string, readonly string[]>
  isUnnamed: boolean
  isContrary: boolean
  untouched: Map<string, Map<string, readonly string[]>>
}
type Tour = Extract<Piece, { art: 'tour' }>

/** Splits the places of a file by the variant that their dates continue. */
export async function byVariant(
  { variante, varianten, orte }: Tour,
  tours: ToursOfKind,
  datesIn: (tours: readonly string[]) => Promise<readonly DateRow[]>,
): Promise<readonly Continued[]> {
  const known = new Map<string, readonly DateRow[]>()
  const usualDates = async (usual: readonly string[]): Promise<readonly DateRow[]> => {
    const key = usual.join(' ')
    const rows = known.get(key) ?? (await datesIn(usual))
    known.set(key, rows)
    return rows
  }
  const found = new Map<string, Group>()
  for (const ort of orte) {
    const own: ReadonlyMap<string, readonly string[]> = tours.get(ort) ?? new Map()
    const isOpen = variante !== '' && !own.has(variante) && own.has('')
    const usual = isOpen ? await usualDates(own.get('') ?? []) : []
    const target = goesTo(variante, varianten, new Set(own.keys()), usual)
    const group = found.get(target) ?? newGroup()
    found.set(target, group)
    group.orte.push(ort)
    group.toursOf.set(ort, own.get(target) ?? [])
    group.isUnnamed ||= target === '' && own.size > 0 && !own.has('')
    const isNew = target !== '' && !own.has(target) && !isForBuildings(target)
    group.isContrary ||= isNew && varianten.length === 1 && [...own.keys()].some(isChoice)
    if (variante !== '' || varianten.length > 1) continue
    for (const [other, some] of own) {
      if (other === target) continue
      const ofOther = group.untouched.get(other) ?? new Map<string, readonly string[]>()
      group.untouched.set(other, ofOther.set(ort, some))
    }
  }
  return Array.from(found, ([target, group]) => ({ variante: target, ...group }))
}

/** Returns the untouched variants that have dates from today on, each with its places. */
export async function stillComing(
  untouched: Continued['untouched'],
  heute: string,
  datesIn: (tours: readonly string[]) => Promise<readonly DateRow[]>,
): Promise<{ variante: string; orte: string[] }[]> {
  const coming: { variante: string; orte: string[] }[] = []
  for (const [variante, toursOf] of [...untouched].toSorted(([a], [b]) => inOrderOfVariants(a, b))) {
    const rows = await datesIn([...new Set([...toursOf.values()].flat())])
    if (rows.some(({ stand, datum }) => stand === 'gilt' && datum >= heute))
      coming.push({ variante, orte: [...toursOf.keys()] })
  }
  return coming
}

const newGroup = (): Group => ({
  orte: [],
  toursOf: new Map(),
  isUnnamed: false,
  isContrary: false,
  untouched: new Map(),
})

/** Whether a household chose this variant. */
const isChoice = (variante: string): boolean => variante !== '' && !isForBuildings(variante)
