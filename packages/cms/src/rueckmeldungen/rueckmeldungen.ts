import { randomUUID } from 'node:crypto'
import { CmsError, RUECKMELDUNG_TAGE, type Rueckmeldung } from '@rathausplatz/contract'
import { isPublicPage } from '@rathausplatz/contract/public-page'
import { records } from '@rathausplatz/contract/records'
import { isReadable } from '@rathausplatz/text'
import { berlinDay, plusDays, startOfDay } from '@rathausplatz/time'
import { sql } from 'kysely'
import type { CmsStore } from '../collections/collections.ts'
import { publicDocumentAt } from '../endpoints/route.ts'
import { limitsIn, take } from '../limits/limits.ts'
import type { Place, Visible } from '../store/index.ts'
import { isVisible, type Listed } from '../store/lists/conditions.ts'
import { notFound, ok, orThrow, type Result } from '../store/result.ts'
import { patienceWith, patienceWithTexts } from './patience.ts'
import { tablesOf } from './tables.ts'

/** Most texts for one page per day; more of them are a flood and are refused. */
const MOST_TEXTS_OF_A_DAY = 50

/** A document with answers. */
export type Answered = {
  readonly document_id: string
  readonly kind: string
  readonly key: string
  readonly title: string
}

/** Counts of the answers to a document; `open` is the number of texts that are not done. */
export type Tally = { readonly yes: number; readonly no: number; readonly open: number }

export type Remark = Answered & {
  readonly id: string
  readonly tag: string
  readonly hilfreich: boolean
  readonly text: string
  readonly erledigt: boolean
}

type Seen = { readonly visible: readonly Visible[]; readonly limit: number; readonly offset: number }

/**
 * Stores visitors' answers to "War diese Seite hilfreich?" and sums them up for editors; with `canMail`,
 * editors can order the weekly mail.
 */
