import { type CmsHandlers, type Inhalt, inhaltKopf, isCmsError } from '@rathausplatz/contract'
import { changeDeviations, type DeviationChange } from '../aemter/change-deviations.ts'
import type { CmsStore } from '../collections/collections.ts'
import { publishedHolidays } from '../town-holidays.ts'
import type { Desk } from './desk.ts'
import type { inhalte } from './inhalte.ts'
import { type Editor, leaveFor } from './leave-for.ts'
import { partNames } from './part-names.ts'
import { refusePast } from './past-moments.ts'
import type { Pflege } from './pflege.ts'
import { refuse } from './refusal.ts'
import type { schritte } from './schritte.ts'
import { kindOf, type Shows } from './show.ts'
import {
  type Action,
  type Answer,
  careBack,
  type Entry,
  OPPOSITE,
  sentence,
  type Taken,
  wayBack,
} from './undo-sammelaktion.ts'

type Steps = ReturnType<typeof schritte> &
  Pick<ReturnType<typeof inhalte>, 'redaktionInhaltSpeichern'> &
  Pflege & { readonly show: Shows; readonly desk: Desk; readonly clock: () => Date }

type Fault = NonNullable<Answer['data'][number]['fehler']>
/** Result of a step for one document, with an error if only part of the step succeeded. */
type Outcome = {
  readonly done: Inhalt
  readonly fehler?: Fault
  /** The entry that undoes the step, if only the step can build it. */
  readonly back?: Entry
}

/**
 * Calls that apply one step to many documents: each succeeds or fails by itself, and the answer includes the
 * undo.
 */
