import type { IntranetText } from '@rathausplatz/contract'
import { asProtected } from '@rathausplatz/contract/medien'
import { type Intranetbeitrag, type Intranetrubrik, records } from '@rathausplatz/contract/records'
import { inRubrik } from '../collections/intranetbeitrag.ts'
import { readdressed } from '../collections/links.ts'
import type { Db } from '../store/index.ts'
import { dataOf, numberedAt, releasedAt } from './released.ts'
import { tablesOf } from './tables.ts'

type Rubriken = ReadonlyMap<string, string>
type Row = Awaited<ReturnType<ReturnType<typeof numberedAt>['executeTakeFirstOrThrow']>>

/** Returns the categories: those with a number first, in its order, then the others from A to Z. */
export async function findRubriken(db: Db, now: Date): Promise<(Intranetrubrik & { url: string })[]> {
  const rows = await releasedAt(db, now)
    .where('r.kind', '=', 'intranetrubrik')
    .select(['r.kind', 'r.form', 'r.data', 'r.sortierung'])
    .orderBy('r.sortierung')
    .execute()
  return rows
    .map(row => ({ place: row.sortierung, data: dataOf<Intranetrubrik>(row) }))
    .toSorted((a, b) => a.place - b.place || german.compare(a.data.rubrik, b.data.rubrik))
    .map(({ data }) => Object.assign(data, { url: data.slug }))
}

const german = new Intl.Collator('de')

export const namesOf = async (db: Db, now: Date): Promise<Rubriken> =>
  new Map((await findRubriken(db, now)).map(({ url, rubrik }) => [url, rubrik]))

/** Returns the name of one category; no category if it does not exist. */
export async function nameOf(db: Db, now: Date, url: string): Promise<Rubriken> {
  const row = await releasedAt(db, now)
    .where('r.kind', '=', 'intranetrubrik')
    .where('r.key', '=', url)
    .select(['r.kind', 'r.form', 'r.data'])
    .executeTakeFirst()
  return new Map(row ? [[url, dataOf<Intranetrubrik>(row).rubrik]] : [])
}

/** Returns one page of the texts of a Rubrik, and how many texts it has. */
export async function findTexts(
  db: Db,
  now: Date,
  { rubrik, order, limit, offset }: { rubrik: string; order: string; limit: number; offset: number },
) {
  const direction = order === 'datum_von:asc' ? 'asc' : 'desc'
  const tagged = () =>
    releasedAt(db, now)
      .innerJoin('release_tags as t', 't.document_id', 'r.document_id')
      .where('r.kind', '=', 'intranetbeitrag')
      .where('t.tag', '=', inRubrik(rubrik))
  const rows = await tagged()
    .innerJoin('intranet_nummern as n', 'n.document_id', 'r.document_id')
    .select(['n.nummer', 'r.document_id', 'r.kind', 'r.key', 'r.revision', 'r.form', 'r.data'])
    .orderBy('r.datum_von', direction)
    .orderBy('n.nummer', direction)
    .limit(limit)
    .offset(offset)
    .execute()
  const { count } = await tagged()
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return { rows, count: Number(count) }
}

export const findText = (db: Db, now: Date, nummer: number): Promise<Row | undefined> =>
  numberedAt(db, now, 'intranetbeitrag').where('n.nummer', '=', nummer).executeTakeFirst()

/** Returns texts in the shape of the wire, each with the confirmation of the reader. */
export async function toWire(
  db: Db,
  rows: readonly Row[],
  { reader, rubriken }: { reader: string; rubriken: Rubriken },
): Promise<IntranetText[]> {
  const read = await confirmedBy(
    db,
    reader,
    rows.map(({ document_id }) => document_id),
  )
  return rows.map(row => textOf(row, rubriken, read))
}

function textOf(row: Row, rubriken: Rubriken, read: ReadonlyMap<string, string>): IntranetText {
  const { rubrik, bild, bildtext, bildcopyright, bildfokus, lesebestaetigung, ...beitrag } = forReaders(
    dataOf(row),
  )
  const name = rubriken.get(rubrik)
  return {
    ...beitrag,
    id: row.nummer,
    detailURL: addressOf(rubrik, row.nummer),
    ...(name === undefined ? {} : { rubrik: { url: rubrik, rubrik: name } }),
    ...(bild
      ? {
          bildupload: {
            bild,
            bildtext,
            ...(bildcopyright ? { bildcopyright } : {}),
            ...(bildfokus ? { bildfokus } : {}),
          },
        }
      : {}),
    ...(lesebestaetigung ? { lesebestaetigung: confirmation(read.get(row.document_id)) } : {}),
  }
}

const confirmation = (gelesen_am: string | undefined) => (gelesen_am === undefined ? {} : { gelesen_am })

export const addressOf = (rubrik: string, nummer: number): string => `/intranet/${rubrik}/${nummer}`

/** Rewrites the addresses of files to the protected ones, which only signed-in staff can open. */
const forReaders = (data: Intranetbeitrag): Intranetbeitrag =>
  readdressed(records.intranetbeitrag.schema, data, address => asProtected('intranet', address))

async function confirmedBy(
  db: Db,
  account: string,
  documents: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (documents.length === 0) return new Map()
  const rows = await tablesOf(db)
    .selectFrom('lesebestaetigungen')
    .select(['document_id', 'gelesen_am'])
    .where('account_id', '=', account)
    .where('document_id', 'in', documents)
    .execute()
  return new Map(rows.map(({ document_id, gelesen_am }) => [document_id, gelesen_am]))
}
