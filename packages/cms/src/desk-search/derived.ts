import type { RecordDefinition } from '@rathausplatz/contract/records'
import type { Kysely } from 'kysely'
import { collections } from '../collections/collections.ts'
import type { RecordKind } from '../collections/record.ts'
import { shapeOf } from '../store/content.ts'
import type { DerivedOfDrafts, Place as Standing } from '../store/index.ts'
import type { Scope, Tables } from '../store/tables.ts'
import { contactRows } from './contacts.ts'
import { entryWords } from './entry-words.ts'
import { placesOf } from './places.ts'
import { tablesOf } from './tables.ts'
import { wordsIndexOf } from './words-index.ts'

/** Increase this if the same documents lead to other entries: then all entries are rebuilt. */
const FORM_OF_ENTRIES = 3

/** Rows per insert: PostgreSQL takes 65,535 values in one statement, SQLite half of it. */
const AT_ONCE = 2_000

const kinds = collections as unknown as Readonly<Record<string, RecordKind<unknown>>>

/**
 * The search of the desk follows the drafts. A public version has an entry of its own only if it differs from
 * the draft.
 */
export const derivedDeskSearch: DerivedOfDrafts = {
  name: 'schreibtischsuche',
  of: 'drafts',
  isTable: name => name.startsWith('desk_'),
  form: JSON.stringify([FORM_OF_ENTRIES, Object.values(kinds).map(({ form }) => form)]),

  async put(db, document, now) {
    await removeEntries(db, document.id)
    const kind = kinds[document.kind]
    if (!kind || document.deleted_at !== null) return
    await putEntry(db, { ...document, scope: 'entwurf', data: shapeOf(kind, document, now) }, kind.record)
    if (document.published_revision === null || document.published_revision === document.draft_revision)
      return
    const released = await db
      .selectFrom('releases')
      .select(['kind', 'key', 'audience', 'data'])
      .where('document_id', '=', document.id)
      .executeTakeFirst()
    if (!released) return
    const data: unknown = JSON.parse(released.data)
    await putEntry(db, { ...released, id: document.id, scope: 'veroeffentlicht', data }, kind.record)
  },

  async empty(db) {
    await tablesOf(db).deleteFrom('desk_contacts').execute()
    await tablesOf(db).deleteFrom('desk_entries').execute()
    await wordsIndexOf(db).empty(db)
  },
}

type Version = Standing & { readonly id: string; readonly scope: Scope; readonly data: unknown }

async function putEntry(
  db: Kysely<Tables>,
  { id: document_id, scope, kind, key, audience, data }: Version,
  record: RecordDefinition,
): Promise<void> {
  const places = placesOf(record, data)
  const { id } = await tablesOf(db)
    .insertInto('desk_entries')
    .values({ document_id, scope, kind, key, audience, places: JSON.stringify(places) })
    .returning('id')
    .executeTakeFirstOrThrow()
  const entry = Number(id)
  const rows = contactRows(places)
  for (let from = 0; from < rows.length; from += AT_ONCE)
    await tablesOf(db)
      .insertInto('desk_contacts')
      .values(rows.slice(from, from + AT_ONCE).map(word => ({ word, entry })))
      .execute()
  await wordsIndexOf(db).put(db, entry, await entryWords(places))
}

async function removeEntries(db: Kysely<Tables>, document_id: string): Promise<void> {
  const tables = tablesOf(db)
  const before = await tables
    .selectFrom('desk_entries')
    .select('id')
    .where('document_id', '=', document_id)
    .execute()
  if (before.length === 0) return
  const ids = before.map(({ id }) => Number(id))
  await tables.deleteFrom('desk_contacts').where('entry', 'in', ids).execute()
  await tables.deleteFrom('desk_entries').where('id', 'in', ids).execute()
  await wordsIndexOf(db).remove(db, ids)
}
