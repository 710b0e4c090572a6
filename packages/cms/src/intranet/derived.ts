import type { Archiv, Archivdokument, Intranetbeitrag } from '@rathausplatz/contract/records'
import { plainText } from '../collections/plain-text.ts'
import { searchable } from '../search/folded-words.ts'
import type { Derived } from '../store/index.ts'
import { NO_BEGIN, NO_END, tablesOf } from './tables.ts'
import { stemsIn } from './words-asked.ts'

type Transaction = Parameters<Derived['put']>[0]

/** Kinds that get a number. The wire shows those of texts, topics and archives (spec §7). */
const NUMBERED: ReadonlySet<string> = new Set(['intranetbeitrag', 'archivthema', 'archiv', 'archivdokument'])

/**
 * Numbers and search words of the documents released for the staff. Links contain the number, so it outlives
 * the release.
 */
export const derivedIntranet: Derived = {
  name: 'intranet',
  audience: 'intranet',
  isTable: name => name === 'intranet_worte',
  form: '4',
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
    if (kind === 'intranetbeitrag')
      await putWords(transaction, { id, kind }, wordsOfText(data as Intranetbeitrag))
    if (kind === 'archivdokument') await putDocument(transaction, id, data as Archivdokument)
    // Documents are found by the title of their archive too.
    if (kind === 'archiv')
      for (const document of await documentsOf(transaction, (data as Archiv).slug))
        await putDocument(transaction, document.id, document.data)
  },

  remove: async (transaction, { id }) => {
    await tablesOf(transaction).deleteFrom('intranet_worte').where('document_id', '=', id).execute()
  },
}

type Words = { titel: string; worte: string; gilt_von: string; gilt_bis: string }

async function putWords(
  transaction: Transaction,
  { id: document_id, kind }: { id: string; kind: string },
  words: Words,
): Promise<void> {
  const db = tablesOf(transaction)
  await db.deleteFrom('intranet_worte').where('document_id', '=', document_id).execute()
  await db
    .insertInto('intranet_worte')
    .values({ document_id, kind, ...words })
    .execute()
}

/** The words of a text, and their stems: „Anträge“ is found as „Antrag“. */
const withStems = (text: string): string => `${searchable(text)} ${stemsIn(text).join(' ')}`.trimEnd()

function wordsOfText({ titel, einleitung, text, dateien }: Intranetbeitrag): Words {
  const worte = [titel, einleitung, plainText(text), ...dateien.map(datei => datei.titel)].join(' ')
  return { titel: withStems(titel), worte: withStems(worte), gilt_von: NO_BEGIN, gilt_bis: NO_END }
}

async function putDocument(
  transaction: Transaction,
  id: string,
  { archiv, downloadtext, datei, gueltig_von, gueltig_bis }: Archivdokument,
): Promise<void> {
  const above = await transaction
    .selectFrom('releases')
    .select('title')
    .where('kind', '=', 'archiv')
    .where('key', '=', archiv)
    .executeTakeFirst()
  const titel = above?.title ?? ''
  await putWords(
    transaction,
    { id, kind: 'archivdokument' },
    {
      titel: withStems(titel),
      worte: withStems([titel, downloadtext, datei.titel].join(' ')),
      gilt_von: gueltig_von ?? NO_BEGIN,
      gilt_bis: gueltig_bis ?? NO_END,
    },
  )
}

async function documentsOf(
  transaction: Transaction,
  slug: string,
): Promise<{ id: string; data: Archivdokument }[]> {
  const rows = await transaction
    .selectFrom('document_references as link')
    .innerJoin('releases as r', 'r.document_id', 'link.document_id')
    .where('link.to_path', '=', `archiv:${slug}`)
    .where('link.scope', '=', 'veroeffentlicht')
    .where('r.kind', '=', 'archivdokument')
    .select(['r.document_id', 'r.data'])
    .execute()
  return rows.map(({ document_id, data }) => ({ id: document_id, data: JSON.parse(data) as Archivdokument }))
}
