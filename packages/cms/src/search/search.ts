import type { Suchempfehlung, Suchergebnis, Suchtreffer, Suchvorschlag } from '@rathausplatz/contract'
import { isSafeAddress, pageThemes, sections } from '@rathausplatz/contract'
import type { CmsStore } from '../collections/collections.ts'
import { BELIEBT } from '../collections/suchbegriff.ts'
import type { Log } from '../log.ts'
import { foundKinds, kindName } from './document-text.ts'
import { engineOf } from './engine-of.ts'
import { partsOf } from './entry-id.ts'
import { excerpts, placesOf } from './excerpt.ts'
import type { Unsaved } from './keywords.ts'
import { type Meaning, meets, type Understood, understand, wordsOf } from './meaning.ts'
import { readQuestion } from './question.ts'
import { fieldScore, weightOf } from './rank.ts'
import type { RankedIds, TermGroup } from './search-index.ts'
import { suggestions } from './suggest.ts'
import { zeroHits } from './zero-hits.ts'

/** Input of a search: a question, filters by facet value, and the page of hits. */
export type SearchQuery = {
  readonly q: string
  readonly art?: string | undefined
  readonly bereich?: string | undefined
  readonly seite: number
  readonly pro_seite: number
}

/** Most hits that are sorted and paged. */
const MOST_HITS = 200
/** With fewer hits than this, similar entries are shown too. */
const FEW = 4
/** Most similar entries that are shown. */
const MOST_SIMILAR = 10
/** Number of best hits whose titles and introductions are scored. */
const CLOSELY = 60

/** A word in this many entries has little weight. */
const COMMON = 1_000
/** Weight of the rough score among similar entries. */
const HELD = 1.5
/** Factor for the weight of a verb or adjective: even a rare one names no thing. */
const HINTED = 0.6

/** Factor for the weight of a part of a word. */
const LOOSE = 0.5

/** Entries with a part of the query, and the weight of each word among them. */
type Similar = {
  readonly ids: RankedIds['ids']
  readonly told: Partial<Pick<Understood, 'needed' | 'hints'>>
}

/** Pages of the site that are not documents. */
const OF_THE_SITE: ReadonlySet<string> = new Set([
  '/formulare/fortsetzen',
  '/formulare/stand',
  '/pinnwand/neu',
  '/schaeden',
  '/schaeden/neu',
  '/schaeden/stand',
  '/warnungen',
])

