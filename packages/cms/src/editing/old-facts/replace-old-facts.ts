import type { CallAnswer, CallInput, Calls } from '@rathausplatz/contract'
import type { CmsStore } from '../../collections/collections.ts'
import { type OldFact, type OldPlace, withNew } from '../../facts/old-facts.ts'
import type { Document } from '../../store/index.ts'
import { type Editor, leaveFor, mayRead } from '../leave-for.ts'
import { standOf, wordsOf } from '../readdress.ts'
import { IN_REVIEW } from '../sammelaktionen.ts'
import { titleOf } from '../show.ts'
import { isAnnounced } from './find-old-facts.ts'
import { shortened } from './show-old-facts.ts'

export type Replaced = CallAnswer<Calls['redaktionAlteAngabenErsetzen']>

type Place = CallInput<Calls['redaktionAlteAngabenErsetzen']>['body']['inhalte'][number]['stellen'][number]

export type Back = NonNullable<Replaced['rueckgaengig']>['eintraege'][number]

/** Replaces the chosen places of a content in its draft, if all of them still are as they were listed. */
export async function replaceIn(
  store: CmsStore,
  clock: () => Date,
  id: string,
  chosen: readonly Place[],
  placesIn: (document: Document) => Promise<readonly OldPlace[]>,
  who: Editor,
): Promise<{ done: Replaced['data'][number]; back?: Back } | undefined> {
  const before = await store.document(id)
  if (!before || !mayRead(who, before) || isAnnounced(before)) return undefined
  const shown = { id, art: before.kind, titel: titleOf(before, clock()) }
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

/** Tests whether a place is still as it was listed. */
const isTold = ({ fact, feld, absatz, satz, wortlaut }: OldPlace, wanted: Place): boolean =>
  fact.alt === wanted.alt &&
  feld === wanted.feld &&
  absatz === wanted.absatz &&
  shortened(satz, wortlaut) === wanted.satz

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
