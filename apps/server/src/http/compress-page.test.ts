import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressData, compressPage } from './compress-page.ts'

const html = '<p>Guten Tag</p>'.repeat(200)
const page = (headers: Record<string, string> = {}, body = html) =>
  new Response(body, { status: 404, headers: { 'content-type': 'text/html; charset=utf-8', ...headers } })
const asking = (encoding: string) =>
  new Request('http://localhost/', { headers: { 'accept-encoding': encoding } })

test.each([
  ['gzip, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
] as const)('A browser that accepts %s gets the page in %s', async (accepted, encoding, decompress) => {
  const answer = await compressPage(asking(accepted), page())
  expect(answer.status).toBe(404)
  expect(answer.headers.get('content-encoding')).toBe(encoding)
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(answer.headers.get('vary')).toBe('accept-encoding')
  const bytes = new Uint8Array(await answer.arrayBuffer())
  expect(bytes.byteLength).toBeLessThan(html.length / 10)
  expect(decompress(bytes).toString()).toBe(html)
})

test.each(['application/atom+xml', 'application/rss+xml', 'application/xml', 'text/plain'])(
  'Feeds, sitemap and other texts for programs are compressed too: %s',
  async type => {
    const answer = await compressPage(asking('br'), page({ 'content-type': `${type}; charset=utf-8` }))
    expect(answer.headers.get('content-encoding')).toBe('br')
  },
)

test('A page stays uncompressed if the client accepts no encoding or if the page is short', async () => {
  const plain = await compressPage(asking('identity'), page())
  expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual([null, html])
  const short = await compressPage(asking('br'), page({}, '<p>kurz</p>'))
  expect([short.headers.get('content-encoding'), await short.text()]).toEqual([null, '<p>kurz</p>'])
})

test('Answers of a session, and answers that are no pages, are not compressed', async () => {
  for (const headers of [
    { 'set-cookie': 'token=1' },
    { 'cache-control': 'private, no-store' },
    { 'content-type': 'image/avif' },
  ]) {
    const answer = await compressPage(asking('br'), page(headers))
    expect(answer.headers.get('content-encoding')).toBeNull()
    expect(answer.headers.get('vary')).toBeNull()
  }
})

test('A page with the same bytes as before is not compressed again; a client that has it gets 304', async () => {
  const etag = '"seite-1"'
  for (const _ of ['a first time', 'again']) {
    const answer = await compressPage(asking('br'), page({ etag }))
    expect(answer.headers.get('etag')).toBe('"seite-1-br"')
    expect(brotliDecompressSync(new Uint8Array(await answer.arrayBuffer())).toString()).toBe(html)
  }
  const again = await compressPage(asking('br'), page({ etag }, html.replaceAll('Tag', 'Abend')))
  expect(brotliDecompressSync(new Uint8Array(await again.arrayBuffer())).toString()).toBe(html)
  const other = await compressPage(asking('br'), page({ etag: '"seite-2"' }, html.replaceAll('Tag', 'Abend')))
  expect(brotliDecompressSync(new Uint8Array(await other.arrayBuffer())).toString()).toContain('Abend')
  const known = { 'accept-encoding': 'gzip', 'if-none-match': 'W/"seite-1-br"' }
  const told = await compressPage(new Request('http://localhost/', { headers: known }), page({ etag }))
  expect([told.status, await told.text(), told.headers.get('etag')]).toEqual([304, '', '"seite-1-gzip"'])
})

test('Data is compressed only if the browser confirms that one of our own pages sent the request', async () => {
  const list = JSON.stringify({ data: Array.from({ length: 100 }, () => ({ titel: 'Freibad' })) })
  const data = (body = list) =>
    new Response(body, { headers: { 'content-type': 'application/json', 'cache-control': 'no-store' } })
  const from = (site?: string, encoding = 'br') =>
    new Request('http://localhost/', {
      headers: { 'accept-encoding': encoding, ...(site ? { 'sec-fetch-site': site } : {}) },
    })
  const own = await compressData(from('same-origin'), data())
  expect(own.headers.get('content-encoding')).toBe('br')
  expect(own.headers.get('vary')).toBe('accept-encoding, sec-fetch-site')
  expect(brotliDecompressSync(new Uint8Array(await own.arrayBuffer())).toString()).toBe(list)
  for (const site of ['same-site', 'cross-site', 'none', undefined]) {
    const other = await compressData(from(site), data())
    expect([other.headers.get('content-encoding'), await other.text()], site).toEqual([null, list])
  }
  for (const [request, body] of [
    [from('same-origin', 'identity'), list],
    [from('same-origin'), '{}'],
  ] as const) {
    const plain = await compressData(request, data(body))
    expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual([null, body])
  }
  const head = new Request('http://localhost/', { method: 'HEAD', headers: from('same-origin').headers })
  expect((await compressData(head, data())).headers.get('content-encoding')).toBeNull()
  const picture = new Response('x', { headers: { 'content-type': 'image/avif' } })
  expect((await compressData(from('same-origin'), picture)).headers.get('vary')).toBeNull()
})
