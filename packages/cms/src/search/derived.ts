import { pageThemes } from '@rathausplatz/contract'
import type { Derived } from '../store/index.ts'
import { foundKinds } from './document-text.ts'
import { engineOf } from './engine-of.ts'
import { putDocument, removeDocument } from './put-document.ts'
import type { SearchTables } from './tables.ts'

/**
 * Version of the analysis of texts. Increase it whenever texts are analysed differently: then the whole index
 * is rebuilt.
 */
const FORM_OF_INDEX = 6

/**
 * The search index as a derived table. It is emptied before a rebuild, because removing an entry needs the
 * analysis with which it was added.
 */
export const derivedSearch: Derived = {
  name: 'suche',
  // The table of searches without a hit is not derived from documents.
  isTable: name => name.startsWith('suche_') && name !== 'suche_ohne_treffer',
  form: JSON.stringify([FORM_OF_INDEX, foundKinds, pageThemes]),
  put: putDocument,
  remove: removeDocument,
  async empty(db) {
    const tables = db.withTables<SearchTables>()
    for (const table of ['suche_dokumente', 'suche_texte', 'suche_begriffe'] as const)
      await tables.deleteFrom(table).execute()
    await engineOf(db).empty(db)
  },
}
