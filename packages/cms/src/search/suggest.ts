import type { Suchvorschlag } from '@rathausplatz/contract'
import type { SearchIndex } from './search-index.ts'
import { normalise, plainForm, stem, words } from './words.ts'

const MOST_TITLES = 5
const MOST_WORDS = 4
const MAX_CHARACTERS = 100

/**
 * What a question that is being typed could become: titles that hold its words, the last of them begun only, then words
 * that begin like the last. A word is offered only if it leads to something that can be seen.
 */
export async function suggestions(index: SearchIndex, raw: string): Promise<Suchvorschlag[]> {
  const text = normalise(raw).slice(0, MAX_CHARACTERS).trimStart()
  const typed = words(text)
  const last = typed.at(-1)
  if (!last) return []
  const begun = plainForm(text.slice(last.start, last.end))
  if (begun.length < 2) return []
  const before = typed.slice(0, -1).map(({ wort }) => wort)
  const titles = await titlesOf(index, before, begun)
  const seen = new Set(titles.map(({ titel }) => titel.toLowerCase()))
  const found: Suchvorschlag[] = titles.map(({ titel, url }) => ({ text: titel, url }))
  for (const { form } of await index.beginning(begun, MOST_WORDS * 2)) {
    if (found.length >= titles.length + MOST_WORDS) break
    const offered = `${text.slice(0, last.start)}${form}`
    if (seen.has(offered.toLowerCase()) || !(await leadsSomewhere(index, [...before, stem(form)]))) continue
    seen.add(offered.toLowerCase())
    found.push({ text: offered })
  }
  return found
}

async function titlesOf(index: SearchIndex, before: readonly string[], begun: string) {
  const titles = await index.titles([...before, begun], MOST_TITLES)
  if (titles.length > 0) return titles
  // A word typed to its end may be longer than what the index knows it by: `Ausweise`, `ausweis`.
  const whole = stem(begun)
  return whole === begun ? titles : index.titles([...before, whole], MOST_TITLES)
}

async function leadsSomewhere(index: SearchIndex, needed: readonly string[]): Promise<boolean> {
  const groups = needed.map(word => [[word]])
  return index.any({ groups, atLeast: groups.length, wishes: [] })
}