export function openRueckmeldungen(store: CmsStore, clock: () => Date, { canMail }: { canMail: boolean }) {
  const { database } = store
  const firstDay = () => plusDays(berlinDay(clock()), -RUECKMELDUNG_TAGE)

  /** Selects documents with answers that the editor may see. */
  const seen = (visible: readonly Visible[]) =>
    tablesOf(database.read)
      .selectFrom('rueckmeldungen as r')
      .innerJoin('listings as l', 'l.document_id', 'r.document_id')
      .where('r.tag', '>=', firstDay())
      .where('l.in_trash', '=', 0)
      .where(l => l.or(visible.map(some => isVisible(l as unknown as Listed, some))))

  const openTexts = async (ids: readonly string[]): Promise<ReadonlyMap<string, number>> => {
    if (ids.length === 0) return new Map()
    const rows = await tablesOf(database.read)
      .selectFrom('rueckmeldung_texte')
      .select(({ fn }) => ['document_id', fn.countAll().as('count')])
      .where('document_id', 'in', ids)
      .where('erledigt', '=', 0)
      .groupBy('document_id')
      .execute()
    return new Map(rows.map(({ document_id, count }) => [document_id, Number(count)]))
  }

  return {
    /** Stores an answer before it returns. Throws `zu-viele` if the sender or the page exceeds its limit. */
    async receive(answer: Rueckmeldung, sender?: string): Promise<void> {
      const page = (await isAsked(store)) ? await pageAt(store, answer.pfad) : undefined
      if (!page) throw new CmsError('nicht-gefunden')
      const { hilfreich, nachtrag } = answer
      const { text } = answer
      // A text without visible characters is refused instead of dropped silently.
      if ((text !== '' || nachtrag) && !isReadable(text)) throw NOTHING_TO_READ()
      const refused = await orThrow(
        database.write<{ why: string; retryAfter: number } | undefined>(async transaction => {
          const now = clock()
          const wait = await take(limitsIn(transaction), patienceWith(sender), now)
          if (wait !== undefined) return ok({ why: TOO_MANY, retryAfter: wait })
          const db = tablesOf(transaction)
          const { document_id } = page
          const tag = berlinDay(now)
          if (text !== '' && (await textsOf(db, document_id, tag)) >= MOST_TEXTS_OF_A_DAY) {
            const tomorrow = Date.parse(startOfDay(plusDays(tag, 1)))
            return ok({ why: TOO_MANY_TEXTS, retryAfter: Math.ceil((tomorrow - now.getTime()) / 1_000) })
          }
          const texts = text === '' ? [] : patienceWithTexts(sender, document_id)
          const rest = texts.length === 0 ? undefined : await take(limitsIn(transaction), texts, now)
          if (rest !== undefined) return ok({ why: TOO_MANY_OF_YOURS, retryAfter: rest })
          if (!nachtrag)
            await db
              .insertInto('rueckmeldungen')
              .values({ document_id, tag, ja: hilfreich ? 1 : 0, nein: hilfreich ? 0 : 1 })
              .onConflict(row =>
                row.columns(['document_id', 'tag']).doUpdateSet(({ eb, ref }) => ({
                  ja: eb('rueckmeldungen.ja', '+', ref('excluded.ja')),
                  nein: eb('rueckmeldungen.nein', '+', ref('excluded.nein')),
                })),
              )
              .execute()
          if (text === '') return ok(undefined)
          const id = randomUUID()
          await db
            .insertInto('rueckmeldung_texte')
            .values({ id, document_id, tag, hilfreich: hilfreich ? 1 : 0, text, erledigt: 0 })
            .execute()
          return ok(undefined)
        }),
      )
      if (refused) throw new CmsError('zu-viele', refused.why, { retryAfter: refused.retryAfter })
    },

    /** Returns documents with recent answers, least helpful first. */
    async tallies({ visible, limit, offset, by }: Seen & { by: 'nein' | 'anteil' }) {
      if (visible.length === 0) return { rows: [], count: 0 }
      const no = sql<number>`sum(r.nein)`
      const share = sql<number>`sum(r.nein) * 1.0 / sum(r.ja + r.nein)`
      const [rows, all] = await Promise.all([
        seen(visible)
          .select(['l.document_id', 'l.kind', 'l.key', 'l.title'])
          .select([sql<number>`sum(r.ja)`.as('yes'), no.as('no')])
          .groupBy(['l.document_id', 'l.kind', 'l.key', 'l.title'])
          .$if(by === 'anteil', query => query.orderBy(share, 'desc'))
          .orderBy(no, 'desc')
          .orderBy('l.key')
          .limit(limit)
          .offset(offset)
          .execute(),
        seen(visible)
          .select(({ fn }) => fn.count('r.document_id').distinct().as('count'))
          .executeTakeFirstOrThrow(),
      ])
      const open = await openTexts(rows.map(({ document_id }) => document_id))
      return {
        rows: rows.map(({ yes, no, ...page }) =>
          Object.assign(page, { yes: Number(yes), no: Number(no), open: open.get(page.document_id) ?? 0 }),
        ),
        count: Number(all.count),
      }
    },

    /** Returns the counts of one document. */
    async tallyOf(id: string): Promise<Tally> {
      const [sums, open] = await Promise.all([
        tablesOf(database.read)
          .selectFrom('rueckmeldungen')
          .select(({ fn }) => [fn.sum('ja').as('yes'), fn.sum('nein').as('no')])
          .where('document_id', '=', id)
          .where('tag', '>=', firstDay())
          .executeTakeFirst(),
        openTexts([id]),
      ])
      return { yes: Number(sums?.yes ?? 0), no: Number(sums?.no ?? 0), open: open.get(id) ?? 0 }
    },

    /** Returns texts, newest day first. */
    async remarks({
      visible,
      limit,
      offset,
      of,
      done,
    }: Seen & { of?: string | undefined; done?: boolean | undefined }): Promise<Remark[]> {
      if (visible.length === 0) return []
      const rows = await remarksIn(database.read)
        .where('l.in_trash', '=', 0)
        .where(l => l.or(visible.map(some => isVisible(l as unknown as Listed, some))))
        .$if(of !== undefined, query => query.where('t.document_id', '=', of ?? ''))
        .$if(done !== undefined, query => query.where('t.erledigt', '=', done ? 1 : 0))
        .orderBy('t.tag', 'desc')
        .orderBy('t.id')
        .limit(limit)
        .offset(offset)
        .execute()
      return rows.map(remarkOf)
    },

    /** Returns whether an account has ordered the weekly mail; undefined if the server sends no mail. */
    async isWished(account_id: string): Promise<boolean | undefined> {
      if (!canMail) return undefined
      const row = await tablesOf(database.read)
        .selectFrom('rueckmeldung_abos')
        .selectAll()
        .where('account_id', '=', account_id)
        .executeTakeFirst()
      return row !== undefined
    },

    async wish(account_id: string, isWished: boolean): Promise<void> {
      await orThrow(
        database.write<void>(async transaction => {
          const db = tablesOf(transaction)
          if (isWished)
            await db
              .insertInto('rueckmeldung_abos')
              .values({ account_id })
              .onConflict(row => row.doNothing())
              .execute()
          else await db.deleteFrom('rueckmeldung_abos').where('account_id', '=', account_id).execute()
          return ok(undefined)
        }),
      )
    },

    /** Marks a text, or deletes it if `done` is undefined; `allow` checks the right for its document. */
    async changeRemark(id: string, done: boolean | undefined, allow: (place: Place) => Result<void>) {
      return database.write<Remark>(async transaction => {
        const row = await remarksIn(transaction).where('t.id', '=', id).executeTakeFirst()
        if (!row) return notFound()
        const allowed = allow(row)
        if (!allowed.ok) return allowed
        const texts = tablesOf(transaction)
        if (done === undefined) await texts.deleteFrom('rueckmeldung_texte').where('id', '=', id).execute()
        else
          await texts
            .updateTable('rueckmeldung_texte')
            .set({ erledigt: done ? 1 : 0 })
            .where('id', '=', id)
            .execute()
        return ok({ ...remarkOf(row), erledigt: done ?? row.erledigt === 1 })
      })
    },
  }
}

