import { expect, test } from 'vitest'
import { tagestypLabels } from '../labels.ts'
import { bildupload } from './bildupload.ts'
import { contentItem } from './content-item.ts'
import { menu } from './menu.ts'
import { oeffnungszeit } from './oeffnungszeiten.ts'
import { contentEntry, pageRedirect, pageRoute } from './page.ts'
import { pagination } from './pagination.ts'

const page = { title: 'Rathaus', content: [] }

test('Spec §3: a page has the theme and the layout default unless it names others', () => {
  expect(pageRoute.parse(page)).toMatchObject({ pageTheme: 'default', pageLayout: 'default' })
  expect(pageRoute.parse({ ...page, pageTheme: 'freibad', pageLayout: 'wide' })).toMatchObject({
    pageTheme: 'freibad',
    pageLayout: 'wide',
  })
})

test('An unknown theme or layout becomes default, and the page stays', () => {
  const parsed = pageRoute.parse({ ...page, pageTheme: 'weihnachten', pageLayout: 'kacheln' })
  expect(parsed).toMatchObject({ pageTheme: 'default', pageLayout: 'default' })
})

test('Broken content entries do not break their page', () => {
  expect(pageRoute.parse({ ...page, content: [null, 'kaputt', { template: 7 }] }).content).toHaveLength(3)
})

test('Spec §9: a page has at most five hero images', () => {
  const images = (count: number) => Array.from({ length: count }, () => ({ src: '/medien/x', alt: '' }))
  expect(pageRoute.safeParse({ ...page, heroImages: images(5) }).success).toBe(true)
  expect(pageRoute.safeParse({ ...page, heroImages: images(6) }).success).toBe(false)
})

test('Spec §2: a template is in the content slot or in the sidebar slot, by default in the content slot', () => {
  expect(contentEntry.parse({ template: 'text' }).slotName).toBe('content')
  expect(contentEntry.parse({ template: 'text', slotName: 'sidebar' }).slotName).toBe('sidebar')
  expect(contentEntry.safeParse({ template: 'text', slotName: 'header' }).success).toBe(false)
})

test('Spec §3: apiCalls carry a name and options such as redirectOnSingleEntry', () => {
  const apiCalls = [{ name: 'aktuelles', options: { redirectOnSingleEntry: true, rubrik_id: 4 } }]
  expect(pageRoute.parse({ ...page, apiCalls }).apiCalls).toMatchObject(apiCalls)
})

test('Spec §3: pagination is page 1 of 10 by default', () => {
  expect(pagination.parse({})).toEqual({ page: 1, pages: 10 })
})

test('Spec §3: a menu item has title, href, alt and nested items', () => {
  const menuItems = [
    { title: 'A', href: '/a', alt: 'x', menuItems: [{ title: 'B', href: '/b', menuItems: [] }] },
  ]
  expect(menu.parse({ menuItems })).toEqual({ menuItems })
})

test('Spec §3: a content item has exactly these fields', () => {
  expect(Object.keys(contentItem.shape)).toEqual([
    'titel',
    'einleitung',
    'text',
    'link',
    'linktext',
    'bildupload',
    'seo',
    'vorname',
    'nachname',
    'datum_von',
    'detailURL',
  ])
  expect(Object.keys(contentItem.shape.seo.unwrap().shape)).toEqual(['title', 'description'])
})

test('Spec §3: opening hours have three kinds and eight day types', () => {
  for (const typ of ['ALLGEMEINE_OEFFNUNGSZEIT', 'SERVICEZEIT', 'TELEFONISCHE_ERREICHBARKEIT']) {
    expect(oeffnungszeit.safeParse({ typ, regulaereZeiten: [] }).success).toBe(true)
  }
  expect(oeffnungszeit.safeParse({ typ: 'NACHTS', regulaereZeiten: [] }).success).toBe(false)
  expect(Object.keys(tagestypLabels)).toEqual([
    'MONTAG',
    'DIENSTAG',
    'MITTWOCH',
    'DONNERSTAG',
    'FREITAG',
    'SAMSTAG',
    'SONNTAG',
    'ARBEITSTAG_MO_FR',
  ])
})

test.each(['8:30', '08:60', '25:00', '08.30', '08:30 Uhr', ''])('%j is no time of day', beginn => {
  const regulaereZeiten = [{ tagestyp: 'MONTAG', beginn, ende: '12:00' }]
  expect(oeffnungszeit.safeParse({ typ: 'SERVICEZEIT', regulaereZeiten }).success).toBe(false)
})

test.each(['//evil.example', '/\\evil.example', 'javascript:alert(1)', 'data:text/html,x', 'rathaus'])(
  'I-10: no picture, page or redirect of the contract leads to %j',
  address => {
    expect(bildupload.safeParse({ bild: address, bildtext: '' }).success).toBe(false)
    expect(contentItem.safeParse({ link: address }).success).toBe(false)
    expect(contentItem.safeParse({ detailURL: address }).success).toBe(false)
    expect(menu.safeParse({ menuItems: [{ title: 'A', href: address }] }).success).toBe(false)
    expect(pageRedirect.safeParse({ redirect: { to: address, status: 301 } }).success).toBe(false)
  },
)

test('A focal point is two percentages and never CSS', () => {
  const at = (bildfokus: string) =>
    bildupload.safeParse({ bild: '/medien/x', bildtext: '', bildfokus }).success
  expect([at('50% 30%'), at('0% 100%')]).toEqual([true, true])
  for (const css of ['center', '50%', '50% 30%; background: url(//evil)', '50% 30%\n']) {
    expect(at(css), css).toBe(false)
  }
})
