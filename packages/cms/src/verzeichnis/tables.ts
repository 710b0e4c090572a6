/** One row per public entry, with what directories are ordered and searched by. */
export interface VerzeichnisEintraegeTable {
  document_id: string
  verzeichnis: string
  /** Folded: the order of a telephone book, `Öl` beside `Oel`. */
  name: string
  buchstabe: string
  /** Folded, all that is searched in. */
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
