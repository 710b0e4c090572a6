import { CmsError, type CmsHandlers } from '@rathausplatz/contract'
import type { CmsStore } from '../collections/collections.ts'
import { sitePath } from '../site-path.ts'
import { copyOf } from './copy-of.ts'
import type { Desk } from './desk.ts'
import type { OpenErrors } from './durchsicht.ts'
import { leaveFor } from './leave-for.ts'
import { refusePast } from './past-moments.ts'
import { refuse, valueOf } from './refusal.ts'
import { kindOf, type Shows } from './show.ts'
import { withReasons } from './with-reasons.ts'

/** Calls for the steps of a document. Each checks the rights in its own transaction and is idempotent. */
export function schritte(
  store: CmsStore,
  desk: Desk,
  show: Shows,
  openErrors: OpenErrors,
  clock: () => Date,
) {
  return {
    async redaktionVeroeffentlichen({ params: { id }, body }, who) {
      const { grundfassung: baseRevision, trotzdem: force, ...window } = body
      const before = await desk.readable(id, who)
      if (!force) refusePast(window, before, clock())
      const leave = leaveFor(who, 'inhalte-freigeben')
      const note = await openErrors(id, who)
      const published = store.publish(id, { ...window, baseRevision, force, author: who.id, leave, note })
      return desk.answer(who, id, withReasons(published, before), baseRevision)
    },

    redaktionZurueckziehen({ params: { id }, body }, who) {
      const { weiterleitung: redirectTo, trotzdem: force, grund: reason } = body
      const leave = leaveFor(who, 'inhalte-freigeben')
      return desk.answer(who, id, store.unpublish(id, { redirectTo, force, reason, author: who.id, leave }))
    },

    async redaktionPruefung({ params: { id }, body: { schritt: step, grundfassung, vermerk: note } }, who) {
      // The editor who submitted a document may also withdraw it from review.
      const last = step === 'zurueckgeben' ? await store.lastReview(id) : undefined
      const isOwn = step === 'einreichen' || (last?.step === 'einreichen' && last.who === who.id)
      const leave = leaveFor(who, isOwn ? 'inhalte-schreiben' : 'inhalte-freigeben')
      const looked = store.review(id, { step, baseRevision: grundfassung, note, author: who.id, leave })
      return desk.answer(who, id, looked, grundfassung)
    },

    redaktionWiederherstellen({ params: { id }, body: { nummer, grundfassung: baseRevision } }, who) {
      const leave = leaveFor(who, 'inhalte-schreiben')
      const restored = store.restore(id, nummer, { baseRevision, author: who.id, leave })
      return desk.answer(who, id, restored, baseRevision)
    },

    async redaktionVerschieben({ params: { id }, body: { pfad, grundfassung: baseRevision } }, who) {
      const before = await desk.readable(id, who)
      const to = pfad.startsWith('/') ? sitePath(pfad) : undefined
      if (to === undefined)
        throw refuse('pfad', 'Bitte einen Pfad der Website angeben, zum Beispiel /rathaus/buergerbuero')
      const leave = leaveFor(who, 'inhalte-schreiben', 'inhalte-freigeben')
      const moved = await store.move(id, { to, baseRevision, author: who.id, leave })
      const documents = await valueOf(moved, desk.explain(who, id, baseRevision))
      const [page] = documents
      if (!page) throw new CmsError('nicht-gefunden')
      return {
        inhalt: await show.document(page, who),
        verschoben: documents.map(({ id, key }) => ({
          id,
          von: before.key + key.slice(page.key.length),
          nach: key,
        })),
      }
    },

    async redaktionKopieren({ params, body: { id, pfad } }, who) {
      const original = await desk.readable(params.id, who)
      // Idempotent: the answer to the first request may have been lost.
      if (await store.document(id)) return show.document(await desk.readable(id, who), who)
      const kind = kindOf(original.kind)
      if (!kind) throw new CmsError('nicht-gefunden')
      const leave = leaveFor(who, 'inhalte-schreiben')
      const note = `Kopie von ${original.key}`
      for (let number = 1; ; number++) {
        const data = copyOf(kind.record, original.data, { number, pfad })
        const copied = await store.create({
          id,
          kind: kind.kind,
          data,
          author: who.id,
          note,
          mayLack: original.gaps > 0,
          leave,
        })
        const isTaken = !copied.ok && copied.error.code === 'vergeben' && copied.error.document_id !== id
        if (isTaken && pfad === undefined && number < MOST_COPIES) continue
        return desk.answer(who, id, Promise.resolve(copied))
      }
    },

    redaktionLoeschen({ params: { id }, query: { weiterleitung: redirectTo, trotzdem: force } }, who) {
      const leave = leaveFor(who, 'inhalte-loeschen', 'inhalte-freigeben')
      return desk.answer(who, id, store.remove(id, { redirectTo, force, author: who.id, leave }))
    },

    redaktionZurueckholen({ params: { id } }, who) {
      const leave = leaveFor(who, 'inhalte-loeschen')
      return desk.answer(who, id, store.undelete(id, { author: who.id, leave }))
    },
  } satisfies CmsHandlers
}

/** Most copies of one document with the same name. */
const MOST_COPIES = 50
