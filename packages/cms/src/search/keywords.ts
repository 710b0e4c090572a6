import type { Kysely } from 'kysely'
import type { CmsStore } from '../collections/collections.ts'
import type { Suchbegriff } from '../collections/suchbegriff.ts'
import type { Tables } from '../store/tables.ts'
import { ask } from './ask.ts'
import { commonlySaid, commonTerms } from './common-words.ts'
import { lightWords } from './german.ts'
import { contentWords, tellingWords } from './question.ts'

/** More words in a row are no term that editors keep. */
const LONGEST_TERM = 4
/** More terms than editors write, for one word with a typing error. */
const MOST_TERMS = 2_000
const MOST_BEGUN = 8

/** The words of a term that tell something, as one key. */
const termKey = (term: string): string => tellingWords(term).join(' ')

/** Brings what editors say about a word to where questions look it up; in the transaction of the caller. */
export async function putKeywords(db: Kysely<Tables>, id: string, { begriffe }: Suchbegriff): Promise<void> {
  await removeKeywords(db, id)
  await ask(db, 'insert or ignore into suche_begriffe select value, ? from json_each(?)', [
    id,
    JSON.stringify([...new Set(begriffe.map(termKey).filter(Boolean))]),
  ])
}

export async function removeKeywords(db: Kysely<Tables>, id: string): Promise<void> {
  await ask(db, 'delete from suche_begriffe where document_id = ?', [id])
}

type Recommended = { readonly titel: string; readonly url: string }

/** What is said about a question: words in its place, by the stem they stand for, and pages that editors put first. */
export type Advice = {
  readonly synonyms: ReadonlyMap<string, readonly (readonly string[])[]>
  readonly empfehlungen: readonly Recommended[]
}

export async function adviceFor(store: CmsStore, question: readonly string[]): Promise<Advice> {
  const keys = runsOf(question)
  const rows = await ask<{ schluessel: string; document_id: string }>(
    store.database.read,
    'select schluessel, document_id from suche_begriffe where schluessel in (select value from json_each(?))',
    [JSON.stringify(keys)],
  )
  const synonyms = new Map<string, (readonly string[])[]>()
  const add = (key: string, words: readonly (readonly string[])[]) => {
    for (const word of key.split(' ')) {
      const all = [...(synonyms.get(word) ?? []), ...words]
      synonyms.set(word, [...new Map(all.map(one => [one.join(' '), one])).values()])
    }
  }
  const empfehlungen: Recommended[] = []
  for (const { schluessel, document_id } of rows) {
    const found = await store.published.byId(document_id)
    if (found?.kind !== 'suchbegriff') continue
    const { synonyme, url, titel } = found.data as Suchbegriff
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

/** Pages that editors recommend for a term that begins so. */
export async function recommendedFor(store: CmsStore, begun: string): Promise<Recommended[]> {
  const rows = await ask<{ document_id: string }>(
    store.database.read,
    `select distinct document_id from suche_begriffe where schluessel >= ? and schluessel < ? limit ${MOST_BEGUN}`,
    [begun, `${begun}\u{10ffff}`],
  )
  const found = await Promise.all(rows.map(({ document_id }) => store.published.byId(document_id)))
  return found.flatMap(record => {
    if (record?.kind !== 'suchbegriff') return []
    const { url, titel } = record.data as Suchbegriff
    return url === '' ? [] : [{ titel, url }]
  })
}

/** Terms of one word, of editors and of everybody, as they are looked up. */
export async function termsLike(store: CmsStore, word: string): Promise<string[]> {
  const rows = await ask<{ schluessel: string }>(
    store.database.read,
    `select distinct schluessel from suche_begriffe
      where length(schluessel) between ? and ? and instr(schluessel, ' ') = 0 limit ${MOST_TERMS}`,
    [word.length - 2, word.length + 2],
  )
  const common = [-2, -1, 0, 1, 2].flatMap(more => commonTerms.get(word.length + more) ?? [])
  return [...rows.map(({ schluessel }) => schluessel), ...common]
}

/** A recommendation fits when the question asks for nothing but its term. */
function isAnswered(question: readonly string[], key: string): boolean {
  const term = key.split(' ')
  return question.every(word => term.includes(word) || lightWords.has(word))
}

/** The words of a question by themselves, in pairs, in threes, as they stand. */
function runsOf(question: readonly string[]): string[] {
  const runs = question.flatMap((_, start) =>
    Array.from({ length: LONGEST_TERM }, (_, more) => question.slice(start, start + more + 1).join(' ')),
  )
  return [...new Set(runs)]
}
