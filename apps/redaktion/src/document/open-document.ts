import type { CallAnswer, calls, Inhalt } from '@rathausplatz/contract'
import { createContext, use } from 'react'
import type { Kind } from '../kinds/kinds.ts'
import type { Kept } from './keeper.ts'
import type { Daten, Path } from './path.ts'

/** What the rules refuse of a field, by its place as the CMS names it. */
export type Fault = { readonly path: string; readonly message: string }

/** A document as it was loaded: with who works on it and who leads to it. */
export type LoadedDocument = CallAnswer<typeof calls.redaktionInhalt>

/** A document that is being worked on, for everything that draws or changes it. */
export type OpenDocument = {
  readonly id: string
  readonly kind: Kind
  /** As it was saved last; undefined where it is new. */
  readonly inhalt: LoadedDocument | undefined
  /** True where the CMS knew something of it when it was opened, saved or not: it can be drawn and looked through. */
  readonly isKnown: boolean
  /** As typed, unchecked. */
  readonly daten: Daten
  /** As typed this moment, also what is not drawn yet because typing goes on. */
  readonly newest: () => Daten
  /** Puts a value at a place; undefined takes the field away. */
  readonly change: (path: Path, value: unknown) => void
  /** The same for a key in a field that shows by itself what is typed: what stands around it follows when typing rests. */
  readonly type: (path: Path, value: unknown) => void
  /** Other data altogether, as one step that can be taken back. */
  readonly replace: (daten: Daten) => void
  readonly undo: () => void
  readonly redo: () => void
  readonly canUndo: boolean
  readonly canRedo: boolean
  /** Whether what is typed has been kept as a working copy. */
  readonly kept: Kept
  /** Keeps what is typed now; resolves when that is done, also when it has failed. */
  readonly keepNow: () => Promise<void>
  /** True where what is typed differs from what was saved last. */
  readonly isChanged: boolean
  /** What the rules refused at the last saving. */
  readonly faults: readonly Fault[]
  readonly faultAt: (path: Path) => string | undefined
  readonly isReadOnly: boolean
}

export const DocumentContext = createContext<OpenDocument | undefined>(undefined)

/** The document of this screen. */
export function useDocument(): OpenDocument {
  const document = use(DocumentContext)
  if (!document) throw new Error('Outside a document')
  return document
}

/** What a saved document may be done with by whoever works here. */
export const mayDo = (inhalt: Pick<Inhalt, 'rechte'> | undefined, right: Inhalt['rechte'][number]): boolean =>
  inhalt?.rechte.includes(right) ?? false
