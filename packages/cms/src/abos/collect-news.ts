import type { Log } from '../log.ts'
import type { Db } from '../store/index.ts'
import { newsOf } from './news.ts'
import { streetsIn } from './streets.ts'
import { tablesOf } from './tables.ts'
import { arten, isAtOnce, namesStreets, STREETS, streetOfTopic, topicOfStreet } from './topics.ts'

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
    .select(['p.document_id', 'p.kind', 'p.key', 'p.title', 'p.data', 'p.published_at'])
    .where('p.kind', 'in', kindsOf(run))
    .where('p.gueltig_von', '<=', now.toISOString())
    .where('p.gueltig_bis', '>', now.toISOString())
    .where('g.document_id', 'is', null)
    .orderBy('p.document_id')
    .limit(limit)
    .execute()

type Found = Awaited<ReturnType<typeof untold>>

/** Stores the announcements, and marks their documents as announced. */
export async function collect(
  db: Db,
  lauf: Run,
  found: Found,
  { now, publicUrl, log }: { now: Date; publicUrl: string; log: Log },
): Promise<void> {
  const tables = tablesOf(db)
  const streets = await knownStreets(db)
  await tables
    .insertInto('abo_gemeldet')
    .values(found.map(({ document_id, kind }) => ({ document_id, art: kind })))
    .execute()
  for (const row of found) {
    const news = readable(() => newsOf(row, { now, publicUrl }), row, log)
    if (!news) continue
    const { text, themen, ...told } = news
    const named = namesStreets(row.kind) ? [...streetsIn(text, streets)].map(topicOfStreet) : []
    await tables
      .insertInto('abo_meldungen')
      .values({ ...told, lauf, document_id: row.document_id, themen: JSON.stringify([...themen, ...named]) })
      .execute()
  }
}

/** Returns undefined for a document that cannot be read, so that it does not block the others. */
function readable<T>(read: () => T, { document_id }: Found[number], log: Log): T | undefined {
  try {
    return read()
  } catch (err) {
    log.error({ err, document_id }, 'Ein Inhalt ließ sich für die Abos nicht lesen.')
    return undefined
  }
}

async function knownStreets(db: Db): Promise<string[]> {
  const rows = await tablesOf(db)
    .selectFrom('abo_themen')
    .select('thema')
    .distinct()
    .where('thema', '>=', STREETS[0])
    .where('thema', '<', STREETS[1])
    .execute()
  return rows.flatMap(({ thema }) => streetOfTopic(thema) ?? [])
}
