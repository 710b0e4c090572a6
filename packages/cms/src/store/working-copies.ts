import type { Kysely } from 'kysely'
import { invalid, ok, type Result } from './result.ts'
import type { NewWorkingCopy, WorkingCopy, WorkingCopyHead } from './store.ts'
import type { Tables } from './tables.ts'

/**
 * What editors type, from the first key on: kept as it is, without being checked, so that neither a crash nor a closed
 * laptop takes it away. A deliberate save makes a checked revision and ends the copy.
 */

/** Longer than any page; measured before anything is done with it. */
const LONGEST = 2_000_000

export async function keepWorkingCopy(
  db: Kysely<Tables>,
  {
    id: document_id,
    kind,
    author,
    baseRevision: base_revision = null,
    data,
    now,
  }: NewWorkingCopy & { now: Date },
): Promise<Result<WorkingCopyHead>> {
  const json = JSON.stringify(data) ?? 'null'
  if (json.length > LONGEST)
    return invalid([
      { path: '', message: 'Das ist zu viel für einen Inhalt. Bitte kürzen oder teilen Sie ihn.' },
    ])
  const row = { kind, base_revision, data: json, updated_at: now.toISOString() }
  await db
    .insertInto('working_copies')
    .values({ document_id, author, ...row })
    .onConflict(conflict => conflict.columns(['document_id', 'author']).doUpdateSet(row))
    .execute()
  const { data: _, ...head } = row
  return ok({ document_id, author, ...head })
}

export async function discardWorkingCopy(db: Kysely<Tables>, id: string, author: string): Promise<void> {
  await db.deleteFrom('working_copies').where('document_id', '=', id).where('author', '=', author).execute()
}

export async function findWorkingCopy(
  db: Kysely<Tables>,
  id: string,
  author: string,
): Promise<WorkingCopy | undefined> {
  const row = await db
    .selectFrom('working_copies')
    .selectAll()
    .where('document_id', '=', id)
    .where('author', '=', author)
    .executeTakeFirst()
  return row && { ...row, data: JSON.parse(row.data) }
}

/** Without what is typed in them, the last touched first: those of a person, or of all who work on a document. */
export function findWorkingCopies(
  db: Kysely<Tables>,
  of: { readonly author: string } | { readonly id: string },
): Promise<WorkingCopyHead[]> {
  const heads = db
    .selectFrom('working_copies')
    .select(['document_id', 'author', 'kind', 'base_revision', 'updated_at'])
    .orderBy('updated_at', 'desc')
    .orderBy('document_id')
  return (
    'id' in of ? heads.where('document_id', '=', of.id) : heads.where('author', '=', of.author)
  ).execute()
}

/** Forgets copies that nobody has touched since a moment. */
export async function forgetWorkingCopies(db: Kysely<Tables>, before: Date): Promise<void> {
  await db.deleteFrom('working_copies').where('updated_at', '<', before.toISOString()).execute()
}
