import type { CallAnswer, calls, Inhalt } from '@rathausplatz/contract'
import { createContext, use } from 'react'
import type { Kind } from '../kinds/kinds.ts'
import type { Kept } from './keeper.ts'
import type { Daten, Path } from './path.ts'

/** A refused field: its path as the CMS names it, and the reason. */
export type Fault = { readonly path: string; readonly message: string }

/** A loaded document, with its editors and its usage. */
export type LoadedDocument = CallAnswer<typeof calls.redaktionInhalt>

/** A document being edited, for everything that renders or changes it. */
export type OpenDocument = {
  readonly id: string
  readonly kind: Kind
  /** The last saved document; undefined if it is new. */
  readonly inhalt: LoadedDocument | undefined
  /** True if the CMS knew the document on opening, even as a working copy: it can be rendered and checked. */
  readonly isKnown: boolean
  /** The current input, unchecked. */
  readonly daten: Daten
  /** The current input, including what is not rendered yet while typing. */
  readonly newest: () => Daten
  /** Sets a value; undefined removes the field. */
  readonly change: (path: Path, value: unknown) => void
  /**
   * Like `change`, for a control that shows the text itself: the rest of the screen follows once typing
   * pauses.
   */
  readonly type: (path: Path, value: unknown) => void
  /** Replaces all data, as one undo step. */
  readonly replace: (daten: Daten) => void
  readonly undo: () => void
  readonly redo: () => void
  readonly canUndo: boolean
  readonly canRedo: boolean
  /** Whether the working copy is stored. */
  readonly kept: Kept
  /** Stores the working copy now; resolves once it is stored or has failed. */
  readonly keepNow: () => Promise<void>
  /** True if the input differs from the last saved document. */
  readonly isChanged: boolean
  /** Faults of the last save, or what is missing for publication. */
  readonly faults: readonly Fault[]
  readonly faultAt: (path: Path) => string | undefined
  readonly isReadOnly: boolean
}

export const DocumentContext = createContext<OpenDocument | undefined>(undefined)

/** Returns the document of this screen. */
export function useDocument(): OpenDocument {
  const document = use(DocumentContext)
  if (!document) throw new Error('Outside a document')
  return document
}

/** True if the user has this right for the saved document. */
export const mayDo = (inhalt: Pick<Inhalt, 'rechte'> | undefined, right: Inhalt['rechte'][number]): boolean =>
  inhalt?.rechte.includes(right) ?? false
