import type { Kysely, Selectable } from 'kysely'
import { withActing } from './acting.ts'
import { wholeNumber } from './page.ts'
import type { ChangesTable, Tables } from './tables.ts'

/**
 * What was done, by whom and when: written in the transaction that does it, so it tells of everything that happened and
 * of nothing that did not. The record of who changed what, and where others learn of changes they did not make.
 */
export type Change = Selectable<ChangesTable>

/** Changes that came after one that is known already. */
export type ChangesQuery = {
  readonly after?: number | undefined
  /** Only those that came before one. */
  readonly before?: number | undefined
  readonly limit: number
  /** Default: the oldest first. */
  readonly newestFirst?: boolean | undefined
  /** Only those by one of these. */
  readonly who?: readonly string[] | undefined
  readonly kind?: string | undefined
  /** Only those of this moment or later, and before that one. */
  readonly from?: string | undefined
  readonly to?: string | undefined
  /** Only those whose address, note or title of today may hold a text: whoever asks looks closer. */
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

/** Both databases know upper and lower case of the plain letters only: for any other character, any will do. */
export const holdingRoughly = (text: string): string =>
  `%${text.toLowerCase().replaceAll(/[^a-z\d /@-]/gu, '_')}%`

/** Everybody who did any of what is still known. */
export async function findAuthors(db: Kysely<Tables>): Promise<string[]> {
  const rows = await db.selectFrom('changes').select('who').distinct().execute()
  return rows.map(({ who }) => who)
}

/** Forgets the oldest of what was done before a moment, for the job that knows how long it may be kept. Whether more is left. */
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
