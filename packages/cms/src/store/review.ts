import type { Kysely } from 'kysely'
import { type Change, noteChange } from './changes.ts'
import type { Document } from './document.ts'
import type { ReviewStep } from './document-steps.ts'
import { conflict } from './drafts.ts'
import { failed, ok, type Result } from './result.ts'
import type { Review, Tables } from './tables.ts'

/** States before and after each step, and its name in the log. */
const STEPS: Readonly<Record<ReviewStep['step'], { from: Review; to: Review; what: Change['what'] }>> = {
  einreichen: { from: 'entwurf', to: 'in_pruefung', what: 'eingereicht' },
  freigeben: { from: 'in_pruefung', to: 'freigegeben', what: 'freigegeben' },
  zurueckgeben: { from: 'in_pruefung', to: 'entwurf', what: 'zurueckgegeben' },
}

/** Changes the review state of a draft. Idempotent. Runs inside a transaction of its caller. */
export async function review(
  db: Kysely<Tables>,
  document: Document,
  { step, author, baseRevision, note, now }: ReviewStep & { readonly now: Date },
): Promise<Result<Document>> {
  if (baseRevision !== document.draft_revision) return conflict(db, document)
  const { from, to, what } = STEPS[step]
  if (document.review === to) return ok(document)
  if (document.review !== from)
    return failed({ code: 'falscher_stand', message: MESSAGES[document.review], stand: document.review })
  await db.updateTable('documents').set({ review: to }).where('id', '=', document.id).execute()
  await noteChange(db, { at: now, who: author, what, document, note: note ?? null })
  return ok({ ...document, review: to })
}

/** Returns the latest review step of a draft, while it is not public. */
export async function findLastReview(db: Kysely<Tables>, id: string): Promise<Reviewed | undefined> {
  const last = await db
    .selectFrom('changes')
    .innerJoin('documents', 'documents.id', 'changes.document_id')
    .select(['what', 'who', 'at', 'note', 'changes.kind', 'changes.key'])
    .where('document_id', '=', id)
    .where(({ eb, ref }) =>
      eb.or([eb('published_revision', 'is', null), eb('published_revision', '!=', ref('draft_revision'))]),
    )
    .where('what', 'in', [...reviews.keys(), 'veroeffentlicht' as const])
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  const step = last && reviews.get(last.what)
  return step && { ...last, step }
}

/** A review step; kind and key are those of the document at that time. */
export type Reviewed = Pick<Change, 'who' | 'at' | 'note' | 'kind' | 'key'> & {
  readonly step: ReviewStep['step']
}

const reviews = new Map(
  Object.entries(STEPS).map(([step, { what }]) => [what, step as ReviewStep['step']] as const),
)

const MESSAGES: Readonly<Record<Review, string>> = {
  entwurf: 'Der Inhalt wurde noch nicht zur Prüfung eingereicht',
  in_pruefung: 'Der Inhalt wird gerade geprüft',
  freigegeben: 'Der Inhalt ist schon freigegeben',
}
