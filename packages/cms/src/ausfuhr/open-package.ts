import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { lstat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { groessteDatei } from '@rathausplatz/contract/medien'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import type * as z from 'zod'
import { germanMessage } from '../collections/german-message.ts'
import { OpenError } from '../open-error.ts'
import { FORMAT, FORMAT_VERSION, HEAD, type Head, head } from './format.ts'

/**
 * Opens an export of unknown origin: a folder or a zip file, which may be truncated or hostile. Nothing is
 * unpacked; only files with known names in the list of the head are read, up to their stated length, and
 * checked against their hash.
 */
export interface Package {
  readonly head: Head
  has(name: string): boolean
  /** Yields the lines of a file as JSON; none if it does not exist. Throws for an invalid line. */
  lines<T>(name: string, schema: z.ZodType<T>): AsyncGenerator<T>
  bytes(name: string): Promise<Uint8Array>
  close(): void
}

/** Limits of the pieces that are read into memory: a line, the head. */
const LONGEST_LINE = 16_000_000
const LARGEST_HEAD = 64_000_000
const LARGEST_LIST = 4_000_000_000
const MOST_ENTRIES = 500_000

type Source = {
  /** Returns the size of a file; undefined if there is no such file. */
  size(name: string): Promise<number | undefined>
  stream(name: string): Promise<Readable>
  close(): void
}

export async function openPackage(path: string): Promise<Package> {
  const source = await openSource(path)
  try {
    const opened = await readHead(source)
    for (const file of opened.dateien) await check(source, file)
    const sizes = new Map(opened.dateien.map(({ name, bytes }) => [name, bytes]))
    return {
      head: opened,
      has: name => sizes.has(name),
      async *lines(name, schema) {
        if (sizes.has(name)) yield* linesOf(source, name, schema)
      },
      bytes: async name => whole(await source.stream(name), sizes.get(name)),
      close: source.close,
    }
  } catch (error) {
    source.close()
    throw error instanceof OpenError ? error : unreadable(path, error)
  }
}

const refuse = (message: string, cause?: unknown): OpenError => new OpenError('einfuhr', message, cause)

const unreadable = (path: string, cause: unknown): OpenError => {
  const reason = cause instanceof Error ? cause.message : ''
  if (/relative path|absolute path|invalid characters in fileName/.test(reason))
    return refuse(`${path} enthält einen Namen, der aus der Ausfuhr hinausführt. Es wurde nichts gelesen.`)
  return refuse(
    `${path} ist beschädigt oder nicht vollständig. Bitte holen Sie die Ausfuhr noch einmal.`,
    cause,
  )
}

async function openSource(path: string): Promise<Source> {
  const there = await lstat(path).catch(() => undefined)
  if (!there)
    throw refuse(`${path} gibt es nicht. Bitte den Ordner oder die Zip-Datei einer Ausfuhr angeben.`)
  return there.isDirectory() ? folderSource(path) : zipSource(path)
}

const folderSource = (folder: string): Source => ({
  async size(name) {
    const file = await lstat(join(folder, name)).catch(() => undefined)
    // A symbolic link could lead anywhere.
    return file?.isFile() ? file.size : undefined
  },
  stream: async name => createReadStream(join(folder, name)),
  close() {},
})

async function zipSource(path: string): Promise<Source> {
  let zip: ZipFile
  try {
    zip = await openPromise(path, {
      autoClose: false,
      lazyEntries: true,
      strictFileNames: true,
      validateEntrySizes: true,
    })
  } catch (error) {
    throw unreadable(path, error)
  }
  const entries = new Map<string, Entry>()
  try {
    if (zip.entryCount > MOST_ENTRIES) throw refuse(`${path} enthält mehr als ${MOST_ENTRIES} Dateien.`)
    for await (const entry of zip.eachEntry()) {
      if (entries.has(entry.fileName)) throw refuse(`${path} enthält „${entry.fileName}“ zweimal.`)
      entries.set(entry.fileName, entry)
    }
  } catch (error) {
    zip.close()
    throw error instanceof OpenError ? error : unreadable(path, error)
  }
  return {
    size: async name => entries.get(name)?.uncompressedSize,
    async stream(name) {
      const entry = entries.get(name)
      if (!entry) throw missing(name)
      return zip.openReadStreamPromise(entry)
    },
    close: () => zip.close(),
  }
}

const missing = (name: string) =>
  refuse(`In der Ausfuhr fehlt die Datei „${name}“. Bitte holen Sie die Ausfuhr noch einmal.`)

async function readHead(source: Source): Promise<Head> {
  const size = await source.size(HEAD)
  if (size === undefined)
    throw refuse(`Das ist keine Ausfuhr dieses Programms, oder sie ist nicht vollständig: „${HEAD}“ fehlt.`)
  if (size > LARGEST_HEAD) throw refuse(`„${HEAD}“ ist zu groß.`)
  const text = (await whole(await source.stream(HEAD), size)).toString()
  const told = jsonOf(text)
  const { format, version } = (told ?? {}) as { format?: unknown; version?: unknown }
  if (format !== FORMAT) throw refuse('Das ist keine Ausfuhr dieses Programms.')
  if (version !== FORMAT_VERSION)
    throw refuse(
      `Diese Ausfuhr hat die Version ${String(version).slice(0, 20)}, gelesen wird Version ${FORMAT_VERSION}. Bitte mit einem Programm derselben Version ausführen.`,
    )
  const read = head.safeParse(told, { error: germanMessage })
  if (read.success) return read.data
  const [issue] = read.error.issues
  throw refuse(`„${HEAD}“ ist nicht in Ordnung: ${issue?.path.join('.')}: ${issue?.message}`)
}

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Checks that a file has the length and hash of the head. */
async function check(source: Source, { name, bytes, sha256 }: Head['dateien'][number]): Promise<void> {
  const size = await source.size(name)
  if (size === undefined) throw missing(name)
  const most = name.startsWith('medien/') ? groessteDatei : LARGEST_LIST
  if (Math.max(size, bytes) > most) throw refuse(`„${name}“ ist größer, als es hier sein darf.`)
  const hash = createHash('sha256')
  let read = 0
  for await (const chunk of chunks(await source.stream(name), Math.max(size, bytes))) {
    read += chunk.byteLength
    hash.update(chunk)
  }
  if (read !== bytes || hash.digest('hex') !== sha256)
    throw refuse(
      `„${name}“ ist nicht mehr so, wie es ausgeführt wurde: Die Prüfsumme stimmt nicht. Bitte holen Sie die Ausfuhr noch einmal.`,
    )
}

async function* chunks(stream: Readable, most = Infinity): AsyncGenerator<Buffer> {
  let read = 0
  for await (const chunk of stream) {
    read += (chunk as Buffer).byteLength
    if (read > most) throw refuse('Eine Datei der Ausfuhr ist länger, als sie angibt.')
    yield chunk as Buffer
  }
}

async function whole(stream: Readable, most?: number): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const chunk of chunks(stream, most)) parts.push(chunk)
  return Buffer.concat(parts)
}

