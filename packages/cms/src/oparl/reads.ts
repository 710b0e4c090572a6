import { type Kysely, sql } from 'kysely'
import type { OparlTables } from './tables.ts'

export type Stored = OparlTables['oparl_objects']

/** How a list is narrowed: moments in UTC to the second, both ends included; `within` an organization. */
export type ListQuery = {
  readonly type: string
  readonly created_since?: string | undefined
  readonly created_until?: string | undefined
  readonly modified_since?: string | undefined
  readonly modified_until?: string | undefined
  readonly within?: string | undefined
}

/** What stands in the tables, held against the clock: what ended a moment ago is not told any more. */
export function oparlReads(db: Kysely<OparlTables>, clock: () => Date) {
  const visible = () => {
    const now = clock().toISOString()
    return db
      .selectFrom('oparl_parts')
      .select('object')
      .where('slot', '=', '')
      .where('gueltig_von', '<=', now)
      .where('gueltig_bis', '>', now)
  }

  const listed = (query: ListQuery) => {
    const { type, created_since, created_until, modified_since, modified_until, within } = query
    let rows = db
      .selectFrom('oparl_objects as listed')
      .where('type', '=', type)
      .where(row => {
        const isThere = row.and([
          row('deleted', '=', 0),
          row.exists(visible().where('object', '=', sql.ref<string>('listed.id'))),
        ])
        // Who asks for what has changed learns also of what is gone; nobody else does (OParl 1.1).
        return modified_since === undefined ? isThere : row.or([isThere, row('deleted', '=', 1)])
      })
    if (created_since !== undefined) rows = rows.where('created', '>=', created_since)
    if (created_until !== undefined) rows = rows.where('created', '<=', created_until)
    if (modified_since !== undefined) rows = rows.where('modified', '>=', modified_since)
    if (modified_until !== undefined) rows = rows.where('modified', '<=', modified_until)
    if (within !== undefined)
      rows = rows.where(
        'id',
        'in',
        db
          .selectFrom('oparl_parts')
          .select('object')
          .where('target', '=', within)
          .where('slot', '=', 'organization'),
      )
    return rows
  }

  return {
    /** Undefined where there never was one. */
    async object(id: string): Promise<(Stored & { readonly isGone: boolean }) | undefined> {
      const [found, seen] = await Promise.all([
        db.selectFrom('oparl_objects').selectAll().where('id', '=', id).executeTakeFirst(),
        visible().where('object', '=', id).limit(1).executeTakeFirst(),
      ])
      return found && { ...found, isGone: found.deleted === 1 || seen === undefined }
    },

    /** A page of a list in an order that never changes, and how many there are. */
    async list(query: ListQuery, { limit, offset }: { limit: number; offset: number }) {
      const [rows, counted] = await Promise.all([
        listed(query).selectAll('listed').orderBy('id').limit(limit).offset(offset).execute(),
        listed(query)
          .select(({ fn }) => fn.countAll().as('count'))
          .executeTakeFirstOrThrow(),
      ])
      return { rows, count: Number(counted.count) }
    },
  }
}

export type OparlReads = ReturnType<typeof oparlReads>
