import { may } from '@rathausplatz/contract'
import { tabellen } from '@rathausplatz/contract/tabellen'
import type { CmsStore } from '../collections/collections.ts'
import type { Editor } from '../editing/leave-for.ts'
import { daysBefore } from '../jobs/days-before.ts'
import type { Job, WorkJob } from '../jobs/job.ts'
import type { Log } from '../log.ts'
import type { Library } from '../media/media-library.ts'
import type { FetchOutside } from '../outbound/fetch-outside.ts'
import { actingBy } from '../store/acting.ts'
import { NotStored } from '../store/result.ts'
import { knownIn, piecesOf } from './analyse.ts'
import { FOR_JOB, forgetUebernahme, type Uebernahme } from './import-rows.ts'
import { outsideFiles } from './outside-files.ts'
import { readAddress } from './sitemap-pages.ts'
import { tablesOf } from './tables.ts'
import { takeBack } from './take-over/take-back.ts'
import { takeOver } from './take-over/take-over.ts'
import type { UebernahmeStore } from './uebernahme-store.ts'

type Sources = {
  store: CmsStore
  rows: UebernahmeStore
  library: Library | undefined
  fetch: FetchOutside
  /** Returns an editor with their current rights; undefined if they may no longer sign in. */
  editorOf: (id: string, program?: string) => Promise<Editor | undefined>
  clock: () => Date
  log: Log
}

const NOBODY = 'Das Konto, mit dem diese Übernahme begonnen wurde, gibt es nicht mehr oder es ist gesperrt.'
const ENDED =
  'Der Zugang, mit dem ein Programm diese Übernahme begonnen hat, gilt nicht mehr. Sie können sie selbst fortsetzen.'
const UNREADABLE =
  'Beim Lesen dieser Adresse ist etwas Unerwartetes schiefgegangen. Bitte versuchen Sie es noch einmal.'
const AGAIN = 'Was schon fertig ist, bleibt so. Bitte beginnen Sie den Rest noch einmal.'

/**
 * Runs imports: fetches an address, creates drafts, or undoes an import. It handles one piece at a time, so
 * that it can continue after an interruption.
 */
