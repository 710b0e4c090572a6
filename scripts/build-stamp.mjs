import { createHash } from 'node:crypto'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

/** Sources of the builds of site and desk, and the scripts that build them. */
export const SOURCES = [
  'apps/redaktion',
  'apps/site',
  'packages/contract',
  'packages/kalender',
  'packages/pdf',
  'packages/templates',
  'packages/text',
  'packages/time',
  'packages/ui',
  'package-lock.json',
  'scripts/build-app.mjs',
  'scripts/build.mjs',
  'scripts/class-names.mjs',
  'scripts/precompress.mjs',
]
const NOT_SOURCES = new Set(['build', '.react-router', 'node_modules'])

/** @param {string} root */
const stampFile = root => join(root, 'apps', 'site', 'build', '.stamp')

/**
 * Returns a hash that changes if any source of the build changes its place or content. Dates are ignored,
 * because a checkout renews them.
 * @param {string} root
 */
export async function fingerprint(root) {
  const files = (await Promise.all(SOURCES.map(source => listFiles(join(root, source))))).flat()
  const lines = await Promise.all(
    files.map(async file => {
      const name = relative(root, file).split(sep).join('/')
      return `${name}\0${hash(await readFile(file))}\n`
    }),
  )
  return hash(lines.toSorted().join(''))
}

/**
 * True if the current build was made from the current sources.
 * @param {string} root
 */
export async function isBuilt(root) {
  const stamp = await readFile(stampFile(root), 'utf8').catch(() => undefined)
  return stamp !== undefined && stamp === (await fingerprint(root))
}

/**
 * Call before a build: an interrupted build must not count as finished.
 * @param {string} root
 */
export async function removeStamp(root) {
  await rm(stampFile(root), { force: true })
}

/**
 * Call after a build, with the fingerprint taken before it: sources that changed meanwhile are built next
 * time.
 * @param {string} root
 * @param {string} print
 */
export async function writeStamp(root, print) {
  await writeFile(stampFile(root), print)
}

/**
 * @param {string} path a folder, or a file
 * @returns {Promise<string[]>}
 */
async function listFiles(path) {
  const entries = await readdir(path, { withFileTypes: true }).catch(error => {
    if (error.code === 'ENOTDIR') return undefined
    throw error
  })
  if (!entries) return [path]
  const inside = entries.filter(entry => !NOT_SOURCES.has(entry.name))
  const nested = inside.map(async entry => {
    const inner = join(path, entry.name)
    return entry.isDirectory() ? listFiles(inner) : [inner]
  })
  return (await Promise.all(nested)).flat()
}

/** @param {import('node:crypto').BinaryLike} content */
function hash(content) {
  return createHash('sha256').update(content).digest('hex')
}
