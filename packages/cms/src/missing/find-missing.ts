import type { Kysely } from 'kysely'
import { weiterleitungKey } from '../collections/weiterleitung.ts'
import { pathKinds } from '../endpoints/route.ts'
import { notFound, ok, type Result } from '../store/result.ts'
import type { Tables } from '../store/tables.ts'
import type { MissingTables } from './tables.ts'

type Db = Kysely<Tables>
type All = Kysely<Tables & MissingTables>

export type MissingAddress = {
  readonly path: string
  readonly asked: number
  readonly days: number
  readonly last_day: string
  readonly from_path: string | null
}

type Query = { readonly hidden: boolean; readonly now: Date }

/** Returns the addresses that are still missing, most requested first. */
export async function findMissing(
  db: Db,
  { limit, offset, ...query }: Query & { readonly limit: number; readonly offset: number },
): Promise<MissingAddress[]> {
  const rows = await missing(db, query)
    .select(['m.path', 'm.asked', 'm.last_day', 'm.from_path'])
    .select(({ selectFrom }) =>
      selectFrom('missing_days as d')
        .whereRef('d.path', '=', 'm.path')
        .select(({ fn }) => fn.countAll<number>().as('days'))
        .as('days'),
    )
    .orderBy('m.asked', 'desc')
    .orderBy('m.last_day', 'desc')
    .orderBy('m.path', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map(row => Object.assign(row, { days: Number(row.days ?? 0) }))
}

export async function countMissing(db: Db, query: Query): Promise<number> {
  const { count } = await missing(db, query)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Leaves out addresses that a page or a redirect answers by now. */
function missing(db: Db, { hidden, now }: Query) {
  const moment = now.toISOString()
  const tables = db.withTables<MissingTables>() as All
  return tables
    .selectFrom('missing_addresses as m')
    .where('m.hidden_at', hidden ? 'is not' : 'is', null)
    .where(m =>
      m.not(
        m.exists(
          m
            .selectFrom('published as p')
            .select('p.document_id')
            .where('p.kind', 'in', [...pathKinds])
            .whereRef('p.key', '=', 'm.path')
            .where('p.gueltig_von', '<=', moment)
            .where('p.gueltig_bis', '>', moment),
        ),
      ),
    )
    .where(m =>
      m.not(
        m.exists(
          m
            .selectFrom('published as w')
            .select('w.document_id')
            .where('w.kind', '=', 'weiterleitung')
            .where('w.key', '=', m(m.val(weiterleitungKey('')), '||', m.ref('m.path')))
            .where('w.gueltig_von', '<=', moment)
            .where('w.gueltig_bis', '>', moment),
        ),
      ),
    )
    .where(m =>
      m.not(
        m.exists(m.selectFrom('redirects as r').select('r.to_path').whereRef('r.from_path', '=', 'm.path')),
      ),
    )
}

export async function hideMissing(db: Db, path: string, at: string | null): Promise<Result<void>> {
  const { numUpdatedRows } = await db
    .withTables<MissingTables>()
    .updateTable('missing_addresses')
    .set({ hidden_at: at })
    .where('path', '=', path)
    .executeTakeFirst()
  return numUpdatedRows > 0n ? ok(undefined) : notFound('Diese Adresse steht nicht (mehr) auf der Liste.')
}
