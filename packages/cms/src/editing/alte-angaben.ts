import { setImmediate } from 'node:timers/promises'
import { type CallAnswer, type Calls, type CmsHandlers, may } from '@rathausplatz/contract'
import { type CmsCollections, type CmsStore, collections } from '../collections/collections.ts'
import { speaksOnly } from '../facts/known-facts.ts'
import { type OldFact, type OldPlace, oldFacts, placesOf, withoutOld } from '../facts/old-facts.ts'
import type { Document } from '../store/index.ts'
import type { Desk } from './desk.ts'
import { fieldName } from './field-names.ts'
import { type Editor, leaveFor, mayRead, placeOf } from './leave-for.ts'
import { wordsOf } from './readdress.ts'
import { IN_REVIEW } from './sammelaktionen.ts'
import { kindOf, titleOf } from './show.ts'

type Answer = CallAnswer<Calls['redaktionAlteAngaben']>
type Replaced = CallAnswer<Calls['redaktionAlteAngabenErsetzen']>

type Back = NonNullable<Replaced['rueckgaengig']>['eintraege'][number]

/** A content that still says something old, with where. */
type Saying = {
  readonly document: Document
  readonly places: readonly OldPlace[]
}

/** So many of its last versions are asked what they have said. */
const MOST_VERSIONS = 20
/** So many contents are told, and changed by one press. */
const MOST_DOCUMENTS = 100
const AT_ONCE = 100
const LONGEST_TURN_MS = 10

/** What a record has said and says no more, where other contents still say it, and what is said now in its place. */
export function alteAngaben(store: CmsStore, desk: Desk, clock: () => Date) {
  const oldOf = async (record: Document, who: Editor): Promise<OldFact[]> => {
    if (speaksOnly(record)) return []
    const heads = await store.revisions(record.id, { before: record.draft_revision, limit: MOST_VERSIONS })
    const older = await Promise.all(heads.map(({ number }) => desk.revision(record, number, who)))
    return oldFacts(
      older.flatMap(version => (version ? [version.data] : [])),
      record.data,
    )
  }

  /** Drafts are read: what was mended there is not told again, and whoever waits for its release is elsewhere. */
  const sayingOf = async (record: Document, old: readonly OldFact[], who: Editor) => {
    const find = placesOf(old, namesOf(record))
    const found: Saying[] = []
    let turn = performance.now()
    for (const kind of Object.keys(collections) as (keyof CmsCollections)[])
      for (let offset = 0; ; offset += AT_ONCE) {
        const documents = await store.documents(kind, { limit: AT_ONCE, offset })
        for (const document of documents) {
          if (document.id === record.id || !mayRead(who, document)) continue
          const places = find(document.data)
          if (places.length > 0) found.push({ document, places })
          if (found.length > MOST_DOCUMENTS) return found
          if (performance.now() - turn < LONGEST_TURN_MS) continue
          // All others wait for no longer than this.
          await setImmediate()
          turn = performance.now()
        }
        if (documents.length < AT_ONCE) break
      }
    return found
  }

  const shown = ({ document, places }: Saying, who: Editor): Answer['inhalte'][number] => {
    const { id, kind, data } = document
    return {
      id,
      art: kind,
      titel: titleOf(document, clock()),
      ersetzbar:
        places.some(({ fact }) => fact.neu !== undefined) && may(who, 'inhalte-schreiben', placeOf(document)),
      stellen: places.map(({ fact: { alt }, feld, satz, eigene }) => ({
        alt,
        feld,
        feldname: fieldName(kindOf(kind)?.record, feld, data),
        satz: satz.slice(0, LONGEST_SENTENCE),
        eigene,
      })),
    }
  }

  const replaceIn = async (
    id: string,
    old: readonly OldFact[],
    names: readonly string[],
    who: Editor,
  ): Promise<
    Pick<Replaced, 'data'> & { back?: NonNullable<Replaced['rueckgaengig']>['eintraege'][number] }
  > => {
    const before = await store.document(id)
    if (!before || !mayRead(who, before)) return { data: [] }
    const shown = { id, art: before.kind, titel: titleOf(before, clock()) }
    const refused = (satz: string) => ({ data: [{ ...shown, stand: 'abgelehnt' as const, satz }] })
    if (before.review === 'in_pruefung') return refused(IN_REVIEW)
    const changed = withoutOld(before.data, old, names)
    if (JSON.stringify(changed) === JSON.stringify(before.data)) return refused(NOT_BY_ITSELF)
    const saved = await store.saveDraft(id, {
      data: changed,
      baseRevision: before.draft_revision,
      author: who.id,
      note: noteOf(old),
      mayLack: before.gaps > 0,
      leave: leaveFor(who, 'inhalte-schreiben'),
    })
    if (!saved.ok) return refused(wordsOf(saved))
    const { draft_revision: grundfassung } = saved.value
    return {
      data: [{ ...shown, stand: 'entwurf' }],
      back: { id, grundfassung, nummer: before.draft_revision, veroeffentlichen: false },
    }
  }

  return {
    async redaktionAlteAngaben({ params: { id } }, who): Promise<Answer> {
      const record = await desk.readable(id, who)
      const old = await oldOf(record, who)
      if (old.length === 0) return { angaben: [], inhalte: [], mehr: false }
      const found = await sayingOf(record, old, who)
      const said = new Set(found.flatMap(({ places }) => places.map(({ fact }) => fact)))
      return {
        angaben: old
          .filter(fact => said.has(fact))
          .map(({ art: angabe, alt, neu = null }) => ({ angabe, alt, neu })),
        inhalte: found
          .slice(0, MOST_DOCUMENTS)
          .map(one => shown(one, who))
          .toSorted((one, other) => one.titel.localeCompare(other.titel, 'de')),
        mehr: found.length > MOST_DOCUMENTS,
      }
    },

    async redaktionAlteAngabenErsetzen({ params: { id }, body: { inhalte } }, who): Promise<Replaced> {
      const record = await desk.readable(id, who)
      const old = (await oldOf(record, who)).filter(({ neu }) => neu !== undefined)
      const names = namesOf(record)
      const data: Replaced['data'] = []
      const eintraege: Back[] = []
      for (const other of new Set(inhalte)) {
        if (other === id) continue
        const done = await replaceIn(other, old, names, who)
        data.push(...done.data)
        if (done.back) eintraege.push(done.back)
      }
      return { data, mehr: false, rueckgaengig: eintraege.length > 0 ? { eintraege } : null }
    },
  } satisfies CmsHandlers
}

const LONGEST_SENTENCE = 300
const LONGEST_NOTE = 300

const NOT_BY_ITSELF = 'Hier ließ sich nichts ersetzen. Bitte öffnen und selbst ändern.'

const noteOf = (old: readonly OldFact[]): string =>
  `Alte Angaben ersetzt: ${old.map(({ alt, neu }) => `${alt} durch ${neu}`).join(', ')}`.slice(
    0,
    LONGEST_NOTE,
  )

/** By which words a text speaks of a record. */
function namesOf({ data }: Document): string[] {
  const { name, kurzname, titel, synonyme } = data as Record<string, unknown>
  return [name, kurzname, titel, synonyme]
    .flat()
    .filter(word => typeof word === 'string' && word !== '') as string[]
}
