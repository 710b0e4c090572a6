import type { Verzeichnisangaben } from '@rathausplatz/contract'
import type { Verzeichniseintrag } from '@rathausplatz/contract/records'
import type { Document } from '../store/document.ts'
import type { Vorschlag } from './tables.ts'

/** A proposal with its entry, at one moment. */
export type Proposal = {
  readonly row: Vorschlag
  /** The entry at the desk; undefined if it is missing or in the trash. */
  readonly entry: Document<Verzeichniseintrag> | undefined
  /** The public version of the entry. */
  readonly today: Verzeichnisangaben | null
  /** The proposed data, merged with it. */
  readonly angaben: Verzeichnisangaben
}
