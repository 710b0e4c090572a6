import { begin, type History } from './history.ts'
import type { Kept } from './keeper.ts'
import type { DocumentData } from './load-document.ts'
import type { Clash } from './merge.ts'
import type { Fault, LoadedDocument } from './open-document.ts'
import type { Daten } from './path.ts'

/** Another editor has saved meanwhile, and both changed the same fields. */
export type OpenClash = {
  readonly theirs: Pick<LoadedDocument, 'fassung' | 'daten' | 'geaendert_von'>
  readonly daten: Daten
  readonly clashes: readonly Clash[]
}

/** The result of a save; what could not be saved stays in the form and in the working copy. */
export type SaveOutcome =
  | { readonly is: 'saved'; readonly inhalt: LoadedDocument; readonly joinedWith: string | undefined }
  | { readonly is: 'refused' }
  | { readonly is: 'clash' }
  | { readonly is: 'failed'; readonly reason: unknown }

/** The state of the work on a document. */
export type WorkState = {
  /** The last saved document; undefined if it is new. */
  readonly inhalt: LoadedDocument | undefined
  readonly history: History
  readonly kept: Kept
  readonly faults: readonly Fault[]
  /** True if the faults only prevent publication: the draft is saved. */
  readonly isSavedWithFaults: boolean
  readonly clash: OpenClash | undefined
  /** When the working copy was stored, if one was found on opening. */
  readonly recoveredFrom: string | undefined
  /** Who has saved a newer revision that is not merged yet. */
  readonly newer: { readonly name: string } | undefined
}

/** Returns the state of a document that was just opened; a new document begins with `beginning`. */
export const openedState = (
  { inhalt, copy }: Pick<DocumentData, 'inhalt' | 'copy'>,
  beginning: Daten,
): WorkState => ({
  inhalt,
  history: begin(copy?.daten ?? inhalt?.daten ?? beginning),
  kept: { is: 'kept', at: undefined },
  faults: [],
  isSavedWithFaults: false,
  clash: undefined,
  recoveredFrom: copy?.at,
  newer: undefined,
})
