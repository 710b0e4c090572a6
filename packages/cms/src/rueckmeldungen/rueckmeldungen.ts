import { RUECKMELDUNG_TAGE, type Rueckmeldung } from '@rathausplatz/contract'
import { berlinDay, plusDays } from '@rathausplatz/time'
import { sql } from 'kysely'
import type { CmsStore } from '../collections/collections.ts'
import type { Place, Visible } from '../store/index.ts'
import { isVisible, type Listed } from '../store/lists/conditions.ts'
import { notFound, ok, orThrow, type Result } from '../store/result.ts'
import { receiveAnswer } from './receive-answer.ts'
import { tablesOf } from './tables.ts'

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
    receive: (answer: Rueckmeldung, sender?: string) => receiveAnswer({ store, clock }, answer, sender),

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