export function uebernahmeJob({ store, rows, library, fetch, editorOf, clock, log }: Sources): WorkJob {
  const takeOne = takeOver({ store, rows, clock })

  const isStill = async ({ id, stand }: Uebernahme): Promise<boolean> =>
    (await rows.find(id))?.stand === stand

  /**
   * Returns a fetch that fails once the import was stopped. A fetch that a shutdown aborts has no result and
   * is repeated.
   */
  const fetchFor =
    (uebernahme: Uebernahme, signal: AbortSignal): FetchOutside =>
    async (url, wish) => {
      if (!(await isStill(uebernahme))) throw new Stopped()
      const fetched = await fetch(url, wish)
      if (!fetched.ok && fetched.refusal === 'beendet') signal.throwIfAborted()
      return fetched
    }

  /**
   * Stops an import with a message. If it has no pieces yet, it has failed; otherwise the rest can be started
   * again.
   */
  const stop = async ({ id, stand }: Uebernahme, satz: string): Promise<void> => {
    await rows.setStand(id, stand === 'sucht' ? 'gescheitert' : 'bereit', [stand], satz)
  }

  const look = async (uebernahme: Uebernahme, who: Editor, signal: AbortSignal): Promise<void> => {
    const { id, name, about } = uebernahme
    if (!mayFetch(who)) return stop(uebernahme, 'Von anderen Websites dürfen Sie nichts abrufen.')
    const reading = await readAddress(name, fetchFor(uebernahme, signal), signal, knownIn(store))
    if (!reading.ok) return stop(uebernahme, reading.satz)
    const hosts = [
      ...new Set([name, ...reading.funde.map(({ adresse }) => adresse)].map(hostOf).filter(Boolean)),
    ]
    const pieces = await piecesOf(reading.funde, { store, who, now: clock() })
    await rows.found(id, { ...about, hinweise: reading.hinweise, hosts }, pieces)
  }

  const take = async (uebernahme: Uebernahme, who: Editor, signal: AbortSignal): Promise<void> => {
    const asking = fetchFor(uebernahme, signal)
    const files = library && outsideFiles({ library, fetch: asking, signal })
    const outside = mayFetch(who) ? { fetch: asking, files } : undefined
    while (!signal.aborted && (await isStill(uebernahme))) {
      const stueck = await rows.next(uebernahme.id, 'gefunden')
      if (!stueck) {
        await rows.setStand(uebernahme.id, 'fertig', ['laeuft'])
        return
      }
      try {
        await takeOne(stueck, { uebernahme, who, outside, signal })
      } catch (err) {
        if (signal.aborted || err instanceof Stopped) return
        log.error({ err, uebernahme: uebernahme.id, nr: stueck.nr }, 'Etwas ließ sich nicht übernehmen.')
        // The piece is not at fault: it could not be stored, or its document exists and only the row of the
        // piece was not updated.
        if (err instanceof NotStored || (await store.document(stueck.document_id)))
          return stop(uebernahme, `„${stueck.titel}“ ließ sich gerade nicht speichern. ${AGAIN}`)
        // An unexpected failure of one piece must not stop the others.
        await rows.settle(stueck, { zustand: 'abgelehnt' }, [
          ...stueck.hinweise,
          'Hier ist etwas Unerwartetes schiefgegangen.',
        ])
      }
    }
  }

  const takeAllBack = async (uebernahme: Uebernahme, who: Editor, signal: AbortSignal): Promise<void> => {
    while (!signal.aborted && (await isStill(uebernahme))) {
      const stueck = await rows.next(uebernahme.id, 'uebernommen')
      if (!stueck) {
        await rows.setStand(uebernahme.id, 'zurueckgenommen', ['nimmt_zurueck'])
        return
      }
      await takeBack({ store, rows }, stueck, who)
    }
  }

  const goOn = async (next: Uebernahme, who: Editor, signal: AbortSignal): Promise<void> => {
    if (next.stand === 'sucht') await look(next, who, signal)
    else if (next.stand === 'laeuft') await take(next, who, signal)
    else await takeAllBack(next, who, signal)
  }

  return {
    name: 'Inhalte übernehmen',
    due: {
      async at(db, { now }) {
        const waiting = await tablesOf(db)
          .selectFrom('uebernahmen')
          .select('id')
          .where('stand', 'in', [...FOR_JOB])
          .limit(1)
          .executeTakeFirst()
        return waiting && now.toISOString()
      },
    },
    async work({ signal }) {
      for (let next = await rows.nextForJob(); next && !signal.aborted; next = await rows.nextForJob()) {
        try {
          const who = await editorOf(next.author, next.program ?? undefined)
          if (!who) await stop(next, next.program === null ? NOBODY : ENDED)
          else if (who.program) await actingBy(who.program.name, () => goOn(next, who, signal))
          else await goOn(next, who, signal)
        } catch (err) {
          if (signal.aborted) return
          if (err instanceof Stopped) continue
          log.error({ err, uebernahme: next.id }, 'Eine Übernahme ist stehen geblieben.')
          // A failed import must not stop the others; if the database is down, this write fails too.
          await stop(next, next.stand === 'sucht' ? UNREADABLE : `Dabei ist etwas schiefgegangen. ${AGAIN}`)
        }
      }
    },
  }
}

/** Tests the right to fetch from other websites. */
const mayFetch = (who: Editor): boolean => may(who, 'von-websites-uebernehmen')

/** Thrown if an editor has stopped the import while it runs. */
class Stopped extends Error {
  override name = 'Stopped'
}

export const hostOf = (adresse: string): string => (URL.canParse(adresse) ? new URL(adresse).host : '')

/** Deletes old imports with their reports; the imported documents and their former addresses stay. */
export const forgetOldUebernahmen: Job = {
  name: 'Alte Übernahmen löschen',
  due: 'taeglich',
  async step(transaction, { now }) {
    const db = tablesOf(transaction)
    const old = await db
      .selectFrom('uebernahmen')
      .select('id')
      .where('updated_at', '<', daysBefore(now, tabellen.uebernahmen.dauer.tage))
      .orderBy('updated_at')
      .limit(1)
      .executeTakeFirst()
    if (!old) return { more: false }
    await forgetUebernahme(db, old.id)
    return { more: true }
  },
}
