import { medienPfad, verkuendeteAdresse } from '@rathausplatz/contract/medien'
import { bekanntmachung } from '../collections/bekanntmachung.ts'
import type { WorkJob } from '../jobs/job.ts'
import type { Log } from '../log.ts'
import { type FrozenFile, freezeFile, frozenVersions } from '../store/frozen-files.ts'
import type { Database } from '../store/index.ts'
import { ok, orThrow } from '../store/result.ts'
import { sha256Of } from './library.ts'
import type { openMedia } from './media.ts'
import { type Notice, promulgatedAt, promulgatedNotices, touchedSince } from './promulgated-notices.ts'
import { replacedFiles } from './replaced-files.ts'
import type { MediaTables, MediumRow } from './tables.ts'
import { theOldOne, verdictOn } from './verdict.ts'

type Sources = {
  readonly media: Pick<ReturnType<typeof openMedia>, 'versions' | 'readVersion'>
  readonly database: Database
  readonly clock: () => Date
  readonly log?: Log | undefined
}

type Asked = {
  readonly only?: string
  readonly coming?: string
  readonly signal?: AbortSignal
}

/**
 * Judges the files of notices promulgated before files were frozen. Unchanged files are frozen now. A
 * replaced file gets its old bytes back if they are still stored; otherwise the finding is stored, logged and
 * listed for editors.
 */
