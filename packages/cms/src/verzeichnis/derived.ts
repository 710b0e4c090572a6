import type { Verzeichniseintrag } from '@rathausplatz/contract/records'
import { fold } from '@rathausplatz/text'
import type { Kysely } from 'kysely'
import { verzeichniseintrag } from '../collections/verzeichniseintrag.ts'
import { searchable } from '../search/folded-words.ts'
import type { Derived } from '../store/index.ts'
import type { VerzeichnisTables } from './tables.ts'

/** Derives the public entries of directories, with their sort and search columns. */
export const derivedVerzeichnis: Derived = {
  name: 'verzeichnis',
  isTable: name => name === 'verzeichnis_eintraege' || name === 'verzeichnis_rubriken',
  form: '2',
  async put(transaction, { id, kind, data, gueltig_von, gueltig_bis }) {
    if (kind !== 'verzeichniseintrag') return
    const db = transaction.withTables<VerzeichnisTables>()
    await remove(db, id)
    const eintrag = data as Verzeichniseintrag
    const { verzeichnis, rubriken, name } = eintrag
    await db
      .insertInto('verzeichnis_eintraege')
      .values({
        document_id: id,
        verzeichnis,
        name: fold(name).trim(),
        buchstabe: buchstabeOf(name),
        text: searchable(`${name} ${verzeichniseintrag.page?.text(eintrag)}`),
        gueltig_von: gueltig_von ?? '',
        gueltig_bis: gueltig_bis ?? '9999',
      })
      .execute()
    await db
      .insertInto('verzeichnis_rubriken')
      .values([...new Set(rubriken)].map(rubrik => ({ document_id: id, verzeichnis, rubrik })))
      .execute()
  },

  async remove(transaction, { id, kind }) {
    if (kind === 'verzeichniseintrag') await remove(transaction.withTables<VerzeichnisTables>(), id)
  },
}

async function remove(db: Kysely<VerzeichnisTables>, document_id: string): Promise<void> {
  await db.deleteFrom('verzeichnis_eintraege').where('document_id', '=', document_id).execute()
  await db.deleteFrom('verzeichnis_rubriken').where('document_id', '=', document_id).execute()
}

/** Returns the letter under which a name is listed: O for `Ökohof`, 0-9 for `1. FC`. */
function buchstabeOf(name: string): string {
  const [first = ''] = fold(name).trim().toUpperCase()
  return /[A-Z]/.test(first) ? first : '0-9'
}
