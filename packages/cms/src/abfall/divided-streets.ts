import type { Abfallfraktion } from '@rathausplatz/contract'
import type { Db } from '../store/index.ts'
import { coversAll } from './house-numbers/covers-all.ts'
import { readSpans } from './house-numbers/read-spans.ts'
import { partsByStreet } from './parts-of-street.ts'
import type { PlaceRow } from './places.ts'
import { tablesOf } from './tables.ts'

/**
 * How the dates of a place are read. Reminders and calendars of a whole street live on when parts of it get dates of
 * their own: if the parts with a kind have all house numbers, its readers get the dates of each part, and else they read
 * for which numbers the dates do not hold. A kind that no part has is still read at the street, so nobody loses it.
 */
export type Reading = {
  readonly ort: string
  /** All places whose dates its readers may get. */
  readonly orte: readonly string[]
  /** All parts of the street. */
  readonly teile: readonly PlaceRow[]
  /** The places whose dates of a kind its readers get. */
  orteOf(fraktion: Abfallfraktion): readonly string[]
  /** Whether these are its parts, and have all house numbers. */
  isDivided(fraktion: Abfallfraktion): boolean
  /** The parts for which the dates of the street do not hold. */
  othersOf(fraktion: Abfallfraktion): readonly PlaceRow[]
  /** The words behind the name of a kind: „(Nr. 1–30)“ for a part, „(nicht Nr. 1–30)“ for the rest of the street. */
  labelOf(ort: string, fraktion: Abfallfraktion): string
}

export const plainReading = (ort: string): Reading => ({
  ort,
  orte: [ort],
  teile: [],
  orteOf: () => [ort],
  isDivided: () => false,
  othersOf: () => [],
  labelOf: () => '',
})

/** For mails, before the address of the page. */
export const CHOOSE_YOUR_NUMBER =
  'In Ihrer Straße gibt es je nach Hausnummer andere Termine. Bitte suchen Sie Ihre Straße mit der Hausnummer, und bestellen Sie die Erinnerung dafür neu:'

const MOST_TOLD = 6

/** Returns „Nr. 1–19 ungerade, 2–20 gerade“. */
function housesInWords(parts: readonly PlaceRow[]): string {
  const told = parts.slice(0, MOST_TOLD).map(({ hausnummern }) => hausnummern)
  const all = [...told, ...(parts.length > MOST_TOLD ? ['und weitere'] : [])].join(', ')
  return /^\d|^ab |^bis /.test(all) ? `Nr. ${all}` : all
}

/** Returns a function that says how each of these places is read. */
export async function readingsOf(db: Db, orte: readonly string[]): Promise<(ort: string) => Reading> {
  if (orte.length === 0) return plainReading
  const tables = tablesOf(db)
  const asked = await tables
    .selectFrom('abfall_orte')
    .selectAll()
    .where('id', 'in', [...new Set(orte)])
    .where('hausnummern', '=', '')
    .execute()
  if (asked.length === 0) return plainReading
  const rows = await tables
    .selectFrom('abfall_orte')
    .selectAll()
    .where('ort_key', 'in', [...new Set(asked.map(({ ort_key }) => ort_key))])
    .where('strasse_key', 'in', [...new Set(asked.map(({ strasse_key }) => strasse_key))])
    .execute()
  const parts = partsByStreet(rows.length > asked.length ? rows : [])
  if (!asked.some(({ id }) => parts.has(id))) return plainReading
  const tours = await toursAt(
    db,
    [...asked, ...asked.flatMap(({ id }) => parts.get(id) ?? [])].map(({ id }) => id),
  )
  return ort => {
    const teile = parts.get(ort)
    return teile ? readingOfStreet(ort, teile, tours) : plainReading(ort)
  }
}

/** Returns the ids of the tours with which a kind is collected at a place; empty for none. */
type ToursAt = (ort: string, fraktion: Abfallfraktion) => string

const haveAllNumbers = (parts: readonly PlaceRow[]): boolean =>
  coversAll(parts.flatMap(({ hausnummern }) => readSpans(hausnummern) ?? []))

function readingOfStreet(ort: string, teile: readonly PlaceRow[], tours: ToursAt): Reading {
  const hasAll = haveAllNumbers(teile)
  const partsWith = (fraktion: Abfallfraktion) => teile.filter(({ id }) => tours(id, fraktion) !== '')
  const isDivided = (fraktion: Abfallfraktion): boolean => hasAll && haveAllNumbers(partsWith(fraktion))
  const othersOf = (fraktion: Abfallfraktion): readonly PlaceRow[] =>
    isDivided(fraktion)
      ? []
      : (hasAll ? partsWith(fraktion) : teile).filter(
          ({ id }) => tours(id, fraktion) !== tours(ort, fraktion),
        )
  return {
    ort,
    orte: hasAll ? [ort, ...teile.map(({ id }) => id)] : [ort],
    teile,
    isDivided,
    othersOf,
    orteOf(fraktion) {
      if (isDivided(fraktion)) return partsWith(fraktion).map(({ id }) => id)
      return [ort, ...(hasAll ? othersOf(fraktion).map(({ id }) => id) : [])]
    },
    labelOf(of, fraktion) {
      const part = teile.find(({ id }) => id === of)
      if (part) return ` (${housesInWords([part])})`
      const others = othersOf(fraktion)
      return others.length === 0 ? '' : ` (nicht ${housesInWords(others)})`
    },
  }
}

async function toursAt(db: Db, orte: readonly string[]): Promise<ToursAt> {
  const rows = await tablesOf(db)
    .selectFrom('abfall_tour_orte as o')
    .innerJoin('abfall_touren as t', 't.id', 'o.tour_id')
    .select(['o.ort_id', 'o.tour_id', 't.fraktion'])
    .where('o.ort_id', 'in', [...orte])
    .where('t.beendet_am', 'is', null)
    .orderBy('o.tour_id')
    .execute()
  const found = Map.groupBy(rows, ({ ort_id, fraktion }) => `${ort_id} ${fraktion}`)
  return (ort, fraktion) => (found.get(`${ort} ${fraktion}`) ?? []).map(({ tour_id }) => tour_id).join(' ')
}
