import { calls, type Stadt } from '@rathausplatz/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Footer } from './footer.tsx'

const stadt: Stadt = calls.stadt.answer.parse(calls.stadt.examples[0]?.answer)
const topics = [
  { title: 'Bauen', href: '/bauen' },
  { title: 'Familie', href: '/leben/familie' },
]
const legal = [{ title: 'Impressum', href: '/impressum' }]

const draw = (changes: Partial<Parameters<typeof Footer>[0]> = {}) =>
  renderToStaticMarkup(<Footer stadt={stadt} topics={topics} legal={legal} year={2026} {...changes} />)
const hours = (html: string) =>
  [...html.matchAll(/<dt>([^<]*)<\/dt><dd>([^<]*)<\/dd>/g)].map(([, days, times]) => [days, times])

test('Spec §2: the footer shows the address', () => {
  const text = draw().replaceAll(/<[^>]*>/g, ' ')
  for (const part of [
    'Stadt Rebenau',
    'Marktplatz 1',
    '76999',
    'Rebenau',
    '030 23125-100',
    '030 23125-199',
  ]) {
    expect(text).toContain(part)
  }
  expect(draw()).toContain('<a href="mailto:stadt@rebenau.example.org">')
})

test('A telephone number can be dialled', () => {
  expect(draw()).toContain('<a href="tel:+493023125100">030 23125-100</a>')
})

test('Spec §2: the footer shows two link lists', () => {
  const html = draw()
  const lists = [...html.matchAll(/<nav aria-label="([^"]*)">(.*?)<\/nav>/g)].map(([, name, inner = '']) => [
    name,
    [...inner.matchAll(/<a href="([^"]*)"[^>]*>([^<]*)<\/a>/g)].map(([, href, title]) => `${title} ${href}`),
  ])
  expect(lists).toEqual([
    ['Themen', ['Bauen /bauen', 'Familie /leben/familie']],
    ['Rechtliches', ['Impressum /impressum']],
  ])
})

test.each([
  ['the CMS gives none', { ...stadt, oeffnungszeiten: [] }],
  ['the CMS does not answer', null],
])('Spec §9: Monday to Friday 08:30-12:00, Tuesday and Thursday also 15:00-17:30, where %s', (_, stadt) => {
  expect(hours(draw({ stadt }))).toEqual([
    ['Montag bis Freitag', '08:30–12:00 Uhr'],
    ['Dienstag und Donnerstag', '15:00–17:30 Uhr'],
  ])
})

test('The hours of the CMS go before those of the program', () => {
  const regulaereZeiten = [{ tagestyp: 'SAMSTAG', beginn: '09:00', ende: '12:00' }]
  const own = [
    {
      typ: 'ALLGEMEINE_OEFFNUNGSZEIT' as const,
      hinweisText: '',
      regulaereZeiten,
      anFeiertagen: 'GESCHLOSSEN' as const,
      abweichendeZeiten: [],
    },
  ]
  expect(hours(draw({ stadt: { ...stadt, oeffnungszeiten: own } }))).toEqual([['Samstag', '09:00–12:00 Uhr']])
})

test("Spec §8: a day type that is not known reads 'Montag bis Samstag'", () => {
  const regulaereZeiten = [{ tagestyp: 'WERKTAG', beginn: '09:00', ende: '12:00' }]
  const own = [
    {
      typ: 'ALLGEMEINE_OEFFNUNGSZEIT' as const,
      hinweisText: '',
      regulaereZeiten,
      anFeiertagen: 'GESCHLOSSEN' as const,
      abweichendeZeiten: [],
    },
  ]
  expect(hours(draw({ stadt: { ...stadt, oeffnungszeiten: own } }))).toEqual([
    ['Montag bis Samstag', '09:00–12:00 Uhr'],
  ])
})

test('F-09: a footer without its menus and its town has no empty list and no empty address', () => {
  const html = draw({ stadt: null, topics: [], legal: [] })
  expect(html).not.toMatch(/<nav|<address|<ul/)
  expect(html).toContain('Öffnungszeiten')
})

test('I-10: a menu item that is script is no link', () => {
  const html = draw({ topics: [{ title: 'Klick', href: 'javascript:alert(1)' }] })
  expect(html).toContain('Klick')
  expect(html).not.toContain('javascript')
})
