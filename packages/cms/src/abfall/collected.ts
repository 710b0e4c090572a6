import { type Abfallfraktion, isAbholung } from '@rathausplatz/contract'
import { berlinDay, dayWithWeekday } from '@rathausplatz/time'
import type { Db } from '../store/index.ts'
import { readingsOf } from './divided-streets.ts'
import { kindsByCode } from './kinds.ts'
import type { Chosen } from './recipients.ts'
import { tablesOf } from './tables.ts'
import { inOrderOfVariants } from './varianten/variant.ts'
import { variantsAt } from './varianten/variants-at.ts'

type Collected = {
  readonly ort_id: string
  readonly fraktion: Abfallfraktion
  readonly variante: string
  readonly urspruenglich: string
  readonly satz: string
}

/** What is due for a choice; `isOfPart` if it is for some house numbers of the chosen street. */
export type Due = {
  readonly ort: string
  readonly name: string
  readonly satz: string
  readonly isOfPart: boolean
}

/** Returns a function that finds what is collected on a day for a choice, with the name that it has there. */
export async function collectedFor(
  db: Db,
  { collected, now }: { collected: string; now: Date },
  asked: readonly string[],
) {
  const readingOf = await readingsOf(db, asked)
  const orte = [...new Set(asked)].flatMap(ort => readingOf(ort).orte)
  const [dates, variants, kinds] = await Promise.all([
    collectedAt(db, collected, orte),
    variantsAt(db, orte, berlinDay(now)),
    kindsByCode(db),
  ])
  const datesOf = Map.groupBy(dates, ({ ort_id }) => ort_id)
  return ({ ort: chosen, fraktion, tonne }: Chosen): Due[] => {
    const reading = readingOf(chosen)
    const places = reading.orteOf(fraktion)
    const found = places.flatMap(ort =>
      (datesOf.get(ort) ?? []).flatMap(one => {
        const { variante, urspruenglich } = one
        const of = { ort, fraktion, variante, urspruenglich }
        if (one.fraktion !== fraktion || !variants.isFor(of, tonne)) return []
        const name = (kinds.get(fraktion)?.name ?? fraktion) + variants.labelOf(of, tonne)
        return [{ ort, name, satz: one.satz }]
      }),
    )
    return [...Map.groupBy(found, ({ name, satz }) => `${name}\n${satz}`).values()].flatMap((same): Due[] => {
      // Two tours may collect at one place on one day.
      const byPlace = new Map(same.map(one => [one.ort, one]))
      const [first] = same
      // A collection of all parts is one of the street.
      const isForAll = byPlace.size === places.length && (places.length > 1 || reading.isDivided(fraktion))
      if (first && isForAll) return [{ ...first, ort: chosen, isOfPart: false }]
      return Array.from(byPlace.values(), ({ ort, name, satz }) => ({
        ort: chosen,
        name: name + reading.labelOf(ort, fraktion),
        satz,
        isOfPart: ort !== chosen,
      }))
    })
  }
}

/** Returns the collections of a day at these places. */
async function collectedAt(db: Db, day: string, orte: readonly string[]): Promise<Collected[]> {
  if (orte.length === 0) return []
  const rows = await tablesOf(db)
    .selectFrom('abfall_termine as d')
    .innerJoin('abfall_touren as t', 't.id', 'd.tour_id')
    .innerJoin('abfall_tour_orte as o', 'o.tour_id', 'd.tour_id')
    .select([
      'o.ort_id',
      't.fraktion',
      't.variante',
      'd.urspruenglich',
      'd.datum',
      'd.grund',
      'd.zeit_von',
      'd.zeit_bis',
      'd.platz',
    ])
    .select(['t.zeit_von as tour_von', 't.zeit_bis as tour_bis', 't.platz as tour_platz'])
    .where('d.datum', '=', day)
    .where('d.stand', '=', 'gilt')
    .where('o.ort_id', 'in', [...new Set(orte)])
    .execute()
  return rows
    .filter(({ fraktion }) => isAbholung(fraktion))
    .toSorted((one, other) => inOrderOfVariants(one.variante, other.variante))
    .map(row => Object.assign(row, { satz: detailOf(row) }))
}

function detailOf(row: {
  urspruenglich: string
  datum: string
  grund: string
  zeit_von: string | null
  zeit_bis: string | null
  platz: string
  tour_von: string | null
  tour_bis: string | null
  tour_platz: string
}): string {
  const from = row.zeit_von ?? row.tour_von
  const to = row.zeit_von === null ? row.tour_bis : row.zeit_bis
  const time = from === null ? '' : to === null ? `ab ${from} Uhr` : `${from} bis ${to} Uhr`
  const moved =
    row.datum === row.urspruenglich
      ? ''
      : `verschoben vom ${dayWithWeekday(row.urspruenglich)}${row.grund ? `, wegen ${row.grund}` : ''}`
  return [time, row.platz || row.tour_platz, moved].filter(Boolean).join(', ')
}
