/** What the search keeps in ordinary tables, the same in every database; beside them each engine has its full text. */
export type SearchTables = {
  suche_dokumente: SucheDokumenteTable
  suche_texte: { id: number; text: string }
  suche_worte: SucheWorteTable
  suche_begriffe: { schluessel: string; document_id: string }
  suche_stand: { name: string; wert: string }
  suche_ohne_treffer: { frage: string; anzahl: number; zuletzt: string }
}

/** What every hit needs of an entry. */
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

/** The words of the index; its engine adds what it finds their parts by. */
interface SucheWorteTable {
  wort: string
  rueckwaerts: string
  /** A form to show; empty where no text writes it. */
  form: string
  anzahl: number
  gross: number
}
