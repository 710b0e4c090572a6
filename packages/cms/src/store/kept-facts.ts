import type { Kysely } from 'kysely'
import { noteChange } from './changes.ts'
import type { Document } from './document.ts'
import type { Asked } from './document-steps.ts'
import type { KeptFactsTable, Tables } from './tables.ts'

/**
 * What contents go on saying although a record says it no more: somebody has looked and found it right there. Each
 * function is one change inside a transaction that its caller has opened.
 */

export type KeptFact = Pick<KeptFactsTable, 'document_id' | 'fact'>

export interface KeepFacts extends Asked {
  /** The record that says it no more. */
  readonly record: string
  readonly facts: readonly string[]
  readonly isKept: boolean
  readonly author: string
  /** Said to it in the log. */
  readonly note: string
}

/** Of a record: which content keeps which facts. */
export const findKeptFacts = (
  db: Kysely<Tables>,
  record_id: string,
): Promise<readonly Omit<KeptFactsTable, 'record_id'>[]> =>
  db.selectFrom('kept_facts').select(['document_id', 'fact']).where('record_id', '=', record_id).execute()

/** Said of one content; said twice, or taken back twice, it is once. */
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

/** For documents that are forgotten, as a record or as a content. */
export async function forgetKeptFacts(db: Kysely<Tables>, id: string): Promise<void> {
  await db
    .deleteFrom('kept_facts')
    .where(row => row.or([row('record_id', '=', id), row('document_id', '=', id)]))
    .execute()
}
