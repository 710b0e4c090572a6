import { type CmsError, calls, isCmsError } from '@rathausplatz/contract'
import type { Kind } from '../kinds/kinds.ts'
import type { askAside as askAsideOfWall, ask as askWall } from '../wall/ask.ts'
import { sendToTheEnd } from '../wall/send.ts'
import { firstData } from './first-data.ts'
import { back, begin, changed, forth, type History } from './history.ts'
import { type Kept, keeper } from './keeper.ts'
import type { DocumentData } from './load-document.ts'
import { type Clash, merge } from './merge.ts'
import type { Fault, LoadedDocument } from './open-document.ts'
import { type Daten, dotted, isSame, type Path, withValue } from './path.ts'

/** Another editor has saved meanwhile, and both changed the same fields. */
export type OpenClash = {
  readonly theirs: Pick<LoadedDocument, 'fassung' | 'daten' | 'geaendert_von'>
  readonly daten: Daten
  readonly clashes: readonly Clash[]
}

/** The result of a save; what could not be saved stays in the form and in the working copy. */
export type SaveOutcome =
  | { readonly is: 'saved'; readonly inhalt: LoadedDocument; readonly joinedWith: string | undefined }
  | { readonly is: 'refused' }
  | { readonly is: 'clash' }
  | { readonly is: 'failed'; readonly reason: unknown }

/** The state of the work on a document. */
export type WorkState = {
  /** The last saved document; undefined if it is new. */
  readonly inhalt: LoadedDocument | undefined
  readonly history: History
  readonly kept: Kept
  readonly faults: readonly Fault[]
  /** True if the faults only prevent publication: the draft is saved. */
  readonly isSavedWithFaults: boolean
  readonly clash: OpenClash | undefined
  /** When the working copy was stored, if one was found on opening. */
  readonly recoveredFrom: string | undefined
  /** Who has saved a newer revision that is not merged yet. */
  readonly newer: { readonly name: string } | undefined
}

/** Delay in ms after typing until the screen follows. */
const REST = 250

/** Most attempts to merge and save while others save too; more conflicts in a row are no coincidence. */
const MOST_TRIES = 3

/**
 * The work on a document: typed text goes into a working copy at once, is saved on request, and is merged
 * field by field with what others have saved. Independent of the view.
 */
