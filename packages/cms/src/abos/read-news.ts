import type { Log } from '../log.ts'
import type { Db } from '../store/index.ts'
import type { Told } from './mails.ts'
import { type NewsRow, newsOf } from './news.ts'
import { streetsIn } from './streets.ts'
import { tablesOf } from './tables.ts'
import { namesStreets, STREETS, streetOfTopic, topicOfStreet } from './topics.ts'

/** News with the topics whose subscribers get it. */
export type Announcement = Told & { readonly themen: readonly string[] }

export type Reading = { readonly now: Date; readonly publicUrl: string; readonly log: Log }

/** Returns the news of public documents by their id; documents that are no news have none. */
export async function readNews(
  db: Db,
  rows: readonly NewsRow[],
  { now, publicUrl, log }: Reading,
): Promise<ReadonlyMap<string, Announcement>> {
  const streets = await knownStreets(db)
  const read = new Map<string, Announcement>()
  for (const row of rows) {
    const news = readable(() => newsOf(row, { now, publicUrl }), row, log)
    if (!news) continue
    const { text, themen, ...told } = news
    const named = namesStreets(row.kind) ? [...streetsIn(text, streets)].map(topicOfStreet) : []
    read.set(row.document_id, { ...told, themen: [...themen, ...named] })
  }
  return read
}

/** Returns undefined for a document that cannot be read, so that it does not block the others. */
function readable<T>(read: () => T, { document_id }: NewsRow, log: Log): T | undefined {
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
