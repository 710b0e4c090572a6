import { expect, test } from 'vitest'
import { drawnPages, isSame } from './drawn-pages.ts'

const page = (text: string) => ({
  bytes: Buffer.from(text),
  inline: { scripts: [], styles: [] },
  etag: '"x"',
})

test('A page is drawn once for the same data at the same address', async () => {
  const drawn = drawnPages()
  const drawings: string[] = []
  const draw = (text: string) => async () => {
    drawings.push(text)
    return page(text)
  }
  await drawn('/', { titel: 'a' }, draw('eins'))
  expect((await drawn('/', { titel: 'a' }, draw('zwei'))).bytes.toString()).toBe('eins')
  await drawn('/', { titel: 'b' }, draw('drei'))
  await drawn('/b', { titel: 'b' }, draw('vier'))
  expect(drawings).toEqual(['eins', 'drei', 'vier'])
})

test('Only so many bytes are kept, those asked for last', async () => {
  const drawn = drawnPages(10)
  const drawings: string[] = []
  const ask = (address: string) =>
    drawn(address, 1, async () => {
      drawings.push(address)
      return page('12345')
    })
  for (const address of ['/a', '/b', '/a', '/c', '/a', '/b']) await ask(address)
  expect(drawings).toEqual(['/a', '/b', '/c', '/b'])
})

test.each([
  [{ a: [1, { b: 'x' }] }, { a: [1, { b: 'x' }] }, true],
  [{ a: 1 }, { a: 1, b: undefined }, false],
  [{ a: undefined }, { b: undefined }, false],
  [[], {}, false],
  [[1, 2], [1], false],
  [Number.NaN, Number.NaN, true],
  [null, {}, false],
  [new Map([[1, 2]]), new Map([[1, 3]]), false],
  [new Date(1), new Date(2), false],
])('What another page could be drawn of is not the same: %j, %j', (one, other, same) => {
  expect(isSame(one, other)).toBe(same)
})
