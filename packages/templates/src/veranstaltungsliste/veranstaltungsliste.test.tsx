import { expect, test } from 'vitest'
import { links, render, texts } from '../testing/render-example.tsx'

const termine = [
  {
    titel: 'Adventsmarkt',
    datum_von: '2026-11-28T14:00:00+01:00',
    ort: 'Marktplatz',
    rubriken: [{ rubrik: 'Markt', detailURL: '/veranstaltungen/adventsmarkt' }],
  },
  { titel: 'Sirenenprobe', datum_von: '2027-09-09T11:00:00+02:00', rubriken: [] },
]
const data = { termine, page: 1, pages: 1 }

test('Every event says its date, weekday, time, place and category, and leads to its page if it has one', () => {
  const root = render('veranstaltungsliste', { context: { titel: 'Alle Termine' }, data })
  expect(texts(root, 'time').map(text => text.slice(0, 10))).toEqual(['28.11.2026', '09.09.2027'])
  expect(texts(root, 'li p span')).toEqual([
    'Samstag, 14:00 Uhr',
    'Marktplatz',
    'Markt',
    'Donnerstag, 11:00 Uhr',
  ])
  expect(links(root)).toEqual([['/veranstaltungen/adventsmarkt', 'Adventsmarkt']])
})

test('Headings follow each other whether the list has a title or not', () => {
  expect(texts(render('veranstaltungsliste', { context: { titel: 'Alle Termine' }, data }), 'h2')).toEqual([
    'Alle Termine',
  ])
  expect(texts(render('veranstaltungsliste', { context: {}, data }), 'h2')).toEqual([
    'Adventsmarkt',
    'Sirenenprobe',
  ])
})

test('An empty list says so', () => {
  expect(
    texts(render('veranstaltungsliste', { context: {}, data: { termine: [], page: 1, pages: 1 } }), 'p'),
  ).toEqual(['Zurzeit sind keine Veranstaltungen eingetragen.'])
})
