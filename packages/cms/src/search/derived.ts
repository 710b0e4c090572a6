import type { Derived } from '../store/index.ts'
import { ask } from './ask.ts'
import { foundKinds } from './document-text.ts'
import { putDocument, removeDocument } from './put-document.ts'

/** Changed whenever texts are taken apart in another way: then the whole index is made anew. */
const FORM_OF_INDEX = 5

const TABLES = [
  'suche_dokumente',
  'suche_texte',
  'suche_index',
  'suche_titel',
  'suche_worte',
  'suche_begriffe',
]

/** The search index. Entries of another form are not known to what takes them out, so it begins empty. */
export const derivedSearch: Derived = {
  name: 'suche',
  form: JSON.stringify([FORM_OF_INDEX, foundKinds]),
  put: putDocument,
  remove: removeDocument,
  async empty(db) {
    for (const table of TABLES) await ask(db, `delete from ${table}`)
  },
}
