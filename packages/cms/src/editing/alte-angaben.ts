import { type CallAnswer, type CallInput, type Calls, type CmsHandlers, may } from '@rathausplatz/contract'
import { type CmsCollections, type CmsStore, collections } from '../collections/collections.ts'
import { speaksOnly } from '../facts/known-facts.ts'
import { type OldFact, type OldPlace, oldFacts, placesOf, saysNew, withNew } from '../facts/old-facts.ts'
import { factKey } from '../facts/spots.ts'
import { whose } from '../facts/whose.ts'
import type { Document } from '../store/index.ts'
import { statusOf } from '../store/listing.ts'
import type { Desk } from './desk.ts'
import { type Editor, leaveFor, mayRead, placeOf } from './leave-for.ts'
import { oneAfterTheOther } from './one-after-the-other.ts'
import { placeWords } from './place-words.ts'
import { standOf, wordsOf } from './readdress.ts'
import { IN_REVIEW } from './sammelaktionen.ts'
import { kindOf, titleOf } from './show.ts'

type Answer = CallAnswer<Calls['redaktionAlteAngaben']>
type Kept = CallAnswer<Calls['redaktionAlteAngabenLassen']>
type Replaced = CallAnswer<Calls['redaktionAlteAngabenErsetzen']>

type Place = CallInput<Calls['redaktionAlteAngabenErsetzen']>['body']['inhalte'][number]['stellen'][number]
type Back = NonNullable<Replaced['rueckgaengig']>['eintraege'][number]

/** A content that still states an old fact, with the places. */
type Saying = {
  readonly document: Document
  readonly places: readonly OldPlace[]
}

/** A content whose draft has the new fact while the public version still has the old one. */
type Waiting = {
  readonly document: Document
  /** Old facts of the public version that the draft has replaced. */
  readonly mended: readonly OldFact[]
  /** True if the draft differs from the public version only in these facts. */
  readonly nurDas: boolean
}

/** Number of earlier versions of a record whose facts are compared. */
const MOST_VERSIONS = 20
/** Most contents that one list names and one step changes. */
const MOST_DOCUMENTS = 100
const AT_ONCE = 100

/**
 * Calls for old facts: facts that a record no longer states and other contents still do, with the new value.
 */
