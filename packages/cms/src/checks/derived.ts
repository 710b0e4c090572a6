import type { Organisationseinheit } from '@rathausplatz/contract/records'
import { collections } from '../collections/collections.ts'
import { gehoertZu } from '../collections/organisationseinheit.ts'
import type { RecordKind } from '../collections/record.ts'
import type { Derived, PublicDocument } from '../store/index.ts'
import { listFindings } from '../store/listing.ts'
import { checksIn } from './tables.ts'
import { addToWeek, countsOf, emptyWeek } from './weeks.ts'

/** Increase this if the rules find something else in the same content: all content is then checked anew. */
const FORM_OF_RULES = '3'

/**
 * Most documents that are checked at once when the target of their link appears or disappears; further
 * documents follow in their round.
 */
const MOST_WOKEN = 200

/**
 * Schedules the check of public documents in the transaction of their publication; a job does it a moment
 * later. The last findings stay until then.
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
    if (numUpdatedRows > 0n) {
      await wakeUnitsBelow(transaction, document)
      await wakeReferrers(transaction, document, 'parts')
      return
    }
    await db
      .insertInto('checks')
      .values({ document_id, revision, due_at: '', checked_at: null, fehler: 0, hinweise: 0, woerter: 0 })
      .execute()
    await wakeReferrers(transaction, document, 'all')
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
    await wakeReferrers(transaction, document, 'all')
  },

  /** Findings of older rules stay until the next check. A new database has none. */
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

/** Schedules the units below one that changed: their hours are compared with those of their house. */
async function wakeUnitsBelow(
  transaction: Parameters<Derived['put']>[0],
  { kind, data }: Pick<PublicDocument, 'kind' | 'data'>,
): Promise<void> {
  if (kind !== UNIT) return
  const below = transaction
    .selectFrom('published_tags')
    .select('document_id')
    .where('tag', '=', gehoertZu((data as Organisationseinheit).slug))
  const ids = (await below.limit(MOST_WOKEN).execute()).map(({ document_id }) => document_id)
  if (ids.length > 0) await wake(transaction, ids)
}

const UNIT = 'organisationseinheit'

const wake = (transaction: Parameters<Derived['put']>[0], ids: readonly string[]) =>
  checksIn(transaction).updateTable('checks').set({ due_at: '' }).where('document_id', 'in', ids).execute()

/**
 * Schedules documents with links to a page that appeared or disappeared, or that name a part of one that has
 * changed: the person may be gone.
 */
async function wakeReferrers(
  transaction: Parameters<Derived['put']>[0],
  { kind, data }: Pick<PublicDocument, 'kind' | 'data'>,
  which: 'all' | 'parts',
): Promise<void> {
  const collection = (collections as unknown as Readonly<Record<string, RecordKind<unknown>>>)[kind]
  const path = collection?.key(data) ?? ''
  if (!path.startsWith('/')) return
  const leading = transaction
    .selectFrom('document_references')
    .select('document_id')
    .where('to_path', '=', path)
    .where('scope', '=', 'veroeffentlicht')
    .$if(which === 'parts', some => some.where('part', '!=', ''))
    .limit(MOST_WOKEN)
  const ids = (await leading.execute()).map(({ document_id }) => document_id)
  if (ids.length > 0) await wake(transaction, ids)
}
