import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { precompress } from './precompress.mjs'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rathausplatz-precompress-'))
})
afterAll(() => rm(folder, { recursive: true }))

test('Long texts get two smaller siblings; short ones, pictures and fonts get none', async () => {
  const long = 'export const n = 1\n'.repeat(200)
  const files = { 'root.js': long, 'kurz.js': 'x', 'bild.avif': long, 'schrift.woff2': long }
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content)
  expect(await precompress(folder)).toBe(1)
  expect((await readdir(folder)).toSorted()).toEqual(
    [...Object.keys(files), 'root.js.br', 'root.js.gz'].toSorted(),
  )
  expect(brotliDecompressSync(await readFile(join(folder, 'root.js.br'))).toString()).toBe(long)
  expect(gunzipSync(await readFile(join(folder, 'root.js.gz'))).toString()).toBe(long)
})
