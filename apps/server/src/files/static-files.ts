import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { getMimeType } from 'hono/utils/mime'
import { accepts, type Encoding, encodings } from '../http/encoding.ts'
import { refuse } from '../http/refusal.ts'

/** Names in this folder contain a hash of the content, so a file never changes. */
const HASHED = '/assets/'
const FOR_EVER = 'public, max-age=31536000, immutable'
const FOR_AN_HOUR = 'public, max-age=3600'
/** The service worker and the manifest name all other files, so browsers revalidate them each time. */
const ASK_EACH_TIME = new Set(['.js', '.webmanifest', '.json', '.html'])

type Content = { bytes: Uint8Array<ArrayBuffer>; etag: string }
type Variant = { file: string; content?: Promise<Content> }
type StaticFile = { type: string; cache: string; plain: Variant; encoded: Map<Encoding, Variant> }

/** Answers a path with a file of the folder, or nothing if there is none. */
export type StaticFiles = (request: Request, path: string) => Promise<Response> | undefined

/**
 * Serves the folder of a finished build. Its files are listed once, at start: a path is looked up in that
 * list and never joined to a folder, so no path can leave the folder and no folder can be listed. Contents
 * are read on first request and kept, because a build is small and does not change while the server runs.
 */
export async function staticFiles(folder: string): Promise<StaticFiles> {
  const files = await listFiles(folder)
  return (request, path) => {
    const file = files.get(path)
    return file && answer(request, file)
  }
}

async function listFiles(folder: string): Promise<Map<string, StaticFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const names = new Set(
    entries
      .filter(entry => entry.isFile())
      .map(entry => join(entry.parentPath, entry.name).slice(folder.length)),
  )
  const files = new Map<string, StaticFile>()
  for (const name of names) {
    const path = name.replaceAll(sep, '/')
    if (!isPublic(path, names)) continue
    const siblings = encodings.filter(({ suffix }) => names.has(name + suffix))
    files.set(path, {
      type: getMimeType(path) ?? 'application/octet-stream',
      cache: cacheRule(path),
      plain: { file: join(folder, name) },
      encoded: new Map(
        siblings.map(({ name: encoding, suffix }) => [encoding, { file: join(folder, name + suffix) }]),
      ),
    })
  }
  return files
}

/** Hidden files, source maps and encoded siblings have no address of their own. */
function isPublic(path: string, names: Set<string>): boolean {
  if (path.endsWith('.map') || path.split('/').some(part => part.startsWith('.') && part !== '.well-known'))
    return false
  return !encodings.some(({ suffix }) => path.endsWith(suffix) && names.has(path.slice(0, -suffix.length)))
}

function cacheRule(path: string): string {
  if (path.startsWith(HASHED)) return FOR_EVER
  return ASK_EACH_TIME.has(path.slice(path.lastIndexOf('.'))) ? 'no-cache' : FOR_AN_HOUR
}

async function answer(request: Request, file: StaticFile): Promise<Response> {
  const wanted = request.headers.get('accept-encoding')
  const encoding = encodings.find(({ name }) => file.encoded.has(name) && accepts(wanted, name))?.name
  const variant = (encoding && file.encoded.get(encoding)) || file.plain
  const content = await read(variant)
  if (!content) return refuse(404)
  const { bytes, etag } = content
  const headers: Record<string, string> = { 'cache-control': file.cache, etag }
  if (file.encoded.size > 0) headers.vary = 'accept-encoding'
  if (request.headers.get('if-none-match')?.includes(etag))
    return new Response(null, { status: 304, headers })
  headers['content-type'] = file.type
  headers['content-length'] = String(bytes.byteLength)
  if (encoding) headers['content-encoding'] = encoding
  return new Response(bytes, { headers })
}

/** Returns undefined if the file has disappeared since it was listed, such as during a build. */
async function read(variant: Variant): Promise<Content | undefined> {
  variant.content ??= readFile(variant.file).then(bytes => ({ bytes, etag: tag(bytes) }))
  try {
    return await variant.content
  } catch (error) {
    delete variant.content
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

function tag(bytes: Uint8Array): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
}
