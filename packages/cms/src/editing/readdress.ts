import { type CallAnswer, type Calls, may } from '@rathausplatz/contract'
import type { CmsStore } from '../collections/collections.ts'
import type { Document, Result } from '../store/index.ts'
import { type Editor, leaveFor, mayRead, placeOf } from './leave-for.ts'
import { IN_REVIEW } from './sammelaktionen.ts'
import { kindOf, titleOf } from './show.ts'

type Answer = CallAnswer<Calls['redaktionLinkErsetzen']>
export type Done = Answer['data'][number]
export type Back = NonNullable<Answer['rueckgaengig']>['eintraege'][number]

/** Most contents that one step changes. */
const MOST_DOCUMENTS = 100

/**
 * Replaces addresses in the links of contents, and undoes that. A public content without a pending draft is
 * published again if the editor may release it; otherwise the change stays a draft.
 */
export function readdressing(store: CmsStore, clock: () => Date) {
  /** Publishes with the previous time window. */
  const publish = (who: Editor, { id, gueltig_von, gueltig_bis }: Document, baseRevision: number) =>
    store.publish(id, {
      baseRevision,
      gueltig_von,
      gueltig_bis,
      author: who.id,
      leave: leaveFor(who, 'inhalte-freigeben'),
    })

  const replaceIn = async (
    id: string,
    change: (address: string) => string,
    who: Editor,
    note: string,
  ): Promise<{ done: Done; back?: Back } | undefined> => {
    const before = await store.document(id)
    const collection = before && kindOf(before.kind)
    if (!before || !collection || !mayRead(who, before)) return undefined
    const shown = { id, art: before.kind, titel: titleOf(before, clock()) }
    if (before.review === 'in_pruefung') return { done: { ...shown, stand: 'abgelehnt', satz: IN_REVIEW } }
    const data = collection.readdressed?.(before.data, change) ?? before.data
    if (JSON.stringify(data) === JSON.stringify(before.data))
      return { done: { ...shown, stand: 'abgelehnt', satz: NOT_IN_DRAFT } }
    const saved = await store.saveDraft(id, {
      data,
      baseRevision: before.draft_revision,
      author: who.id,
      note,
      mayLack: before.gaps > 0,
      leave: leaveFor(who, 'inhalte-schreiben'),
    })
    if (!saved.ok) return { done: { ...shown, stand: 'abgelehnt', satz: wordsOf(saved) } }
    const { draft_revision: grundfassung } = saved.value
    const back = { id, grundfassung, nummer: before.draft_revision, veroeffentlichen: false }
    if (standOf(saved.value) === 'oeffentlich') return { done: { ...shown, stand: 'oeffentlich' }, back }
    if (before.published_revision !== before.draft_revision)
      return { done: { ...shown, stand: 'entwurf', satz: HAS_DRAFT }, back }
    if (!may(who, 'inhalte-freigeben', placeOf(before)))
      return { done: { ...shown, stand: 'entwurf', satz: MAY_NOT }, back }
    const published = await publish(who, before, grundfassung)
    if (!published.ok) return { done: { ...shown, stand: 'entwurf', satz: wordsOf(published) }, back }
    return {
      done: { ...shown, stand: 'oeffentlich' },
      back: { ...back, grundfassung: published.value.draft_revision, veroeffentlichen: true },
    }
  }

  const takeBack = async (
    { id, grundfassung, nummer, veroeffentlichen }: Back,
    who: Editor,
  ): Promise<Done | undefined> => {
    const before = await store.document(id)
    const collection = before && kindOf(before.kind)
    if (!before || !collection || !mayRead(who, before)) return undefined
    const shown = { id, art: before.kind, titel: titleOf(before, clock()) }
    const restored = await store.restore(id, nummer, {
      baseRevision: grundfassung,
      author: who.id,
      leave: leaveFor(who, 'inhalte-schreiben'),
    })
    if (!restored.ok) return { ...shown, stand: 'abgelehnt', satz: wordsOf(restored) }
    if (!veroeffentlichen) return { ...shown, stand: standOf(restored.value) }
    const published = await publish(who, before, restored.value.draft_revision)
    return published.ok
      ? { ...shown, stand: 'oeffentlich' }
      : { ...shown, stand: 'entwurf', satz: wordsOf(published) }
  }

  /** Changes the contents one after the other; each change succeeds or fails by itself. */
  const replaceInAll = async (
    ids: readonly string[],
    change: (address: string) => string,
    who: Editor,
    note: string,
  ): Promise<Answer> => {
    const data: Done[] = []
    const eintraege: Back[] = []
    for (const id of ids.slice(0, MOST_DOCUMENTS)) {
      const replaced = await replaceIn(id, change, who, note.slice(0, LONGEST_NOTE))
      if (!replaced) continue
      data.push(replaced.done)
      if (replaced.back) eintraege.push(replaced.back)
    }
    return {
      data,
      mehr: ids.length > MOST_DOCUMENTS,
      rueckgaengig: eintraege.length > 0 ? { eintraege } : null,
    }
  }

  return { replaceInAll, takeBack }
}

export type Readdressing = ReturnType<typeof readdressing>

/** Returns whether the newest revision is the public one. */
export const standOf = ({ draft_revision, published_revision }: Document): 'oeffentlich' | 'entwurf' =>
  draft_revision === published_revision ? 'oeffentlich' : 'entwurf'

const LONGEST_NOTE = 300

const NOT_IN_DRAFT =
  'Im Entwurf steht diese Adresse nicht mehr. Wird er veröffentlicht, ist der Link auch auf der Website fort.'
const HAS_DRAFT = 'Hier gibt es einen angefangenen Entwurf; dort steht jetzt die neue Adresse.'
const MAY_NOT = 'Als Entwurf gespeichert. Veröffentlichen darf es, wer hier freigibt.'

/** A failure does not name other editors here; the document shows who changed it. */
export function wordsOf(result: Result<unknown>): string {
  if (result.ok) return ''
  return result.error.code === 'konflikt' ? CHANGED : result.error.message
}

const CHANGED = 'Hier hat inzwischen jemand etwas geändert. Bitte öffnen und ansehen.'
