import {
  abfallart,
  abfallfraktion,
  abfallnameAngaben,
  abfallortAngaben,
  abfallortId,
  abfallregel,
  abfalltag,
  abfalltourId,
  uhrzeit,
} from '@rathausplatz/contract'
import type { Kysely } from 'kysely'
import * as z from 'zod'
import { countDivision } from '../abfall/division-count.ts'
import { nameKey } from '../abfall/einfuhr/title/taught-names.ts'
import { placeKey } from '../abfall/places.ts'
import { type AbfallTables, tablesOf } from '../abfall/tables.ts'
import type { Db } from '../store/index.ts'
import type { Tables } from '../store/tables.ts'

/** The waste calendar of a town: streets, tours and dates, with the state that subscribed calendars know. */
export const WASTE = 'abfall.jsonl'

const moment = z.iso.datetime({ offset: true })
const sequenz = z.number().int().min(0)
const line = z.string().max(500)
const when = { zeit_von: uhrzeit.nullable(), zeit_bis: uhrzeit.nullable(), platz: line }

/** A line of `abfall.jsonl`. Ids and sequences are kept: subscribed calendars depend on them. */
export const waste = z.discriminatedUnion('was', [
  abfallart.extend({ was: z.literal('art'), aktiv: z.boolean() }),
  abfallortAngaben.extend({
    was: z.literal('ort'),
    id: abfallortId,
    geaendert_am: moment,
    teilung: sequenz.optional(),
  }),
  z.object({
    was: z.literal('tour'),
    id: abfalltourId,
    name: line,
    fraktion: abfallfraktion,
    regel: abfallregel,
    ...when,
    hinweis: line,
    /** Older exports know no variants. */
    variante: line.default(''),
    /** Its dates are from a file, not from a rule. */
    aus_einfuhr: z.boolean(),
    beendet_am: moment.nullable(),
    geaendert_am: moment,
    orte: z.array(abfallortId),
  }),
  z.object({
    was: z.literal('termin'),
    tour: abfalltourId,
    urspruenglich: abfalltag,
    datum: abfalltag,
    stand: z.enum(['gilt', 'entfaellt', 'zurueck']),
    grund: line,
    von_hand: z.boolean(),
    sequenz,
    ...when,
    geaendert_am: moment,
  }),
  /** A street no longer has the date: calendars cancel it. */
  z.object({
    was: z.literal('abgang'),
    ort: abfallortId,
    fraktion: abfallfraktion,
    variante: line.default(''),
    urspruenglich: abfalltag,
    datum: abfalltag,
    sequenz,
    geaendert_am: moment,
  }),
  /** The meaning of a name in files, for later imports. */
  abfallnameAngaben.extend({ was: z.literal('name'), id: z.string().max(64), geaendert_am: moment }),
])
export type Waste = z.output<typeof waste>
type WasteOf<W extends Waste['was']> = Extract<Waste, { was: W }>

/** Returns all lines in a stable order. */
export async function readWaste(db: Kysely<Tables>): Promise<Waste[]> {
  const tables = tablesOf(db)
  const arten = await tables.selectFrom('abfall_arten').selectAll().orderBy('fraktion').execute()
  const orte = await tables.selectFrom('abfall_orte').selectAll().orderBy('id').execute()
  const teilungen = new Map(
    (await tables.selectFrom('abfall_teilungen').selectAll().execute()).map(one => [one.ort_id, one.anzahl]),
  )
  const touren = await tables.selectFrom('abfall_touren').selectAll().orderBy('id').execute()
  const served = Map.groupBy(
    await tables.selectFrom('abfall_tour_orte').selectAll().orderBy('ort_id').execute(),
    ({ tour_id }) => tour_id,
  )
  const termine = await tables
    .selectFrom('abfall_termine')
    .selectAll()
    .orderBy('tour_id')
    .orderBy('urspruenglich')
    .execute()
  const abgaenge = await tables
    .selectFrom('abfall_abgaenge')
    .selectAll()
    .orderBy('ort_id')
    .orderBy('fraktion')
    .orderBy('variante')
    .orderBy('urspruenglich')
    .execute()
  const namen = await tables.selectFrom('abfall_namen').selectAll().orderBy('schluessel').execute()
  return [
    ...arten.map(({ aktiv, symbol, ...art }) =>
      Object.assign({ was: 'art' as const }, art, {
        symbol: symbol as WasteOf<'art'>['symbol'],
        aktiv: aktiv === 1,
      }),
    ),
    ...orte.map(({ ort_key: _, strasse_key: __, ...ort }) => {
      const teilung = teilungen.get(ort.id)
      return Object.assign({ was: 'ort' as const }, ort, teilung === undefined ? {} : { teilung })
    }),
    ...touren.map(({ regel, aus_einfuhr, ...tour }) =>
      Object.assign({ was: 'tour' as const }, tour, {
        regel: JSON.parse(regel) as WasteOf<'tour'>['regel'],
        aus_einfuhr: aus_einfuhr === 1,
        orte: served.get(tour.id)?.map(({ ort_id }) => ort_id) ?? [],
      }),
    ),
    ...termine.map(({ tour_id, von_hand, ...termin }) =>
      Object.assign({ was: 'termin' as const, tour: tour_id }, termin, { von_hand: von_hand === 1 }),
    ),
    ...abgaenge.map(({ ort_id, ...abgang }) =>
      Object.assign({ was: 'abgang' as const, ort: ort_id }, abgang),
    ),
    ...namen.map(({ schluessel: _, ...name }) => Object.assign({ was: 'name' as const }, name)),
  ]
}

