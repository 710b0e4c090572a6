import { putMail } from '../outbox/put-mail.ts'
import type { Db } from '../store/index.ts'
import type { Run } from './collect-news.ts'
import { ENDS } from './followed.ts'
import { type Told, tellingMail } from './mails.ts'
import { tablesOf } from './tables.ts'

/** Hours after which a queued mail is dropped as old news. */
const HOLDS_HOURS: Readonly<Record<Run, number>> = { sofort: 12, morgens: 72 }
/** Mails per transaction: few enough that an editor who saves at the same time notices no delay. */
const MAILS_AT_ONCE = 25

type Telling = { readonly now: Date; readonly words: Parameters<typeof tellingMail>[0] }

/** Writes to the next subscribers after `last`. Returns the last of them; undefined if there are none. */
export async function tellSome(
  db: Db,
  run: Run,
  last: string,
  { now, words }: Telling,
): Promise<string | undefined> {
  const news = await toTell(db, run, now)
  const themen = [...new Set(news.flatMap(one => one.themen))]
  if (themen.length === 0) return undefined
  const tables = tablesOf(db)
  const people = await tables
    .selectFrom('abos as a')
    .select(['a.id', 'a.email'])
    .where('a.stand', '=', 'aktiv')
    .where('a.id', '>', last)
    .where(row =>
      row.exists(
        row
          .selectFrom('abo_themen as t')
          .select('t.thema')
          .whereRef('t.abo_id', '=', 'a.id')
          .where('t.thema', 'in', themen),
      ),
    )
    .orderBy('a.id')
    .limit(MAILS_AT_ONCE)
    .execute()
  const ids = people.map(({ id }) => id)
  if (ids.length === 0) return undefined
  const topics = await tables
    .selectFrom('abo_themen')
    .select(['abo_id', 'thema', 'titel'])
    .where('abo_id', 'in', ids)
    .orderBy('thema')
    .execute()
  const giltBis = new Date(now.getTime() + HOLDS_HOURS[run] * 3_600_000)
  for (const { id, email } of people) {
    const own = topics.filter(({ abo_id }) => abo_id === id)
    const wanted = new Set(own.map(({ thema }) => thema))
    const told = news.filter(one => one.themen.some(thema => wanted.has(thema)))
    const mail = tellingMail(
      words,
      id,
      told,
      own.map(({ titel }) => titel),
    )
    // An invalid address must not block the others: the refusal is ignored.
    await putMail(db, { ...mail, an: email, giltBis }, now)
  }
  return ids.at(-1)
}

/** Returns the announcements of this run that are still public, and those that say that something ended. */
async function toTell(db: Db, run: Run, now: Date): Promise<(Told & { themen: readonly string[] })[]> {
  const rows = await tablesOf(db)
    .selectFrom('abo_meldungen as m')
    .leftJoin('published as p', join =>
      join
        .onRef('p.document_id', '=', 'm.document_id')
        .on('p.gueltig_von', '<=', now.toISOString())
        .on('p.gueltig_bis', '>', now.toISOString()),
    )
    .select(['m.art', 'm.titel', 'm.tag', 'm.satz', 'm.adresse', 'm.themen', 'm.notfall'])
    .where('m.lauf', '=', run)
    .where(row => row.or([row('m.notfall', 'in', ENDS), row('p.document_id', 'is not', null)]))
    .orderBy('m.document_id')
    .execute()
  return rows.map(row => Object.assign(row, { themen: JSON.parse(row.themen) as string[] }))
}
