import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Job, WorkJob } from '../jobs/job.ts'
import type { Log } from '../log.ts'
import type { Attempt, Ausfuhr, AusfuhrStore } from './ausfuhr-store.ts'
import { isOver } from './ausfuhr-store.ts'
import { type ExportedTown, exportTo } from './export-town.ts'
import { tablesOf } from './tables.ts'

type Sources = {
  rows: AusfuhrStore
  town: ExportedTown
  /** The folder of the files; they are served only by their call. */
  folder: string
  log: Log
}

/** How often the job checks for a cancellation and stores its progress. */
const LOOK_MS = 500
/** Most attempts: an export fails if the server was killed during this many. */
const MOST_ATTEMPTS = 3

const BROKEN_OFF =
  'Der Server wurde dabei mehrmals beendet. Bitte versuchen Sie es später noch einmal, am besten mit weniger auf einmal: ohne ältere Fassungen. Bleibt es dabei, hilft, wer die Website betreibt.'
const FULL =
  'Auf dem Server ist nicht genug Platz für diese Datei. Wer die Website betreibt, kann Platz schaffen; danach versuchen Sie es bitte noch einmal.'
const UNEXPECTED =
  'Dabei ist etwas schiefgegangen. Bitte versuchen Sie es noch einmal. Bleibt es dabei, hilft, wer die Website betreibt: Der Grund steht im Protokoll des Servers.'

/** The job that writes the requested file and deletes expired files. */
export function ausfuhrJob({ rows, town, folder, log }: Sources): WorkJob {
  const make = async (at: Attempt, { extent }: Ausfuhr, closing: AbortSignal): Promise<void> => {
    const calledOff = new AbortController()
    const signal = AbortSignal.any([closing, calledOff.signal])
    let percent: number | null = null
    const watching = setInterval(() => {
      rows.tellPercent(at, percent).then(
        isWanted => isWanted || calledOff.abort(),
        // Ignores a failed check: the next one follows soon, and without a database the export fails anyway.
        () => {},
      )
    }, LOOK_MS).unref()
    try {
      const file = `${at.id}-${at.attempt}.zip`
      const { bestand, missing } = await exportTo(town, join(folder, file), extent, {
        signal,
        scratch: folder,
        onShare: share => {
          percent = Math.floor(share * 100)
        },
      })
      await rows.finish(at, {
        file,
        at: town.clock().toISOString(),
        bytes: (await stat(join(folder, file))).size,
        contents: Object.values(bestand.inhalte).reduce((sum, count) => sum + count, 0),
        media: bestand.medien,
        missing: missing.length,
      })
    } catch (err) {
      if (signal.aborted) return
      log.error({ err }, 'Die Ausfuhr der Stadt ist misslungen.')
      await rows.fail(at, (err as NodeJS.ErrnoException).code === 'ENOSPC' ? FULL : UNEXPECTED)
    } finally {
      clearInterval(watching)
    }
  }

  return {
    name: 'Stadt ausführen',
    // An interrupted export starts from the beginning, and the files of a large town take hours.
    longestMinutes: 12 * 60,
    due: {
      async at(db, { now }) {
        const row = await tablesOf(db).selectFrom('ausfuhr').select(['stand', 'ends_at']).executeTakeFirst()
        if (!row) return undefined
        return row.stand === 'laeuft' || row.stand === 'vorbei'
          ? now.toISOString()
          : (row.ends_at ?? undefined)
      },
    },
    async work({ signal }) {
      while (!signal.aborted) {
        const row = await rows.current()
        const isGone = !row || isOver(row, town.clock())
        const kept = isGone ? undefined : row.made?.file
        await mkdir(folder, { recursive: true, mode: 0o700 })
        await takeAway(folder, await readdir(folder), name => name !== kept)
        if (!row) return
        if (isGone) await rows.forget(row.id)
        if (isGone || row.stand !== 'laeuft') return
        const at = await rows.attempt(row)
        if (!at) continue
        if (at.attempt > MOST_ATTEMPTS) await rows.fail(at, BROKEN_OFF)
        else await make(at, row, signal)
      }
    },
  }
}

/** Deletes all files if the database knows no export, as after a restore from a backup. */
export const forgetStrayExports = ({ rows, folder }: Pick<Sources, 'rows' | 'folder'>): Job => ({
  name: 'Verwaiste Ausfuhren löschen',
  due: { everyMinutes: 60 },
  async work() {
    // Listed before the row is read: a file that is begun in between is not in the list.
    const names = await readdir(folder).catch(() => [])
    if (names.length === 0) return
    const row = await rows.current()
    await takeAway(folder, names, () => row === undefined)
  },
})

async function takeAway(folder: string, names: readonly string[], isToGo: (name: string) => boolean) {
  for (const name of names) if (isToGo(name)) await rm(join(folder, name), { recursive: true, force: true })
}
