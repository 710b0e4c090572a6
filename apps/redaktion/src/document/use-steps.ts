import { calls, isCmsError } from '@rathausplatz/contract'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { homeOf, listOf } from '../frame/ways.ts'
import { fetchBack } from '../parting/fetch-back.ts'
import { type Told, useHush, useTell } from '../pieces/tell.tsx'
import { ask, saidOf } from '../wall/ask.ts'
import { isMarkable } from './markable.ts'
import type { LoadedDocument } from './open-document.ts'
import { orAsked } from './parted.ts'
import { AT_ONCE, publishDraft, showAgain, type Window } from './publish-draft.ts'
import { publishedInWords } from './published-in-words.ts'
import type { DocumentWork } from './use-open-document.ts'

/**
 * Where visitors of a removed page are redirected, and whether the editor removes it although others link to
 * it.
 */
export type Parting = { readonly weiterleitung?: string; readonly trotzdem?: boolean }

const missing = (count: number): string =>
  count === 1 ? 'fehlt noch eine Angabe' : `fehlen noch ${count} Angaben`

const REFUSED = 'Noch nicht gespeichert: Bitte sehen Sie die markierten Angaben an.'

/**
 * The steps of a document: save, review, publish, withdraw, delete. Each shows its result; a step that needs
 * an answer returns the question to its dialog.
 */
