import { type Befund, isCmsError, MOST_BEFUNDE } from '@rathausplatz/contract'
import { medienPfad } from '@rathausplatz/contract/medien'
import type { CmsStore } from '../collections/collections.ts'
import { isOfTheSite } from '../collections/reserved.ts'
import { addressesIn, durchsicht } from '../durchsicht/durchsicht.ts'
import type { Target } from '../durchsicht/links.ts'
import { type PartState, partsNamed } from '../durchsicht/parts.ts'
import type { Picture } from '../durchsicht/pictures.ts'
import { placesByStep, subjectOf } from '../durchsicht/places.ts'
import { changedFacts } from '../durchsicht/simple-versions.ts'
import { openTownFacts } from '../durchsicht/town-facts.ts'
import { pathKinds, route } from '../endpoints/route.ts'
import { breathing, inSteps } from '../facts/breathing.ts'
import type { KnownFacts } from '../facts/known-facts.ts'
import type { Library } from '../media/media-library.ts'
import { requestedPath } from '../site-path.ts'
import type { Written } from './desk.ts'
import { type Editor, mayRead } from './leave-for.ts'
import { partsThere } from './parts-there.ts'
import { kindOf } from './show.ts'
import { simpleVersions } from './simple-versions.ts'

/**
 * Checks a document with the rights of an editor, or those of a visitor, for whom only public documents
 * exist. Reads all facts of the town that the check needs.
 */
export function openLooking(store: CmsStore, clock: () => Date, library: Library | undefined) {
  const facts = openTownFacts(store, clock)
  const asked = route(store)
  const parts = partsThere(store)
  const simpleOf = simpleVersions(store)

  /** A page that the editor may not see counts as missing. */
  const targetOf = async (
    address: string,
    own: string | undefined,
    who: Editor | undefined,
  ): Promise<Target> => {
    const path = requestedPath(address)
    if (path === undefined) return 'fehlt'
    if (path === own || isOfTheSite(path) || (await isPublic(path))) return 'oeffentlich'
    if (!who) return 'fehlt'
    for (const kind of pathKinds) {
      const draft = await store.documentByKey(kind, path)
      if (draft && mayRead(who, draft)) return 'nicht-oeffentlich'
    }
    return 'fehlt'
  }

  const isPublic = async (path: string): Promise<boolean> => {
    if (await store.published.byKey('seite', path)) return true
    try {
      await asked({ query: { url: path } })
      return true
    } catch (error) {
      if (isCmsError(error) && error.code === 'nicht-gefunden') return false
      throw error
    }
  }

  /** Pictures of the library that `typed` shows. Without a library, all pictures count as present. */
  const picturesIn = async (typed: unknown): Promise<ReadonlyMap<string, Picture>> => {
    if (!library) return new Map()
    const named = new Set(
      [...JSON.stringify(typed ?? null).matchAll(IN_LIBRARY)].map(([, datei = '']) => datei),
    )
    return new Map(
      await aFewAtOnce([...named].slice(0, MOST_PICTURES), async (datei): Promise<[string, Picture]> => {
        const row = await library.catalogue.find(datei)
        return [`${medienPfad}${datei}`, !row ? 'fehlt' : row.dekorativ === 1 ? 'schmueckt' : 'erzaehlt']
      }),
    )
  }

  const look = async (
    { kind, key, typed }: Pick<Written, 'kind' | 'key' | 'typed'>,
    who: Editor | undefined,
    facts: KnownFacts | undefined,
  ) => {
    const known = kindOf(kind)
    if (!known) return undefined
    const { record } = known
    const subject = subjectOf(record, typed)
    const places = await inSteps(placesByStep(subject))
    const addresses = addressesIn(places).slice(0, MOST_LINKS)
    const target = new Map(
      await aFewAtOnce(addresses, async one => [one, await targetOf(one, key, who)] as const),
    )
    const pictures = await picturesIn(typed)
    const named = partsNamed(places).slice(0, MOST_PARTS)
    const partState = new Map(
      await aFewAtOnce(
        named,
        async (one): Promise<[string, PartState]> => [one.field, await parts.stateOf(one)],
      ),
    )
    const missed = who ? await parts.missedBy({ kind, key, typed }, who) : []
    const before = key === undefined ? undefined : (await store.published.byKey(known.kind, key))?.data
    const isToTell = who !== undefined && key !== undefined && changedFacts(subject, before).length > 0
    const simple = isToTell ? await simpleOf(key, places, who) : []
    const found = await inSteps(
      durchsicht(subject, places, {
        targetOf: address => target.get(address) ?? 'oeffentlich',
        pictureAt: address => pictures.get(address) ?? 'erzaehlt',
        partAt: ({ field }) => partState.get(field) ?? { is: 'da' },
        missed,
        simple,
        facts,
        now: clock(),
        key,
        before,
      }),
    )
    return { ...found, record }
  }

  return { look, facts }
}

/**
 * Yields between batches: a database in this process answers within the same turn of the event loop, so
 * hundreds of queries would block it.
 */
async function aFewAtOnce<In, Out>(list: readonly In[], ask: (one: In) => Promise<Out>): Promise<Out[]> {
  const breathe = breathing()
  const answers: Out[] = []
  for (let at = 0; at < list.length; at += AT_ONCE) {
    answers.push(...(await Promise.all(list.slice(at, at + AT_ONCE).map(ask))))
    await breathe()
  }
  return answers
}

const AT_ONCE = 10

export type Looking = ReturnType<typeof openLooking>

/** Upper bounds per checked document. */
const MOST_LINKS = 200
const MOST_PICTURES = 200
const MOST_PARTS = 100
const IN_LIBRARY = new RegExp(`"${medienPfad}([a-z0-9-]{1,120})"`, 'g')

const WEIGHTS: readonly Befund['gewicht'][] = ['fehler', 'hinweis', 'wort']

/** Returns the most severe findings up to the limit, in the order of the document. */
export function weightiest<F extends Pick<Befund, 'gewicht'>>(findings: readonly F[]): readonly F[] {
  if (findings.length <= MOST_BEFUNDE) return findings
  const weight = ({ gewicht }: F) => WEIGHTS.indexOf(gewicht)
  const kept = new Set(findings.toSorted((one, other) => weight(one) - weight(other)).slice(0, MOST_BEFUNDE))
  return findings.filter(finding => kept.has(finding))
}
