import { type CmsCollections, type CmsStore, collections } from '../../collections/collections.ts'
import { speaksOnly } from '../../facts/known-facts.ts'
import { type OldFact, type OldPlace, oldFacts, placesOf, saysNew, withNew } from '../../facts/old-facts.ts'
import { factKey } from '../../facts/spots.ts'
import type { Document } from '../../store/index.ts'
import type { Desk } from '../desk.ts'
import { type Editor, mayRead } from '../leave-for.ts'
import { kindOf } from '../show.ts'

/** A content that still states an old fact, with the places. */
export type Saying = {
  readonly document: Document
  readonly places: readonly OldPlace[]
}

/** A content whose draft has the new fact while the public version still has the old one. */
export type Waiting = {
  readonly document: Document
  /** Old facts of the public version that the draft has replaced. */
  readonly mended: readonly OldFact[]
  /** True if the draft differs from the public version only in these facts. */
  readonly nurDas: boolean
}

/** Number of earlier versions of a record whose facts are compared. */
const MOST_VERSIONS = 20
const AT_ONCE = 100

/** Finds facts that a record no longer states, and the contents that still state them. */
export function findOldFacts(store: CmsStore, desk: Desk) {
  const oldOf = async (record: Document, who: Editor): Promise<OldFact[]> => {
    if (speaksOnly(record)) return []
    const heads = await store.revisions(record.id, { before: record.draft_revision, limit: MOST_VERSIONS })
    const older = await Promise.all(heads.map(({ number }) => desk.revision(record, number, who)))
    return oldFacts(
      withoutDetour(
        older.flatMap((version, at) =>
          version ? [{ number: heads[at]?.number ?? 0, data: version.data }] : [],
        ),
        record,
      ),
      record.data,
    )
  }

  /**
   * Searches drafts. A fact that a draft has replaced is listed only while the public version still states
   * it.
   */
  const sayingOf = async (record: Document, old: readonly OldFact[], who: Editor) => {
    const names = namesOf(record)
    const find = placesOf(old, names, record.data)
    const isKept = await keptOf(record)
    const saying: Saying[] = []
    const kept: Saying[] = []
    const keepers: Saying[] = []
    const waiting: Waiting[] = []
    for (const kind of Object.keys(collections) as (keyof CmsCollections)[])
      for (let offset = 0; ; offset += AT_ONCE) {
        const documents = await store.documents(kind, { limit: AT_ONCE, offset })
        for (const document of documents) {
          if (document.id === record.id || !mayRead(who, document) || isAnnounced(document)) continue
          const said = await find(document.data)
          const places = said.filter(({ fact }) => !isKept(document.id, fact))
          const stays = said.filter(({ fact }) => isKept(document.id, fact))
          if (places.length > 0) saying.push({ document, places })
          if (stays.length > 0) kept.push({ document, places: stays })
          if (!speaksOnly(document) && said.some(({ eigene }) => eigene))
            keepers.push({ document, places: said })
          const before = await publicBefore(document, who)
          if (before) {
            const were = await find(before.data)
            const isMended = (fact: OldFact) =>
              countOf(were, fact) > countOf(said, fact) && saysNew(document.data, fact)
            const isStill = new Set(said.map(placeKey))
            const gone = were.filter(place => !isStill.has(placeKey(place)))
            const mended = [...new Set(gone.map(({ fact }) => fact))].filter(isMended)
            if (mended.length > 0)
              waiting.push({ document, mended, nurDas: isSame(withNew(before.data, gone), document.data) })
          }
        }
        if (documents.length < AT_ONCE) break
      }
    return { saying, kept, keepers, waiting }
  }

  /** The public version of a content; undefined if its draft does not differ from it. */
  const publicBefore = async (document: Document, who: Editor) =>
    document.published_revision === null || document.published_revision === document.draft_revision
      ? undefined
      : desk.revision(document, document.published_revision, who)

  /** Tests whether a new fact is part of the record's public version. */
  const isPublicIn = async (record: Document, who: Editor) => {
    const said =
      record.published_revision === null ? undefined : ((await publicBefore(record, who)) ?? record).data
    return (fact: OldFact) => saysNew(said, fact)
  }

  /** Tests whether an editor has marked this fact of a content as staying. */
  const keptOf = async (record: Document) => {
    const kept = new Set((await store.keptFacts(record.id)).map(one => `${one.document_id} ${one.fact}`))
    return (id: string, fact: OldFact) => kept.has(`${id} ${keyOf(fact)}`)
  }

  return { oldOf, sayingOf, isPublicIn, keptOf }
}

/** True for published documents of kinds that must not change, such as notices: they are not listed. */
export const isAnnounced = ({ kind, published_revision }: Document): boolean =>
  published_revision !== null && kindOf(kind)?.objections !== undefined

export const keyOf = ({ art, alt }: OldFact): string => factKey({ art, wert: alt })

type Version = { readonly number: number; readonly data: unknown }

/**
 * The older versions whose facts are compared. If the record returned to an earlier value, the versions in
 * between are skipped, unless one of them is public.
 */
function withoutDetour(older: readonly Version[], { data, published_revision }: Document): unknown[] {
  const back = older.findLastIndex(version => isSame(version.data, data))
  const isRead = published_revision !== null && published_revision > (older[back]?.number ?? 0)
  return older.slice(isRead ? 0 : back + 1).map(version => version.data)
}

const placeKey = ({ fact, feld, absatz }: OldPlace): string => `${feld} ${absatz} ${keyOf(fact)}`

const countOf = (places: readonly OldPlace[], fact: OldFact): number =>
  places.filter(place => place.fact === fact).length

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * The words by which texts refer to a record: its names, and long capitalised words in them, such as
 * "Bürgerbus" in "Bürgerbus bestellen".
 */
export function namesOf({ data }: { readonly data: unknown }): string[] {
  const { name, kurzname, titel, synonyme } = data as Record<string, unknown>
  const names = [name, kurzname, titel, synonyme]
    .flat()
    .filter(word => typeof word === 'string' && word !== '') as string[]
  return [...new Set([...names, ...names.flatMap(name => name.match(THINGS) ?? [])])]
}

/** At least six letters, so that hardly any other thing has the same name. */
const THINGS = /(?<![\p{L}-])\p{Lu}[\p{L}-]{5,}/gu
