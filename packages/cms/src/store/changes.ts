import type { Kysely, Selectable } from 'kysely'
import { withActing } from './acting.ts'
import { wholeNumber } from './page.ts'
import type { ChangesTable, Tables } from './tables.ts'

/**
 * The log of changes with author, action and time. An entry is written in the transaction of the action, so
 * the log contains exactly the committed changes. Editors see it as the history, and other processes learn of
 * changes from it.
 */
export type Change = Selectable<ChangesTable>

export type ChangesQuery = {
  /** Only changes after this sequence number. */
  readonly after?: number | undefined
  /** Only changes before this sequence number. */
  readonly before?: number | undefined
  readonly limit: number
  /** Default: oldest first. */
  readonly newestFirst?: boolean | undefined
  /** Only changes by one of these authors. */
  readonly who?: readonly string[] | undefined
  readonly kind?: string | undefined
  /** Only changes from `from` (inclusive) to `to` (exclusive). */
  readonly from?: string | undefined
  readonly to?: string | undefined
  /**
   * Only changes whose address, note or current title may contain a text. The filter may let others through;
   * the caller filters exactly.
   */
  readonly holding?: string | undefined
}

export async function noteChange(
  db: Kysely<Tables>,
  {
    at,
    who,
    what,
    document,
    oldKey = null,
    note = null,
  }: {
    at: Date
    who: string
    what: Change['what']
    document: { readonly id: string; readonly kind: string; readonly key: string }
    oldKey?: string | null
    note?: string | null
  },
): Promise<void> {
  const { id: document_id, kind, key } = document
  const old_key = oldKey === key ? null : oldKey
  await db
    .insertInto('changes')
    .values({ at: at.toISOString(), who, what, kind, document_id, key, old_key, note: withActing(note) })
    .execute()
}

export function findChanges(
  db: Kysely<Tables>,
  { after = 0, before, limit, newestFirst = false, who, kind, from, to, holding }: ChangesQuery,
): Promise<Change[]> {
  let found = db.selectFrom('changes').selectAll().where('seq', '>', after)
  if (before !== undefined) found = found.where('seq', '<', before)
  if (who) found = found.where('who', 'in', who)
  if (kind !== undefined) found = found.where('kind', '=', kind)
  if (from !== undefined) found = found.where('at', '>=', from)
  if (to !== undefined) found = found.where('at', '<', to)
  if (holding !== undefined) {
    const pattern = holdingRoughly(holding)
    found = found.where(one =>
      one.or([
        one(one.fn('lower', ['key']), 'like', pattern),
        one(one.fn('lower', ['old_key']), 'like', pattern),
        one(one.fn('lower', ['note']), 'like', pattern),
        one(
          'document_id',
          'in',
          one
            .selectFrom('listings')
            .select('document_id')
            .where(row => row(row.fn('lower', ['title']), 'like', pattern)),
        ),
      ]),
    )
  }
  return found
    .orderBy('seq', newestFirst ? 'desc' : 'asc')
    .limit(wholeNumber(limit))
    .execute()
}

/**
 * Returns a LIKE pattern. Both databases fold only the case of ASCII letters, so the pattern has a wildcard
 * for all other letters and most signs.
 */
export const holdingRoughly = (text: string): string =>
  `%${text.toLowerCase().replaceAll(/[^a-z\d /@-]/gu, '_')}%`

/** Returns all authors in the log. */
export async function findAuthors(db: Kysely<Tables>): Promise<string[]> {
  const rows = await db.selectFrom('changes').select('who').distinct().execute()
  return rows.map(({ who }) => who)
}

/** Deletes a batch of changes before a moment, oldest first. Returns true if more may be left. */
export async function forgetChanges(db: Kysely<Tables>, before: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('changes')
    .where('seq', 'in', some =>
      some.selectFrom('changes').select('seq').where('at', '<', before).orderBy('at').limit(MOST_AT_ONCE),
    )
    .executeTakeFirst()
  return numDeletedRows >= MOST_AT_ONCE
}

const MOST_AT_ONCE = 100
