import type { RawRow } from './raw-rows.ts'
import { fallsOut } from './title/meaning.ts'

type Row = Pick<RawRow, 'datum' | 'urspruenglich' | 'entfaellt' | 'fraktion' | 'bemerkung'>

/**
 * Whether a file is a list of changes: each row says from which day its date was moved, or cancels it. The dates
 * that such a list does not name stay.
 */
export function isListOfChanges(rows: readonly Row[]): boolean {
  const isMoved = ({ datum, urspruenglich }: Row): boolean => urspruenglich !== '' && urspruenglich !== datum
  const isCancelled = ({ entfaellt, fraktion, bemerkung = '' }: Row): boolean =>
    entfaellt || fallsOut(fraktion) || fallsOut(bemerkung)
  return rows.some(isMoved) && rows.every(row => isMoved(row) || isCancelled(row))
}

export const ONLY_CHANGES =
  'In jeder Zeile steht, von welchem Tag der Termin verschoben ist: Die Datei wird als Liste von Änderungen gelesen. Nur diese Termine ändern sich, alle anderen bleiben.'
