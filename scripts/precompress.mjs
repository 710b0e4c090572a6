import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Text files. Pictures and fonts are compressed already. */
const TEXT = new Set([
  '.css',
  '.html',
  '.ico',
  '.js',
  '.json',
  '.mjs',
  '.svg',
  '.txt',
  '.wasm',
  '.webmanifest',
  '.xml',
])
/** In bytes; below this the overhead of an answer exceeds the saving. */
const WORTH_IT = 500

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/**
 * Writes a `.br` and a `.gz` beside every text file of a folder that gets smaller; the server picks one per
 * visitor.
 * @param {string} folder
 * @returns {Promise<number>} how many files got smaller siblings
 */
export async function precompress(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter(entry => entry.isFile() && TEXT.has(extname(entry.name)))
    .map(entry => join(entry.parentPath, entry.name))
  const done = await Promise.all(files.map(compressFile))
  return done.filter(Boolean).length
}

/** @param {string} file */
async function compressFile(file) {
  const content = await readFile(file)
  if (content.byteLength < WORTH_IT) return false
  const parameters = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
  }
  const [brotli, gzipped] = await Promise.all([
    toBrotli(content, { params: parameters }),
    toGzip(content, { level: 9 }),
  ])
  if (gzipped.byteLength >= content.byteLength) return false
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)])
  return true
}