export type Rueckmeldungen = ReturnType<typeof openRueckmeldungen>

const TOO_MANY =
  'Von Ihrem Anschluss kamen gerade sehr viele Antworten. Bitte versuchen Sie es später noch einmal.'

const TOO_MANY_TEXTS =
  'Zu dieser Seite sind heute schon sehr viele Texte eingegangen. Bitte schreiben Sie uns morgen noch einmal oder über das Kontaktformular.'

const TOO_MANY_OF_YOURS =
  'Zu dieser Seite kamen von Ihrem Anschluss heute schon mehrere Texte. Bitte schreiben Sie uns morgen noch einmal oder über das Kontaktformular.'

const NOTHING_TO_READ = () => {
  const message = 'In diesem Text ist nichts zu lesen. Bitte schreiben Sie ihn noch einmal.'
  return new CmsError('anfrage-ungueltig', message, { details: { issues: [{ path: 'text', message }] } })
}

/** Returns the number of texts for a document on a day. */
async function textsOf(db: ReturnType<typeof tablesOf>, document_id: string, tag: string): Promise<number> {
  const { count } = await db
    .selectFrom('rueckmeldung_texte')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('document_id', '=', document_id)
    .where('tag', '=', tag)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Tests whether the town asks for answers. */
async function isAsked(store: CmsStore): Promise<boolean> {
  const town = await store.published.byKey('stadt', records.stadt.kind)
  return town?.data.rueckmeldungen ?? false
}

/** Returns the public document of a path, except for the home page and form pages. */
const pageAt = (store: CmsStore, path: string) =>
  path === '/' || !isPublicPage(path) ? undefined : publicDocumentAt(store, path)

const remarksIn = (db: CmsStore['database']['read']) =>
  tablesOf(db)
    .selectFrom('rueckmeldung_texte as t')
    .innerJoin('listings as l', 'l.document_id', 't.document_id')
    .select(['t.id', 't.tag', 't.hilfreich', 't.text', 't.erledigt'])
    .select(['l.document_id', 'l.kind', 'l.key', 'l.title', 'l.audience'])

function remarkOf({
  hilfreich,
  erledigt,
  ...row
}: Omit<Remark, 'hilfreich' | 'erledigt'> & { hilfreich: number; erledigt: number }): Remark {
  return { ...row, hilfreich: hilfreich === 1, erledigt: erledigt === 1 }
}