/** Counts the dates. */
export const datesIn = (lines: readonly Waste[]): number => lines.filter(({ was }) => was === 'termin').length

export const hasWaste = async (db: Db): Promise<boolean> =>
  (await tablesOf(db).selectFrom('abfall_orte').select('id').limit(1).executeTakeFirst()) !== undefined

/** Returns faults: references to streets or tours that are missing, and duplicates. */
export function faultsOf(lines: readonly Waste[]): string[] {
  const orte = lines.filter(one => one.was === 'ort').map(({ id }) => id)
  const touren = lines.filter(one => one.was === 'tour').map(({ id }) => id)
  const [knownOrte, knownTouren] = [new Set(orte), new Set(touren)]
  const isTwice = knownOrte.size < orte.length || knownTouren.size < touren.length
  const isLost = lines.some(
    one =>
      (one.was === 'tour' && one.orte.some(ort => !knownOrte.has(ort))) ||
      (one.was === 'termin' && !knownTouren.has(one.tour)) ||
      (one.was === 'abgang' && !knownOrte.has(one.ort)),
  )
  return [
    ...(isTwice ? ['Eine Kennung steht zweimal darin.'] : []),
    ...(isLost ? ['Er nennt eine Straße oder Tour, die in der Ausfuhr fehlt.'] : []),
  ]
}

/** Rows per statement, within the limits of both databases. */
const AT_ONCE = 500

/** Writes the calendar to a town without one. The database refuses duplicates by its keys. */
export async function writeWaste(db: Db, lines: readonly Waste[]): Promise<void> {
  const of = <W extends Waste['was']>(was: W) => lines.filter((one): one is WasteOf<W> => one.was === was)
  const number = (yes: boolean) => (yes ? 1 : 0)
  const insert = async <T extends keyof AbfallTables>(table: T, rows: readonly AbfallTables[T][]) => {
    for (let at = 0; at < rows.length; at += AT_ONCE)
      await tablesOf(db)
        .insertInto(table)
        .values(rows.slice(at, at + AT_ONCE) as never)
        .execute()
  }
  await insert(
    'abfall_arten',
    of('art').map(({ was: _, aktiv, ...art }) => Object.assign(art, { aktiv: number(aktiv) })),
  )
  await insert(
    'abfall_orte',
    of('ort').map(({ was: _, teilung: __, ...ort }) =>
      Object.assign(ort, { ort_key: placeKey(ort.ort), strasse_key: placeKey(ort.strasse) }),
    ),
  )
  await insert(
    'abfall_teilungen',
    of('ort').flatMap(({ id, teilung: anzahl }) => (anzahl === undefined ? [] : [{ ort_id: id, anzahl }])),
  )
  // Exports of earlier versions do not know how often a street was divided.
  await countDivision(
    db,
    of('ort').flatMap(({ id, teilung }) => (teilung === undefined ? [id] : [])),
  )
  await insert(
    'abfall_touren',
    of('tour').map(({ was: _, orte: __, regel, aus_einfuhr, ...tour }) =>
      Object.assign(tour, { regel: JSON.stringify(regel), aus_einfuhr: number(aus_einfuhr) }),
    ),
  )
  await insert(
    'abfall_tour_orte',
    of('tour').flatMap(({ id, orte }) => orte.map(ort_id => ({ ort_id, tour_id: id }))),
  )
  await insert(
    'abfall_termine',
    of('termin').map(({ was: _, tour, von_hand, ...termin }) =>
      Object.assign(termin, { tour_id: tour, von_hand: number(von_hand) }),
    ),
  )
  await insert(
    'abfall_abgaenge',
    of('abgang').map(({ was: _, ort, ...abgang }) => Object.assign(abgang, { ort_id: ort })),
  )
  await insert(
    'abfall_namen',
    of('name').map(({ was: _, ...name }) => Object.assign(name, { schluessel: nameKey(name.name) })),
  )
}
