import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { mkdir, mkdtemp, open, readdir, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { OpenError } from '../open-error.ts'
import { asOfNow } from '../store/as-of-now.ts'
import { migrations } from '../store/migrations/index.ts'
import { openDatabase } from '../store/open-database.ts'
import {
  contentsOf,
  type Extent,
  FORMAT,
  FORMAT_VERSION,
  formatSchema,
  HEAD,
  type Head,
  MEDIA_LIST,
  type Medium,
  REDIRECTS,
  SCHEMA,
  versionsOf,
} from './format.ts'
import { FROZEN, type Frozen } from './frozen.ts'
import { lineOf, linesFile } from './lines-file.ts'
import { folderSink, type Sink, zipSink } from './package-sink.ts'
import { audiencesOf, kinds, readContents, readRedirects } from './read-contents.ts'
import { type ExportedMedia, readMedia } from './read-media.ts'
import { datesIn, readWaste, WASTE } from './waste.ts'

const PROGRAM = 'Rathausplatz'

/** The database and the media folder of a town. */
export type ExportedTown = { readonly database: string; readonly media: string; readonly clock: () => Date }

/** The contents of an export, and the files that it lacks. */
export type Exported = Pick<Head, 'bestand'> & { readonly missing: readonly string[] }

/** Options of an export. */
export type Taking = {
  /** Stops the export, which then leaves no file. */
  readonly signal?: AbortSignal | undefined
  /** The folder of temporary files until they are packed. Default: the system's temporary folder. */
  readonly scratch?: string | undefined
  /** Called after each file with the packed share, from 0 to 1. */
  readonly onShare?: ((share: number) => void) | undefined
}

type Written = {
  readonly files: Head['dateien']
  readonly counts: Record<string, number>
  readonly redirects: number
  readonly wasteDates: number
}

/**
 * Writes a consistent snapshot of the database to temporary files; media files are streamed later. Uses a
 * connection of its own, so that a long export delays no other work.
 */
async function snapshot<T>(
  { database, media, clock }: ExportedTown,
  extent: Extent,
  { folder, signal }: { folder: string; signal: AbortSignal | undefined },
  work: (written: Written, media: ExportedMedia) => Promise<T>,
): Promise<T> {
  const now = clock()
  const source = await openDatabase({ database, patienceMs: 5_000, migrations, onlyLooks: true })
  const read = await asOfNow(source, async db => {
    const counts: Record<string, number> = {}
    const sink = folderSink(folder)
    const files = [await sink.put(SCHEMA, Readable.from([`${JSON.stringify(formatSchema(), null, 2)}\n`]))]
    for (const kind of kinds) {
      const versions = linesFile(join(folder, `${kind}.fassungen`))
      try {
        let count = 0
        const contents = async function* () {
          for await (const { content, versions: older } of readContents(db, kind, extent, now)) {
            signal?.throwIfAborted()
            count++
            for (const version of older) await versions.add(version)
            yield lineOf(content)
          }
        }
        files.push(await sink.put(contentsOf(kind), Readable.from(contents())))
        counts[kind] = count
        await versions.close()
      } finally {
        versions.drop()
      }
      if (extent.mitFassungen) files.push(await sink.put(versionsOf(kind), createReadStream(versions.file)))
      await rm(versions.file)
    }
    const redirects = await readRedirects(db)
    files.push(await sink.put(REDIRECTS, Readable.from(redirects.map(lineOf))))
    const waste = await readWaste(db)
    if (waste.length > 0) files.push(await sink.put(WASTE, Readable.from(waste.map(lineOf))))
    return {
      written: { files, counts, redirects: redirects.length, wasteDates: datesIn(waste) },
      media: await readMedia(db, media, extent, { now, signal }),
    }
  }).finally(() => source.close())
  return work(read.written, read.media)
}

/** Writes the media files, their list, and the head last: it has the hashes of all files. */
async function putRest(
  sink: Sink,
  { files: before, counts, redirects, wasteDates }: Written,
  { files: media, missing: lost, frozen }: ExportedMedia,
  { extent, now, signal, onShare }: { extent: Extent; now: Date } & Taking,
): Promise<Exported> {
  const files = [...before]
  const all = before.length + media.length
  onShare?.(before.length / all)
  const missing = [...lost]
  const listed: Medium[] = []
  for (const [index, { medium, file }] of media.entries()) {
    signal?.throwIfAborted()
    const handle = await openIfThere(file)
    if (!handle) {
      missing.push(medium.datei)
      continue
    }
    files.push(await sink.put(medium.pfad, handle.createReadStream()))
    listed.push(medium)
    onShare?.((before.length + index + 1) / all)
  }
  const promulgated: Frozen[] = []
  for (const { line, file } of frozen) {
    signal?.throwIfAborted()
    // Several notices may share one promulgated file.
    if (!files.some(({ name }) => name === line.pfad)) {
      const handle = await openIfThere(file)
      if (!handle) {
        missing.push(line.datei)
        continue
      }
      files.push(await sink.put(line.pfad, handle.createReadStream()))
    }
    promulgated.push(line)
  }
  if (promulgated.length > 0) files.push(await sink.put(FROZEN, Readable.from(promulgated.map(lineOf))))
  files.push(await sink.put(MEDIA_LIST, Readable.from(listed.map(lineOf))))
  const head: Head = {
    format: FORMAT,
    version: FORMAT_VERSION,
    programm: PROGRAM,
    ausgefuehrt_am: now.toISOString(),
    umfang: {
      entwuerfe: !extent.nurOeffentlich,
      fassungen: extent.mitFassungen ?? false,
      zielgruppen: audiencesOf(extent),
    },
    bestand: {
      inhalte: counts,
      medien: listed.length,
      weiterleitungen: redirects,
      abfuhrtermine: wasteDates,
    },
    dateien: files.toSorted((a, b) => (a.name < b.name ? -1 : 1)),
  }
  await sink.put(HEAD, Readable.from([`${JSON.stringify(head, null, 2)}\n`]))
  return { bestand: head.bestand, missing: missing.toSorted() }
}

/** A missing file is left out; an unreadable file ends the export. */
const openIfThere = (file: string) =>
  open(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })

