import type { Kysely } from 'kysely'
import type { CmsStore } from '../collections/collections.ts'
import type { Suchbegriff } from '../collections/suchbegriff.ts'
import type { Tables } from '../store/tables.ts'
import { ask } from './ask.ts'
import { lightWords, stopWords } from './german.ts'
import { readQuestion } from './question.ts'
import { normalise, words } from './words.ts'

/** More words in a row are no term that editors keep. */
const LONGEST_TERM = 4

/** The words of a term that tell something, as one key. */
const termKey = (term: string): string => {
  const { needed, wishes } = readQuestion(term)
  return [...needed.map(({ wort }) => wort), ...wishes].join(' ')
}

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

/** What editors say about a question: words in its place, by the stem they stand for, and pages to put first. */
export type Advice = {
  readonly synonyms: ReadonlyMap<string, readonly (readonly string[])[]>
  readonly empfehlungen: readonly { titel: string; url: string }[]
}

export async function adviceFor(store: CmsStore, question: readonly string[]): Promise<Advice> {
  const keys = runsOf(question)
  const rows = await ask<{ schluessel: string; document_id: string }>(
    store.database.read,
    'select schluessel, document_id from suche_begriffe where schluessel in (select value from json_each(?))',
    [JSON.stringify(keys)],
  )
  const synonyms = new Map<string, (readonly string[])[]>()
  const empfehlungen: { titel: string; url: string }[] = []
  for (const { schluessel, document_id } of rows) {
    const found = await store.published.byId(document_id)
    if (found?.kind !== 'suchbegriff') continue
    const { synonyme, url, titel } = found.data as Suchbegriff
    for (const word of schluessel.split(' ')) {
      const before = synonyms.get(word) ?? []
      synonyms.set(word, [...before, ...synonyme.map(synonymWords).filter(words => words.length > 0)])
    }
    if (url !== '' && isAnswered(question, schluessel)) empfehlungen.push({ titel, url })
  }
  return { synonyms, empfehlungen }
}

/** A recommendation fits when the question asks for nothing but its term. */
function isAnswered(question: readonly string[], key: string): boolean {
  const term = key.split(' ')
  return question.every(word => term.includes(word) || lightWords.has(word))
}

const synonymWords = (synonym: string): string[] =>
  words(normalise(synonym))
    .map(({ wort }) => wort)
    .filter(wort => !stopWords.has(wort))

/** The words of a question by themselves, in pairs, in threes, as they stand. */
function runsOf(question: readonly string[]): string[] {
  const runs = question.flatMap((_, start) =>
    Array.from({ length: LONGEST_TERM }, (_, more) => question.slice(start, start + more + 1).join(' ')),
  )
  return [...new Set(runs)]
}
