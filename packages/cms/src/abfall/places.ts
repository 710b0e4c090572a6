import { randomInt } from 'node:crypto'
import type { Abfallort, CallAnswer, Calls } from '@rathausplatz/contract'
import { streetKey } from '../abos/streets.ts'
import { distance } from '../search/distance.ts'
import type { Db } from '../store/index.ts'
import { type HouseNumber, readHouseNumber, splitAddress } from './house-numbers/house-number.ts'
import { rankInText } from './house-numbers/read-spans.ts'
import { type AbfallTables, tablesOf } from './tables.ts'

export type PlaceRow = AbfallTables['abfall_orte']

/** Ignores spaces: „Am Steinberg“ and „amsteinberg“ are one street. */
export const placeKey = (name: string): string => streetKey(name).replaceAll(' ', '')

const ID_LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Returns a short id for addresses, without letters that look alike. */
export const shortId = (): string =>
  Array.from({ length: 10 }, () => ID_LETTERS[randomInt(ID_LETTERS.length)]).join('')

export const placeName = ({ ort, bezirk, strasse, hausnummern }: Omit<Abfallort, 'id' | 'name'>): string =>
  [hausnummern ? `${strasse} ${hausnummern}` : strasse, bezirk, ort].filter(Boolean).join(', ')

export const placeOf = ({ id, ort, bezirk, strasse, hausnummern }: PlaceRow): Abfallort => ({
  id,
  ort,
  bezirk,
  strasse,
  hausnummern,
  name: placeName({ ort, bezirk, strasse, hausnummern }),
})

export const findPlace = (db: Db, id: string): Promise<PlaceRow | undefined> =>
  tablesOf(db).selectFrom('abfall_orte').selectAll().where('id', '=', id).executeTakeFirst()

/** Splits name and number, from two columns or from one. */
export function splitStreet(strasse: string, hausnummer: string): { strasse: string; hausnummer: string } {
  return hausnummer === ''
    ? splitAddress(strasse)
    : { strasse: strasse.trim(), hausnummer: hausnummer.trim() }
}

/** The order of lists of streets. */
export const inOrder = (
  one: Pick<PlaceRow, 'strasse' | 'ort' | 'bezirk' | 'hausnummern'>,
  other: Pick<PlaceRow, 'strasse' | 'ort' | 'bezirk' | 'hausnummern'>,
): number =>
  one.strasse.localeCompare(other.strasse, 'de') ||
  one.ort.localeCompare(other.ort, 'de') ||
  one.bezirk.localeCompare(other.bezirk, 'de') ||
  one.hausnummern.localeCompare(other.hausnummern, 'de', { numeric: true })

type Suggestion = CallAnswer<Calls['abfallStrassen']>['data'][number]

/**
 * Suggests streets for typed text: first streets that begin with it, then streets with a word that begins
 * with it, then similar spellings.
 */
export async function suggestStreets(
  db: Db,
  { suche = '', ort, anzahl }: { suche?: string | undefined; ort?: string | undefined; anzahl: number },
): Promise<Suggestion[]> {
  const rows = await tablesOf(db)
    .selectFrom('abfall_orte')
    .select(['strasse', 'ort', 'strasse_key', 'ort_key'])
    .distinct()
    .execute()
  const own = ort ? rows.filter(row => row.ort_key === placeKey(ort)) : rows
  const key = placeKey(splitAddress(suche).strasse)
  const ranked = own.flatMap(row => {
    const rank = key === '' ? 0 : rankOf(key, row)
    return rank === undefined ? [] : [{ row, rank }]
  })
  const found = ranked
    .toSorted((a, b) => a.rank - b.rank || inOrder({ ...a.row, ...NO_PART }, { ...b.row, ...NO_PART }))
    .map(({ row: { strasse, ort } }) => ({ strasse, ort }))
  return found.slice(0, anzahl)
}

const NO_PART = { bezirk: '', hausnummern: '' }

/**
 * Ranks a street for unfinished text: 0 for an equal name, higher for a weaker match, undefined for none.
 * „Kelterst“ matches „Kelterstraße“.
 */
function rankOf(
  key: string,
  { strasse, strasse_key }: Pick<PlaceRow, 'strasse' | 'strasse_key'>,
): number | undefined {
  if (strasse_key === key) return 0
  if (strasse_key.startsWith(key)) return 1
  if (
    streetKey(strasse)
      .split(' ')
      .some(word => word.startsWith(key))
  )
    return 2
  const most = key.length < 4 ? 0 : key.length < 8 ? 1 : 2
  if (most === 0) return undefined
  const errors = Math.min(
    ...[-1, 0, 1].map(more => distance(key, strasse_key.slice(0, key.length + more), most)),
    distance(key, strasse_key, most),
  )
  return errors <= most ? 2 + errors : undefined
}

