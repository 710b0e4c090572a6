import { type Abfallart, type Abfallfraktion, ALLE_TONNEN, type Tonnenfrage } from '@rathausplatz/contract'
import type { Db } from '../../store/index.ts'
import { tablesOf } from '../tables.ts'
import { codeOf, inOrderOfVariants, isForBuildings } from './variant.ts'

/** One variant at a place, and its last valid date from today on. */
type Variant = { readonly variante: string; readonly letzter: string }

/** A date with the place, kind and variant that it is for. */
type DateFor = {
  readonly ort: string
  readonly fraktion: Abfallfraktion
  readonly variante: string
  readonly datum: string
}

const keyOf = (ort: string, fraktion: Abfallfraktion): string => `${ort} ${fraktion}`

/** Finds which variants of each kind these places have, and so which dates are for which household. */
export async function variantsAt(db: Db, orte: readonly string[], today: string) {
  const byKey = new Map<string, Variant[]>()
  if (orte.length > 0)
    for (const [key, rows] of await severalAt(db, orte, today)) byKey.set(key, rows.toSorted(usualFirst))
  const at = (ort: string, fraktion: Abfallfraktion): readonly Variant[] =>
    byKey.get(keyOf(ort, fraktion)) ?? []

  return {
    /**
     * Whether a date is for a household with this choice. Without one, or if the place no longer has the
     * chosen variant, the usual variant applies up to its last date, and otherwise every variant: nobody
     * misses a collection because of a choice.
     */
    isFor({ ort, fraktion, variante, datum }: DateFor, chosen: string | undefined): boolean {
      if (chosen === ALLE_TONNEN || chosen === codeOf(variante)) return true
      const known = at(ort, fraktion)
      if (chosen !== undefined && known.some(one => codeOf(one.variante) === chosen)) return false
      const usual = known.find(one => one.variante === '')
      return variante === '' || usual === undefined || datum > usual.letzter
    },
    /**
     * The words behind the name of a kind: „(4-wöchentlich)“ unless the household chose this variant. If the
     * place no longer has the chosen one, the only other one has its name too.
     */
    labelOf({ ort, fraktion, variante }: Omit<DateFor, 'datum'>, chosen: string | undefined): string {
      if (variante === '' || chosen === codeOf(variante)) return ''
      const isOnly = at(ort, fraktion).length < 2 && !isForBuildings(variante)
      return isOnly && (chosen === undefined || chosen === ALLE_TONNEN) ? '' : ` (${variante})`
    },
    /** The named variant that a household chose, if the place has it. */
    chosenAt(ort: string, fraktion: Abfallfraktion, chosen: string | undefined): string | undefined {
      return at(ort, fraktion).find(({ variante }) => variante !== '' && codeOf(variante) === chosen)
        ?.variante
    },
    /** The kinds of which a household chooses one variant. */
    questionsAt: (ort: string, arten: readonly Abfallart[]): Tonnenfrage[] =>
      arten.flatMap(({ fraktion, rhythmus }) => {
        const auswahl = at(ort, fraktion).map(({ variante }) => ({
          kennung: codeOf(variante),
          name: variante || [USUAL, rhythmus].filter(Boolean).join(', '),
        }))
        return auswahl.length > 1 ? [{ fraktion, auswahl }] : []
      }),
  }
}

export type VariantsAt = Awaited<ReturnType<typeof variantsAt>>

const USUAL = 'übliche Tonne'

const usualFirst = (one: Variant, other: Variant): number => inOrderOfVariants(one.variante, other.variante)

/** Returns the kinds of these places that come in several variants; a variant without dates counts no more. */
async function severalAt(db: Db, orte: readonly string[], today: string): Promise<Map<string, Variant[]>> {
  const tables = tablesOf(db)
  const served = await tables
    .selectFrom('abfall_tour_orte as o')
    .innerJoin('abfall_touren as t', 't.id', 'o.tour_id')
    .select(['o.ort_id', 'o.tour_id', 't.fraktion', 't.variante'])
    .where('o.ort_id', 'in', [...new Set(orte)])
    .where('t.beendet_am', 'is', null)
    .execute()
  const several = [...Map.groupBy(served, one => keyOf(one.ort_id, one.fraktion))].filter(([, rows]) =>
    rows.some(({ variante }) => variante !== rows[0]?.variante),
  )
  if (several.length === 0) return new Map()
  const touren = [...new Set(several.flatMap(([, rows]) => rows.map(({ tour_id }) => tour_id)))]
  const last = await tables
    .selectFrom('abfall_termine')
    .select(row => ['tour_id', row.fn.max('datum').as('letzter')])
    .where('tour_id', 'in', touren)
    .where('stand', '=', 'gilt')
    .where('datum', '>=', today)
    .groupBy('tour_id')
    .execute()
  const lastOf = new Map(last.map(({ tour_id, letzter }) => [tour_id, String(letzter)]))
  return new Map(
    several.map(([key, rows]) => {
      const ofVariant = new Map<string, string>()
      for (const { variante, tour_id } of rows) {
        const letzter = lastOf.get(tour_id)
        if (letzter !== undefined && letzter > (ofVariant.get(variante) ?? ''))
          ofVariant.set(variante, letzter)
      }
      return [key, Array.from(ofVariant, ([variante, letzter]) => ({ variante, letzter }))]
    }),
  )
}
