import { expect, test } from 'vitest'
import { countedLater } from './counted-later.ts'
import { notStored, ok } from './store/result.ts'

/** A counter whose writing fails as often as asked for. */
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

test('What is counted is written down once', async () => {
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

test('What could not be written is kept for the next time, with what came meanwhile, and told once', async () => {
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

test('Whoever asks for strange things all day fills no memory', async () => {
  const { count, flush, close, house, written } = counter()
  house.failing = 1
  for (let n = 0; n < 1_000; n++) count(`${n}`, 1)
  await flush()
  for (let n = 1_000; n < 2_000; n++) count(`${n}`, 1)
  await close()
  expect(written.flat()).toHaveLength(200)
})
