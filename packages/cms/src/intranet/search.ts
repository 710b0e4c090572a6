import type { IntranetTreffer } from '@rathausplatz/contract'
import { asProtected } from '@rathausplatz/contract/medien'
import type { Archivdokument, Intranetbeitrag } from '@rathausplatz/contract/records'
import { berlinDay } from '@rathausplatz/time'
import { sql } from 'kysely'
import { foldedWords } from '../search/folded-words.ts'
import type { Db } from '../store/index.ts'
import { archivesAt } from './archive.ts'
import { dataOf, releasedAt } from './released.ts'
import { addressOf, namesOf } from './texts.ts'

const MOST_WORDS = 8

/**
 * Finds texts and documents that contain all words, also inside longer words: `urlaub` finds "Urlaubsantrag".
 * Matches in the title come first, then the newest.
 */
export async function searchIntranet(
  db: Db,
  now: Date,
  { q, limit, offset }: { q: string; limit: number; offset: number },
): Promise<{ data: IntranetTreffer[]; count: number }> {
  const words = [...new Set(foldedWords(q))].slice(0, MOST_WORDS)
  if (words.length === 0) return { data: [], count: 0 }
  const today = berlinDay(now)
  const found = () => {
    let query = releasedAt(db, now)
      .innerJoin('intranet_worte as w', 'w.document_id', 'r.document_id')
      .innerJoin('intranet_nummern as n', 'n.document_id', 'r.document_id')
      .where('w.gilt_von', '<=', today)
      .where('w.gilt_bis', '>=', today)
    // A folded word has letters and digits only, so it cannot contain a wildcard of `like`.
    for (const word of words) query = query.where('w.worte', 'like', `%${word}%`)
    return query
  }
  const inTitle = sql<number>`case when ${sql.join(
    words.map(word => sql`${sql.ref('w.titel')} like ${`%${word}%`}`),
    sql` and `,
  )} then 0 else 1 end`
  const [rows, { count }, rubriken, archive] = await Promise.all([
    found()
      .select(['n.nummer', 'r.kind', 'r.form', 'r.data'])
      .orderBy(inTitle)
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
