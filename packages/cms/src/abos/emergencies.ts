import type { Db } from '../store/index.ts'
import { announce } from './collect-news.ts'
import { type Announcement, type Reading, readNews } from './read-news.ts'
import { type Notfall, tablesOf } from './tables.ts'
import { arten, isAtOnce } from './topics.ts'

/**
 * The correction and the end of an emergency go to the topics that heard of it, and to those that it names
 * now. Other notices are announced once.
 */

const NOTICES = arten.filter(isAtOnce)

/** Public notices whose words are not those that were announced. */
const changedNotices = (db: Db, now: Date, limit: number) =>
  tablesOf(db)
    .selectFrom('published as p')
    .innerJoin('abo_gemeldet as g', 'g.document_id', 'p.document_id')
    .select(['p.document_id', 'p.kind', 'p.key', 'p.title', 'p.data', 'p.published_at', 'g.notfall'])
    .where('p.kind', 'in', NOTICES)
    .where('p.gueltig_von', '<=', now.toISOString())
    .where('p.gueltig_bis', '>', now.toISOString())
    .whereRef('g.fassung', '<>', 'p.key')
    .orderBy('p.document_id')
    .limit(limit)
    .execute()

/** Announced emergencies that are no longer public. */
const endedEmergencies = (db: Db, now: Date, limit: number) =>
  tablesOf(db)
    .selectFrom('abo_gemeldet as g')
    .leftJoin('published as p', join =>
      join
        .onRef('p.document_id', '=', 'g.document_id')
        .on('p.gueltig_von', '<=', now.toISOString())
        .on('p.gueltig_bis', '>', now.toISOString()),
    )
    .select(['g.document_id', 'g.notfall'])
    .where('g.notfall', 'is not', null)
    .where('p.document_id', 'is', null)
    .orderBy('g.document_id')
    .limit(limit)
    .execute()

/** Returns true if an announced notice has changed or ended since. */
export async function isOvertaken(db: Db, now: Date): Promise<boolean> {
  const changed = await changedNotices(db, now, 1)
  return changed.length > 0 || (await endedEmergencies(db, now, 1)).length > 0
}

/** Stores the corrections and ends for the mails that are sent at once. Returns false if there were none. */
export async function collectOvertaken(db: Db, limit: number, reading: Reading): Promise<boolean> {
  const changed = await changedNotices(db, reading.now, limit)
  const ended = await endedEmergencies(db, reading.now, limit)
  const announcements = await readNews(db, changed, reading)
  for (const { document_id, key, notfall } of changed) {
    const told = read(notfall)
    const present = announcements.get(document_id)
    const isEmergency = Boolean(present?.notfall)
    await tablesOf(db)
      .updateTable('abo_gemeldet')
      .set({ fassung: key, notfall: isEmergency ? JSON.stringify(present) : null })
      .where('document_id', '=', document_id)
      .execute()
    if (present && (told || isEmergency))
      await overtake(db, document_id, told, { ...present, notfall: isEmergency ? 'stand' : 'ende' })
  }
  for (const { document_id, notfall } of ended) {
    const told = read(notfall)
    // Published again, even on the same day, it is a new emergency.
    await tablesOf(db).deleteFrom('abo_gemeldet').where('document_id', '=', document_id).execute()
    if (told) await overtake(db, document_id, told, { ...told, satz: OVER, notfall: 'ende' })
  }
  return changed.length + ended.length > 0
}

const OVER = 'Dieser Hinweis gilt nicht mehr. Er steht nicht mehr auf der Website.'

const read = (notfall: string | null): Announcement | undefined =>
  notfall === null ? undefined : (JSON.parse(notfall) as Announcement)

/** Replaces what was said by what is so now. What no mail has said yet needs neither correction nor end. */
async function overtake(
  db: Db,
  document_id: string,
  told: Announcement | undefined,
  present: Announcement & { readonly notfall: Notfall },
): Promise<void> {
  const waiting = await tablesOf(db)
    .selectFrom('abo_meldungen')
    .select('notfall')
    .where('lauf', '=', 'sofort')
    .where('document_id', '=', document_id)
    .executeTakeFirst()
  const isNew = told === undefined || waiting?.notfall === 'beginn'
  if (isNew && present.notfall === 'ende')
    await tablesOf(db)
      .deleteFrom('abo_meldungen')
      .where('lauf', '=', 'sofort')
      .where('document_id', '=', document_id)
      .execute()
  else
    await announce(db, 'sofort', document_id, {
      ...present,
      notfall: isNew ? 'beginn' : present.notfall,
      themen: [...new Set([...(told?.themen ?? []), ...present.themen])],
    })
}