export function workOn(
  { id, inhalt, copy, given, first }: DocumentData,
  kind: Kind,
  ask: typeof askWall,
  askAside: typeof askAsideOfWall,
) {
  /** Initial values of a new document. */
  const beginning = { ...firstData(kind.felder, given), ...first }
  let state: WorkState = {
    inhalt,
    history: begin(copy?.daten ?? inhalt?.daten ?? beginning),
    kept: { is: 'kept', at: undefined },
    faults: [],
    isSavedWithFaults: false,
    clash: undefined,
    recoveredFrom: copy?.at,
    newer: undefined,
  }
  /**
   * The revision that this work is based on; null for a new document. If a working copy has no base but the
   * CMS has the document, a save whose answer was lost created it: the base is revision 1.
   */
  let base = copy ? (copy.base ?? (inhalt ? 1 : null)) : (inhalt?.fassung ?? null)
  /**
   * Own states that the CMS may have saved after `base` although the answer was lost: the working copy of an
   * earlier window, and each save without an answer.
   */
  let maybeSaved: readonly Daten[] = copy ? [copy.daten] : []
  const standOn = (fassung: number | null) => {
    base = fassung
    maybeSaved = []
  }
  /** Merges this work with the current document of the CMS; both are based on `from`. */
  const mergeWith = (from: Daten, newest: { readonly daten: Daten }) =>
    merge(from, state.history.now, newest.daten, maybeSaved)
  /** The newest known revision. */
  let seen: number | undefined
  const listeners = new Set<() => void>()
  const params = { id }

  let rest: ReturnType<typeof setTimeout> | undefined
  const follow = () => {
    clearTimeout(rest)
    rest = undefined
    for (const tell of listeners) tell()
  }
  const put = (next: Partial<WorkState>) => {
    state = { ...state, ...next }
    follow()
  }
  /** Sets the state now, but notifies listeners only once typing pauses. */
  const putCalmly = (next: Partial<WorkState>) => {
    state = { ...state, ...next }
    rest ??= setTimeout(follow, REST)
  }
  const load = () => ask(calls.redaktionInhalt, { params })

  const keep = keeper(
    async daten => {
      if (state.inhalt && isSame(daten, state.inhalt.daten))
        await ask(calls.redaktionArbeitskopieVerwerfen, { params })
      else
        await ask(
          calls.redaktionArbeitskopieBehalten,
          { params, body: { art: kind.art, daten, grundfassung: base } },
          sendToTheEnd,
        )
    },
    kept => putCalmly({ kept }),
  )

  const go = (history: History) => {
    if (history.now === state.history.now) return
    put({ history })
    keep.keep(history.now)
  }
  const withAt = (path: Path, value: unknown): History =>
    changed(state.history, withValue(state.history.now, path, value), dotted(path), Date.now())

  /** Replaces the work by the document of the CMS. */
  const beginWith = (next: LoadedDocument) => {
    standOn(next.fassung)
    put({ inhalt: next, history: begin(next.daten), recoveredFrom: undefined, newer: undefined })
  }

  /** The newer revision contains only changes of this editor: typed text stays and is now based on it. */
  const goOnFrom = (next: LoadedDocument) => {
    standOn(next.fassung)
    put({ inhalt: next, recoveredFrom: undefined, newer: undefined })
    if (!isSame(state.history.now, next.daten)) keep.keep(state.history.now)
  }

  const write = (daten: Daten, note: string | undefined) => {
    const vermerk = note ? { vermerk: note } : {}
    return state.inhalt
      ? ask(
          calls.redaktionInhaltSpeichern,
          {
            params,
            body: { daten, grundfassung: base ?? state.inhalt.fassung, mitLuecken: true, ...vermerk },
          },
          sendToTheEnd,
        )
      : ask(
          calls.redaktionInhaltAnlegen,
          { body: { id, art: kind.art, daten, mitLuecken: true, ...vermerk } },
          sendToTheEnd,
        )
  }

  async function send(note?: string): Promise<SaveOutcome> {
    let joinedWith: string | undefined
    // Stores the working copy first: a page that reloads before the save has arrived still has all text.
    if (!keep.isDone()) await keep.flush()
    for (let tries = 1; ; tries++) {
      const daten = state.history.now
      await keep.drop()
      try {
        const saved = await write(daten, note)
        maybeSaved = [...maybeSaved, saved.daten as Daten]
        const next = await load()
        const isTypedOn = state.history.now !== daten
        put({ faults: [] })
        if (isTypedOn || isSame(daten, next.daten)) goOnFrom(next)
        // The rules may have cleaned the values: shows them as saved.
        else beginWith(next)
        put({ kept: { is: 'kept', at: Date.now() } })
        return { is: 'saved', inhalt: next, joinedWith }
      } catch (error) {
        keep.keep(state.history.now)
        // Below 500 the CMS has refused the values, so they were not saved.
        if (!isCmsError(error) || error.status >= 500) maybeSaved = [...maybeSaved, daten]
        if (!isCmsError(error)) return { is: 'failed', reason: error }
        if (error.code === 'ungueltig' && error.details?.issues) {
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
        if (isSame(joined.daten, state.history.now)) continue
        joinedWith = other.theirs.geaendert_von.name
        // Undo must not remove the work of others.
        put({ history: begin(joined.daten) })
      }
    }
  }

  /** Returns the document of the CMS that conflicts, and the common base. */
  async function otherOf(error: CmsError): Promise<Theirs | undefined> {
    if (error.code === 'konflikt') return theirsOf(error)
    // A save whose answer was lost has created the document: there is no common base.
    if (error.code !== 'vergeben' || error.details?.vergebenAn !== id) return undefined
    const theirs = await load()
    put({ inhalt: theirs })
    return { base: {}, theirs }
  }

  const standOnTheirs = (theirs: OpenClash['theirs']) => {
    standOn(theirs.fassung)
    if (state.inhalt) put({ inhalt: { ...state.inhalt, ...theirs }, newer: undefined })
  }

  /** Reloads the document; takes over a newer revision if nothing is typed here. */
  async function refresh(): Promise<void> {
    const before = state.inhalt
    if (!before) return
    const next = await load()
    // This window has saved the document meanwhile.
    if (state.inhalt !== before) return
    const { daten, clashes } = mergeWith(before.daten, next)
    const isAllMine = base === before.fassung && clashes.length === 0 && isSame(daten, state.history.now)
    if (next.fassung === before.fassung) put({ inhalt: next })
    else if (isAllMine) goOnFrom(next)
    else if (isSame(state.history.now, before.daten)) beginWith(next)
    else {
      // The other revision is merged on save; until then it is only announced. Its save may have deleted the
      // working copy.
      put({
        inhalt: { ...before, arbeitskopien: next.arbeitskopien },
        newer: { name: next.geaendert_von.name },
      })
      keep.keep(state.history.now)
    }
  }

  return {
    state: (): WorkState => state,
    /** Registers a listener for every change, delayed while typing; returns the function to unregister. */
    subscribe(tell: () => void): () => void {
      listeners.add(tell)
      return () => listeners.delete(tell)
    },
    /** Returns the current values, including those that listeners do not know yet. */
    newest: (): Daten => state.history.now,
    change: (path: Path, value: unknown) => go(withAt(path, value)),
    /**
     * Changes a field whose control shows the text itself: like `change`, but listeners are notified once
     * typing pauses.
     */
    type(path: Path, value: unknown) {
      const history = withAt(path, value)
      clearTimeout(rest)
      rest = undefined
      putCalmly({ history })
      keep.keep(history.now)
    },
    /** Notifies listeners now instead of after the pause. */
    follow(): void {
      if (rest !== undefined) follow()
    },
    replace: (daten: Daten) => go(changed(state.history, daten, '', Date.now())),
    undo: () => go(back(state.history)),
    redo: () => go(forth(state.history)),
    keepNow: (): Promise<void> => keep.flush(),
    isKept: (): boolean => keep.isDone(),
    /** Saves the changes since the last save; does nothing without changes. */
    save: async (note?: string): Promise<SaveOutcome> =>
      state.inhalt && maybeSaved.length === 0 && isSame(state.history.now, state.inhalt.daten)
        ? { is: 'saved', inhalt: state.inhalt, joinedWith: undefined }
        : send(note),
    /** Saves the resolved conflict on top of the other revision. */
    async settle(daten: Daten): Promise<SaveOutcome> {
      if (!state.clash) return { is: 'refused' }
      standOnTheirs(state.clash.theirs)
      put({ clash: undefined, history: begin(daten) })
      return send()
    },
    /** Marks what the document lacks for publication. Returns true if anything is missing. */
    markGaps(): boolean {
      const faults = state.inhalt?.fehlt ?? []
      put({ faults, isSavedWithFaults: true })
      return faults.length > 0
    },
    leaveClash: () => put({ clash: undefined }),
    refresh,
    /** Loads who else is editing; takes over what others have saved. */
    async look(): Promise<void> {
      const before = state.inhalt
      if (!before) return
      const { fassung, arbeitskopien } = await askAside(calls.redaktionAnwesenheit, { params })
      // This window has saved the document meanwhile.
      if (state.inhalt !== before) return
      if (!isSame(arbeitskopien, before.arbeitskopien)) put({ inhalt: { ...before, arbeitskopien } })
      if (fassung !== seen && fassung !== before.fassung) await refresh()
      seen = fassung
    },
    /** Takes over the working copy of another editor, with the revision it is based on. */
    async takeOver(from: string): Promise<void> {
      const taken = await ask(calls.redaktionArbeitskopieUebernehmen, { params, body: { von: from } })
      if (!isRecord(taken.daten)) return
      standOn(taken.grundfassung)
      put({ history: begin(taken.daten), recoveredFrom: undefined })
      await refresh().catch(() => undefined)
    },
    /**
     * Discards the working copy and shows the last saved revision. Returns the function to restore it on its
     * revision.
     */
    async discard(): Promise<() => void> {
      await keep.drop()
      await ask(calls.redaktionArbeitskopieVerwerfen, { params })
      const before = { base, maybeSaved, history: state.history }
      standOn(state.inhalt?.fassung ?? null)
      put({
        history: begin(state.inhalt?.daten ?? beginning),
        faults: [],
        recoveredFrom: undefined,
        newer: undefined,
        kept: { is: 'kept', at: undefined },
      })
      return () => {
        base = before.base
        maybeSaved = before.maybeSaved
        go(before.history)
      }
    },
  }
}

export type Work = ReturnType<typeof workOn>

const isRecord = (value: unknown): value is Daten =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

type Theirs = { readonly base: Daten; readonly theirs: OpenClash['theirs'] }

/** Returns the conflicting document of an error, and the common base. */
function theirsOf({ details }: CmsError): Theirs | undefined {
  const { aktuell, grund } = details?.konflikt ?? {}
  if (typeof aktuell !== 'object' || aktuell === null || !('daten' in aktuell)) return undefined
  const base = typeof grund === 'object' && grund !== null ? (grund as Daten) : {}
  return { base, theirs: aktuell as OpenClash['theirs'] }
}
