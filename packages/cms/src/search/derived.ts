import { pageThemes } from '@rathausplatz/contract'
import type { Derived } from '../store/index.ts'
import { foundKinds } from './document-text.ts'
import { engineOf } from './engine-of.ts'
import { putDocument, removeDocument } from './put-document.ts'
import type { SearchTables } from './tables.ts'

/** Changed whenever texts are taken apart in another way: then the whole index is made anew. */
const FORM_OF_INDEX = 5

/** The search index. Entries of another form are not known to what takes them out, so it begins empty. */
export const derivedSearch: Derived = {
  name: 'suche',
  // Questions that found nothing are nobody's rows.
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
