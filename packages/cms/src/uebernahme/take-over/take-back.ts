import type { CmsStore } from '../../collections/collections.ts'
import { type Editor, leaveFor } from '../../editing/leave-for.ts'
import { forgetFormerAddresses } from '../../store/former-addresses.ts'
import { answered } from '../../store/result.ts'
import type { Stueck } from '../piece-rows.ts'
import type { UebernahmeStore } from '../uebernahme-store.ts'

/** Deletes an imported document, unless an editor has changed or published it since. */
export async function takeBack(
  { store, rows }: { store: CmsStore; rows: UebernahmeStore },
  stueck: Stueck,
  who: Editor,
): Promise<void> {
  const document = await store.document(stueck.document_id)
  const gone = document === undefined
  const touched = document && (document.draft_revision > 1 || document.published_revision !== null)
  if (touched) {
    const why = document.published_revision === null ? 'wurde seither bearbeitet' : 'ist öffentlich'
    await rows.settle(stueck, { zustand: 'geblieben' }, [`Der Inhalt ${why} und bleibt deshalb.`])
    return
  }
  if (!gone) {
    const leave = leaveFor(who, 'inhalte-loeschen')
    const removed = answered(await store.remove(document.id, { author: who.id, leave, force: true }))
    if (!removed.ok) {
      await rows.settle(stueck, { zustand: 'geblieben' }, [removed.error.message])
      return
    }
  }
  await rows.settle(stueck, { zustand: 'weggenommen' }, stueck.hinweise, db =>
    forgetFormerAddresses(db, stueck.document_id),
  )
}
