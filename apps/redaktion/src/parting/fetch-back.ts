import { calls, type InhaltKopf } from '@rathausplatz/contract'
import { isEmergency } from '../document/emergency.tsx'
import { mayDo } from '../document/open-document.ts'
import { ask } from '../wall/ask.ts'

type Before = Pick<InhaltKopf, 'id' | 'fassung' | 'oeffentliche_fassung' | 'gueltig_von' | 'gueltig_bis'>

/**
 * Restores a document from the trash to its state before: if its last revision was public, it becomes public
 * again. Returns true if it is public again. An emergency stays a draft, because publishing one needs a
 * second confirmation.
 */
export async function fetchBack(before: Before): Promise<boolean> {
  await ask(calls.redaktionZurueckholen, { params: { id: before.id } })
  return publishAgain(before)
}

/** Publishes a document again if its last revision was public; returns true if it is public again. */
export async function publishAgain(before: Before, { isEmergencyMeant = false } = {}): Promise<boolean> {
  if (before.fassung !== before.oeffentliche_fassung) return false
  const params = { id: before.id }
  const draft = await ask(calls.redaktionInhalt, { params })
  if (!mayDo(draft, 'freigeben')) return false
  if (!isEmergencyMeant && isEmergency(draft.art, draft.daten)) return false
  const { gueltig_von, gueltig_bis } = before
  const body = { grundfassung: draft.fassung, trotzdem: true, gueltig_von, gueltig_bis }
  await ask(calls.redaktionVeroeffentlichen, { params, body })
  return true
}
