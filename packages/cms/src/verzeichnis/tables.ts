/** One row per public entry, with the sort and search columns. */
export interface VerzeichnisEintraegeTable {
  document_id: string
  verzeichnis: string
  /** Folded sort key, as in a telephone book: `Öl` beside `Oel`. */
  name: string
  buchstabe: string
  /** Folded text for search. */
  text: string
  gueltig_von: string
  gueltig_bis: string
}

export interface VerzeichnisRubrikenTable {
  document_id: string
  verzeichnis: string
  rubrik: string
}

export type VerzeichnisTables = {
  verzeichnis_eintraege: VerzeichnisEintraegeTable
  verzeichnis_rubriken: VerzeichnisRubrikenTable
}
