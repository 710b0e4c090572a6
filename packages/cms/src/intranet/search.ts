import type { IntranetTreffer } from '@rathausplatz/contract'
import { asProtected } from '@rathausplatz/contract/medien'
import type { Archivdokument, Intranetbeitrag } from '@rathausplatz/contract/records'
import { berlinDay } from '@rathausplatz/time'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../store/index.ts'
import { archivesAt } from './archive.ts'
import { dataOf, releasedAt } from './released.ts'
import { addressOf, namesOf } from './texts.ts'
import { type AskedWord, nearWords, wordsAsked } from './words-asked.ts'

/** A word this short counts only as a whole: „IT“ is a part of „mit“. */
const WHOLE_WORD = 2
/** Most documents whose words are compared with a mistyped one. */
const MOST_COMPARED = 3_000

type Page = { readonly limit: number; readonly offset: number }
type Found = {
  readonly data: IntranetTreffer[]
  readonly count: number
  /** No document holds all words: these hold some of them, or words that are written almost like them. */
  readonly isNear: boolean
}

/**
 * Finds texts and documents that contain all words in any of their forms, also inside longer words: `urlaub`
 * finds "Urlaubsantrag", and `antrag` finds "Anträge". Without such a document, finds those with some of the
 * words, or with words that differ by a typing error. Matches in the title come first, then the newest.
 */
export async function searchIntranet(
  db: Db,
  now: Date,
  { q, ...page }: { q: string } & Page,
): Promise<Found> {
  const words = wordsAsked(q)
  if (words.length === 0) return { data: [], count: 0, isNear: false }
  const exact = await look(db, now, words, { ...page, isAll: true })
  if (exact.count > 0) return { ...exact, isNear: false }
  const vocabulary = await vocabularyOf(db, now)
  const near = words.map(word => word.concat(nearWords(word, vocabulary)))
  const corrected = await look(db, now, near, { ...page, isAll: true })
  if (corrected.count > 0) return { ...corrected, isNear: true }
  return { ...(await look(db, now, near, { ...page, isAll: false })), isNear: true }
}

/** The documents that are released and valid, with their search words. */
const visible = (db: Db, now: Date) =>
  releasedAt(db, now)
    .innerJoin('intranet_worte as w', 'w.document_id', 'r.document_id')
    .innerJoin('intranet_nummern as n', 'n.document_id', 'r.document_id')
    .where('w.gilt_von', '<=', berlinDay(now))
    .where('w.gilt_bis', '>=', berlinDay(now))

async function vocabularyOf(db: Db, now: Date): Promise<ReadonlySet<string>> {
  const rows = await visible(db, now).select('w.worte').limit(MOST_COMPARED).execute()
  return new Set(rows.flatMap(({ worte }) => worte.split(' ')).filter(Boolean))
}

const holds = (column: 'w.titel' | 'w.worte', word: AskedWord): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${sql.join(
    word.map(form =>
      form.length > WHOLE_WORD
        ? sql`${sql.ref(column)} like ${`%${form}%`}`
        : sql`${sql.ref(column)} || ' ' like ${`% ${form} %`}`,
    ),
    sql` or `,
  )})`

/** How many of the words a column holds. */
const held = (column: 'w.titel' | 'w.worte', words: readonly AskedWord[]): RawBuilder<number> =>
  sql<number>`(${sql.join(
    words.map(word => sql`case when ${holds(column, word)} then 1 else 0 end`),
    sql` + `,
  )})`

async function look(
  db: Db,
  now: Date,
  words: readonly AskedWord[],
  { limit, offset, isAll }: Page & { isAll: boolean },
): Promise<Pick<Found, 'data' | 'count'>> {
  const found = () => visible(db, now).where(held('w.worte', words), '>=', isAll ? words.length : 1)
  const [rows, { count }, rubriken, archive] = await Promise.all([
    found()
      .select(['n.nummer', 'r.kind', 'r.form', 'r.data'])
      .orderBy(held('w.worte', words), 'desc')
      .orderBy(sql`case when ${held('w.titel', words)} = ${words.length} then 0 else 1 end`)
      .orderBy('r.datum_von', 'desc')
      .orderBy('n.nummer')
      .limit(limit)
      .offset(offset)
      .execute(),
    found()
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow(),
    namesOf(db, now),
    archivesAt(db, now),
  ])
  const data = rows.map((row): IntranetTreffer => {
    if (row.kind === 'archivdokument') {
      const { archiv, downloadtext, datei, stand } = dataOf<Archivdokument>(row)
      const url = asProtected('intranet', datei.url)
      const { titel = downloadtext, thema = '' } = archive.get(archiv) ?? {}
      return { art: 'dokument', titel, einleitung: downloadtext, ort: thema, datum: stand, url }
    }
    const { titel, einleitung, rubrik, datum_von } = dataOf<Intranetbeitrag>(row)
    const url = addressOf(rubrik, row.nummer)
    return { art: 'beitrag', titel, einleitung, ort: rubriken.get(rubrik) ?? '', datum: datum_von, url }
  })
  return { data, count: Number(count) }
}
