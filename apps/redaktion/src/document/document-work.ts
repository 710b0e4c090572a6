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

/** Somebody else has saved meanwhile, and the same fields are changed twice. */
export type OpenClash = {
  readonly theirs: Pick<LoadedDocument, 'fassung' | 'daten' | 'geaendert_von'>
  readonly daten: Daten
  readonly clashes: readonly Clash[]
}

/** How a saving ended; what could not be saved stays typed and kept. */
export type SaveOutcome =
  | { readonly is: 'saved'; readonly inhalt: LoadedDocument; readonly joinedWith: string | undefined }
  | { readonly is: 'refused' }
  | { readonly is: 'clash' }
  | { readonly is: 'failed'; readonly reason: unknown }

/** How the work on a document stands just now. */
export type WorkState = {
  /** As it was saved last; undefined where it is new. */
  readonly inhalt: LoadedDocument | undefined
  readonly history: History
  readonly kept: Kept
  readonly faults: readonly Fault[]
  /** Whether the faults keep the document from being public only: it is saved as it is. */
  readonly isSavedWithFaults: boolean
  readonly clash: OpenClash | undefined
  /** When what is typed was kept, where it was found here from an earlier time. */
  readonly recoveredFrom: string | undefined
  /** Who has saved something newer that is not in what is typed yet. */
  readonly newer: { readonly name: string } | undefined
}

/** Typing rests so long before the screen around the field follows; in milliseconds. */
const REST = 250

/** Saving joins the work of others as often as they are quicker; more than this is no coincidence. */
const MOST_TRIES = 3

/**
 * A document while it is being worked on: what is typed is kept from the first key on, saved on request, and joined field
 * by field with what others have saved. Knows nothing of how it is drawn.
 */
