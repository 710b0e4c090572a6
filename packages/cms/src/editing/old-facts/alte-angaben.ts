import type { CallAnswer, Calls, CmsHandlers } from '@rathausplatz/contract'
import type { CmsStore } from '../../collections/collections.ts'
import { placesOf } from '../../facts/old-facts.ts'
import type { Document } from '../../store/index.ts'
import type { Desk } from '../desk.ts'
import { leaveFor, mayRead } from '../leave-for.ts'
import { oneAfterTheOther } from '../one-after-the-other.ts'
import { wordsOf } from '../readdress.ts'
import { findOldFacts, keyOf, namesOf } from './find-old-facts.ts'
import { type Back, type Replaced, replaceIn } from './replace-old-facts.ts'
import { type Answer, showOldFacts } from './show-old-facts.ts'

type Kept = CallAnswer<Calls['redaktionAlteAngabenLassen']>

/** Most contents in each list of an answer. */
const MOST_DOCUMENTS = 100

/**
 * Calls for old facts: facts that a record no longer states and other contents still do, with the new value.
 */
export function alteAngaben(store: CmsStore, desk: Desk, clock: () => Date) {
  const inTurn = oneAfterTheOther()
  const { oldOf, sayingOf, isPublicIn, keptOf } = findOldFacts(store, desk)
  const { called, shown, draftOf, keepersOf } = showOldFacts(clock)

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
        const find = placesOf(await oldOf(record, who), namesOf(record), record.data)
        const placesIn = async (document: Document) =>
          (await find(document.data)).filter(({ fact }) => !isKept(document.id, fact))
        const data: Replaced['data'] = []
        const eintraege: Back[] = []
        for (const [other, chosen] of Map.groupBy(inhalte, one => one.id)) {
          if (other === id) continue
          const stellen = chosen.flatMap(one => one.stellen)
          const replaced = await replaceIn(store, clock, other, stellen, placesIn, who)
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

const byTitle = (one: { titel: string }, other: { titel: string }) =>
  one.titel.localeCompare(other.titel, 'de')
