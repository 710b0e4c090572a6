import type { Suchtreffer } from '@rathausplatz/contract'
import type { CmsStore } from '../collections/collections.ts'
import { documentText, foundKinds } from './document-text.ts'
import { excerpt } from './excerpt.ts'
import { type IndexedText, indexOfTexts } from './index-of-texts.ts'
import { holdsEvery, holdsSome, readQuestion } from './question.ts'

const MOST_HITS = 50

/** Finds what is published and holds every word of a question. */
export function openSearch(store: CmsStore) {
  const index = indexOfTexts(store)

  return {
    /** Reads all texts ahead of the first question. */
    async prepare(): Promise<void> {
      await index.texts()
    },

    async find(question: string): Promise<Suchtreffer[]> {
      const parts = readQuestion(question)
      if (parts.length === 0) return []
      const hits: Suchtreffer[] = []
      for (const { document_id } of ranked(await index.texts(), parts)) {
        const hit = await toHit(store, document_id, parts)
        if (hit) hits.push(hit)
        if (hits.length === MOST_HITS) break
      }
      return hits
    },
  }
}

export type Search = ReturnType<typeof openSearch>

/** Whose title says it all comes first, then whose title says part of it; pages before records, new before old. */
function ranked(texts: Iterable<IndexedText>, parts: readonly string[]): IndexedText[] {
  const hits: { text: IndexedText; rank: number }[] = []
  for (const text of texts) {
    if (!holdsEvery(parts, `${text.titel}${text.text}`)) continue
    const rank = holdsEvery(parts, text.titel) ? 0 : holdsSome(parts, text.titel) ? 1 : 2
    hits.push({ text, rank: rank * foundKinds.length + foundKinds.indexOf(text.kind) })
  }
  hits.sort(
    (a, b) =>
      a.rank - b.rank || compare(b.text.datum_von, a.text.datum_von) || compare(a.text.titel, b.text.titel),
  )
  return hits.map(({ text }) => text)
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

async function toHit(
  store: CmsStore,
  id: string,
  parts: readonly string[],
): Promise<Suchtreffer | undefined> {
  const found = await store.published.byId(id)
  const kind = foundKinds.find(kind => kind === found?.kind)
  if (!found || !kind) return undefined
  const { titel, text, url } = documentText(kind, found.data)
  return { titel, auszug: excerpt(text, parts), url }
}
