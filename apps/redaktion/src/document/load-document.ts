import { calls } from '@rathausplatz/contract'
import { CORRECTS } from '../notice/corrects.ts'
import { ask, orNothing } from '../wall/ask.ts'
import type { LoadedDocument } from './open-document.ts'
import { type Daten, isSame } from './path.ts'

/** One's own words that were not saved, and on which revision they stand. */
export type OwnCopy = { readonly daten: Daten; readonly base: number | null; readonly at: string }

export type DocumentData = {
  readonly id: string
  readonly art: string
  readonly inhalt: LoadedDocument | undefined
  readonly copy: OwnCopy | undefined
  /** What a new one begins with, by the names of its fields. */
  readonly given?: Given
  /** What it takes over from another. */
  readonly first?: Daten | undefined
}

export type Given = Readonly<Record<string, string>>

/**
 * A document, and what one has typed of it and not saved. A new one (`given`) has neither, unless something was kept of it:
 * then the CMS may have saved it, though the desk got no answer.
 */
export async function loadDocument(id: string, art: string, given: Given | undefined): Promise<DocumentData> {
  const load = () => orNothing(ask(calls.redaktionInhalt, { params: { id } }))
  const found = given ? undefined : await load()
  // One's own words are asked for where there are any, or where there is nothing else.
  const hasCopy = found?.arbeitskopien.some(({ eigene }) => eigene) ?? true
  const kept = hasCopy ? await orNothing(loadCopy(id)) : undefined
  // Words that are gone by now were saved between the two questions.
  const isToBeAskedAgain = given ? kept !== undefined : found !== undefined && hasCopy && !kept
  const inhalt = isToBeAskedAgain ? await load() : found
  // A window that was closed before it got the answer has saved these words: nothing is left to be saved.
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
  // Kept unchecked: another release of the desk may have put something else here.
  const isData = typeof daten === 'object' && daten !== null && !Array.isArray(daten)
  return isData ? { daten: daten as Daten, base: grundfassung, at: geaendert_am } : undefined
}