export function useSteps(work: DocumentWork) {
  const { id, kind, save, refresh, markFaults, inhalt } = work
  const tell = useTell()
  const hush = useHush()
  const navigate = useNavigate()
  const [busy, setBusy] = useState<string>()
  const params = { id }

  async function once<T>(name: string, step: () => Promise<T>): Promise<T | undefined> {
    if (busy) return undefined
    hush()
    setBusy(name)
    try {
      return await step()
    } catch (error) {
      tell({ text: saidOf(error), isFailure: true })
      return undefined
    } finally {
      setBusy(undefined)
    }
  }

  /** Saves and returns the document; undefined if that failed, which is shown already. */
  async function saved(note?: string): Promise<LoadedDocument | undefined> {
    const outcome = await save(note)
    if (outcome.is === 'saved') {
      if (outcome.joinedWith)
        tell({ text: `Zusammengeführt mit den Änderungen von ${outcome.joinedWith} und gespeichert.` })
      return outcome.inhalt
    }
    if (outcome.is === 'refused') tell({ text: REFUSED, isFailure: true })
    if (outcome.is === 'failed') tell({ text: saidOf(outcome.reason), isFailure: true })
    return undefined
  }

  /** True if the saved draft is complete; otherwise marks and announces what is missing. */
  const isWhole = ({ fehlt }: LoadedDocument): boolean => {
    markFaults(fehlt)
    if (fehlt.length === 0) return true
    tell({ text: `Gespeichert. Zum Veröffentlichen ${missing(fehlt.length)}.`, isFailure: true })
    return false
  }

  /**
   * Reloads the document and shows the message of a finished step. A failed reload is ignored, because the
   * document is polled anyway.
   */
  const say = async (text: string, undo?: Told['undo']) => {
    await refresh().catch(() => undefined)
    tell({ text, undo })
  }

  /** Publishes the draft; marks what the CMS refuses. */
  const publishOrMark = async (draft: LoadedDocument, window: Window, trotzdem: boolean) => {
    try {
      return await publishDraft(draft, window, trotzdem)
    } catch (error) {
      if (isCmsError(error)) markFaults((error.details?.issues ?? []).filter(isMarkable))
      throw error
    }
  }

  return {
    /** The name of the running step. */
    busy,
    /** Saves the draft before a dialog opens; for a publication it also has to be complete. */
    ready: async ({ toBePublic }: { readonly toBePublic: boolean }) => {
      const draft = await once('ready', saved)
      return draft !== undefined && (!toBePublic || isWhole(draft))
    },
    save: () =>
      once('save', async () => {
        const done = await saved()
        if (done)
          tell({
            text:
              done.luecken > 0
                ? `Gespeichert. Zum Veröffentlichen ${missing(done.fehlt.length)}.`
                : 'Gespeichert.',
          })
      }),
    submit: (note: string) =>
      once('submit', async () => {
        const draft = await saved()
        if (!draft) return
        await review(id, 'einreichen', draft.fassung, note)
        await say('Zur Prüfung gegeben.')
      }),
    /**
     * Returns true on success. An approved draft waits for no other person, so the dialog asks for the
     * publication period next.
     */
    approve: () =>
      once('approve', async () => {
        const draft = await saved()
        if (!draft || !isWhole(draft)) return false
        await review(id, 'freigeben', draft.fassung)
        await say('Freigegeben. Nun kann es veröffentlicht werden.')
        return true
      }),
    giveBack: (note: string) =>
      once('giveBack', async () => {
        const draft = await saved()
        if (!draft) return
        await review(id, 'zurueckgeben', draft.fassung, note)
        await say('Zurückgegeben.')
      }),
    /** Returns what has to be confirmed first, if anything. */
    publish: (window: Window, trotzdem = false) =>
      once('publish', async () => {
        const draft = await saved()
        if (!draft || !isWhole(draft)) return undefined
        const done = await publishOrMark(draft, window, trotzdem)
        if (done.is === 'asked') return done.error
        await say(publishedInWords(done.published, draft))
        return undefined
      }),
    /**
     * Publishes a correction without an end; its message takes the correction back. Returns true if its dialog
     * has to ask first.
     */
    correct: (isPlain: (draft: LoadedDocument) => Promise<boolean>) =>
      once('publish', async () => {
        const draft = await saved()
        if (!draft || !isWhole(draft)) return false
        if (!(await isPlain(draft))) return true
        const { fassung, oeffentliche_fassung: before } = draft
        const done = await publishOrMark(draft, AT_ONCE, false)
        if (done.is === 'asked') return true
        const takeBack = () =>
          once('takeBack', async () => {
            await showAgain(done.published, before ?? fassung)
            await say('Rückgängig gemacht: Auf der Website steht wieder, was vorher dort stand.')
          })
        const undo = { label: 'Rückgängig', run: () => void takeBack() }
        await say(publishedInWords(done.published, draft), before === fassung ? undefined : undo)
        return false
      }),
    withdraw: (parting: Parting) =>
      once('withdraw', () =>
        orAsked(async () => {
          await ask(calls.redaktionZurueckziehen, { params, body: parting })
          await say(
            inhalt?.status === 'geplant'
              ? 'Die Planung ist aufgehoben. Der Entwurf ist noch da.'
              : 'Nicht mehr auf der Website. Der Entwurf ist noch da.',
          )
        }),
      ),
    /** Withdraws a notice: title, day and reason stay visible. */
    takeBack: (grund: string) =>
      once('takeBack', () =>
        orAsked(async () => {
          await ask(calls.redaktionZurueckziehen, { params, body: { grund } })
          await say('Zurückgenommen: An der Adresse stehen nun der Tag und der Grund.')
        }),
      ),
    remove: ({ weiterleitung, trotzdem = false }: Parting) =>
      once('remove', () =>
        orAsked(async () => {
          const query = { ...(weiterleitung ? { weiterleitung } : {}), trotzdem: trotzdem ? 'true' : 'false' }
          await ask(calls.redaktionLoeschen, { params, query })
          await navigate(homeOf(kind.art))
          const undo = async () => {
            try {
              if (inhalt) await fetchBack(inhalt)
              await navigate(`${listOf(kind.art)}/${id}`)
            } catch (error) {
              tell({ text: saidOf(error), isFailure: true })
            }
          }
          tell({
            text: 'Im Papierkorb, 30 Tage lang.',
            onto: homeOf(kind.art),
            undo: { label: 'Zurückholen', run: () => void undo() },
          })
        }),
      ),
    copy: () =>
      once('copy', async () => {
        const copy = crypto.randomUUID()
        await ask(calls.redaktionKopieren, { params, body: { id: copy } })
        const onto = `${listOf(kind.art)}/${copy}`
        await navigate(onto)
        tell({ text: 'Das ist die Kopie. Nur Sie und Ihre Kolleginnen und Kollegen sehen sie.', onto })
      }),
    restore: (nummer: number) =>
      once('restore', async () => {
        const draft = await saved()
        if (!draft) return false
        const body = { nummer, grundfassung: draft.fassung }
        const { fassung, oeffentliche_fassung } = await ask(calls.redaktionWiederherstellen, { params, body })
        await say(
          fassung === oeffentliche_fassung
            ? `Fassung ${nummer} ist zurück. Sie gleicht der veröffentlichten.`
            : `Fassung ${nummer} ist nun der Entwurf. Was öffentlich ist, bleibt, bis Sie veröffentlichen.`,
        )
        return true
      }),
  }
}

export type Steps = ReturnType<typeof useSteps>

const review = (
  id: string,
  schritt: 'einreichen' | 'freigeben' | 'zurueckgeben',
  grundfassung: number,
  note?: string,
) =>
  ask(calls.redaktionPruefung, {
    params: { id },
    body: { schritt, grundfassung, ...(note ? { vermerk: note } : {}) },
  })
