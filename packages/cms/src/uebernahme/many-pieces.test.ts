import { expect, test } from 'vitest'
import { deskTown } from '../editing/testing/desk-town.ts'
import { readFeed } from './feed-items.ts'
import { firstUnknown } from './first-unknown.ts'
import { begin, SITE } from './testing/taking-over.ts'
import { wordpressExport } from './testing/wordpress-export.ts'
import { readWordpress } from './wordpress.ts'

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at + 1)
const post = (id: number) => ({ id, titel: `Nachricht ${id}`, text: 'Text', link: `${SITE}/n/${id}` })

/** Knows the first addresses of a list, as after earlier imports. */
const knows = (count: number) => async (adressen: readonly string[]) =>
  new Set(adressen.filter(adresse => Number(adresse.split('/').at(-1)) <= count))

test.each<[number, number, number, string]>([
  [1_999, 0, 1_999, ''],
  [2_000, 0, 2_000, ''],
  [2_001, 0, 2_000, 'Gefunden: 2001 Einträge. Noch nicht in dieser Liste: 1. '],
  [5_300, 0, 2_000, 'Noch nicht in dieser Liste: 3300. '],
  [5_300, 2_000, 2_000, 'nicht in dieser Liste: 2000. Noch nicht in dieser Liste: 1300. '],
  [5_300, 4_000, 1_300, 'Schon übernommen und deshalb nicht in dieser Liste: 4000.'],
  [5_300, 5_300, 0, 'Schon übernommen und deshalb nicht in dieser Liste: 5300.'],
])(
  'I26: of %i pieces with %i taken over, %i are shown and the rest is told',
  async (all, taken, shown, said) => {
    const { chosen, told } = await firstUnknown(numbers(all), nr => [`/n/${nr}`], knows(taken))
    expect(chosen).toHaveLength(shown)
    expect(chosen[0]).toBe(shown === 0 ? undefined : all <= 2_000 ? 1 : taken + 1)
    if (said === '') expect(told).toEqual([])
    else expect(told.join()).toContain(said)
  },
)

test('I26: a second reading of a large export continues behind the first', async () => {
  const text = wordpressExport(numbers(2_500).map(post))
  const first = await readWordpress(text)
  const second = await readWordpress(text, knows(2_000))
  expect(first.ok && first.funde.length).toBe(2_000)
  expect(second.ok && second.funde.map(({ titel }) => titel)).toEqual(
    numbers(2_500)
      .slice(2_000)
      .map(nr => `Nachricht ${nr}`),
  )
})

test('I26: many pictures and menu items do not push out the posts behind them', async () => {
  const pictures = numbers(9_000).map(id => ({ id: 10_000 + id, titel: 'Bild', text: '', art: 'attachment' }))
  const reading = await readWordpress(wordpressExport([...pictures, post(1)]))
  expect(reading.ok && reading.funde.map(({ titel }) => titel)).toEqual(['Nachricht 1'])
  expect(reading.ok && reading.hinweise.join()).toContain('(9000)')
})

test('I26: a feed with more entries than one import holds is told', async () => {
  const items = numbers(2_100).map(nr => `<item><title>N ${nr}</title><link>${SITE}/n/${nr}</link></item>`)
  const reading = await readFeed(`<rss><channel>${items.join('')}</channel></rss>`)
  expect(reading.ok && reading.hinweise.join()).toContain('Noch nicht in dieser Liste: 100. ')
})

test('I26: a table with more rows than one import holds can be read again', async () => {
  const town = await deskTown()
  const rows = numbers(2_003).map(nr => `/alt-${nr};/neu-${nr}`)
  const { anzahl, hinweise } = await begin(town, `von;nach\n${rows.join('\n')}`, 'chefin', 'wege.csv')
  expect(anzahl.gefunden).toBe(2_000)
  expect(hinweise.join()).toContain('Noch nicht in dieser Liste: 3. ')
})