async function* linesOf<T>(source: Source, name: string, schema: z.ZodType<T>): AsyncGenerator<T> {
  let number = 0
  for await (const line of split(await source.stream(name), name)) {
    number++
    if (line.trim() === '') continue
    const read = schema.safeParse(jsonOf(line), { error: germanMessage })
    if (!read.success) {
      const [issue] = read.error.issues
      const where = issue?.path.length ? `${issue.path.join('.')}: ` : ''
      throw refuse(`„${name}“, Zeile ${number}: ${where}${issue?.message ?? 'nicht lesbar'}`)
    }
    yield read.data
  }
}

/** Holds at most one line in memory. */
async function* split(stream: Readable, name: string): AsyncGenerator<string> {
  let parts: Buffer[] = []
  let length = 0
  const take = () => {
    const line = Buffer.concat(parts).toString()
    parts = []
    length = 0
    return line
  }
  for await (const chunk of chunks(stream)) {
    let from = 0
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, from)) {
      parts.push(chunk.subarray(from, end))
      from = end + 1
      yield take()
    }
    const rest = chunk.subarray(from)
    length += rest.byteLength
    if (length > LONGEST_LINE) throw refuse(`„${name}“ enthält eine Zeile, die zu lang ist.`)
    parts.push(rest)
  }
  if (length > 0) yield take()
}
