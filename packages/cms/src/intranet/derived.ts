import type { Archivdokument, Intranetbeitrag } from '@rathausplatz/contract/records'
import { plainText } from '../collections/plain-text.ts'
import { searchable } from '../search/folded-words.ts'
import type { Derived } from '../store/index.ts'
import { NO_BEGIN, NO_END, tablesOf } from './tables.ts'

/** Kinds that the wire identifies by a number (spec §7). */
const NUMBERED: ReadonlySet<string> = new Set(['intranetbeitrag', 'archivthema', 'archivdokument'])

/**
 * Numbers and search words of the documents released for the staff. Links contain the number, so it outlives
 * the release.
 */
export const derivedIntranet: Derived = {
  name: 'intranet',
  audience: 'intranet',
  isTable: name => name === 'intranet_worte',
  form: '2',
  async put(transaction, { id, kind, data }) {
    const db = tablesOf(transaction)
    if (NUMBERED.has(kind)) {
      const known = await db
        .selectFrom('intranet_nummern')
        .select('nummer')
        .where('document_id', '=', id)
        .executeTakeFirst()
      if (!known) {
        const { last } = await db
          .selectFrom('intranet_nummern')
          .select(({ fn }) => fn.max('nummer').as('last'))
          .where('kind', '=', kind)
          .executeTakeFirstOrThrow()
        await db
          .insertInto('intranet_nummern')
          .values({ kind, nummer: Number(last ?? 0) + 1, document_id: id })
          .execute()
      }
    }
    const words = wordsOf(kind, data)
    await db.deleteFrom('intranet_worte').where('document_id', '=', id).execute()
    if (words)
      await db
        .insertInto('intranet_worte')
        .values({ document_id: id, kind, ...words })
        .execute()
  },

  remove: async (transaction, { id }) => {
    await tablesOf(transaction).deleteFrom('intranet_worte').where('document_id', '=', id).execute()
  },
}

function wordsOf(kind: string, data: unknown) {
  if (kind === 'intranetbeitrag') {
    const { titel, einleitung, text, dateien } = data as Intranetbeitrag
    const worte = [titel, einleitung, plainText(text), ...dateien.map(datei => datei.titel)].join(' ')
    return { titel: searchable(titel), worte: searchable(worte), gilt_von: NO_BEGIN, gilt_bis: NO_END }
  }
  if (kind === 'archivdokument') {
    const { titel, downloadtext, datei, gueltig_von, gueltig_bis } = data as Archivdokument
    return {
      titel: searchable(titel),
      worte: searchable([titel, downloadtext, datei.titel].join(' ')),
      gilt_von: gueltig_von ?? NO_BEGIN,
      gilt_bis: gueltig_bis ?? NO_END,
    }
  }
  return undefined
}
