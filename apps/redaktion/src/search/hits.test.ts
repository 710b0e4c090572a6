import { Search } from 'lucide-react'
import { expect, test } from 'vitest'
import { type Hit, hitsInWords } from './hits.ts'

const hit = (key: string, more: Partial<Hit> = {}): Hit => ({
  key,
  group: 'Seiten',
  title: key,
  about: '',
  to: '/',
  drawing: Search,
  ...more,
})

const SIMILAR = { isSimilar: true } as const
const similar = (count: number) => Array.from({ length: count }, (_, at) => hit(`Bender ${at}`, SIMILAR))
const others = (count: number) => Array.from({ length: count }, (_, at) => hit(`Hilfe ${at}`))

test.each([
  [0, 1, '1 Treffer'],
  [0, 2, '2 Treffer'],
  [1, 0, 'Kein Inhalt mit „Benz“, nur ähnlich geschrieben: 1 Treffer'],
  [3, 0, 'Kein Inhalt mit „Benz“, nur ähnlich geschrieben: 3 Treffer'],
  [1, 1, 'Kein Inhalt mit „Benz“, nur ähnlich geschrieben: 1 Treffer. Weitere Treffer: 1'],
  [1, 4, 'Kein Inhalt mit „Benz“, nur ähnlich geschrieben: 1 Treffer. Weitere Treffer: 4'],
  [2, 1, 'Kein Inhalt mit „Benz“, nur ähnlich geschrieben: 2 Treffer. Weitere Treffer: 1'],
])('P4: %i similar hits and %i others are told as: %s', (close, exact, said) => {
  expect(hitsInWords([...others(exact), ...similar(close)], 'Benz')).toBe(said)
  expect(hitsInWords([...similar(close), ...others(exact)], 'Benz')).toBe(said)
})
