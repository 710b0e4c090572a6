import type { Sitzung } from '@rathausplatz/contract/records'
import { fieldsOf } from '../../collections/as-far-as-typed.ts'
import type { CmsStore } from '../../collections/collections.ts'
import { sitzungPfad } from '../../collections/sitzung.ts'
import { shapeOfDraft } from '../../editing/show.ts'
import type { Document } from '../../store/index.ts'
import { type TypedAgenda, typedAgenda } from './typed-agenda.ts'

/** One part of a meeting in the office: its draft, and whether exactly this draft is released. */
export type Part = {
  readonly id: string
  readonly data: Sitzung
  /** Only of a draft with gaps: the agenda as typed. `data` leaves out the items that the rules refuse. */
  readonly typed?: TypedAgenda
  readonly revision: number
  readonly isReleased: boolean
  readonly publishedRevision: number | null
}

/** The parts of one meeting, at least one. */
export type Evening = { readonly open: Part | undefined; readonly closed: Part | undefined }

/** The leading part: the public one if there is one. */
export const headOf = ({ open, closed }: Evening): Part => {
  const head = open ?? closed
  if (!head) throw new Error('A meeting has a part')
  return head
}

export const partsOf = ({ open, closed }: Evening): readonly Part[] =>
  [open, closed].filter(part => part !== undefined)

export function partOf(document: Document, now: Date): Part {
  const { id, gaps, draft_revision, published_revision, gueltig_von, gueltig_bis } = document
  const moment = now.toISOString()
  const isOn = (gueltig_von ?? '') <= moment && (gueltig_bis === null || gueltig_bis > moment)
  return {
    id,
    data: { ...(shapeOfDraft(document, now) as Sitzung), ...(gaps === 0 ? {} : asTyped(document.data)) },
    ...(gaps === 0 ? {} : { typed: typedAgenda(document, now) }),
    revision: draft_revision,
    isReleased: published_revision === draft_revision && isOn,
    publishedRevision: published_revision,
  }
}

/**
 * Returns the body and the beginning as typed: the shape of a draft has placeholders for these, which would be
 * checked as if the office had entered them.
 */
function asTyped(data: unknown): Pick<Sitzung, 'gremium' | 'datum_von'> {
  const { gremium, datum_von } = fieldsOf(data)
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  return { gremium: text(gremium), datum_von: text(datum_von) }
}

/** Returns the meeting that a document is a part of. */
export async function eveningOf(store: CmsStore, document: Document, now: Date): Promise<Evening> {
  const part = partOf(document, now)
  if (part.data.behandlung === 'nichtoeffentlich') {
    const { teil_von } = part.data
    const open = teil_von ? await store.documentByKey('sitzung', sitzungPfad({ slug: teil_von })) : undefined
    return { open: open && partOf(open, now), closed: part }
  }
  const referrers = await store.usedBy(document.id, 'entwurf')
  for (const { kind, field, document_id } of referrers) {
    const other = kind === 'sitzung' && field === 'teil_von' ? await store.document(document_id) : undefined
    const closed = other && partOf(other, now)
    // Any author may write a draft that refers to any meeting: only a non-public draft is the other part.
    if (closed?.data.behandlung === 'nichtoeffentlich') return { open: part, closed }
  }
  return { open: part, closed: undefined }
}
