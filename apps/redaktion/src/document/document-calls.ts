import { calls } from '@rathausplatz/contract'
import type { askAside as askAsideOfWall, ask as askWall } from '../wall/ask.ts'
import { sendToTheEnd } from '../wall/send.ts'
import type { Daten } from './path.ts'

/** The calls to the CMS about one document and its working copy. */
export function documentCalls(
  { id, art }: { id: string; art: string },
  ask: typeof askWall,
  askAside: typeof askAsideOfWall,
) {
  const params = { id }
  const values = (daten: Daten, note: string | undefined) => ({
    daten,
    mitLuecken: true,
    ...(note ? { vermerk: note } : {}),
  })
  return {
    load: () => ask(calls.redaktionInhalt, { params }),
    create: (daten: Daten, note: string | undefined) =>
      ask(calls.redaktionInhaltAnlegen, { body: { id, art, ...values(daten, note) } }, sendToTheEnd),
    save: (daten: Daten, base: number, note: string | undefined) =>
      ask(
        calls.redaktionInhaltSpeichern,
        { params, body: { grundfassung: base, ...values(daten, note) } },
        sendToTheEnd,
      ),
    keepCopy: (daten: Daten, base: number | null) =>
      ask(
        calls.redaktionArbeitskopieBehalten,
        { params, body: { art, daten, grundfassung: base } },
        sendToTheEnd,
      ),
    discardCopy: () => ask(calls.redaktionArbeitskopieVerwerfen, { params }),
    takeOverCopy: (from: string) =>
      ask(calls.redaktionArbeitskopieUebernehmen, { params, body: { von: from } }),
    /** Loads who else is editing, and the number of the newest revision. */
    presence: () => askAside(calls.redaktionAnwesenheit, { params }),
  }
}
