import { expect, test } from 'vitest'
import { type Compress, compressedPages } from './compressed-pages.ts'

/** Compresses nothing, but records each request. */
function noting() {
  const done: string[] = []
  const by = (name: string): Compress => {
    const form = async (content: Uint8Array) => {
      done.push(`${name} ${content.byteLength}`)
      return Uint8Array.from(content)
    }
    return { br: form, gzip: form }
  }
  return { done, quickly: by('quickly'), well: by('well') }
}

test('A page is compressed fast at first, well the second time, and cached from then on', async () => {
  const { done, ...ways } = noting()
  const pages = compressedPages(ways)
  for (const _ of [1, 2, 3, 4]) await pages('"a"', 'br', new Uint8Array(10))
  expect(done).toEqual(['quickly 10', 'well 10'])
})

test('Pages that differ at each visit are never cached, and displace no page that comes again', async () => {
  const { done, ...ways } = noting()
  const pages = compressedPages(ways, 25)
  for (const _ of [1, 2]) await pages('"a"', 'br', new Uint8Array(10))
  for (let visit = 0; visit < 3_000; visit++) await pages(`"${visit}"`, 'br', new Uint8Array(9))
  await pages('"a"', 'br', new Uint8Array(10))
  expect(done.filter(one => one !== 'quickly 9')).toEqual(['quickly 10', 'well 10'])
})

test('The cache is limited in bytes, and the least recently used page is evicted first', async () => {
  const { done, ...ways } = noting()
  const pages = compressedPages(ways, 25)
  const ask = async (etag: string, times: number) => {
    for (let time = 0; time < times; time++) await pages(etag, 'gzip', new Uint8Array(10))
  }
  await ask('"a"', 2)
  await ask('"b"', 2)
  await ask('"a"', 1)
  await ask('"c"', 2)
  done.length = 0
  await ask('"a"', 1)
  expect(done).toEqual([])
  await ask('"b"', 1)
  expect(done).toEqual(['quickly 10'])
})

test('Concurrent requests for a known page share one compression; a failed one is not cached', async () => {
  const { done, ...ways } = noting()
  const failing = async () => {
    done.push('failed')
    throw new Error('no memory')
  }
  let well: Compress = { br: failing, gzip: failing }
  const pages = compressedPages({
    quickly: ways.quickly,
    well: { br: content => well.br(content), gzip: content => well.gzip(content) },
  })
  const ask = () => pages('"a"', 'br', new Uint8Array(10))
  await ask()
  await expect(ask()).rejects.toThrow('no memory')
  well = ways.well
  await ask()
  await Promise.all(Array.from({ length: 20 }, ask))
  expect(done).toEqual(['quickly 10', 'failed', 'quickly 10', 'well 10'])
})
