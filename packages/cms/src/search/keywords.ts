import type { Suchbegriff } from '@rathausplatz/contract/records'
import { type Kysely, sql } from 'kysely'
import type { CmsStore } from '../collections/collections.ts'
import type { Tables } from '../store/tables.ts'
import { commonlySaid, commonTerms } from './common-words.ts'
import { engineOf } from './engine-of.ts'
import { lightWords } from './german.ts'
import { LAST } from './limits.ts'
import { contentWords, tellingWords } from './question.ts'
import type { SearchTables } from './tables.ts'

/** Most words of one term. */
const LONGEST_TERM = 4
/** Most terms that are compared with a misspelt word. */
const MOST_TERMS = 2_000
const MOST_BEGUN = 8

/** Returns the key of a term: its significant words in order. */
const termKey = (term: string): string => tellingWords(term).join(' ')

const keysOf = ({ begriffe }: Pick<Suchbegriff, 'begriffe'>): ReadonlySet<string> =>
  new Set(begriffe.map(termKey).filter(Boolean))

/** Indexes the terms of a search term record, in the transaction of the caller. */
export async function putKeywords(db: Kysely<Tables>, id: string, { begriffe }: Suchbegriff): Promise<void> {
  await removeKeywords(db, id)
  const keys = keysOf({ begriffe })
  if (keys.size === 0) return
  await tablesOf(db)
    .insertInto('suche_begriffe')
    .values([...keys].map(schluessel => ({ schluessel, document_id: id })))
    .execute()
}

export async function removeKeywords(db: Kysely<Tables>, id: string): Promise<void> {
  await tablesOf(db).deleteFrom('suche_begriffe').where('document_id', '=', id).execute()
}

const tablesOf = (db: Kysely<Tables>) => db.withTables<SearchTables>()

/** A record of a search term that is not saved yet; it replaces the public record with its id. */
export type Unsaved = { readonly id: string; readonly data: Suchbegriff }

type Recommended = { readonly titel: string; readonly url: string }

/** Advice of editors for a question: replacement words by stem, and recommended pages. */
export type Advice = {
  readonly synonyms: ReadonlyMap<string, readonly (readonly string[])[]>
  readonly empfehlungen: readonly Recommended[]
}

export async function adviceFor(
  store: CmsStore,
  question: readonly string[],
  unsaved?: Unsaved,
): Promise<Advice> {
  const keys = runsOf(question)
  const { lookUp } = store.database
  const rows = await tablesOf(lookUp)
    .selectFrom('suche_begriffe')
    .selectAll()
    .where(engineOf(lookUp).among('schluessel', keys))
    .orderBy('schluessel')
    .orderBy('document_id')
    .execute()
  const synonyms = new Map<string, (readonly string[])[]>()
  const add = (key: string, words: readonly (readonly string[])[]) => {
    for (const word of key.split(' ')) {
      const all = [...(synonyms.get(word) ?? []), ...words]
      synonyms.set(word, [...new Map(all.map(one => [one.join(' '), one])).values()])
    }
  }
  const empfehlungen: Recommended[] = []
  const said: { schluessel: string; data: Suchbegriff }[] = []
  for (const { schluessel, document_id } of rows) {
    const found = document_id === unsaved?.id ? undefined : await store.published.byId(document_id)
    if (found?.kind === 'suchbegriff') said.push({ schluessel, data: found.data as Suchbegriff })
  }
  for (const schluessel of unsaved ? keysOf(unsaved.data) : [])
    if (unsaved && keys.includes(schluessel)) said.push({ schluessel, data: unsaved.data })
  for (const { schluessel, data } of said) {
    const { synonyme, url, titel } = data
    add(
      schluessel,
      synonyme.map(contentWords).filter(words => words.length > 0),
    )
    if (url !== '' && isAnswered(question, schluessel)) empfehlungen.push({ titel, url })
  }
  for (const [word, said] of commonlySaid(question)) add(word, said)
  for (const [word, words] of synonyms) if (words.length === 0) synonyms.delete(word)
  return { synonyms, empfehlungen }
}

/** Returns the pages recommended for terms with this prefix. */
export async function recommendedFor(store: CmsStore, begun: string): Promise<Recommended[]> {
  const rows = await tablesOf(store.database.lookUp)
    .selectFrom('suche_begriffe')
    .select('document_id')
    .where('schluessel', '>=', begun)
    .where('schluessel', '<', begun + LAST)
    .groupBy('document_id')
    .orderBy(({ fn }) => fn.min('schluessel'))
    .orderBy('document_id')
    .limit(MOST_BEGUN)
    .execute()
  const found = await Promise.all(rows.map(({ document_id }) => store.published.byId(document_id)))
  return found.flatMap(record => {
    if (record?.kind !== 'suchbegriff') return []
    const { url, titel } = record.data as Suchbegriff
    return url === '' ? [] : [{ titel, url }]
  })
}

/** Returns single-word terms of similar length: terms of editors and common ones. */
export async function termsLike(store: CmsStore, word: string, unsaved?: Unsaved): Promise<string[]> {
  const rows = await tablesOf(store.database.lookUp)
    .selectFrom('suche_begriffe')
    .select('schluessel')
    .distinct()
    .where(sql`length(schluessel)`, '>=', word.length - 2)
    .where(sql`length(schluessel)`, '<=', word.length + 2)
    .where('schluessel', 'not like', '% %')
    .orderBy('schluessel')
    .limit(MOST_TERMS)
    .execute()
  const common = [-2, -1, 0, 1, 2].flatMap(more => commonTerms(word.length + more))
  const own = unsaved ? [...keysOf(unsaved.data)].filter(key => !key.includes(' ')) : []
  return [...rows.map(({ schluessel }) => schluessel), ...own, ...common]
}

/**
 * Tests whether the question has only words of the term and light words; only then a recommendation applies.
 */
function isAnswered(question: readonly string[], key: string): boolean {
  const term = key.split(' ')
  return question.every(word => term.includes(word) || lightWords.has(word))
}

/** Returns all runs of consecutive words of a question, up to the longest term. */
function runsOf(question: readonly string[]): string[] {
  const runs = question.flatMap((_, start) =>
    Array.from({ length: LONGEST_TERM }, (_, more) => question.slice(start, start + more + 1).join(' ')),
  )
  return [...new Set(runs)]
}