/** Opens the search over public documents. */
export function openSearch(store: CmsStore, clock: () => Date, log?: Pick<Log, 'warn'>) {
  const index = engineOf(store.database.lookUp).index(store.database.lookUp, clock)
  const inVain = zeroHits(store, clock, log)

  /**
   * Returns recommended pages that are visible, and pages of the site itself; of external addresses, those
   * that are safe to link to.
   */
  const visible = async (recommended: readonly Suchempfehlung[]): Promise<Suchempfehlung[]> => {
    const seen = await index.visibleUrls(recommended.map(({ url }) => url))
    const once = new Map(recommended.map(one => [one.url, one]))
    return [...once.values()].filter(({ url }) =>
      url.startsWith('/') ? seen.has(url) || OF_THE_SITE.has(url) : isSafeAddress(url),
    )
  }

  const popular = async (unsaved?: Unsaved): Promise<Suchempfehlung[]> => {
    const records = await store.published.list('suchbegriff', { tag: BELIEBT, limit: 8 })
    const said = records.filter(({ document_id }) => document_id !== unsaved?.id).map(({ data }) => data)
    return visible(
      [...said, ...(unsaved?.data.beliebt ? [unsaved.data] : [])]
        .map(({ titel, url }) => ({ titel, url }))
        .filter(({ url }) => url !== ''),
    )
  }

  /** Returns entries with some of the query words; more words and rarer words come first. */
  const similarTo = async ({ needed, hints }: Understood): Promise<Similar> => {
    const words = [...needed, ...hints]
    const scores = new Map<number, number>()
    /** Adds the weight of a group to its entries, and returns the weight. */
    const tell = async (group: TermGroup, share: number): Promise<number> => {
      const held = group.length > 0 ? await index.holding(group) : []
      const telling = held.length === 0 ? 0 : share * Math.log(1 + COMMON / held.length)
      for (const id of held) scores.set(id, (scores.get(id) ?? 0) + telling)
      return telling
    }
    const tellings = await Promise.all(
      words.map(async ({ group, loose }, at) => {
        const share = at < needed.length ? 1 : HINTED
        return Math.max(await tell(group, share), await tell(loose, LOOSE * share))
      }),
    )
    const ids = [...scores].map(([id, score]) => ({ id, score })).toSorted((a, b) => b.score - a.score)
    const told = words.map((word, at) => toldBy(word, tellings[at] ?? 0))
    return {
      ids: ids.slice(0, MOST_HITS),
      told: { needed: told.slice(0, needed.length), hints: told.slice(needed.length) },
    }
  }

  return {
    /**
     * Returns the answers to a question. A trial is not recorded, and may include a search term that is not
     * saved yet.
     */
    async find(
      { q, art, bereich, seite, pro_seite }: SearchQuery,
      trial?: { readonly unsaved?: Unsaved | undefined },
    ): Promise<Suchergebnis> {
      const question = readQuestion(q)
      const unsaved = trial?.unsaved
      if (question.asked.length === 0)
        return { ...NOTHING, beliebt: question.text ? await popular(unsaved) : [] }
      const understood = await understand(question, index, store, unsaved)
      const { needed, meinten } = understood
      const query = {
        groups: needed.map(({ group }) => group),
        wishes: [...new Set(understood.wishes.flat())],
      }
      const empfehlungen = await visible(understood.empfehlungen)
      const section = bereich === undefined ? undefined : pageThemes.findIndex(theme => theme === bereich)
      const found = await index.hits(query, { kind: art, section }, MOST_HITS)
      const ordered = await ranked(found.ids, understood)
      const all = found.counts.reduce((sum, { count }) => sum + count, 0)
      // A single hit counts as the answer only if no word of the question was corrected.
      const isSure = all > 1 || (all === 1 && !understood.isGuess && (await saysAll(ordered, understood)))
      const isEnough = isSure && all >= FEW
      const { ids, told } = isEnough ? NOTHING_SIMILAR : await similarTo(understood)
      const similar = await ranked(ids, { ...understood, ...told }, HELD)
      const notFound = similar.filter(id => !ordered.includes(id))
      if (!isSure) {
        if (empfehlungen.length === 0 && !trial) inVain.note(question.text)
        const aehnliches = await toHits([...ordered, ...notFound].slice(0, MOST_SIMILAR), understood)
        return aehnliches.length + empfehlungen.length > 0
          ? { ...NOTHING, empfehlungen, aehnliches, meinten }
          : { ...NOTHING, beliebt: await popular(unsaved) }
      }
      const gesamt = found.counts
        .filter(
          one =>
            (art === undefined || one.kind === art) && (section === undefined || one.section === section),
        )
        .reduce((sum, { count }) => sum + count, 0)
      const page = ordered.slice((seite - 1) * pro_seite, seite * pro_seite)
      return {
        data: await toHits(page, understood),
        gesamt,
        pagination: { page: seite, pages: Math.ceil(Math.min(gesamt, MOST_HITS) / pro_seite) },
        facetten: facets(found),
        empfehlungen,
        aehnliches: await toHits(notFound.slice(0, MOST_SIMILAR), understood),
        meinten,
        beliebt: [],
      }
    },

    suggest: (q: string): Promise<Suchvorschlag[]> => suggestions(index, store, q),

    /** Returns searches without a hit, most frequent first. */
    withoutHits: (limit = 100) => inVain.list(limit),

    /** Removes a question from the list; the question returns when it is asked again. */
    doneWith: (question: string) => inVain.forget(question),

    close: () => inVain.close(),
  }

  /** Sorts hits, best first; `ofText` is the weight of the rough score, beside titles and introductions. */
  async function ranked(
    rough: RankedIds['ids'],
    { needed, wishes, hints }: Understood,
    ofText = 1,
  ): Promise<number[]> {
    const now = clock()
    const best = Math.max(...rough.map(({ score }) => score), Number.MIN_VALUE)
    const weighed = rough
      .map(({ id, score }) => ({ id, score: (ofText * score) / best, weight: weightOf(id, now) }))
      .toSorted((a, b) => b.score * b.weight - a.score * a.weight || a.id - b.id)
    const entries = await index.entries(weighed.slice(0, CLOSELY).map(({ id }) => id))
    return weighed
      .map(({ id, score, weight }) => {
        const entry = entries.get(id)
        return { id, score: weight * (score + (entry ? fieldScore(entry, needed, wishes, hints) : 0)) }
      })
      .toSorted((a, b) => b.score - a.score || a.id - b.id)
      .map(({ id }) => id)
  }

  /**
   * Tests whether the first entry contains the whole question in one place. For a question of several words,
   * the page must also be about them.
   */
  async function saysAll(
    [id]: readonly number[],
    { needed, besides, isOneWord }: Understood,
  ): Promise<boolean> {
    if (id === undefined) return true
    const [entries, texts] = await Promise.all([index.entries([id]), index.texts([id])])
    const entry = entries.get(id)
    if (!entry) return false
    const heading = new Set([...entry.titelWorte, ...entry.namen.flat(), ...entry.einleitungWorte])
    const groups = [...needed.map(({ group }) => group), ...besides.map(word => [[word]])]
    if (!isOneWord && !groups.some(group => meets(heading, group))) return false
    const wanted = new Set([...needed.flatMap(wordsOf), ...besides])
    const places = [heading, ...placesOf(texts.get(id) ?? '', wanted).map(place => new Set(place))]
    return places.some(place => groups.every(group => meets(place, group)))
  }

  async function toHits(ids: readonly number[], { needed, signs }: Understood): Promise<Suchtreffer[]> {
    const [entries, texts] = await Promise.all([index.entries(ids), index.texts(ids)])
    const excerptOf = excerpts(new Set(needed.flatMap(wordsOf)), signs)
    return ids.flatMap(id => {
      const entry = entries.get(id)
      if (!entry) return []
      const { titel, url, kind, groesse } = entry
      return {
        titel,
        url,
        auszug: excerptOf(texts.get(id) ?? ''),
        art: kindName(kind),
        bereich: sectionName(partsOf(id).section),
        ...(groesse > 0 ? { groesse } : {}),
      }
    })
  }
}

