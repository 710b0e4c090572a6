import { type CmsError, calls, isCmsError } from '@rathausplatz/contract'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { homeOf, listOf } from '../frame/ways.ts'
import { fetchBack } from '../parting/fetch-back.ts'
import { useHush, useTell } from '../pieces/tell.tsx'
import { ask, saidOf } from '../wall/ask.ts'
import type { LoadedDocument } from './open-document.ts'
import type { DocumentWork } from './use-open-document.ts'

/** From when until when something is public; without a moment at once, or for good. */
export type Window = { readonly gueltig_von: string | null; readonly gueltig_bis: string | null }

/** Where visitors of a page that goes are sent. */
export type Parting = { readonly weiterleitung?: string; readonly trotzdem?: boolean }

const missing = (count: number): string =>
  count === 1 ? 'fehlt noch eine Angabe' : `fehlen noch ${count} Angaben`

const REFUSED = 'Noch nicht gespeichert: Bitte sehen Sie die markierten Angaben an.'

/**
 * What becomes of a document: saved, given to be looked at, public, withdrawn, deleted. Each step says how it went; what
 * a step cannot do without an answer it gives back, for the dialog that asked.
 */
export function useSteps(work: DocumentWork) {
  const { id, kind, save, refresh, markGaps, inhalt } = work
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

  /** As saved just now; undefined where that did not work, which has been said. */
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

  /** Whether it can be public as it was saved; what is missing is marked and said. */
  const isWhole = ({ fehlt }: LoadedDocument): boolean => {
    if (!markGaps()) return true
    tell({ text: `Gespeichert. Zum Veröffentlichen ${missing(fehlt.length)}.`, isFailure: true })
    return false
  }

  /** It is done; where it cannot be asked just now how it stands, that is asked again soon. */
  const say = async (text: string) => {
    await refresh().catch(() => undefined)
    tell({ text })
  }

  return {
    /** The name of the step that is being done. */
    busy,
    /** Whether it is saved, as it has to be before anybody is asked what shall become of it; to be public, whole too. */
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
    /** Whether it is: what is approved waits for nobody else, so that from when it shall be public is asked next. */
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
    /** Gives back what has to be confirmed first, if anything. */
    publish: (window: Window, trotzdem = false) =>
      once('publish', async () => {
        const draft = await saved()
        if (!draft || !isWhole(draft)) return undefined
        try {
          const body = { grundfassung: draft.fassung, trotzdem, ...window }
          const { status } = await ask(calls.redaktionVeroeffentlichen, { params, body })
          await say(
            status === 'geplant'
              ? 'Die Veröffentlichung ist geplant.'
              : 'Veröffentlicht: Auf der Website zu sehen.',
          )
          return undefined
        } catch (error) {
          if (isCmsError(error) && error.code === 'oeffentlich' && !trotzdem) return error
          throw error
        }
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
    /** Of a notice: what it was called, the day and the reason stay. */
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

/** How a step ended that takes something from the website; what it needs to know first is asked in its dialog. */
export type Parted =
  | { readonly is: 'done' }
  | { readonly is: 'linked'; readonly error: CmsError }
  | { readonly is: 'refused'; readonly said: string }

async function orAsked(step: () => Promise<void>): Promise<Parted> {
  try {
    await step()
    return { is: 'done' }
  } catch (error) {
    if (isCmsError(error) && error.code === 'verlinkt') return { is: 'linked', error }
    return { is: 'refused', said: saidOf(error) }
  }
}
