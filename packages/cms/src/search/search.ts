import type { Suchempfehlung, Suchergebnis, Suchtreffer, Suchvorschlag } from '@rathausplatz/contract'
import { isSafeAddress, pageThemes } from '@rathausplatz/contract'
import type { CmsStore } from '../collections/collections.ts'
import { BELIEBT } from '../collections/suchbegriff.ts'
import type { Log } from '../log.ts'
import { kindName } from './document-text.ts'
import { engineOf } from './engine-of.ts'
import { partsOf } from './entry-id.ts'
import { excerpts, placesOf } from './excerpt.ts'
import { facets, sectionName } from './facets.ts'
import type { Unsaved } from './keywords.ts'
import { meets, wordsOf } from './meaning.ts'
import { isOfTheSite, ownPagesFor } from './own-pages.ts'
import { readQuestion } from './question.ts'
import { fieldScore, weightOf } from './rank.ts'
import type { RankedIds } from './search-index.ts'
import { NOTHING_SIMILAR, similarTo } from './similar.ts'
import { stateOf } from './state-of.ts'
import { suggestions } from './suggest.ts'
import { titledWith } from './titled.ts'
import { type Understood, understand } from './understand.ts'
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
/** Weight of the rough score among similar entries. */
const HELD = 1.5
/** Number of best hits whose titles and introductions are scored. */
const CLOSELY = 60

/** Opens the search over public documents. */
export function openSearch(
  store: CmsStore,
  clock: () => Date,
  { log, canMail = false }: { log?: Pick<Log, 'warn'>; canMail?: boolean } = {},
) {
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
      url.startsWith('/') ? seen.has(url) || isOfTheSite(url, canMail) : isSafeAddress(url),
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
      const section = bereich === undefined ? undefined : pageThemes.findIndex(theme => theme === bereich)
      const filter = { kind: art, section }
      const titled = question.isOfStopWords ? await titledWith(question, index, filter, MOST_HITS) : undefined
      if (titled?.counts.length === 0)
        return { ...NOTHING, beliebt: question.text ? await popular(unsaved) : [] }
      const understood = await understand(question, index, store, unsaved)
      const { needed, meinten } = understood
      const query = {
        groups: needed.map(({ group }) => group),
        wishes: [...new Set(understood.wishes.flat())],
      }
      const empfehlungen = await visible([...understood.empfehlungen, ...ownPagesFor(question.text)])
      const found = titled ?? (await index.hits(query, filter, MOST_HITS))
      const ordered = await ranked(found.ids, understood)
      const all = found.counts.reduce((sum, { count }) => sum + count, 0)
      // A single hit counts as the answer only if no word of the question was corrected.
      const isSure = all > 1 || (all === 1 && !understood.isGuess && (await saysAll(ordered, understood)))
      const isEnough = isSure && (titled !== undefined || all >= FEW)
      const { ids, told } = isEnough ? NOTHING_SIMILAR : await similarTo(understood, index, MOST_HITS)
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
   * the title, a name or the introduction must also contain one of them.
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
    const hits = ids.map(async (id): Promise<Suchtreffer[]> => {
      const entry = entries.get(id)
      if (!entry) return []
      const { titel, url, kind, groesse } = entry
      const state = await stateOf(store, entry)
      const auszug = excerptOf(texts.get(id) ?? '')
      const hit = {
        titel,
        url,
        auszug: state ? [{ text: `${state} `, treffer: false }, ...auszug] : auszug,
        art: kindName(kind),
        bereich: sectionName(partsOf(id).section),
        ...(groesse > 0 ? { groesse } : {}),
      }
      return [hit]
    })
    return (await Promise.all(hits)).flat()
  }
}

export type Search = ReturnType<typeof openSearch>

const NOTHING: Suchergebnis = {
  data: [],
  gesamt: 0,
  pagination: { page: 1, pages: 0 },
  facetten: { art: [], bereich: [] },
  empfehlungen: [],
  aehnliches: [],
  beliebt: [],
}