export type Search = ReturnType<typeof openSearch>

const toldBy = (word: Meaning, telling: number): Meaning => ({ ...word, telling })

const NOTHING_SIMILAR: Similar = { ids: [], told: {} }

const NOTHING: Suchergebnis = {
  data: [],
  gesamt: 0,
  pagination: { page: 1, pages: 0 },
  facetten: { art: [], bereich: [] },
  empfehlungen: [],
  aehnliches: [],
  beliebt: [],
}

const sectionName = (section: number): string => sections[pageThemes[section] ?? 'default'].label

/** Returns the number of hits per kind and per section, most first. */
function facets({ counts }: RankedIds): Suchergebnis['facetten'] {
  const sumBy = (key: 'kind' | 'section') => {
    const sums = new Map<string | number, number>()
    for (const one of counts) sums.set(one[key], (sums.get(one[key]) ?? 0) + one.count)
    return [...sums]
  }
  const byCount = (a: { anzahl: number; name: string }, b: { anzahl: number; name: string }) =>
    b.anzahl - a.anzahl || a.name.localeCompare(b.name, 'de')
  return {
    art: sumBy('kind')
      .filter(([kind]) => foundKinds.includes(String(kind)))
      .map(([kind, anzahl]) => ({ wert: String(kind), name: kindName(String(kind)), anzahl }))
      .toSorted(byCount),
    bereich: sumBy('section')
      .map(([section, anzahl]) => ({
        wert: pageThemes[Number(section)] ?? 'default',
        name: sectionName(Number(section)),
        anzahl,
      }))
      .toSorted(byCount),
  }
}
