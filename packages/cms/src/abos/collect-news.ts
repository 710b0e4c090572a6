import type { Db } from '../store/index.ts'
import { versionOf } from './followed.ts'
import { type Announcement, type Reading, readNews } from './read-news.ts'
import { tablesOf } from './tables.ts'
import { arten, isAtOnce } from './topics.ts'

/** Public content that is not announced yet, and the announcements made of it. */

export type Run = 'sofort' | 'morgens'

const kindsOf = (run: Run): string[] => arten.filter(art => isAtOnce(art) === (run === 'sofort'))

/** Returns the kinds that could not be subscribed to before. */
export async function newKinds(db: Db): Promise<string[]> {
  const known = await tablesOf(db).selectFrom('abo_arten').select('art').execute()
  return arten.filter(art => !known.some(row => row.art === art))
}

/** Marks all public content of a new kind as announced. */
export async function takeForKnown(db: Db, art: string, now: Date): Promise<void> {
  const moment = now.toISOString()
  const tables = tablesOf(db)
  await tables
    .insertInto('abo_gemeldet')
    .columns(['document_id', 'art'])
    .expression(from =>
      from
        .selectFrom('published')
        .select(['document_id', 'kind as art'])
        .where('kind', '=', art)
        .where('gueltig_von', '<=', moment),
    )
    .onConflict(conflict => conflict.doNothing())
    .execute()
  await tables.insertInto('abo_arten').values({ art, seit: moment }).execute()
}

/** Public content that is not announced yet. */
export const untold = (db: Db, run: Run, now: Date, limit: number) =>
  tablesOf(db)
    .selectFrom('published as p')
    .leftJoin('abo_gemeldet as g', 'g.document_id', 'p.document_id')
    .select(['p.document_id', 'p.kind', 'p.key', 'p.title', 'p.data', 'p.published_at', 'p.gueltig_bis'])
    .where('p.kind', 'in', kindsOf(run))
    .where('p.gueltig_von', '<=', now.toISOString())
    .where('p.gueltig_bis', '>', now.toISOString())
    .where('g.document_id', 'is', null)
    .orderBy('p.document_id')
    .limit(limit)
    .execute()

/** Stores the announcements, and marks their documents as announced. */
export async function collect(
  db: Db,
  lauf: Run,
  found: Awaited<ReturnType<typeof untold>>,
  reading: Reading,
): Promise<void> {
  const tables = tablesOf(db)
  const announcements = await readNews(db, found, reading)
  for (const row of found) {
    const { document_id, kind } = row
    const announcement = announcements.get(document_id)
    const fassung = isAtOnce(kind) ? versionOf(row) : null
    const notfall = announcement?.notfall ? JSON.stringify(announcement) : null
    await tables.insertInto('abo_gemeldet').values({ document_id, art: kind, fassung, notfall }).execute()
    if (announcement) await announce(db, lauf, document_id, announcement)
  }
}

/** Stores an announcement for the mails of a run. */
export async function announce(
  db: Db,
  lauf: Run,
  document_id: string,
  { themen, ...told }: Announcement,
): Promise<void> {
  const row = { ...told, lauf, document_id, themen: JSON.stringify(themen) }
  await tablesOf(db)
    .insertInto('abo_meldungen')
    .values(row)
    .onConflict(known => known.columns(['lauf', 'document_id']).doUpdateSet(row))
    .execute()
}
