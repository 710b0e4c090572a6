import { sql } from 'kysely'
import type { Db } from '../store/index.ts'
import { announce } from './collect-news.ts'
import { changeOf, ENDS, endOf, isBegin, quoted, untilInWords, versionOf } from './followed.ts'
import { type Announcement, type Reading, readNews } from './read-news.ts'
import { type Notfall, tablesOf } from './tables.ts'
import { arten, isAtOnce } from './topics.ts'

/**
 * The correction and the end of an emergency or an urgent notice go to the topics that heard of it, and to
 * those that it names now. Other notices are announced once.
 */

const NOTICES = arten.filter(isAtOnce)

/** Public notices whose words or end are not those that were announced. */
const changedNotices = (db: Db, now: Date, limit: number) =>
  tablesOf(db)
    .selectFrom('published as p')
    .innerJoin('abo_gemeldet as g', 'g.document_id', 'p.document_id')
    .select(['p.document_id', 'p.kind', 'p.key', 'p.title', 'p.data', 'p.published_at', 'p.gueltig_bis'])
    .select('g.notfall')
    .where('p.kind', 'in', NOTICES)
    .where('p.gueltig_von', '<=', now.toISOString())
    .where('p.gueltig_bis', '>', now.toISOString())
    // Of a notice that an older version announced only the words are known.
    .whereRef('g.fassung', '<>', 'p.key')
    .where('g.fassung', '<>', sql<string>`p.key || ' ' || p.gueltig_bis`)
    .orderBy('p.document_id')
    .limit(limit)
    .execute()

/** Followed notices that are no longer public, with their end if it was planned. */
const endedNotices = (db: Db, now: Date, limit: number) =>
  tablesOf(db)
    .selectFrom('abo_gemeldet as g')
    .leftJoin('published as p', join =>
      join
        .onRef('p.document_id', '=', 'g.document_id')
        .on('p.gueltig_von', '<=', now.toISOString())
        .on('p.gueltig_bis', '>', now.toISOString()),
    )
    .leftJoin('published as e', join =>
      join.onRef('e.document_id', '=', 'g.document_id').on('e.gueltig_bis', '<=', now.toISOString()),
    )
    .select(['g.document_id', 'g.notfall', 'e.gueltig_bis'])
    .where('g.notfall', 'is not', null)
    .where('p.document_id', 'is', null)
    .orderBy('g.document_id')
    .limit(limit)
    .execute()

/** Returns true if an announced notice has changed or ended since. */
export async function isOvertaken(db: Db, now: Date): Promise<boolean> {
  const changed = await changedNotices(db, now, 1)
  return changed.length > 0 || (await endedNotices(db, now, 1)).length > 0
}

/** Stores the corrections and ends for the mails that are sent at once. Returns false if there were none. */
export async function collectOvertaken(db: Db, limit: number, reading: Reading): Promise<boolean> {
  const changed = await changedNotices(db, reading.now, limit)
  const ended = await endedNotices(db, reading.now, limit)
  const announcements = await readNews(db, changed, reading)
  for (const row of changed) {
    const { document_id } = row
    const told = read(row.notfall)
    const present = announcements.get(document_id)
    const notfall = present?.notfall ? JSON.stringify(present) : null
    await tablesOf(db)
      .updateTable('abo_gemeldet')
      .set({ fassung: versionOf(row), notfall })
      .where('document_id', '=', document_id)
      .execute()
    if (!present || !(told || notfall)) continue
    const stage = changeOf(told?.notfall ?? null, present.notfall)
    const isUntold = await isWaiting(db, document_id)
    const themen = [...new Set([...(told?.themen ?? []), ...present.themen])]
    const said = ENDS.includes(stage) ? atEnd(present) : present
    await announce(db, 'sofort', document_id, isUntold ? present : { ...said, notfall: stage, themen })
  }
  for (const { document_id, notfall, gueltig_bis } of ended) {
    const told = read(notfall)
    // Published again, even on the same day, it is a new notice.
    await tablesOf(db).deleteFrom('abo_gemeldet').where('document_id', '=', document_id).execute()
    if (!told) continue
    if (await isWaiting(db, document_id)) await forget(db, document_id)
    else await announce(db, 'sofort', document_id, overOf(told, gueltig_bis))
  }
  return changed.length + ended.length > 0
}

const read = (notfall: string | null): Announcement | undefined =>
  notfall === null ? undefined : (JSON.parse(notfall) as Announcement)

/** An end quotes the title, and names no day of publication: what has ended is not published. */
const atEnd = (told: Announcement): Announcement => ({ ...told, titel: quoted(told.titel), tag: '' })

/** Returns what is said of a notice that is no longer public. A time that has passed is no all-clear. */
function overOf(told: Announcement, expired: string | null): Announcement & { readonly notfall: Notfall } {
  const notfall = endOf(told.notfall, expired !== null)
  const until = expired === null ? 'gilt nicht mehr' : `galt ${untilInWords(expired)}`
  const noAllClear = notfall === 'abgelaufen' ? ' Das ist keine Entwarnung.' : ''
  return {
    ...atEnd(told),
    satz: `Dieser Hinweis ${until}. Er steht nicht mehr auf der Website.${noAllClear}`,
    notfall,
  }
}

/** Returns true if the beginning is collected, but in no mail yet: it needs neither correction nor end. */
async function isWaiting(db: Db, document_id: string): Promise<boolean> {
  const waiting = await tablesOf(db)
    .selectFrom('abo_meldungen')
    .select('notfall')
    .where('lauf', '=', 'sofort')
    .where('document_id', '=', document_id)
    .executeTakeFirst()
  return waiting !== undefined && isBegin(waiting.notfall)
}

const forget = (db: Db, document_id: string) =>
  tablesOf(db)
    .deleteFrom('abo_meldungen')
    .where('lauf', '=', 'sofort')
    .where('document_id', '=', document_id)
    .execute()
