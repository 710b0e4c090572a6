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

test.each<[readonly Hit[], string]>([
  [[hit('Benz')], '1 Treffer'],
  [[hit('Benz'), hit('Benzin')], '2 Treffer'],
  [[hit('Bender', { isSimilar: true })], 'Kein Inhalt mit „Benz“, nur ähnlich geschrieben: 1 Treffer'],
  [
    [hit('Hilfe'), hit('Bender', { isSimilar: true })],
    'Kein Inhalt mit „Benz“, nur ähnlich geschrieben: 2 Treffer',
  ],
])('P4: case %#: the search says whether its hits are only similar', (hits, said) => {
  expect(hitsInWords(hits, 'Benz')).toBe(said)
})
