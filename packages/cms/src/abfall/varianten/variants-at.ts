import { type Abfallart, type Abfallfraktion, ALLE_TONNEN, type Tonnenfrage } from '@rathausplatz/contract'
import { plusDays } from '@rathausplatz/time'
import type { Db } from '../../store/index.ts'
import { tablesOf } from '../tables.ts'
import { codeOf, inOrderOfVariants, isForBuildings } from './variant.ts'

/** One variant at a place, with the first day of its plan, which a move does not change, and its last valid date. */
type Variant = { readonly variante: string; readonly erster: string; readonly letzter: string }

/** For so long after its last date a bin is still there: the plan of the next year may not be imported yet. */
const STILL_THERE_DAYS = 84

/** A kind and variant at a place. */
type BinAt = {
  readonly ort: string
  readonly fraktion: Abfallfraktion
  readonly variante: string
}
/** A date with the place, kind and variant that it is for. */
type DateFor = BinAt & { readonly urspruenglich: string }

const keyOf = (ort: string, fraktion: Abfallfraktion): string => `${ort} ${fraktion}`

/** Finds which variants of each kind these places have, and so which dates are for which household. */
export async function variantsAt(db: Db, orte: readonly string[], today: string) {
  const byKey = new Map<string, Variant[]>()
  if (orte.length > 0)
    for (const [key, rows] of await severalAt(db, orte, today)) byKey.set(key, rows.toSorted(usualFirst))
  const all = (ort: string, fraktion: Abfallfraktion): readonly Variant[] =>
    byKey.get(keyOf(ort, fraktion)) ?? []
  /** The variants that have dates from today on. */
  const at = (ort: string, fraktion: Abfallfraktion): readonly Variant[] =>
    all(ort, fraktion).filter(({ letzter }) => letzter >= today)

  return {
    /**
     * Whether a date is for a household with this choice. Without one, or if the place no longer has the
     * chosen variant, it is the usual variant, and any that begins after the last date of the usual one; at a
     * place without a usual variant, every one: nobody misses a collection because of a choice. A chosen variant
     * has the dates of the usual one until its own first date, and those of any that ends before it or begins after
     * it.
     */
    isFor({ ort, fraktion, variante, urspruenglich }: DateFor, chosen: string | undefined): boolean {
      if (chosen === ALLE_TONNEN || chosen === codeOf(variante)) return true
      const own = all(ort, fraktion).find(one => one.variante === variante)
      const choice = at(ort, fraktion).find(one => codeOf(one.variante) === chosen)
      if (choice && choice.variante !== '') {
        if (variante === '' && urspruenglich < choice.erster) return true
        const isApart = own && (own.letzter < choice.erster || own.erster > choice.letzter)
        return isApart === true && !isForBuildings(variante)
      }
      if (variante === '') return true
      const usual = all(ort, fraktion).find(one => one.variante === '')
      return usual === undefined || (own !== undefined && own.erster > usual.letzter)
    },
    /**
     * The words behind the name of a kind: „(4-wöchentlich)“ unless the household chose this variant. If the
     * place no longer has the chosen one, the only other one has its name too.
     */
    labelOf({ ort, fraktion, variante }: BinAt, chosen: string | undefined): string {
      if (variante === '' || chosen === codeOf(variante)) return ''
      const isOnly = at(ort, fraktion).length < 2 && !isForBuildings(variante)
      return isOnly && (chosen === undefined || chosen === ALLE_TONNEN) ? '' : ` (${variante})`
    },
    /** The named variant that a household chose, if one of the places has it. */
    chosenAt(
      orte: readonly string[],
      fraktion: Abfallfraktion,
      chosen: string | undefined,
    ): string | undefined {
      return orte
        .flatMap(ort => at(ort, fraktion))
        .find(({ variante }) => variante !== '' && codeOf(variante) === chosen)?.variante
    },
    /** The kinds of which a household chooses one variant. */
    questionsAt: (orte: readonly string[], arten: readonly Abfallart[]): Tonnenfrage[] =>
      arten.flatMap(({ fraktion, rhythmus }) => {
        const here = new Set(orte.flatMap(ort => at(ort, fraktion).map(({ variante }) => variante)))
        const auswahl = [...here].toSorted(inOrderOfVariants).map(variante => ({
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

/** Returns the kinds of these places that come in several variants; one whose dates are long over counts no more. */
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
  const spans = await tables
    .selectFrom('abfall_termine')
    .select(row => ['tour_id', row.fn.min('urspruenglich').as('erster')])
    .select(row => row.fn.max('datum').filterWhere('stand', '=', 'gilt').as('letzter'))
    .where('tour_id', 'in', touren)
    .where('stand', '!=', 'zurueck')
    .groupBy('tour_id')
    .execute()
  const spanOf = new Map(spans.map(one => [one.tour_id, one]))
  const oldest = plusDays(today, -STILL_THERE_DAYS)
  return new Map(
    several.map(([key, rows]) => {
      const ofVariant = new Map<string, Variant>()
      for (const { variante, tour_id } of rows) {
        const span = spanOf.get(tour_id)
        if (!span?.letzter) continue
        const known = ofVariant.get(variante)
        const days = [span.erster, span.letzter].map(String)
        const inOrder = [...days, ...(known ? [known.erster, known.letzter] : [])].toSorted()
        const [erster = '', letzter = ''] = [inOrder[0], inOrder.at(-1)]
        ofVariant.set(variante, { variante, erster, letzter })
      }
      return [key, [...ofVariant.values()].filter(({ letzter }) => letzter >= oldest)]
    }),
  )
}
