import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { DAY_MS } from '@rathausplatz/time'

/** A stored answer: its text, or the mark that it was deleted. */
export type Stored = { stand: number } & ({ text: string } | { gone: true })

export type Snapshot = {
  /** Returns the stored answer; undefined if it is missing or damaged. */
  read(key: string): Promise<Stored | undefined>
  /**
   * Stores an answer in the background. Of several pending versions of one key only the last is written.
   * Returns false if too many answers or bytes are pending.
   */
  write(key: string, stored: Stored): boolean
  /** Stores an answer at once; resolves when it is on disk. */
  writeNow(key: string, stored: Stored): Promise<void>
  /** Resolves when everything is written. */
  settled(): Promise<void>
}

type Bounds = { mostFiles?: number; mostBytes?: number; longest?: number }

const SUFFIX = '.antwort'
const SWEEP_EVERY = 500
/**
 * Most bytes of pending writes, for a slow disk. An answer that exceeds the limit is stored the next time.
 */
const MOST_PENDING = 32_000_000

/**
 * Opens a folder of answers. Each answer is a file, named by the hash of its key. A file is written under a
 * temporary name and renamed, so it is either complete or missing. Its first line holds the key, the time and
 * a hash of the rest, so that damaged files are detected and ignored. The oldest files are deleted above the
 * limit.
 */
export function openSnapshot(
  folder: string,
  report: (error: unknown) => void,
  { mostFiles = 5_000, mostBytes = 200_000_000, longest = DAY_MS }: Bounds = {},
): Snapshot {
  const pending = new Map<string, Stored>()
  let pendingBytes = 0
  let working: Promise<void> | undefined
  let written = 0
  let unsweptBytes = 0

  const fileOf = (key: string) => join(folder, hash(key).slice(0, 40) + SUFFIX)

  const put = async (key: string, stored: Stored, durable: boolean) => {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const place = fileOf(key)
    const beside = `${place}.${randomUUID()}`
    const text = 'gone' in stored ? '' : stored.text
    const head = { key, stand: stored.stand, ...('gone' in stored ? { gone: true } : {}), sha256: hash(text) }
    const file = await open(beside, 'wx', 0o600)
    try {
      await file.writeFile(`${JSON.stringify(head)}\n${text}`)
      if (durable) await file.sync()
    } finally {
      await file.close()
    }
    await rename(beside, place)
    if (durable) await syncFolder(folder)
    written += 1
    unsweptBytes += text.length
    if (written % SWEEP_EVERY !== 1 && unsweptBytes < mostBytes / 10) return
    unsweptBytes = 0
    await sweep(folder, { mostFiles, mostBytes, longest })
  }

  const work = async () => {
    for (const [key, stored] of pending) {
      drop(key)
      await put(key, stored, false).catch(report)
    }
    working = undefined
  }

  const drop = (key: string) => {
    pendingBytes -= sizeOf(pending.get(key))
    pending.delete(key)
  }

  return {
    read: key => readStored(fileOf(key), key),
    write(key, stored) {
      const bytes = pendingBytes - sizeOf(pending.get(key)) + sizeOf(stored)
      if (pending.size >= mostFiles || bytes > MOST_PENDING) return false
      pending.set(key, stored)
      pendingBytes = bytes
      working ??= work()
      return true
    },
    async writeNow(key, stored) {
      drop(key)
      // A write of an older version that is in progress must finish first.
      await working
      await put(key, stored, true).catch(report)
    },
    async settled() {
      while (working) await working
    },
  }
}

const sizeOf = (stored: Stored | undefined) => (stored && 'text' in stored ? stored.text.length : 0)

async function readStored(file: string, key: string): Promise<Stored | undefined> {
  try {
    const content = await readFile(file, 'utf8')
    const end = content.indexOf('\n')
    const head = JSON.parse(content.slice(0, end)) as Record<string, unknown>
    const text = content.slice(end + 1)
    const { stand } = head
    if (head['key'] !== key || head['sha256'] !== hash(text) || typeof stand !== 'number') return undefined
    return head['gone'] === true ? { stand, gone: true } : { stand, text }
  } catch {
    // A missing or damaged file counts as never stored.
    return undefined
  }
}

/** Deletes expired and unfinished files, and the oldest files above the limits. */
async function sweep(folder: string, { mostFiles, mostBytes, longest }: Required<Bounds>): Promise<void> {
  const now = Date.now()
  const files = await Promise.all(
    (await readdir(folder)).map(async name => {
      const { mtimeMs, size } = await stat(join(folder, name)).catch(() => ({ mtimeMs: 0, size: 0 }))
      return { name, mtimeMs, size }
    }),
  )
  let bytes = 0
  let count = 0
  for (const { name, mtimeMs, size } of files.toSorted((a, b) => b.mtimeMs - a.mtimeMs)) {
    bytes += size
    count += 1
    const isUnfinished = !name.endsWith(SUFFIX) && now - mtimeMs > 60_000
    const isTooMuch = count > mostFiles || bytes > mostBytes || Math.abs(now - mtimeMs) > longest
    if (isUnfinished || isTooMuch) await rm(join(folder, name), { force: true })
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