export function sammelaktionen(store: CmsStore, steps: Steps) {
  const step = async ({ id, ...entry }: Entry, aktion: Action, who: Editor): Promise<Outcome> => {
    const params = { id }
    const { grundfassung, gueltig_von, gueltig_bis, weiterleitung, trotzdem = false } = entry
    const { verantwortlich, wiedervorlage } = entry
    const publish = (grundfassung: number, anyway = trotzdem) =>
      steps.redaktionVeroeffentlichen(
        { params, body: { grundfassung, gueltig_von, gueltig_bis, trotzdem: anyway } },
        who,
      )
    switch (aktion) {
      case 'veroeffentlichen':
        return { done: await publish(named(grundfassung)) }
      case 'zurueckziehen':
        return {
          done: await steps.redaktionZurueckziehen({ params, body: { weiterleitung, trotzdem } }, who),
        }
      case 'loeschen':
        return { done: await steps.redaktionLoeschen({ params, query: { weiterleitung, trotzdem } }, who) }
      case 'zurueckholen': {
        const done = await steps.redaktionZurueckholen({ params }, who)
        if (grundfassung === undefined) return { done }
        // Its window may have passed meanwhile: it comes back as it was.
        return publish(grundfassung, true).then(
          done => ({ done }),
          (error: unknown) => ({
            done,
            fehler: told(error, 'Aus dem Papierkorb geholt, aber nicht wieder öffentlich: '),
          }),
        )
      }
      case 'pflegen': {
        const { document } = await steps.change(id, { verantwortlich, wiedervorlage }, who)
        return { done: await steps.show.document(document, who) }
      }
      case 'einreichen':
      case 'zurueckgeben': {
        const before = await steps.desk.readable(id, who)
        const body = { schritt: aktion, grundfassung: named(grundfassung) }
        const done = await steps.redaktionPruefung({ params, body }, who)
        const isDone = (before.review === 'in_pruefung') !== (aktion === 'einreichen')
        return { done, ...(isDone && { back: { id, grundfassung: done.fassung } }) }
      }
      case 'zuordnen':
        return assign({ id, ...entry }, who)
      case 'verschieben': {
        const before = await steps.desk.readable(id, who)
        if (before.review === 'in_pruefung') throw refuse('pfad', IN_REVIEW)
        const body = { pfad: entry.pfad ?? before.key, grundfassung: named(grundfassung) }
        const { inhalt: done } = await steps.redaktionVerschieben({ params, body }, who)
        const hasMoved = done.schluessel !== before.key
        return { done, ...(hasMoved && { back: { id, grundfassung: done.fassung, pfad: before.key } }) }
      }
      case 'befristen': {
        const before = await steps.desk.readable(id, who)
        if (before.published_revision !== before.draft_revision)
          throw refuse('gueltig_bis', before.published_revision === null ? NOT_PUBLIC : CHANGED)
        const { gueltig_von } = before
        if (!trotzdem) refusePast({ gueltig_bis }, before, steps.clock())
        const published = store.publish(id, {
          baseRevision: before.draft_revision,
          gueltig_von,
          gueltig_bis,
          force: trotzdem,
          unread: true,
          author: who.id,
          leave: leaveFor(who, 'inhalte-freigeben'),
        })
        const done = await steps.desk.answer(who, id, published, before.draft_revision)
        const isNew = done.gueltig_bis !== before.gueltig_bis
        return { done, ...(isNew && { back: { id, gueltig_bis: before.gueltig_bis } }) }
      }
      case 'zeiten':
        return deviate({ id, ...entry }, who)
    }
  }

  /** Adds and removes Rubriken; the rest of the draft stays. */
  const assign = async ({ id, grundfassung, dazu = [], weg = [] }: Entry, who: Editor): Promise<Outcome> => {
    const before = await steps.desk.readable(id, who)
    const field = kindOf(before.kind)?.record.list.rubriken
    if (field === undefined) throw refuse('dazu', 'Inhalte dieser Art haben keine Rubriken.')
    if (before.review === 'in_pruefung') throw refuse('dazu', IN_REVIEW)
    const daten = before.data as Record<string, unknown>
    const now = [daten[field]].flat().filter(one => typeof one === 'string')
    const come = dazu.filter(one => !now.includes(one))
    const go = weg.filter(one => now.includes(one))
    if (come.length + go.length === 0) return { done: await steps.show.document(before, who) }
    const rubriken = [...now.filter(one => !go.includes(one)), ...come]
    const called = await partNames(store, before.kind, field, daten)
    const vermerk = [
      ...come.map(one => `Rubrik „${called(one)}“ dazu`),
      ...go.map(one => `Rubrik „${called(one)}“ weg`),
    ].join(', ')
    const body = {
      daten: { ...daten, [field]: rubriken },
      grundfassung: named(grundfassung),
      vermerk: vermerk.slice(0, LONGEST_NOTE),
      mitLuecken: before.gaps > 0,
    }
    const done = await steps.redaktionInhaltSpeichern({ params: { id }, body }, who)
    return { done, back: { id, grundfassung: done.fassung, dazu: go, weg: come } }
  }

  /** Enters deviating hours into the public version and the draft, whose other changes stay unpublished. */
  const deviate = async ({ id, grundfassung, abweichend = [] }: Entry, who: Editor): Promise<Outcome> => {
    const before = await steps.desk.readable(id, who)
    if (await store.workingCopy(id, who.id)) throw refuse('abweichend', UNSAVED)
    const holidays = await publishedHolidays(store.published)
    let back: DeviationChange[] = []
    const amended = store.amend(id, {
      baseRevision: named(grundfassung),
      edit: data => {
        const changed = changeDeviations(data, abweichend, holidays)
        // The public version is changed first: it is what undo restores.
        if (back.length === 0) back = changed.back
        return changed.data
      },
      note: 'Abweichende Zeiten für mehrere Ämter',
      author: who.id,
      leave: leaveFor(who, 'inhalte-freigeben'),
    })
    const done = await steps.desk.answer(who, id, amended, before.draft_revision)
    const isNew = done.fassung !== before.draft_revision
    return { done, ...(isNew && { back: { id, grundfassung: done.fassung, abweichend: back } }) }
  }

  return {
    async redaktionSammelaktion({ body: { aktion, eintraege } }, who): Promise<Answer> {
      const data: Answer['data'] = []
      const undo: Entry[] = []
      const taken: Taken[] = []
      for (const entry of eintraege) {
        const { id } = entry
        const before = (await store.document(id)) ?? (await store.deletedDocument(id))
        const care = aktion === 'pflegen' ? await store.care(id) : undefined
        try {
          const { done, fehler, back: known } = await step(entry, aktion, who)
          data.push({ id, inhalt: inhaltKopf.parse(done), fehler })
          const back = before && (known ?? (care ? careBack(entry, care) : wayBack(aktion, before)))
          if (!back || undo.some(other => other.id === id)) continue
          undo.push(back)
          taken.push({ titel: done.titel, before, back })
        } catch (error) {
          data.push({ id, fehler: told(error) })
        }
      }
      // Moves are undone in reverse order: a page moved later may be below a page moved earlier.
      const backwards = aktion === 'verschieben' ? undo.toReversed() : undo
      const auftrag = { aktion: OPPOSITE[aktion], eintraege: backwards }
      return { data, rueckgaengig: undo.length > 0 ? { satz: sentence(aktion, taken), auftrag } : null }
    },
  } satisfies CmsHandlers
}

/** A document under review must not change. */
export const IN_REVIEW = 'Liegt gerade zur Prüfung. Bitte erst zurückgeben oder freigeben.'
const NOT_PUBLIC = 'Noch nicht öffentlich. Ein Ende wählen Sie beim Veröffentlichen.'
const CHANGED =
  'Es gibt Änderungen, die noch nicht öffentlich sind. Ein Ende wählen Sie, wenn Sie sie veröffentlichen.'

/** Saving another revision would drop what the editor has typed. */
export const UNSAVED =
  'Hier haben Sie Änderungen getippt und nicht gespeichert. Bitte erst speichern oder verwerfen.'

const LONGEST_NOTE = 500

/** Steps that change a revision require its number, so that an unseen change is not overwritten. */
function named(grundfassung: number | undefined): number {
  if (grundfassung === undefined) throw refuse('grundfassung', 'Bitte die Fassung nennen, um die es geht')
  return grundfassung
}

function told(error: unknown, before = ''): Fault {
  if (!isCmsError(error)) throw error
  return { code: error.code, satz: before + error.message }
}
