import { describe, expect, test } from 'vitest'
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

test('The cache is limited in bytes and keeps the most recently requested pages', async () => {
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
])('isSame(%j, %j) is %s', (one, other, same) => {
  expect(isSame(one, other)).toBe(same)
})

describe('Words made for one visit', () => {
  const [mine, yours] = ['3f0c9a52-0f5f-4a57-9a39-2f5a4f5f2d11', 'b7d1f1de-95a1-4cde-8f2e-6f1f0f3a9c02']
  const pages = () => {
    const drawn = drawnPages()
    let drawings = 0
    return {
      ask: async (data: unknown, words: readonly string[], text = `<b>${words[0]}</b> ${words[0]} ü`) => {
        const draw = async () => {
          drawings++
          return page(text)
        }
        return (await drawn('/', data, draw, words)).bytes.toString()
      },
      drawings: () => drawings,
    }
  }

  test('replace those of the earlier visit in the cached page, and nothing else changes', async () => {
    const { ask, drawings } = pages()
    expect(await ask({ nummer: mine }, [mine])).toBe(`<b>${mine}</b> ${mine} ü`)
    expect(await ask({ nummer: yours }, [yours])).toBe(`<b>${yours}</b> ${yours} ü`)
    expect(await ask({ nummer: mine }, [mine])).toBe(`<b>${mine}</b> ${mine} ü`)
    expect(drawings()).toBe(1)
  })

  test.each([
    ['other data', { nummer: yours, titel: 'b' }, [yours]],
    ['a word that is not in its place', { nummer: mine, titel: 'a' }, [yours]],
    ['a word that is longer', { nummer: `${yours}0`, titel: 'a' }, [`${yours}0`]],
    [
      'a word with letters that HTML escapes',
      { nummer: `${yours.slice(1)}&`, titel: 'a' },
      [`${yours.slice(1)}&`],
    ],
    ['no words', { nummer: mine, titel: 'a' }, []],
  ])('do not replace those in the cached page, which is drawn again for %s', async (_why, data, words) => {
    const { ask, drawings } = pages()
    await ask({ nummer: mine, titel: 'a' }, [mine], `${mine} a`)
    expect(await ask(data, words, 'neu')).toBe('neu')
    expect(drawings()).toBe(2)
  })

  test('are not searched for if they are so short that they can occur elsewhere', async () => {
    const { ask, drawings } = pages()
    await ask({ nummer: 'a' }, ['a'])
    await ask({ nummer: 'b' }, ['b'])
    expect(drawings()).toBe(2)
  })
})
