import { type CmsError, isCmsError } from '@rathausplatz/contract'
import type { Kind } from '../kinds/kinds.ts'
import type { askAside as askAsideOfWall, ask as askWall } from '../wall/ask.ts'
import { basisOf } from './basis.ts'
import { calmState } from './calm-state.ts'
import { documentCalls } from './document-calls.ts'
import { firstData } from './first-data.ts'
import { back, begin, changed, forth, type History } from './history.ts'
import { keeper } from './keeper.ts'
import type { DocumentData } from './load-document.ts'
import { merge } from './merge.ts'
import type { Fault, LoadedDocument } from './open-document.ts'
import { type Daten, dotted, isRecord, isSame, type Path, withValue } from './path.ts'
import { type TheirRevision, theirsOf } from './their-revision.ts'
import { type OpenClash, openedState, type SaveOutcome, type WorkState } from './work-state.ts'

/** Most attempts to merge and save while others save too; more conflicts in a row are no coincidence. */
const MOST_TRIES = 3

/**
 * The work on a document: typed text is stored in a working copy by itself, becomes a revision on request,
 * and is then merged field by field with the revisions of others. Independent of the view.
 */
export function workOn(
  { id, inhalt, copy, given, first }: DocumentData,
  kind: Kind,
  ask: typeof askWall,
  askAside: typeof askAsideOfWall,
) {
  /** Initial values of a new document. */
  const beginning = { ...firstData(kind.felder, given), ...first }
  const work = calmState(openedState({ inhalt, copy }, beginning))
  const { put } = work
  let basis = basisOf({ inhalt, copy })
  const standOn = (fassung: number | null) => {
    basis = { fassung, maybeSaved: [] }
  }
  const noteMaybeSaved = (daten: Daten) => {
    basis = { ...basis, maybeSaved: [...basis.maybeSaved, daten] }
  }
  /** Merges this work with the current document of the CMS; both are based on `from`. */
  const mergeWith = (from: Daten, newest: { readonly daten: Daten }) =>
    merge(from, work.now.history.now, newest.daten, basis.maybeSaved)
  /** The newest known revision. */
  let seen: number | undefined
  const cms = documentCalls({ id, art: kind.art }, ask, askAside)

  const keep = keeper(
    async daten => {
      if (work.now.inhalt && isSame(daten, work.now.inhalt.daten)) await cms.discardCopy()
      else await cms.keepCopy(daten, basis.fassung)
    },
    kept => work.putCalmly({ kept }),
  )

  const go = (history: History) => {
    if (history.now === work.now.history.now) return
    put({ history })
    keep.keep(history.now)
  }
  const withAt = (path: Path, value: unknown): History =>
    changed(work.now.history, withValue(work.now.history.now, path, value), dotted(path), Date.now())

  /** Replaces the work by the document of the CMS. */
  const beginWith = (next: LoadedDocument) => {
    standOn(next.fassung)
    put({ inhalt: next, history: begin(next.daten), recoveredFrom: undefined, newer: undefined })
  }

  /** The newer revision contains only changes of this editor: typed text stays and is now based on it. */
  const goOnFrom = (next: LoadedDocument) => {
    standOn(next.fassung)
    put({ inhalt: next, recoveredFrom: undefined, newer: undefined })
    if (!isSame(work.now.history.now, next.daten)) keep.keep(work.now.history.now)
  }

  const write = (daten: Daten, note: string | undefined) =>
    work.now.inhalt
      ? cms.save(daten, basis.fassung ?? work.now.inhalt.fassung, note)
      : cms.create(daten, note)

  async function send(note?: string): Promise<SaveOutcome> {
    let joinedWith: string | undefined
    // Stores the working copy first: a page that reloads before the save has arrived still has all text.
    if (!keep.isDone()) await keep.flush()
    for (let tries = 1; ; tries++) {
      const daten = work.now.history.now
      await keep.drop()
      try {
        const saved = await write(daten, note)
        noteMaybeSaved(saved.daten as Daten)
        const next = await cms.load()
        const isTypedOn = work.now.history.now !== daten
        put({ faults: [] })
        if (isTypedOn || isSame(daten, next.daten)) goOnFrom(next)
        // The rules may have cleaned the values: shows them as saved.
        else beginWith(next)
        put({ kept: { is: 'kept', at: Date.now() } })
        return { is: 'saved', inhalt: next, joinedWith }
      } catch (error) {
        keep.keep(work.now.history.now)
        // Below 500 the CMS has refused the values, so they were not saved.
        if (!isCmsError(error) || error.status >= 500) noteMaybeSaved(daten)
        if (!isCmsError(error)) return { is: 'failed', reason: error }
        const isTaken = error.code === 'vergeben' && error.details?.vergebenAn !== id
        if ((error.code === 'ungueltig' || isTaken) && error.details?.issues) {
          put({ faults: error.details.issues, isSavedWithFaults: false })
          return { is: 'refused' }
        }
        const other = tries === MOST_TRIES ? undefined : await otherOf(error)
        if (!other) return { is: 'failed', reason: error }
        const joined = mergeWith(other.base, other.theirs)
        if (joined.clashes.length > 0) {
          put({ clash: { theirs: other.theirs, ...joined } })
          return { is: 'clash' }
        }
        standOnTheirs(other.theirs)
        if (isSame(joined.daten, work.now.history.now)) continue
        joinedWith = other.theirs.geaendert_von.name
        // Undo must not remove the work of others.
        put({ history: begin(joined.daten) })
      }
    }
  }

  /** Returns the document of the CMS that conflicts, and the common base. */
  async function otherOf(error: CmsError): Promise<TheirRevision | undefined> {
    if (error.code === 'konflikt') return theirsOf(error)
    // A save whose answer was lost has created the document: there is no common base.
    if (error.code !== 'vergeben' || error.details?.vergebenAn !== id) return undefined
    const theirs = await cms.load()
    put({ inhalt: theirs })
    return { base: {}, theirs }
  }

  const standOnTheirs = (theirs: OpenClash['theirs']) => {
    standOn(theirs.fassung)
    if (work.now.inhalt) put({ inhalt: { ...work.now.inhalt, ...theirs }, newer: undefined })
  }

  /** Reloads the document; takes over a newer revision if nothing is typed here. */
  async function refresh(): Promise<void> {
    const before = work.now.inhalt
    if (!before) return
    const next = await cms.load()
    // This window has saved the document meanwhile.
    if (work.now.inhalt !== before) return
    const { daten, clashes } = mergeWith(before.daten, next)
    const isAllMine =
      basis.fassung === before.fassung && clashes.length === 0 && isSame(daten, work.now.history.now)
    if (next.fassung === before.fassung) put({ inhalt: next })
    else if (isAllMine) goOnFrom(next)
    else if (isSame(work.now.history.now, before.daten)) beginWith(next)
    else {
      // The other revision is merged on save; until then it is only announced. Its save may have deleted the
      // working copy.
      put({
        inhalt: { ...before, arbeitskopien: next.arbeitskopien },
        newer: { name: next.geaendert_von.name },
      })
      keep.keep(work.now.history.now)
    }
  }

  return {
    state: (): WorkState => work.now,
    subscribe: work.subscribe,
    /** Returns the current values, including those that listeners do not know yet. */
    newest: (): Daten => work.now.history.now,
    change: (path: Path, value: unknown) => go(withAt(path, value)),
    /**
     * Changes a field whose control shows the text itself: like `change`, but listeners are notified once
     * typing pauses.
     */
    type(path: Path, value: unknown) {
      const history = withAt(path, value)
      work.putTyped({ history })
      keep.keep(history.now)
    },
    follow: work.follow,
    replace: (daten: Daten) => go(changed(work.now.history, daten, '', Date.now())),
    undo: () => go(back(work.now.history)),
    redo: () => go(forth(work.now.history)),
    keepNow: (): Promise<void> => keep.flush(),
    isKept: (): boolean => keep.isDone(),
    /** Saves the changes since the last save; does nothing without changes. */
    save: async (note?: string): Promise<SaveOutcome> =>
      work.now.inhalt && basis.maybeSaved.length === 0 && isSame(work.now.history.now, work.now.inhalt.daten)
        ? { is: 'saved', inhalt: work.now.inhalt, joinedWith: undefined }
        : send(note),
    /** Saves the resolved conflict on top of the other revision. */
    async settle(daten: Daten): Promise<SaveOutcome> {
      if (!work.now.clash) return { is: 'refused' }
      standOnTheirs(work.now.clash.theirs)
      put({ clash: undefined, history: begin(daten) })
      return send()
    },
    /** Marks what keeps the saved document from being published: what it lacks, or why that was refused. */
    markFaults: (faults: readonly Fault[]) => put({ faults, isSavedWithFaults: true }),
    leaveClash: () => put({ clash: undefined }),
    refresh,
    /** Loads who else is editing, and refreshes the document if there is a newer revision. */
    async look(): Promise<void> {
      const before = work.now.inhalt
      if (!before) return
      const { fassung, arbeitskopien } = await cms.presence()
      // This window has saved the document meanwhile.
      if (work.now.inhalt !== before) return
      if (!isSame(arbeitskopien, before.arbeitskopien)) put({ inhalt: { ...before, arbeitskopien } })
      if (fassung !== seen && fassung !== before.fassung) await refresh()
      seen = fassung
    },
    /** Takes over the working copy of another editor, with the revision it is based on. */
    async takeOver(from: string): Promise<void> {
      const taken = await cms.takeOverCopy(from)
      if (!isRecord(taken.daten)) return
      standOn(taken.grundfassung)
      put({ history: begin(taken.daten), recoveredFrom: undefined })
      await refresh().catch(() => undefined)
    },
    /**
     * Discards the working copy and shows the last saved revision. Returns the function that restores the
     * working copy, based on the same revision as before.
     */
    async discard(): Promise<() => void> {
      await keep.drop()
      await cms.discardCopy()
      const before = { basis, history: work.now.history }
      standOn(work.now.inhalt?.fassung ?? null)
      put({
        history: begin(work.now.inhalt?.daten ?? beginning),
        faults: [],
        recoveredFrom: undefined,
        newer: undefined,
        kept: { is: 'kept', at: undefined },
      })
      return () => {
        basis = before.basis
        go(before.history)
      }
    },
  }
}

export type Work = ReturnType<typeof workOn>
