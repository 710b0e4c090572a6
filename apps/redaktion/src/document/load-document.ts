import { calls } from '@rathausplatz/contract'
import { CORRECTS } from '../notice/corrects.ts'
import { ask, orNothing } from '../wall/ask.ts'
import type { LoadedDocument } from './open-document.ts'
import { type Daten, isSame } from './path.ts'

/** The editor's own working copy, and the revision it is based on. */
export type OwnCopy = { readonly daten: Daten; readonly base: number | null; readonly at: string }

export type DocumentData = {
  readonly id: string
  readonly art: string
  readonly inhalt: LoadedDocument | undefined
  readonly copy: OwnCopy | undefined
  /** Initial values of a new document, by field name. */
  readonly given?: Given
  /** Values that a new document takes over from another one. */
  readonly first?: Daten | undefined
}

export type Given = Readonly<Record<string, string>>

/**
 * Loads a document with the editor's working copy. A new document (`given`) normally has neither a revision
 * nor a working copy in the CMS. If a copy is stored, an earlier save may have reached the CMS although its
 * answer was lost, so the document is looked up too.
 */
export async function loadDocument(id: string, art: string, given: Given | undefined): Promise<DocumentData> {
  const load = () => orNothing(ask(calls.redaktionInhalt, { params: { id } }))
  const found = given ? undefined : await load()
  // Loads the working copy if the document lists one, or if there is no document.
  const hasCopy = found?.arbeitskopien.some(({ eigene }) => eigene) ?? true
  const kept = hasCopy ? await orNothing(loadCopy(id)) : undefined
  // If the copy is gone by now, it was saved between the two requests: loads the document again.
  const isToBeAskedAgain = given ? kept !== undefined : found !== undefined && hasCopy && !kept
  const inhalt = isToBeAskedAgain ? await load() : found
  // If a window saved this copy and was closed before the answer came, nothing is left to save.
  const isSaved = kept !== undefined && inhalt !== undefined && isSame(kept.daten, inhalt.daten)
  if (isSaved) await orNothing(ask(calls.redaktionArbeitskopieVerwerfen, { params: { id } }))
  const copy = isSaved ? undefined : kept
  const first = copy || !given ? undefined : await takenOver(art, given)
  return { id, art, inhalt, copy, ...(given ? { given, first } : {}) }
}

async function takenOver(art: string, { [CORRECTS]: corrected }: Given): Promise<Daten | undefined> {
  if (art !== 'bekanntmachung' || corrected === undefined) return undefined
  const { loadCorrection } = await import('../notice/load-correction.ts')
  return loadCorrection(corrected)
}

async function loadCopy(id: string): Promise<OwnCopy | undefined> {
  const { daten, grundfassung, geaendert_am } = await ask(calls.redaktionArbeitskopie, { params: { id } })
  // Unchecked data: another release of the desk may have stored another shape.
  const isData = typeof daten === 'object' && daten !== null && !Array.isArray(daten)
  return isData ? { daten: daten as Daten, base: grundfassung, at: geaendert_am } : undefined
}
