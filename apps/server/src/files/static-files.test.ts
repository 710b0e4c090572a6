import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type App, createApp } from '../app.ts'
import { testParts } from '../testing/test-parts.ts'

const script = 'export const n = 1\n'.repeat(50)
let app: App
let folder: string

beforeAll(async () => {
  const { parts } = await testParts()
  folder = parts.site.clientFolder
  await mkdir(join(folder, 'assets'))
  await mkdir(join(folder, '.vite'))
  const files = {
    'assets/root-a1b2.js': script,
    'assets/root-a1b2.js.br': brotliCompressSync(script),
    'assets/root-a1b2.js.gz': gzipSync(script),
    'assets/root-a1b2.js.map': '{}',
    'assets/schrift-c3.woff2': 'w',
    '.vite/manifest.json': '{}',
    '.env': 'geheim',
    'sw.js': 'self',
    'site.webmanifest': '{}',
    'wappen.svg': '<svg/>',
    'weg.svg': '<svg/>',
  }
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content)
  app = await createApp(parts)
})
afterAll(() => rm(folder, { recursive: true, maxRetries: 5 }))

const isFile = (answer: Response) => answer.headers.has('etag')

test('A hashed file is cached for ever, with its type', async () => {
  const answer = await app.request('/assets/root-a1b2.js')
  expect(await answer.text()).toBe(script)
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  const font = await app.request('/assets/schrift-c3.woff2')
  expect(font.headers.get('content-type')).toBe('font/woff2')
})

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['identity', null],
  ['br;q=0, gzip;q=0', null],
])('A client that accepts %s gets the encoding %s', async (accepted, encoding) => {
  const answer = await app.request('/assets/root-a1b2.js', { headers: { 'accept-encoding': accepted } })
  expect(answer.headers.get('content-encoding')).toBe(encoding)
  expect(answer.headers.get('vary')).toBe('accept-encoding')
  expect(Number(answer.headers.get('content-length'))).toBe((await answer.arrayBuffer()).byteLength)
})

test('The service worker and the manifest are revalidated each time; a picture is cached for an hour', async () => {
  const rules = await Promise.all(
    ['/sw.js', '/site.webmanifest', '/wappen.svg'].map(async path =>
      (await app.request(path)).headers.get('cache-control'),
    ),
  )
  expect(rules).toEqual(['no-cache', 'no-cache', 'public, max-age=3600'])
})

test('A file that the client already has is not sent again', async () => {
  const first = await app.request('/sw.js')
  const again = await app.request('/sw.js', { headers: { 'if-none-match': first.headers.get('etag') ?? '' } })
  expect(again.status).toBe(304)
  expect(await again.text()).toBe('')
})

test('HEAD states the length and sends no body; POST is refused', async () => {
  const head = await app.request('/assets/root-a1b2.js', { method: 'HEAD' })
  expect(head.headers.get('content-length')).toBe(String(script.length))
  expect(await head.text()).toBe('')
  const post = await app.request('/sw.js', { method: 'POST' })
  expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
})

test.each([
  '/assets',
  '/assets/',
  '/assets/root-a1b2.js.map',
  '/assets/root-a1b2.js.br',
  '/assets/root-a1b2.js/',
  '/assets/Root-a1b2.js',
  '/.vite/manifest.json',
  '/.env',
  '/.git/config',
])('S-04: %s is not a file', async path => {
  const answer = await app.request(path)
  expect(isFile(answer)).toBe(false)
})

test('F-16: a chunk of an earlier build is a quick 404 that is not cached', async () => {
  const answer = await app.request('/assets/root-alt.js')
  expect(answer.status).toBe(404)
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

test('A file that was deleted while the server runs is a 404', async () => {
  await rm(join(folder, 'weg.svg'))
  expect((await app.request('/weg.svg')).status).toBe(404)
})
