import { collections } from '../collections/collections.ts'
import type { RecordKind } from '../collections/record.ts'
import type { Derived, PublicDocument } from '../store/index.ts'
import { listFindings } from '../store/listing.ts'
import { checksIn } from './tables.ts'
import { addToWeek, countsOf, emptyWeek } from './weeks.ts'

/** Changed whenever the rules find something else in the same content: then all is looked through anew. */
const FORM_OF_RULES = '1'

/** So many documents that lead to another are looked through again when it comes or goes; the others in their turn. */
const MOST_WOKEN = 200

/**
 * Which public documents are to be looked through: noted with their publication, done a moment later by a job. What was
 * found stays until then.
 */
export const derivedChecks: Derived = {
  name: 'durchsicht',
  isTable: name => name === 'checks' || name === 'findings',
  form: FORM_OF_RULES,

  async put(transaction, document) {
    const db = checksIn(transaction)
    const { id: document_id, revision } = document
    const { numUpdatedRows } = await db
      .updateTable('checks')
      .set({ revision, due_at: '' })
      .where('document_id', '=', document_id)
      .executeTakeFirst()
    if (numUpdatedRows > 0n) return
    await db
      .insertInto('checks')
      .values({ document_id, revision, due_at: '', checked_at: null, fehler: 0, hinweise: 0, woerter: 0 })
      .execute()
    await wakeReferrers(transaction, document)
  },

  async remove(transaction, document) {
    const db = checksIn(transaction)
    const { id } = document
    const row = await db.selectFrom('checks').selectAll().where('document_id', '=', id).executeTakeFirst()
    if (!row) return
    await db.deleteFrom('findings').where('document_id', '=', id).execute()
    await db.deleteFrom('checks').where('document_id', '=', id).execute()
    await listFindings(transaction, id)
    if (row.checked_at !== null) await addToWeek(db, { minus: countsOf(row) })
    await wakeReferrers(transaction, document)
  },

  /** What was found by other rules stays until it is looked through anew. In a new database there is nothing of it. */
  async empty(transaction) {
    const db = checksIn(transaction)
    if (await db.selectFrom('checks').select('document_id').limit(1).executeTakeFirst()) return
    await emptyWeek(db)
    await transaction
      .updateTable('listings')
      .set({ ease: 0, findings: 0 })
      .where(row => row.or([row('ease', '>', 0), row('findings', '>', 0)]))
      .execute()
  },
}

/** Where it came or went, links to it lead somewhere else. */
async function wakeReferrers(
  transaction: Parameters<Derived['put']>[0],
  { kind, data }: Pick<PublicDocument, 'kind' | 'data'>,
): Promise<void> {
  const collection = (collections as unknown as Readonly<Record<string, RecordKind<unknown>>>)[kind]
  const path = collection?.key(data) ?? ''
  if (!path.startsWith('/')) return
  const leading = transaction
    .selectFrom('document_references')
    .select('document_id')
    .where('to_path', '=', path)
    .where('scope', '=', 'veroeffentlicht')
    .limit(MOST_WOKEN)
  const ids = (await leading.execute()).map(({ document_id }) => document_id)
  if (ids.length === 0) return
  await checksIn(transaction)
    .updateTable('checks')
    .set({ due_at: '' })
    .where('document_id', 'in', ids)
    .execute()
}
