import { setImmediate } from 'node:timers/promises'
import { medienPfad, verkuendeteAdresse } from '@rathausplatz/contract/medien'
import type { Bekanntmachung } from '@rathausplatz/contract/records'
import { bekanntmachung, berichtigungVon } from '../collections/bekanntmachung.ts'
import { ZURUECKGENOMMEN } from '../collections/zuruecknahme.ts'
import { daysBefore } from '../jobs/days-before.ts'
import type { WorkJob } from '../jobs/job.ts'
import type { Log } from '../log.ts'
import { type FrozenFile, freezeFile, frozenVersions } from '../store/frozen-files.ts'
import type { Database } from '../store/index.ts'
import { ok, orThrow } from '../store/result.ts'
import { sha256Of } from './library.ts'
import type { openMedia } from './media.ts'
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

type Notice = {
  readonly id: string
  readonly title: string
  readonly key: string
  readonly data: Bekanntmachung
  readonly gueltig_von: string
  readonly published_at: string
}

const AT_ONCE = 50
/** For how many days a restored file is listed. */
const DAYS_TOLD = 30
/** Authors that are parts of the software. A file that they change does not count as replaced. */
const HOUSE = ['System', 'Einfuhr']

/**
 * Judges the files of notices promulgated before files were frozen. Unchanged files are frozen now. A
 * replaced file gets its old bytes back if they are still stored; otherwise the finding is stored, logged and
 * listed for editors.
 */
export function lookBack({ media, database, clock, log }: Sources) {
  const { read } = database
  const tables = read.withTables<MediaTables>()
  let isTold = false

  /** Yields all promulgated notices by id, as promulgated, also those withdrawn since. */
  async function* notices(): AsyncGenerator<Notice> {
    let after = ''
    for (;;) {
      const rows = await read
        .selectFrom('releases as r')
        .innerJoin('revisions as v', join =>
          join.onRef('v.document_id', '=', 'r.document_id').onRef('v.number', '=', 'r.revision'),
        )
        .select(['r.document_id as id', 'r.title', 'r.key', 'r.gueltig_von', 'r.published_at', 'v.data'])
        .where('r.kind', '=', bekanntmachung.kind)
        .where('r.gueltig_von', '<=', clock().toISOString())
        .where('r.document_id', '>', after)
        .orderBy('r.document_id')
        .limit(AT_ONCE)
        .execute()
      for (const { data, ...row } of rows) {
        const parsed = bekanntmachung.parse(JSON.parse(data))
        if (parsed.issues) log?.warn({ id: row.id }, 'Eine Bekanntmachung ließ sich nicht lesen.')
        else yield { ...row, data: parsed.value }
      }
      const last = rows.at(-1)
      if (!last) return
      after = last.id
      await setImmediate()
    }
  }

  /**
   * Returns the moment from which the notice was public. A publication that was withdrawn before it became
   * visible does not count.
   */
  const promulgatedAt = async ({ id, gueltig_von, published_at }: Notice): Promise<Date> => {
    const steps = await read
      .selectFrom('changes')
      .select(['at', 'what'])
      .where('document_id', '=', id)
      .where('what', 'in', ['veroeffentlicht', 'zurueckgezogen'])
      .orderBy('seq')
      .execute()
    const last = steps.findLastIndex(({ what }) => what === 'veroeffentlicht')
    const begun = steps.slice(0, last + 1).findLastIndex(({ what }) => what === 'zurueckgezogen')
    const published = steps[begun + 1]?.at ?? published_at
    return new Date(gueltig_von > published ? gueltig_von : published)
  }

  /**
   * Returns whether an editor has changed a file since a moment, and whether the log goes back to the moment.
   */
  const logged = async (datei: string, since: string) => {
    const touched = await read
      .selectFrom('changes')
      .select('seq')
      .where('document_id', '=', datei)
      .where('kind', '=', 'medium')
      .where('what', 'in', ['angelegt', 'bearbeitet'])
      .where('who', 'not in', HOUSE)
      .where('at', '>', since)
      .limit(1)
      .executeTakeFirst()
    const known = await read
      .selectFrom('changes')
      .select('seq')
      .where('at', '<=', since)
      .limit(1)
      .executeTakeFirst()
    return { isTouched: touched !== undefined, isLogged: known !== undefined }
  }

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
    const promulgated = await promulgatedAt(notice)
    const current = (await media.versions(datei)).find(({ version }) => version === row.version)
    const verdict = verdictOn({
      promulgated,
      size: sizeIn(notice, path),
      current,
      others: await leftOver(datei, coming),
      ...(await logged(datei, promulgated.toISOString())),
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
    for await (const notice of notices()) {
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

  /**
   * Returns notices whose file was replaced after the promulgation, last first. A notice leaves the list when
   * a correction is public or the notice is withdrawn; one with a restored file leaves it after `DAYS_TOLD`
   * days.
   */
  const replaced = async () => {
    const found = await read
      .selectFrom('verkuendete_dateien as file')
      .innerJoin('releases', 'releases.document_id', 'file.document_id')
      .select(['file.document_id', 'releases.title', 'releases.key', 'file.datei', 'file.titel'])
      .select(['file.verkuendet_am', 'file.festgehalten_am', 'file.befund'])
      .where('file.befund', 'in', ['ersetzt', 'wiederhergestellt'])
      .orderBy('file.verkuendet_am', 'desc')
      .orderBy('file.document_id')
      .orderBy('file.path')
      .execute()
    const settled = await read
      .selectFrom('release_tags')
      .select(['document_id', 'tag'])
      .where('kind', '=', bekanntmachung.kind)
      .execute()
    const corrected = new Set(settled.map(({ tag }) => tag))
    const takenBack = new Set(
      settled.filter(({ tag }) => tag === ZURUECKGENOMMEN).map(({ document_id }) => document_id),
    )
    const told = daysBefore(clock(), DAYS_TOLD)
    return found.filter(
      ({ document_id, key, befund, festgehalten_am }) =>
        !takenBack.has(document_id) &&
        !corrected.has(berichtigungVon(key.slice(key.lastIndexOf('/') + 1))) &&
        (befund === 'ersetzt' || festgehalten_am > told),
    )
  }

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
