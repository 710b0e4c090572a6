import type { Verzeichnisangaben } from '@rathausplatz/contract'
import type { Verzeichniseintrag } from '@rathausplatz/contract/records'
import type { Document } from '../store/document.ts'
import type { Vorschlag } from './tables.ts'

/** A proposal beside the entry that it is about, as both are at one moment. */
export type Proposal = {
  readonly row: Vorschlag
  /** The entry at the desk; `undefined` where there is none, or it lies in the trash. */
  readonly entry: Document<Verzeichniseintrag> | undefined
  /** What the entry says in public today. */
  readonly today: Verzeichnisangaben | null
  /** What is proposed, over that. */
  readonly angaben: Verzeichnisangaben
}
