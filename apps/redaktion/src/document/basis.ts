import type { DocumentData } from './load-document.ts'
import type { Daten } from './path.ts'

/** The revision that the work on a document is based on. */
export type Basis = {
  /** The number of the revision; null for a new document. */
  readonly fassung: number | null
  /**
   * Own states that the CMS may have saved after this revision although the answer was lost: the working copy
   * of an earlier window, and each save without an answer.
   */
  readonly maybeSaved: readonly Daten[]
}

/**
 * Returns the basis of the work on a loaded document. If a working copy has no base but the CMS has the
 * document, a save whose answer was lost created it: the base is revision 1.
 */
export const basisOf = ({ inhalt, copy }: Pick<DocumentData, 'inhalt' | 'copy'>): Basis =>
  copy
    ? { fassung: copy.base ?? (inhalt ? 1 : null), maybeSaved: [copy.daten] }
    : { fassung: inhalt?.fassung ?? null, maybeSaved: [] }