/** Exports a town into an empty folder or a new zip file. */
export async function exportTo(
  town: ExportedTown,
  target: string,
  extent: Extent,
  taking: Taking = {},
): Promise<Exported> {
  const now = town.clock()
  const { signal } = taking
  if (!target.endsWith('.zip')) {
    if (((await readdir(target).catch(() => [])).length ?? 0) > 0)
      throw new OpenError('ausfuhr', `Der Ordner ${target} ist nicht leer. Bitte einen neuen angeben.`)
    await mkdir(target, { recursive: true })
    return snapshot(town, extent, { folder: target, signal }, (written, media) =>
      putRest(folderSink(target), written, media, { extent, now, ...taking }),
    )
  }
  if (existsSync(target))
    throw new OpenError('ausfuhr', `Die Datei ${target} gibt es schon. Bitte einen anderen Namen angeben.`)
  const unfinished = `${target}.unfertig`
  try {
    const { bytes, done } = await exportZip(town, extent, taking)
    const file = createWriteStream(unfinished, { mode: 0o600, flush: true })
    await pipeline(bytes, file, signal ? { signal } : {}).catch(async (error: unknown) => {
      // Waits until the temporary files are deleted too.
      await done.catch(() => {})
      throw error
    })
    const exported = await done
    await rename(unfinished, target)
    return exported
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

/** Exports a town as a zip file that is written while it is read. */
export async function exportZip(
  town: ExportedTown,
  extent: Extent,
  { signal, scratch = tmpdir(), onShare }: Taking = {},
): Promise<{ bytes: Readable; done: Promise<Exported> }> {
  const now = town.clock()
  const folder = await mkdtemp(join(scratch, 'rathausplatz-ausfuhr-'))
  const away = () => rm(folder, { recursive: true, force: true })
  try {
    return await snapshot(town, extent, { folder, signal }, async (written, media) => {
      const { sink, bytes, end, fail } = zipSink(now)
      const pack = async () => {
        for (const { name } of written.files) await sink.put(name, createReadStream(join(folder, name)))
        const exported = await putRest(sink, written, media, { extent, now, signal, onShare })
        end()
        return exported
      }
      const done = pack().finally(away)
      done.catch((error: unknown) => fail(error instanceof Error ? error : new Error(String(error))))
      return { bytes, done }
    })
  } catch (error) {
    await away()
    throw error
  }
}
