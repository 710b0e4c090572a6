import { setImmediate } from 'node:timers/promises'
import type { CmsStore } from '../collections/collections.ts'
import type { Segment } from '../search/excerpt.ts'
import { searchable } from '../search/folded-words.ts'
import type { ListedDocument, Visible } from '../store/index.ts'
import { nearest } from '../store/listing-words.ts'
import type { Scope } from '../store/tables.ts'
import { type Candidate, candidates } from './candidates.ts'
import { termsOf } from './entry-words.ts'
import { excerptOf } from './excerpt.ts'
import { asksForNumber, isContact, type Match, matcher, TIERS } from './match.ts'
import { fieldAt } from './places.ts'
import { LONGEST_QUESTION, type Question, readQuestion } from './question.ts'

/** A hit of the desk: the document, and the place in it that meets the question. */
type DeskHit = {
  readonly row: ListedDocument
  readonly scope: Scope
  readonly art: Match['place']['art']
  readonly feld: string
  readonly name: string
  readonly excerpt: readonly Segment[]
}

/** Most entries that are read for names, titles and texts. */
const MOST_READ = 60
/** Most people and numbers of one document. */
const MOST_OF_ONE = 5
/** Most hits of a similar spelling: it meets words that nobody means. */
const MOST_SIMILAR = 12
/** Entries that are matched in one turn of the event loop. */
const AT_ONCE = 5

/** Finds documents by all that editors know of them, as far as they may see these. */
export function deskSearch(store: CmsStore) {
  const { read } = store.database

  /**
   * Yields the question as it is typed, and then with one typing error: in each word that nobody has written,
   * or in any one word.
   */
  async function* spellings(typed: string, { isKnown, rowsFrom }: Among): AsyncGenerator<Question> {
    const question = readQuestion(typed)
    if (question.terms.length === 0) return
    yield question
    const { names, phones, rooms } = question
    const near = await Promise.all(names.map(async word => (await nearest(rowsFrom, word)) ?? word))
    const known = await Promise.all(names.map(isKnown))
    const others = [
      names.map((word, at) => (known[at] ? word : (near[at] ?? word))),
      ...names.map((_, at) => names.with(at, near[at] ?? '')),
    ]
    const tried = new Set([names.join(' ')])
    for (const words of others) {
      const text = words.join(' ')
      if (tried.has(text)) continue
      tried.add(text)
      yield { ...question, names: words, terms: termsOf([text, ...phones, ...rooms].join(' ')) }
    }
  }

  /** Looks up the first spelling that a name or a text has; without one, that as it is typed. */
  const firstFound = async (typed: string, among: Among) => {
    let asTyped: Looked | undefined
    for await (const question of spellings(typed, among)) {
      const [contacts, texts] = await Promise.all([
        among.withContacts(question, MOST_READ),
        among.withWords(question.terms, MOST_READ),
      ])
      const looked = { question, contacts, texts, isExact: asTyped === undefined }
      if (contacts.length + texts.length > 0) return looked
      asTyped ??= looked
    }
    return asTyped
  }

  return async function find(
    typed: string,
    visible: readonly Visible[],
    limit: number,
  ): Promise<{ hits: DeskHit[]; more: boolean; isExact: boolean }> {
    const among = candidates(read, visible)
    const search = typed.slice(0, LONGEST_QUESTION)
    const [looked, titled] = await Promise.all([
      firstFound(search, among),
      store.list({ search, visible, limit: MOST_READ }),
    ])
    if (!looked) return { hits: [], more: false, isExact: true }
    const { question, contacts, texts, isExact } = looked
    // Lists correct a typing error by themselves, also in a word that a text has.
    const isSaid = ({ title, key }: ListedDocument) =>
      question.names.every(word => searchable(`${title} ${key}`).includes(word))
    const titles = new Set(titled.rows.filter(isSaid).map(({ id }) => id))
    const hasMoreTitles = titled.more && titles.size === titled.rows.length
    const ids = new Set([...contacts, ...texts, ...(await among.ofDocuments([...titles]))])
    const ranked = await matched(await among.read([...ids]), { question, typed, titles })
    const most = isExact ? limit : Math.min(limit, MOST_SIMILAR)
    const wanted = ranked.slice(0, most)
    const { rows } = await store.list({
      ids: [...new Set(wanted.map(({ document_id }) => document_id))],
      visible,
      limit,
    })
    const byId = new Map(rows.map(row => [row.id, row]))
    const isNumbered = asksForNumber(question, typed)
    const hits = wanted.flatMap(({ document_id, scope, match }) => {
      const row = byId.get(document_id)
      if (!row) return []
      const { art, name } = match.place
      const feld = art === 'person' && isNumbered ? fieldAt(match.place, match.marks) : match.place.feld
      const said = isContact(match) || art === 'titel' ? art : 'text'
      return [{ row, scope, art: said, feld, name, excerpt: excerptOf(match) }]
    })
    return { hits, isExact, more: ranked.length > most || hasMoreTitles || texts.length === MOST_READ }
  }
}

type Looked = {
  readonly question: Question
  readonly contacts: number[]
  readonly texts: number[]
  /** It is the question as typed. */
  readonly isExact: boolean
}

type Among = ReturnType<typeof candidates>

type Ranked = Omit<Candidate, 'places'> & { readonly match: Match }

/** Returns the best places of the candidates, best first. */
async function matched(
  all: readonly Candidate[],
  {
    question,
    typed,
    titles,
  }: { readonly question: Question; readonly typed: string; readonly titles: ReadonlySet<string> },
): Promise<Ranked[]> {
  const match = matcher(question, typed)
  const ranked: Ranked[] = []
  for (const [at, { places, ...entry }] of all.entries()) {
    if (at % AT_ONCE === AT_ONCE - 1) await setImmediate()
    const found = places.flatMap(place => match(place) ?? []).toSorted(best)
    const contacts = found.filter(isContact).slice(0, MOST_OF_ONE)
    const [first = called(places, titles.has(entry.document_id))] = found
    for (const one of contacts.length > 0 ? contacts : [first]) if (one) ranked.push({ ...entry, match: one })
  }
  return once(ranked.toSorted((a, b) => best(a.match, b.match) || b.id - a.id))
}

const best = (a: Match, b: Match): number => a.tier - b.tier || b.closeness - a.closeness || b.met - a.met

/** The title stands for a document that only its address names. */
function called(places: Candidate['places'], isListed: boolean): Match | undefined {
  const place = places.find(({ art }) => art === 'titel')
  return place && isListed ? { place, tier: TIERS.title, closeness: 0, met: 0, marks: [] } : undefined
}

/** A document is one hit, and each person or number in it: a draft and its public version say the same. */
function once(ranked: readonly Ranked[]): Ranked[] {
  const seen = new Set<string>()
  return ranked.filter(({ document_id, match }) => {
    const key = isContact(match) ? `${document_id} ${match.place.text}` : document_id
    const isNew = !seen.has(key)
    seen.add(key).add(document_id)
    return isNew
  })
}