export function workOn(
  { id, inhalt, copy, given, first }: DocumentData,
  kind: Kind,
  ask: typeof askWall,
  askAside: typeof askAsideOfWall,
) {
  /** What a new document begins with. */
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
   * The revision that this work began with. A new document has none, unless the CMS has it already: then a saving that got
   * no answer has made the first.
   */
  let base = copy ? (copy.base ?? (inhalt ? 1 : null)) : (inhalt?.fassung ?? null)
  /**
   * My own states that the CMS may have saved after `base`, though this desk got no answer: what an earlier window had typed,
   * and each saving that got none.
   */
  let maybeSaved: readonly Daten[] = copy ? [copy.daten] : []
  const standOn = (fassung: number | null) => {
    base = fassung
    maybeSaved = []
  }
  /** Joins my work with what the CMS has now; both began as `from`. */
  const mergeWith = (from: Daten, newest: { readonly daten: Daten }) =>
    merge(from, state.history.now, newest.daten, maybeSaved)
  /** The newest revision that was heard of. */
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
  /** So is it from now on, but nobody is told while somebody types. */
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

  /** As it stands at the CMS, and what is typed begins with it. */
  const beginWith = (next: LoadedDocument) => {
    standOn(next.fassung)
    put({ inhalt: next, history: begin(next.daten), recoveredFrom: undefined, newer: undefined })
  }

  /** The CMS has a newer revision, but only of my own work: what is typed stays and goes on from there. */
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
    // Kept first: a page that is loaded again before the saving has arrived begins with all that was typed.
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
        // What the rules have cleaned is shown as it was saved.
        else beginWith(next)
        put({ kept: { is: 'kept', at: Date.now() } })
        return { is: 'saved', inhalt: next, joinedWith }
      } catch (error) {
        keep.keep(state.history.now)
        // Where the CMS has refused it, it was not saved.
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
        // Their work is not taken back with one's own.
        put({ history: begin(joined.daten) })
      }
    }
  }

  /** What the CMS has instead of what was to be saved, and what both began with. */
  async function otherOf(error: CmsError): Promise<Theirs | undefined> {
    if (error.code === 'konflikt') return theirsOf(error)
    // Made already by a saving whose answer was lost: there is nothing that both began with.
    if (error.code !== 'vergeben' || error.details?.vergebenAn !== id) return undefined
    const theirs = await load()
    put({ inhalt: theirs })
    return { base: {}, theirs }
  }

  const standOnTheirs = (theirs: OpenClash['theirs']) => {
    standOn(theirs.fassung)
    if (state.inhalt) put({ inhalt: { ...state.inhalt, ...theirs }, newer: undefined })
  }

  /** Asks anew how it stands; takes what others have saved where nothing is typed here. */
  async function refresh(): Promise<void> {
    const before = state.inhalt
    if (!before) return
    const next = await load()
    // Meanwhile it was saved here.
    if (state.inhalt !== before) return
    const { daten, clashes } = mergeWith(before.daten, next)
    const isAllMine = base === before.fassung && clashes.length === 0 && isSame(daten, state.history.now)
    if (next.fassung === before.fassung) put({ inhalt: next })
    else if (isAllMine) goOnFrom(next)
    else if (isSame(state.history.now, before.daten)) beginWith(next)
    else {
      // Their work comes in when this is saved; until then it is only said. Their saving may have taken the copy away.
      put({
        inhalt: { ...before, arbeitskopien: next.arbeitskopien },
        newer: { name: next.geaendert_von.name },
      })
      keep.keep(state.history.now)
    }
  }

  return {
    state: (): WorkState => state,
    /** To be told of every change, of what is typed when that rests; gives back how to stop. */
    subscribe(tell: () => void): () => void {
      listeners.add(tell)
      return () => listeners.delete(tell)
    },
    /** As typed this moment, also what nobody was told of yet. */
    newest: (): Daten => state.history.now,
    change: (path: Path, value: unknown) => go(withAt(path, value)),
    /** A key in a field that shows by itself what is typed: kept as all else, and told when typing rests. */
    type(path: Path, value: unknown) {
      const history = withAt(path, value)
      clearTimeout(rest)
      rest = undefined
      putCalmly({ history })
      keep.keep(history.now)
    },
    /** Tells now what is to be told when typing rests. */
    follow(): void {
      if (rest !== undefined) follow()
    },
    replace: (daten: Daten) => go(changed(state.history, daten, '', Date.now())),
    undo: () => go(back(state.history)),
    redo: () => go(forth(state.history)),
    keepNow: (): Promise<void> => keep.flush(),
    isKept: (): boolean => keep.isDone(),
    /** Saves what differs from what was saved last; where nothing does, it is saved already. */
    save: async (note?: string): Promise<SaveOutcome> =>
      state.inhalt && maybeSaved.length === 0 && isSame(state.history.now, state.inhalt.daten)
        ? { is: 'saved', inhalt: state.inhalt, joinedWith: undefined }
        : send(note),
    /** With what was decided of the clash: saves on top of the other's work. */
    async settle(daten: Daten): Promise<SaveOutcome> {
      if (!state.clash) return { is: 'refused' }
      standOnTheirs(state.clash.theirs)
      put({ clash: undefined, history: begin(daten) })
      return send()
    },
    /** Marks what the document lacks before it can be public. Whether there is anything. */
    markGaps(): boolean {
      const faults = state.inhalt?.fehlt ?? []
      put({ faults, isSavedWithFaults: true })
      return faults.length > 0
    },
    leaveClash: () => put({ clash: undefined }),
    refresh,
    /** Asks who works here just now; takes in what others have saved. */
    async look(): Promise<void> {
      const before = state.inhalt
      if (!before) return
      const { fassung, arbeitskopien } = await askAside(calls.redaktionAnwesenheit, { params })
      // Meanwhile it was saved here.
      if (state.inhalt !== before) return
      if (!isSame(arbeitskopien, before.arbeitskopien)) put({ inhalt: { ...before, arbeitskopien } })
      if (fassung !== seen && fassung !== before.fassung) await refresh()
      seen = fassung
    },
    /** Goes on with what somebody else has typed, on the revision that they began with. */
    async takeOver(from: string): Promise<void> {
      const taken = await ask(calls.redaktionArbeitskopieUebernehmen, { params, body: { von: from } })
      if (!isRecord(taken.daten)) return
      standOn(taken.grundfassung)
      put({ history: begin(taken.daten), recoveredFrom: undefined })
      await refresh().catch(() => undefined)
    },
    /** Throws away what is typed: as it was saved last. Gives back how to have it again, on the revision it stood on. */
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

/** What somebody else has saved meanwhile, and what both began with. */
function theirsOf({ details }: CmsError): Theirs | undefined {
  const { aktuell, grund } = details?.konflikt ?? {}
  if (typeof aktuell !== 'object' || aktuell === null || !('daten' in aktuell)) return undefined
  const base = typeof grund === 'object' && grund !== null ? (grund as Daten) : {}
  return { base, theirs: aktuell as OpenClash['theirs'] }
}
