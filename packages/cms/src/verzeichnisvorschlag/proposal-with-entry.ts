import type { Verzeichnisangaben } from '@rathausplatz/contract'
import type { Verzeichniseintrag } from '@rathausplatz/contract/records'
import type { Document } from '../store/document.ts'
import type { Vorschlag } from './tables.ts'

/** A proposal with its entry, read at the same moment. */
export type Proposal = {
  readonly row: Vorschlag
  /** The document of the entry; undefined if it is missing or in the trash. */
  readonly entry: Document<Verzeichniseintrag> | undefined
  /** The public version of the entry, in the fields of the form. */
  readonly today: Verzeichnisangaben | null
  /** The proposed data, merged with the public version. */
  readonly angaben: Verzeichnisangaben
}