export function alteAngaben(store: CmsStore, desk: Desk, clock: () => Date) {
  const inTurn = oneAfterTheOther()

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
    const find = placesOf(old, names)
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

  const called = (document: Document) => titleOf(document, clock())

  const shown = ({ document, places }: Saying, who: Editor): Answer['inhalte'][number] => {
    const { id, kind, data } = document
    const schreibbar = may(who, 'inhalte-schreiben', placeOf(document))
    return {
      id,
      art: kind,
      titel: called(document),
      schreibbar,
      stellen: places.map(
        ({ fact: { alt }, feld, absatz, satz, wortlaut, ueberschrift, eigene, ersetzbar }) => ({
          alt,
          feld,
          absatz,
          ort: placeWords({ record: kindOf(kind)?.record, data, feld, ueberschrift }),
          satz: shortened(satz, wortlaut),
          wortlaut,
          eigene,
          ersetzbar: schreibbar && ersetzbar,
        }),
      ),
    }
  }

  /** Tests whether a new fact is part of the record's public version. */
  const isPublicIn = async (record: Document, who: Editor) => {
    const said =
      record.published_revision === null ? undefined : ((await publicBefore(record, who)) ?? record).data
    return (fact: OldFact) => saysNew(said, fact)
  }

  const draftOf = (
    { document, mended, nurDas }: Waiting,
    isPublic: (fact: OldFact) => boolean,
    who: Editor,
  ): Answer['entwuerfe'][number] => ({
    id: document.id,
    art: document.kind,
    titel: called(document),
    schluessel: document.key,
    // A withdrawn notice has no draft, so it never appears here.
    status: statusOf(document, clock(), false),
    fassung: document.draft_revision,
    oeffentliche_fassung: document.published_revision,
    gueltig_von: document.gueltig_von,
    gueltig_bis: document.gueltig_bis,
    angaben: mended.flatMap(({ art, alt, neu }) => (neu === undefined ? [] : [{ angabe: art, alt, neu }])),
    neues_ist_oeffentlich: mended.every(isPublic),
    nur_das: nurDas,
    schreibbar: may(who, 'inhalte-schreiben', placeOf(document)),
    freigebbar: may(who, 'inhalte-freigeben', placeOf(document)),
  })

  /**
   * Names of those who still have the old value: other people in the record, or other records. Contents that
   * only repeat facts do not own any.
   */
  const keepersOf = (fact: OldFact, record: Document, keepers: readonly Saying[]): string[] => {
    const within = fact.noch.map(feld => whose(record.data, feld) ?? `„${called(record)}“`)
    const others = keepers.filter(({ places }) => places.some(place => place.eigene && place.fact === fact))
    return [...new Set([...within, ...others.map(({ document }) => `„${called(document)}“`)])]
  }

  /** Tests whether an editor has marked this fact of a content as staying. */
  const keptOf = async (record: Document) => {
    const kept = new Set((await store.keptFacts(record.id)).map(one => `${one.document_id} ${one.fact}`))
    return (id: string, fact: OldFact) => kept.has(`${id} ${keyOf(fact)}`)
  }

  /** Replaces a place only if it still is as it was listed. */
  const replaceIn = async (
    id: string,
    chosen: readonly Place[],
    placesIn: (document: Document) => Promise<readonly OldPlace[]>,
    who: Editor,
  ): Promise<{ done: Replaced['data'][number]; back?: Back } | undefined> => {
    const before = await store.document(id)
    if (!before || !mayRead(who, before) || isAnnounced(before)) return undefined
    const shown = { id, art: before.kind, titel: called(before) }
    const refused = (satz: string) => ({ done: { ...shown, stand: 'abgelehnt' as const, satz } })
    if (before.review === 'in_pruefung') return refused(IN_REVIEW)
    const there = await placesIn(before)
    const places = chosen.map(wanted => there.find(place => isTold(place, wanted)))
    if (!places.every(place => place !== undefined)) return refused(SAYS_ELSE)
    if (!places.every(({ ersetzbar }) => ersetzbar)) return refused(NOT_BY_ITSELF)
    const saved = await store.saveDraft(id, {
      data: withNew(before.data, places),
      baseRevision: before.draft_revision,
      author: who.id,
      note: noteOf([...new Set(places.map(({ fact }) => fact))]),
      mayLack: before.gaps > 0,
      leave: leaveFor(who, 'inhalte-schreiben'),
    })
    if (!saved.ok) return refused(wordsOf(saved))
    const { draft_revision: grundfassung, published_revision } = saved.value
    return {
      done: {
        ...shown,
        stand: standOf(saved.value),
        ...(published_revision === null && { satz: NEVER_PUBLIC }),
      },
      back: { id, grundfassung, nummer: before.draft_revision, veroeffentlichen: false },
    }
  }

  return {
    redaktionAlteAngaben: ({ params: { id } }, who): Promise<Answer> =>
      inTurn(who.id, async () => {
        const record = await desk.readable(id, who)
        const old = await oldOf(record, who)
        if (old.length === 0) return { angaben: [], inhalte: [], bleibt: [], entwuerfe: [], mehr: false }
        const { saying, kept, keepers, waiting } = await sayingOf(record, old, who)
        const isPublic = await isPublicIn(record, who)
        const said = new Set(saying.flatMap(({ places }) => places.map(({ fact }) => fact)))
        return {
          angaben: old
            .filter(fact => said.has(fact))
            .map(fact => ({
              angabe: fact.art,
              alt: fact.alt,
              neu: fact.neu ?? null,
              wessen: fact.wer ?? `„${called(record)}“`,
              weiterhin: keepersOf(fact, record, keepers),
            })),
          inhalte: saying
            .slice(0, MOST_DOCUMENTS)
            .map(one => shown(one, who))
            .toSorted(byTitle),
          bleibt: kept
            .slice(0, MOST_DOCUMENTS)
            .map(one => shown(one, who))
            .toSorted(byTitle),
          entwuerfe: waiting
            .slice(0, MOST_DOCUMENTS)
            .map(one => draftOf(one, isPublic, who))
            .toSorted(byTitle),
          mehr: saying.length > MOST_DOCUMENTS || waiting.length > MOST_DOCUMENTS,
        }
      }),

    redaktionAlteAngabenErsetzen: ({ params: { id }, body: { inhalte } }, who): Promise<Replaced> =>
      inTurn(who.id, async () => {
        const record = await desk.readable(id, who)
        const isKept = await keptOf(record)
        const find = placesOf(await oldOf(record, who), namesOf(record))
        const placesIn = async (document: Document) =>
          (await find(document.data)).filter(({ fact }) => !isKept(document.id, fact))
        const data: Replaced['data'] = []
        const eintraege: Back[] = []
        for (const [other, chosen] of Map.groupBy(inhalte, one => one.id)) {
          if (other === id) continue
          const stellen = chosen.flatMap(one => one.stellen)
          const replaced = await replaceIn(other, stellen, placesIn, who)
          if (!replaced) continue
          data.push(replaced.done)
          if (replaced.back) eintraege.push(replaced.back)
        }
        return { data, mehr: false, rueckgaengig: eintraege.length > 0 ? { eintraege } : null }
      }),

    async redaktionAlteAngabenLassen({ params: { id }, body: { inhalte, bleibt } }, who): Promise<Kept> {
      const record = await desk.readable(id, who)
      const old = await oldOf(record, who)
      const data: Kept['data'] = []
      for (const { id: other, angaben } of inhalte) {
        const document = await store.document(other)
        const facts = old.filter(({ alt }) => angaben.includes(alt))
        if (!document || !mayRead(who, document) || facts.length === 0) continue
        const kept = await store.keepFacts(other, {
          record: record.id,
          facts: facts.map(keyOf),
          isKept: bleibt,
          author: who.id,
          note: `${facts.map(({ alt }) => `„${alt}“`).join(', ')} ${bleibt ? 'bleibt so' : 'bleibt doch nicht so'}`,
          leave: leaveFor(who, 'inhalte-schreiben'),
        })
        const satz = kept.ok ? undefined : wordsOf(kept)
        data.push({ id: other, art: document.kind, titel: called(document), ...(satz && { satz }) })
      }
      return { data }
    },
  } satisfies CmsHandlers
}

