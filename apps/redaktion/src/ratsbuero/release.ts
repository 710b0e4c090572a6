import { calls } from '@rathausplatz/contract'
import type { LoadedDocument } from '../document/open-document.ts'
import { ask } from '../wall/ask.ts'
import type { PartWork } from './meeting-work.ts'

/** Why a step stopped, in words for the user. */
export class Stopped extends Error {
  override name = 'Stopped'
}

/** Saves a part and returns it; throws `Stopped` if it cannot be saved. */
export async function savePart(part: PartWork): Promise<LoadedDocument> {
  const outcome = await part.save()
  if (outcome.is === 'saved') return outcome.inhalt
  if (outcome.is === 'failed') throw outcome.reason
  throw new Stopped(
    outcome.is === 'refused'
      ? 'Noch nicht gespeichert: Bitte sehen Sie die markierten Angaben an.'
      : 'Noch nicht gespeichert: Jemand anderes hat dieselben Angaben geändert.',
  )
}

/** Publishes a part to its audience. Idempotent. */
export async function releasePart(part: PartWork): Promise<void> {
  const { id, status, fassung, fehlt } = await savePart(part)
  if (status === 'oeffentlich') return
  const [missing] = fehlt
  if (missing) {
    part.markFaults(fehlt)
    throw new Stopped(`Zum Veröffentlichen fehlt noch: ${missing.feldname}. ${missing.message}`)
  }
  await ask(calls.redaktionVeroeffentlichen, { params: { id }, body: { grundfassung: fassung } })
  await part.refresh()
}

/** Publishes complete papers that are not public yet. Returns their number. */
export async function releasePapers(ids: readonly string[]): Promise<number> {
  let released = 0
  for (const id of ids) {
    const { luecken, fassung, oeffentliche_fassung } = await ask(calls.redaktionInhalt, { params: { id } })
    if (luecken > 0 || oeffentliche_fassung !== null) continue
    await ask(calls.redaktionVeroeffentlichen, { params: { id }, body: { grundfassung: fassung } })
    released += 1
  }
  return released
}
