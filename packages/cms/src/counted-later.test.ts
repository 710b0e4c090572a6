import { expect, test } from 'vitest'
import { countedLater } from './counted-later.ts'
import { notStored, ok } from './store/result.ts'

/** A counter whose write fails a given number of times. */
function counter() {
  const written: (readonly (readonly [string, number])[])[] = []
  const said: string[] = []
  const house = { failing: 0, meanwhile: () => {} }
  const counted = countedLater<number>({
    what: 'Fragen',
    join: (before, more) => before + more,
    log: { warn: (_, sentence) => void said.push(sentence) },
    async write(entries) {
      house.meanwhile()
      if (house.failing-- > 0) return notStored(new Error('disk full'))
      written.push(entries)
      return ok(undefined)
    },
  })
  return { ...counted, house, written, said }
}

test('Counts are written once, also when two flushes run at the same time', async () => {
  const { count, flush, close, written } = counter()
  for (const name of ['a', 'b', 'a']) count(name, 1)
  await Promise.all([flush(), flush()])
  await close()
  expect(written).toEqual([
    [
      ['a', 2],
      ['b', 1],
    ],
  ])
})

test('Counts that could not be written are kept for the next write, together with newer ones, and are logged once', async () => {
  const { count, flush, close, house, written, said } = counter()
  count('a', 1)
  house.failing = 2
  house.meanwhile = () => count('b', 1)
  await flush()
  house.meanwhile = () => {}
  count('a', 2)
  await flush()
  expect(written).toEqual([])
  expect(said).toEqual(['Fragen ließen sich nicht speichern und werden behalten.'])
  await close()
  expect(written).toEqual([
    [
      ['a', 3],
      ['b', 1],
    ],
  ])
})

test('The number of waiting names is bounded, however many different names are counted', async () => {
  const { count, flush, close, house, written } = counter()
  house.failing = 1
  for (let n = 0; n < 1_000; n++) count(`${n}`, 1)
  await flush()
  for (let n = 1_000; n < 2_000; n++) count(`${n}`, 1)
  await close()
  expect(written.flat()).toHaveLength(200)
})
