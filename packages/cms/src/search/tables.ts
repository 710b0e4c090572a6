/** Tables of the search, the same in every database; each engine adds its full text index. */
export type SearchTables = {
  suche_dokumente: SucheDokumenteTable
  suche_texte: { id: number; text: string }
  suche_worte: SucheWorteTable
  suche_begriffe: { schluessel: string; document_id: string }
  suche_stand: { name: string; wert: string }
  suche_ohne_treffer: { frage: string; anzahl: number; zuletzt: string }
}

/** The columns of an entry that every hit needs. */
interface SucheDokumenteTable {
  id: number
  ref: string
  kind: string
  version: string
  url: string
  titel: string
  groesse: number
  gueltig_von: string
  gueltig_bis: string
  titel_worte: string
  begriffe_worte: string
  einleitung_worte: string
}

/** The words of the index; the engine adds an index of their parts. */
interface SucheWorteTable {
  wort: string
  rueckwaerts: string
  /** The spelling to display; empty if no text contains the word. */
  form: string
  anzahl: number
  gross: number
}