type Address = {
  strasse: string
  ort?: string | undefined
  bezirk?: string | undefined
  hausnummer?: string | undefined
}

type Resolved = CallAnswer<Calls['abfallOrt']>

/** Returns the place of an address, or the next question that is needed to find it. */
export async function resolveAddress(db: Db, asked: Address): Promise<Resolved> {
  const split = splitAddress(asked.strasse)
  const hausnummer = asked.hausnummer?.trim() || split.hausnummer
  const number = readHouseNumber(hausnummer)
  // The answer repeats a house number only if it is one.
  const none = { ort: null, frage: null, aehnlich: [], hausnummer: number ? hausnummer : '' }
  const ofStreet = await tablesOf(db)
    .selectFrom('abfall_orte')
    .selectAll()
    .where('strasse_key', '=', placeKey(split.strasse))
    .execute()
  if (ofStreet.length === 0)
    return {
      ...none,
      aehnlich: await suggestStreets(db, { suche: split.strasse, ort: asked.ort, anzahl: 5 }),
    }

  const inOrt = asked.ort ? ofStreet.filter(row => row.ort_key === placeKey(asked.ort ?? '')) : ofStreet
  const rows = (inOrt.length > 0 ? inOrt : ofStreet).toSorted(inOrder)
  const inBezirk = asked.bezirk
    ? rows.filter(row => placeKey(row.bezirk) === placeKey(asked.bezirk ?? ''))
    : rows
  const left = inBezirk.length > 0 ? inBezirk : rows

  const fitting = number ? bestFitting(left, number) : left
  const [first, ...others] = fitting
  // Without a number it is not known whether the house is in the only part that has dates.
  const isSure = number !== undefined || first?.hausnummern === ''
  if (first && others.length === 0 && isSure) return { ...none, ort: placeOf(first) }

  const orte = [...new Set(left.map(({ ort }) => ort))]
  if (orte.length > 1 && fitting.length !== 0)
    return { ...none, frage: { was: 'ort', satz: WHICH_ORT, auswahl: unique(fitting.map(({ ort }) => ort)) } }
  const bezirke = unique(fitting.map(({ bezirk }) => bezirk).filter(Boolean))
  const isByNumber = left.some(row => row.hausnummern !== '')
  if (bezirke.length > 1 && (!isByNumber || number))
    return { ...none, frage: { was: 'bezirk', satz: WHICH_BEZIRK, auswahl: bezirke } }
  return {
    ...none,
    frage: {
      was: 'hausnummer',
      satz: hausnummer === '' ? WHICH_NUMBER : unknownNumber(hausnummer, left),
      auswahl: [],
    },
  }
}

function bestFitting(rows: readonly PlaceRow[], number: HouseNumber) {
  const ranked = rows
    .map(row => ({ row, rank: rankInText(row.hausnummern, number) }))
    .filter(({ rank }) => rank > 0)
  const best = Math.max(...ranked.map(({ rank }) => rank))
  return ranked.filter(({ rank }) => rank === best).map(({ row }) => row)
}

const unique = (names: readonly string[]): string[] => [...new Set(names)]

const WHICH_ORT = 'Diese Straße gibt es mehrmals. In welchem Ort wohnen Sie?'
const WHICH_BEZIRK =
  'In dieser Straße wird nicht überall am selben Tag geholt. Zu welchem Bezirk gehört Ihr Haus?'
const WHICH_NUMBER = 'In dieser Straße wird nicht überall am selben Tag geholt. Welche Hausnummer haben Sie?'
const MOST_PARTS = 12
/** Names the parts that have dates, so that somebody finds the own one, or sees that it is missing. */
function unknownNumber(number: string, rows: readonly PlaceRow[]): string {
  const parts = unique(rows.map(({ hausnummern }) => hausnummern).filter(Boolean))
  const told = parts.slice(0, MOST_PARTS).map(part => `„${part}“`)
  const rest = parts.length > MOST_PARTS ? ' und weitere' : ''
  const which =
    told.length === 0 ? '' : ` Termine gibt es hier für die Hausnummern ${told.join(', ')}${rest}.`
  return `Die Hausnummer ${number} steht in dieser Straße in keinem Abfuhrplan.${which} Bitte prüfen Sie sie, oder fragen Sie die Abfallberatung.`
}
