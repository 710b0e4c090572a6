import { CmsError, type CmsHandlers } from '@rathausplatz/contract'
import type { CmsStore } from '../collections/collections.ts'
import type { WorkingCopyHead } from '../store/working-copies.ts'
import type { Desk } from './desk.ts'
import { type Editor, leaveFor, maySomewhere } from './leave-for.ts'
import { refuse, valueOf } from './refusal.ts'
import { kindOf, type Shows } from './show.ts'

/**
 * Calls for working copies. Editors read only their own; of a colleague's working copy they see only that it
 * exists.
 */
export function arbeitskopien(store: CmsStore, desk: Desk, show: Shows) {
  /**
   * An existing document requires the right to write it; a new one requires the right to write its kind
   * in at least one section.
   */
  const mayType = async (id: string, art: string, who: Editor) => {
    const document = (await store.document(id)) ?? (await store.deletedDocument(id))
    const kind = kindOf(document?.kind ?? art)?.kind
    if (!kind) throw refuse('art', `Die Inhaltsart „${art}“ gibt es nicht`)
    if (document)
      await valueOf(leaveFor(who, 'inhalte-schreiben').place(document, 'entwurf', 'vorher'), async () => ({}))
    else if (!maySomewhere(who, 'inhalte-schreiben', kind)) throw new CmsError('nicht-erlaubt')
    return kind
  }

  const head = async (copy: WorkingCopyHead, who: Editor) => {
    const [shown] = await show.workingCopies([copy], who)
    if (!shown) throw new CmsError('nicht-gefunden')
    return shown
  }

  return {
    async redaktionArbeitskopien(_, who) {
      const own = await store.workingCopies({ author: who.id })
      return { data: await show.workingCopies(own, who) }
    },

    async redaktionArbeitskopie({ params: { id } }, who) {
      const copy = await store.workingCopy(id, who.id)
      if (!copy) throw new CmsError('nicht-gefunden')
      return { ...(await head(copy, who)), daten: copy.data }
    },

    async redaktionArbeitskopieBehalten({ params: { id }, body: { art, daten, grundfassung } }, who) {
      const kind = await mayType(id, art, who)
      const kept = await store.keepWorkingCopy({
        id,
        kind,
        author: who.id,
        data: daten,
        baseRevision: grundfassung,
      })
      return head(await valueOf(kept, desk.explain(who, id)), who)
    },

    async redaktionAnwesenheit({ params: { id } }, who) {
      const { draft_revision: fassung } = await desk.readable(id, who)
      return { fassung, arbeitskopien: await show.workingCopies(await store.workingCopies({ id }), who) }
    },

    async redaktionArbeitskopieUebernehmen({ params: { id }, body: { von: from } }, who) {
      const leave = leaveFor(who, 'inhalte-schreiben')
      const taken = await store.takeOverWorkingCopy(id, { from, author: who.id, leave })
      const copy = await valueOf(taken, desk.explain(who, id))
      return { ...(await head(copy, who)), daten: copy.data }
    },

    async redaktionArbeitskopieVerwerfen({ params: { id } }, who) {
      await valueOf(await store.discardWorkingCopy(id, who.id), desk.explain(who, id))
      return {}
    },
  } satisfies CmsHandlers
}