/** True for legally published notices: they must not change, so they are not listed. */
const isAnnounced = ({ kind, published_revision }: Document): boolean =>
  published_revision !== null && kindOf(kind)?.objections !== undefined

const keyOf = ({ art, alt }: OldFact): string => factKey({ art, wert: alt })

const byTitle = (one: { titel: string }, other: { titel: string }) =>
  one.titel.localeCompare(other.titel, 'de')

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

/** Tests whether a place is still as it was listed. */
const isTold = ({ fact, feld, absatz, satz, wortlaut }: OldPlace, wanted: Place): boolean =>
  fact.alt === wanted.alt &&
  feld === wanted.feld &&
  absatz === wanted.absatz &&
  shortened(satz, wortlaut) === wanted.satz

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

const LONGEST_SENTENCE = 300

/** Cuts a long sentence to the part around the fact. */
function shortened(satz: string, wortlaut: string): string {
  if (satz.length <= LONGEST_SENTENCE) return satz
  const end = Math.max(LONGEST_SENTENCE, satz.indexOf(wortlaut) + wortlaut.length + 50)
  const part = satz.slice(Math.max(0, end - LONGEST_SENTENCE), end)
  return `${part.length < end ? '… ' : ''}${part}${end < satz.length ? ' …' : ''}`
}

const LONGEST_NOTE = 300

const SAYS_ELSE =
  'Hier hat sich inzwischen etwas geändert, darum wurde nichts eingesetzt. Bitte sehen Sie die Stellen noch einmal an.'
const NEVER_PUBLIC = 'Noch nie veröffentlicht.'
const NOT_BY_ITSELF = 'Hier ließ sich nichts ersetzen. Bitte öffnen und selbst ändern.'

const noteOf = (old: readonly OldFact[]): string =>
  `Alte Angaben ersetzt: ${old.map(({ alt, neu }) => `${alt} durch ${neu}`).join(', ')}`.slice(
    0,
    LONGEST_NOTE,
  )

/**
 * The words by which texts refer to a record: its names, and long capitalised words in them, such as
 * "Bürgerbus" in "Bürgerbus bestellen".
 */
function namesOf({ data }: Document): string[] {
  const { name, kurzname, titel, synonyme } = data as Record<string, unknown>
  const names = [name, kurzname, titel, synonyme]
    .flat()
    .filter(word => typeof word === 'string' && word !== '') as string[]
  return [...new Set([...names, ...names.flatMap(name => name.match(THINGS) ?? [])])]
}

/** At least six letters, so that hardly any other thing has the same name. */
const THINGS = /(?<![\p{L}-])\p{Lu}[\p{L}-]{5,}/gu
