import { type Kysely, sql } from 'kysely'
import type { OparlTables } from './tables.ts'

export type Stored = OparlTables['oparl_objects']

/** Filters of a list: moments in UTC to the second, both ends included; `within` an organization. */
export type ListQuery = {
  readonly type: string
  readonly created_since?: string | undefined
  readonly created_until?: string | undefined
  readonly modified_since?: string | undefined
  readonly modified_until?: string | undefined
  readonly within?: string | undefined
}

/**
 * Reads the objects and checks the windows of their parts against the clock, so that an object disappears at
 * the moment its release ends.
 */
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
        // Only a query with `modified_since` gets deleted objects too (OParl 1.1).
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
    /** Returns an object; undefined if it never existed. */
    async object(id: string): Promise<(Stored & { readonly isGone: boolean }) | undefined> {
      const [found, seen] = await Promise.all([
        db.selectFrom('oparl_objects').selectAll().where('id', '=', id).executeTakeFirst(),
        visible().where('object', '=', id).limit(1).executeTakeFirst(),
      ])
      return found && { ...found, isGone: found.deleted === 1 || seen === undefined }
    },

    /** Returns a page of a list, in stable order, and the total count. */
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