export function lookBack({ media, database, clock, log }: Sources) {
  const { read } = database
  const tables = read.withTables<MediaTables>()
  let isTold = false

  /**
   * Returns the complete stored versions of unknown origin: neither current, nor about to become current
   * (`coming`), nor frozen for a notice.
   */
  const leftOver = async (datei: string, coming: string | undefined) => {
    const row = await tables
      .selectFrom('medien')
      .select('version')
      .where('datei', '=', datei)
      .executeTakeFirst()
    const known = new Set([coming, row?.version, ...(await frozenVersions(read, datei))])
    const found = (await media.versions(datei)).filter(({ version }) => !known.has(version))
    const whole = await Promise.all(
      found.map(async one => ((await media.readVersion(datei, one.version)) ? [one] : [])),
    )
    return whole.flat()
  }

  const sizeIn = ({ data }: Notice, path: string): number | undefined =>
    data.dateien.find(({ url }) => url === path)?.groesse

  const judgeOne = async (
    notice: Notice,
    path: string,
    row: MediumRow,
    coming: string | undefined,
  ): Promise<void> => {
    const { datei } = row
    const promulgated = await promulgatedAt(read, notice)
    const current = (await media.versions(datei)).find(({ version }) => version === row.version)
    const verdict = verdictOn({
      promulgated,
      size: sizeIn(notice, path),
      current,
      others: await leftOver(datei, coming),
      ...(await touchedSince(read, datei, promulgated.toISOString())),
    })
    const old =
      verdict.befund === 'wiederhergestellt' ? await restored(datei, verdict.version.version) : undefined
    await orThrow(
      database.write(async db => {
        // The file was replaced meanwhile: it was frozen before that, or the next run judges it.
        const now = await db
          .withTables<MediaTables>()
          .selectFrom('medien')
          .select('version')
          .where('datei', '=', datei)
          .executeTakeFirst()
        if (now?.version !== row.version) return ok(undefined)
        const befund = verdict.befund === 'spaeter' ? 'spaeter' : 'ersetzt'
        const how = { verkuendet_am: promulgated.toISOString(), befund, now: clock() } as const
        await freezeFile(db, { document_id: notice.id, path }, how)
        if (old)
          await db
            .updateTable('verkuendete_dateien')
            .set(old)
            .where('document_id', '=', notice.id)
            .where('path', '=', path)
            .where('befund', '=', 'ersetzt')
            .execute()
        return ok(undefined)
      }),
    )
  }

  /** Returns the columns of a row whose old bytes were found. */
  const restored = async (datei: string, version: string) => {
    const bytes = await media.readVersion(datei, version)
    if (!bytes) return undefined
    return {
      version,
      adresse: verkuendeteAdresse(datei, version),
      groesse: bytes.byteLength,
      sha256: sha256Of(bytes),
      befund: 'wiederhergestellt',
      festgehalten_am: clock().toISOString(),
    } as const
  }

  /** Searches for the old file again: an administrator may have restored it from a backup. */
  const findAgain = async (file: FrozenFile, notice: Notice, coming: string | undefined): Promise<void> => {
    const version = theOldOne({
      promulgated: new Date(file.verkuendet_am),
      size: sizeIn(notice, file.path),
      others: await leftOver(file.datei, coming),
    })
    const old = version && (await restored(file.datei, version.version))
    if (!old) return
    await orThrow(
      database.write(async db =>
        ok(
          await db
            .updateTable('verkuendete_dateien')
            .set(old)
            .where('document_id', '=', file.document_id)
            .where('path', '=', file.path)
            .where('befund', '=', 'ersetzt')
            .execute(),
        ),
      ),
    )
  }

  /**
   * Freezes the files of notices that are not frozen yet. With `only`, judges this file alone; its next
   * version (`coming`) may be stored already.
   */
  const judge = async ({ only, coming, signal }: Asked = {}): Promise<void> => {
    for await (const notice of promulgatedNotices(read, clock, log)) {
      if (signal?.aborted) return
      const links = bekanntmachung.references(notice.data).map(({ to }) => to)
      const paths = [...new Set(links)].filter(
        path => path.startsWith(medienPfad) && (only === undefined || path === `${medienPfad}${only}`),
      )
      if (paths.length === 0) continue
      const frozen = await read
        .selectFrom('verkuendete_dateien')
        .selectAll()
        .where('document_id', '=', notice.id)
        .execute()
      for (const path of paths) {
        const file = frozen.find(one => one.path === path)
        if (file?.befund === 'ersetzt') await findAgain(file, notice, coming)
        if (file) continue
        const row = await tables
          .selectFrom('medien')
          .selectAll()
          .where('datei', '=', path.slice(medienPfad.length))
          .executeTakeFirst()
        if (row) await judgeOne(notice, path, row, coming)
      }
    }
  }

  /** Computes the hashes of files stored before hashes were introduced. */
  const reckon = async (signal: AbortSignal): Promise<void> => {
    const files = await read
      .selectFrom('verkuendete_dateien')
      .select(['datei', 'version'])
      .distinct()
      .where('sha256', 'is', null)
      .execute()
    for (const { datei, version } of files) {
      if (signal.aborted) return
      const bytes = await media.readVersion(datei, version)
      if (!bytes) {
        log?.error({ datei, version }, 'Eine verkündete Datei liegt nicht mehr im Medienordner.')
        continue
      }
      await orThrow(
        database.write(async db =>
          ok(
            await db
              .updateTable('verkuendete_dateien')
              .set({ sha256: sha256Of(bytes) })
              .where('datei', '=', datei)
              .where('version', '=', version)
              .execute(),
          ),
        ),
      )
    }
  }

  const replaced = () => replacedFiles(read, clock)

  const job: WorkJob = {
    name: 'Dateien von Bekanntmachungen festhalten',
    due: { everyMinutes: 60 },
    async work({ signal }) {
      await judge({ signal })
      await reckon(signal)
      if (isTold || signal.aborted) return
      isTold = true
      for (const { title, key, datei, befund } of await replaced())
        log?.warn({ bekanntmachung: key, titel: title, datei }, SAID[befund])
    },
  }

  return { judge, replaced, job }
}

const SAID: Readonly<Record<FrozenFile['befund'], string>> = {
  verkuendung: '',
  spaeter: '',
  ersetzt:
    'Die Datei dieser Bekanntmachung wurde nach der Verkündung ersetzt; die verkündete Datei liegt nicht mehr vor. Was zu tun ist, steht auf der Startseite der Redaktion.',
  wiederhergestellt:
    'Die Datei dieser Bekanntmachung wurde nach der Verkündung ersetzt; die verkündete Datei lag noch vor und steht wieder dort.',
}
