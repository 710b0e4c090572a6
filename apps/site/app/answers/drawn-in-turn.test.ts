import { expect, test } from 'vitest'
import { drawnInTurn } from './drawn-in-turn.ts'

const bytes = (size: number) => new Uint8Array(size)
const stays = () => new AbortController().signal

test('Drawings are cached up to a limit in bytes', async () => {
  const inTurn = drawnInTurn({ mostBytes: 25, mostWaiting: 5 })
  const drawn: string[] = []
  const ask = (version: string) =>
    inTurn(version, stays(), async () => {
      drawn.push(version)
      return bytes(10)
    })
  for (const version of ['a', 'b', 'a', 'c', 'a', 'b']) await ask(version)
  expect(drawn).toEqual(['a', 'b', 'c', 'b'])
})

test('A failed drawing is not cached and does not block the queue', async () => {
  const inTurn = drawnInTurn({ mostBytes: 25, mostWaiting: 5 })
  const fails = inTurn('a', stays(), () => Promise.reject(new Error('no font')))
  const next = inTurn('b', stays(), async () => bytes(1))
  await expect(fails).rejects.toThrow('no font')
  expect(await next).toEqual(bytes(1))
  expect(await inTurn('a', stays(), async () => bytes(2))).toEqual(bytes(2))
})
