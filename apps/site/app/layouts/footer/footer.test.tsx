import { sections } from '@rathausplatz/contract/sections'
import { hoursLines } from '@rathausplatz/kalender'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { LayoutData } from '../load-layout.ts'
import { freibad, layoutData } from '../testing/layout-data.ts'
import { Footer } from './footer.tsx'
import { footerHours } from './footer-hours.ts'

const draw = (changes: Partial<LayoutData> = {}, theme: keyof typeof sections = 'default', address = '') => {
  const element = <Footer section={sections[theme]} layout={layoutData(changes)} address={address} />
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
}
const textOf = (html: string) =>
  html
    .replaceAll('<wbr/>', '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
const hours = (html: string) =>
  [...html.matchAll(/<dt>([^<]*)<\/dt><dd>([^<]*)<\/dd>/g)].map(([, days, times]) => [days, times])
const lists = (html: string) =>
  [...html.matchAll(/<nav aria-label="([^"]*)">(.*?)<\/nav>/g)].map(([, name, inner = '']) => [
    name,
    [...inner.matchAll(/<a href="([^"]*)"[^>]*>([^<]*)<\/a>/g)].map(([, href, title]) => `${title} ${href}`),
  ])

test('Spec §2: the footer shows the address', () => {
  const text = textOf(draw())
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
  expect(lists(draw())).toEqual([
    ['Themen', ['Bauen /bauen', 'Familie /leben/familie']],
    ['Rechtliches', ['Impressum /impressum']],
  ])
})

test('Spec §9: without hours from the CMS the footer shows Monday to Friday 08:30-12:00, Tuesday and Thursday also 15:00-17:30', () => {
  expect(hours(draw({ hours: [] }))).toEqual([
    ['Montag bis Freitag', '08:30–12:00 Uhr'],
    ['Dienstag und Donnerstag', '15:00–17:30 Uhr'],
  ])
  expect(footerHours.lines).toEqual(
    hoursLines([
      { tagestyp: 'ARBEITSTAG_MO_FR', beginn: '08:30', ende: '12:00' },
      { tagestyp: 'DIENSTAG', beginn: '15:00', ende: '17:30' },
      { tagestyp: 'DONNERSTAG', beginn: '15:00', ende: '17:30' },
    ]),
  )
})

test('Hours from the CMS replace the default hours', () => {
  expect(hours(draw())).toEqual([['Samstag', '09:00–12:00 Uhr']])
})

test('F-09: a footer without menus and town has no empty list and no empty address', () => {
  const html = draw({ stadt: null, footerTopics: [], footerLegal: [], hours: [] })
  expect(html).not.toMatch(/<nav|<address|<ul/)
  expect(html).toContain('Öffnungszeiten')
})

test('I-10: a menu item with a script address is not a link', () => {
  const html = draw({ footerTopics: [{ title: 'Klick', href: 'javascript:alert(1)' }] })
  expect(html).toContain('Klick')
  expect(html).not.toContain('javascript')
})

const pool = { house: freibad, hours: freibad.hours, pages: [{ title: 'Preise', href: '/freibad/preise' }] }

test('The footer of a house has its own address, telephone, mail, hours, pages and legal links', () => {
  const html = draw(pool, 'freibad')
  const text = textOf(html)
  for (const part of [
    'Freibad am Altrhein',
    'Am Altrhein 40',
    '030 23125-205',
    'freibad@rebenau.example.org',
  ]) {
    expect(text).toContain(part)
  }
  expect(text).not.toContain('Marktplatz 1')
  expect(hours(html)).toEqual([['Montag', '09:00–20:00 Uhr']])
  expect(lists(html)).toEqual([
    ['Seiten', ['Preise /freibad/preise']],
    ['Rechtliches', ['Impressum /impressum']],
  ])
})

test('The footer of a house states whether the house is open now and to which town it belongs', () => {
  const html = draw(pool, 'freibad')
  expect(textOf(html)).toContain('Öffnungszeiten Jetzt geöffnet bis 20:00 Uhr')
  expect(textOf(html)).toContain('Eine Einrichtung der Stadt Rebenau')
  expect(html).toMatch(/Einrichtung der <a href="\/">Stadt Rebenau<\/a>/)
})

test('F-09: the footer of a house that could not be loaded shows its name and no hours', () => {
  const html = draw({ house: null, hours: [], pages: [] }, 'freibad')
  expect(hours(html)).toEqual([])
  expect(html).not.toContain('<address')
  expect(textOf(html)).toContain('Freibad')
})

test('Spec §2: the footer of the intranet has address block, phone, fax, Kontaktformular, legal links and copyright', () => {
  const html = draw({}, 'intranet')
  expect(textOf(html)).toMatch(
    /Stadt Rebenau.*Rathaus.*Marktplatz 1.*76999 Rebenau.*Telefon 030 23125-100.*Fax 030 23125-199.*© 2026 Stadt Rebenau/,
  )
  expect(html).toContain('<a href="/kontakt">Kontaktformular</a>')
  expect(lists(html)).toEqual([
    [
      'Rechtliches',
      ['Impressum /impressum', 'Datenschutz /datenschutz', 'Barrierefreiheit /barrierefreiheit'],
    ],
  ])
  expect(hours(html)).toEqual([])
})

test('The footer of the intranet links the contact form even if the CMS has no data of the town', () => {
  const html = draw({ stadt: null }, 'intranet')
  expect(html).toContain('<a href="/kontakt">Kontaktformular</a>')
  expect(html).not.toContain('<h2></h2>')
  expect(lists(html)).toHaveLength(1)
})

test.each(['default', 'freibad', 'intranet'] as const)(
  'K-10: the printed footer of %s shows the address of the page and the date',
  theme => {
    const html = draw({}, theme, 'https://www.rebenau.example.org/rathaus')
    expect(textOf(html)).toContain('https://www.rebenau.example.org/rathaus, abgerufen am 20.11.2026')
  },
)

test('K-11: every footer offers light and dark with a form that works without scripts', () => {
  for (const theme of ['default', 'freibad', 'intranet'] as const) {
    const html = draw({}, theme)
    const [form = ''] = /<form [^>]*>/.exec(html) ?? []
    expect(form).toContain('method="post"')
    expect(form).toContain('action="/darstellung"')
    const buttons = [...html.matchAll(/<button [^>]*>/g)].map(([button]) => button)
    expect(buttons.map(button => /value="([^"]*)"/.exec(button)?.[1])).toEqual(['geraet', 'hell', 'dunkel'])
    expect(buttons.map(button => /aria-pressed="([^"]*)"/.exec(button)?.[1])).toEqual([
      'true',
      'false',
      'false',
    ])
  }
})
