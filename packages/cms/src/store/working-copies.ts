import { type Kysely, type Selectable, sql } from 'kysely'
import { failed, invalid, ok, type Result } from './result.ts'
import type { Tables, WorkingCopiesTable } from './tables.ts'

/**
 * Working copies: unvalidated data that editors are typing, so that neither a crash nor a closed laptop loses
 * it. Saving creates a validated revision and deletes the working copy.
 */

export type WorkingCopyHead = Omit<Selectable<WorkingCopiesTable>, 'data'>
export type WorkingCopy = WorkingCopyHead & { readonly data: unknown }

export interface NewWorkingCopy<K extends string = string> {
  readonly id: string
  readonly kind: K
  readonly author: string
  readonly data: unknown
  /** The `draft_revision` from which the editor started; none for a new document. */
  readonly baseRevision?: number | null | undefined
}

/** Longest copy in characters, checked before any work on it. */
const LONGEST = 2_000_000
/** Most copies of one author, so that no account fills the disk. */
const MOST_OF_ONE = 200
/** Most characters of all copies of one author. */
const MOST_LETTERS_OF_ONE = 20_000_000

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
  const others = await db
    .selectFrom('working_copies')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      sql<number | null>`sum(length(data))`.as('letters'),
    ])
    .where('author', '=', author)
    .where('document_id', '!=', document_id)
    .executeTakeFirstOrThrow()
  if (Number(others.count) >= MOST_OF_ONE || Number(others.letters ?? 0) + json.length > MOST_LETTERS_OF_ONE)
    return invalid([
      {
        path: '',
        message: 'Sie haben sehr viele ungespeicherte Inhalte. Bitte speichern oder verwerfen Sie einige.',
      },
    ])
  const moment = now.toISOString()
  const row = { kind, base_revision, data: json, updated_at: moment }
  const kept = await db
    .insertInto('working_copies')
    .values({ document_id, author, begun_at: moment, ...row })
    .onConflict(conflict => conflict.columns(['document_id', 'author']).doUpdateSet(row))
    .returning(HEAD)
    .executeTakeFirstOrThrow()
  return ok(kept)
}

const HEAD = [
  'document_id',
  'author',
  'kind',
  'base_revision',
  'updated_at',
  'begun_at',
  'taken_by',
  'taken_at',
] as const

/** Copies the working copy of another editor. Idempotent. */
export async function takeOverWorkingCopy(
  db: Kysely<Tables>,
  id: string,
  { from, author, now }: { readonly from: string; readonly author: string; readonly now: Date },
): Promise<Result<WorkingCopy>> {
  const theirs = await findWorkingCopy(db, id, from)
  const own = await findWorkingCopy(db, id, author)
  if (own && theirs?.taken_by === author) return ok(own)
  if (!theirs || from === author)
    return refused('Hier ist nichts mehr zu übernehmen: Es wurde gespeichert oder verworfen.')
  if (own)
    return refused('Hier haben Sie selbst etwas geschrieben. Bitte speichern oder verwerfen Sie das zuerst.')
  const { kind, base_revision: baseRevision, data } = theirs
  const kept = await keepWorkingCopy(db, { id, kind, author, baseRevision, data, now })
  if (!kept.ok) return kept
  await db
    .updateTable('working_copies')
    .set({ taken_by: author, taken_at: now.toISOString() })
    .where('document_id', '=', id)
    .where('author', '=', from)
    .execute()
  return ok({ ...kept.value, data })
}

const refused = (message: string): Result<never> => failed({ code: 'nicht_moeglich', message })

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

/** Returns working copies without their data, latest change first: of a person or of a document. */
export function findWorkingCopies(
  db: Kysely<Tables>,
  of: { readonly author: string } | { readonly id: string },
): Promise<WorkingCopyHead[]> {
  const heads = db
    .selectFrom('working_copies')
    .select(HEAD)
    .orderBy('updated_at', 'desc')
    .orderBy('document_id')
  return (
    'id' in of ? heads.where('document_id', '=', of.id) : heads.where('author', '=', of.author)
  ).execute()
}

/** Deletes a batch of copies that are unchanged since a moment. Returns true if more may be left. */
export async function forgetWorkingCopies(db: Kysely<Tables>, before: string): Promise<boolean> {
  const old = await db
    .selectFrom('working_copies')
    .select(['document_id', 'author'])
    .where('updated_at', '<', before)
    .limit(MOST_AT_ONCE)
    .execute()
  for (const { document_id, author } of old) await discardWorkingCopy(db, document_id, author)
  return old.length === MOST_AT_ONCE
}

/** Copies per batch: one, because a copy may be long and its deleted data is overwritten. */
const MOST_AT_ONCE = 1
