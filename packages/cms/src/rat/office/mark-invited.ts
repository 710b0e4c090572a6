import { fieldsOf } from '../../collections/as-far-as-typed.ts'
import type { CmsStore } from '../../collections/collections.ts'
import type { Db, Result } from '../../store/index.ts'
import { ok } from '../../store/result.ts'
import { type Evening, partsOf } from './evening.ts'

export type Marking = Pick<Parameters<CmsStore['amend']>[1], 'author' | 'leave'>

/**
 * Sets the state of both parts to `eingeladen`, in the transaction that stores the invitation and its mails: a
 * meeting whose invitation was refused must not say that people are invited. Refuses if a part has changed since
 * it was read.
 */
export async function markInvited(
  store: Pick<CmsStore, 'within'>,
  db: Db,
  evening: Evening,
  marking: Marking,
): Promise<Result<void>> {
  const steps = store.within(db)
  for (const { id, revision, data } of partsOf(evening)) {
    if (data.zustand !== 'geplant') continue
    const marked = await steps.amend(id, {
      ...marking,
      baseRevision: revision,
      edit: part => ({ ...fieldsOf(part), zustand: 'eingeladen' }),
      note: 'Eingeladen',
    })
    if (!marked.ok) return marked
  }
  return ok(undefined)
}
