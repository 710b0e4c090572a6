import type { Kysely } from 'kysely'
import { noteChange } from './changes.ts'
import type { Document } from './document.ts'
import type { Asked } from './document-steps.ts'
import type { KeptFactsTable, Tables } from './tables.ts'

/**
 * Outdated facts of a record, such as an old telephone number, that stay in another document because an
 * editor marked them as right. Each function runs inside a transaction of its caller.
 */

export type KeptFact = Pick<KeptFactsTable, 'document_id' | 'fact'>

export interface KeepFacts extends Asked {
  /** Id of the record that no longer states the facts. */
  readonly record: string
  readonly facts: readonly string[]
  readonly isKept: boolean
  readonly author: string
  /** Note for the log of changes. */
  readonly note: string
}

/** Returns the contents that keep stating old facts of a record. */
export const findKeptFacts = (
  db: Kysely<Tables>,
  record_id: string,
): Promise<readonly Omit<KeptFactsTable, 'record_id'>[]> =>
  db.selectFrom('kept_facts').select(['document_id', 'fact']).where('record_id', '=', record_id).execute()

/** Marks or unmarks facts of one content. Repeated, it changes no mark, but adds an entry to the log. */
export async function keepFacts(
  db: Kysely<Tables>,
  document: Document,
  {
    record,
    facts,
    isKept,
    author,
    note,
    now,
  }: {
    readonly record: string
    readonly facts: readonly string[]
    readonly isKept: boolean
    readonly author: string
    readonly note: string
    readonly now: Date
  },
): Promise<void> {
  const { id: document_id } = document
  for (const fact of facts)
    await (isKept
      ? db
          .insertInto('kept_facts')
          .values({ record_id: record, document_id, fact })
          .onConflict(row => row.columns(['record_id', 'document_id', 'fact']).doNothing())
          .execute()
      : db
          .deleteFrom('kept_facts')
          .where('record_id', '=', record)
          .where('document_id', '=', document_id)
          .where('fact', '=', fact)
          .execute())
  await noteChange(db, { at: now, who: author, what: 'gepflegt', document, note })
}

/** Deletes all marks about a document that is deleted for good, whether it was the record or the content. */
export async function forgetKeptFacts(db: Kysely<Tables>, id: string): Promise<void> {
  await db
    .deleteFrom('kept_facts')
    .where(row => row.or([row('record_id', '=', id), row('document_id', '=', id)]))
    .execute()
}
