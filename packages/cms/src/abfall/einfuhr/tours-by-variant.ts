import type { Abfallfraktion } from '@rathausplatz/contract'
import type { DateRow } from '../change-dates.ts'
import { goesTo } from './goes-to.ts'
import type { Piece } from './piece.ts'

type Link = {
  readonly ort_id: string
  readonly tour_id: string
  readonly fraktion: Abfallfraktion
  readonly variante: string
}
/** The tours of each place, by variant, for one kind of waste. */
type ToursOfKind = ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>

/** Places of a file with the variant that they continue, and the tours that they have of it. */
type Continued = {
  readonly variante: string
  readonly orte: readonly string[]
  readonly toursOf: ReadonlyMap<string, readonly string[]>
  /** The town has only named variants here, and the file names none. */
  readonly isUnnamed: boolean
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

type Group = { orte: string[]; toursOf: Map<string, readonly string[]>; isUnnamed: boolean }
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
    const isUnnamed = target === '' && own.size > 0 && !own.has('')
    const none: Group = { orte: [], toursOf: new Map(), isUnnamed: false }
    const group = found.get(target) ?? none
    found.set(target, group)
    group.orte.push(ort)
    group.toursOf.set(ort, own.get(target) ?? [])
    group.isUnnamed ||= isUnnamed
  }
  return Array.from(found, ([target, group]) => ({ variante: target, ...group }))
}
