import { fieldsOf } from '../../collections/as-far-as-typed.ts'
import type { CmsStore } from '../../collections/collections.ts'
import type { Result } from '../../store/index.ts'
import { ok } from '../../store/result.ts'
import { type Evening, partsOf } from './evening.ts'

type Marking = Pick<Parameters<CmsStore['amend']>[1], 'author' | 'leave'>

/**
 * Sets the state of both parts to `eingeladen`, once the invitation is stored: a meeting whose invitation was
 * refused must not say that people are invited. Idempotent.
 */
export async function markInvited(
  store: CmsStore,
  evening: Evening,
  marking: Marking,
): Promise<Result<unknown>> {
  for (const { id } of partsOf(evening)) {
    const marked = await mark(store, id, marking)
    if (!marked.ok) return marked
  }
  return ok(undefined)
}

/** A repeated call, or an editor, may change the draft between reading and marking. */
const ATTEMPTS = 3

async function mark(store: CmsStore, id: string, marking: Marking, attempt = 1): Promise<Result<unknown>> {
  const document = await store.document(id)
  if (!document) return ok(undefined)
  const marked = await store.amend(id, {
    ...marking,
    baseRevision: document.draft_revision,
    edit: data => (isPlanned(data) ? { ...fieldsOf(data), zustand: 'eingeladen' } : data),
    note: 'Eingeladen',
  })
  const isLate = !marked.ok && marked.error.code === 'konflikt' && attempt < ATTEMPTS
  return isLate ? mark(store, id, marking, attempt + 1) : marked
}

const isPlanned = (data: unknown): boolean => fieldsOf(data)['zustand'] === 'geplant'
