import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { textEntry } from '../test-town.ts'
import { deskTown, page } from './testing/desk-town.ts'

const hund = (frist: string, more: object = {}) => ({
  slug: 'hundesteuer',
  name: 'Hundesteuer',
  fristen: [frist],
  ...more,
})
const text = (words: string) => ({ ...textEntry(`<p>${words}</p>`), slotName: 'content', options: {} })
const LINK = '<a href="/rathaus/leistungen/hundesteuer">Hunde-Steuer</a>'
const easy = (pfad: string, title: string, words: string) => ({
  ...page(pfad, { title, sprache: 'leicht', content: [text(words)] }),
})

/** Publishes the service, changes it, and returns the finding that names pages in Leichte Sprache. */
async function told(pages: readonly object[], after: object, before: object = hund('1 Monat')) {
  const town = await deskTown({ seite: pages, leistung: [before] })
  const [document] = await town.store.documents('leistung', { limit: 1 })
  const id = document?.id ?? ''
  const boss = town.as('chefin')
  await boss.call('redaktionArbeitskopieBehalten', {
    params: { id },
    body: { art: 'leistung', daten: after },
  })
  const { data } = await boss.call('redaktionDurchsicht', { params: { id }, query: {} })
  return data.filter(({ regel }) => regel === 'alt-leichte-sprache').map(({ satz }) => satz)
}

const OWN = easy('/leichte-sprache/hund', 'Einen Hund anmelden', LINK)

test('P3: a changed deadline names the page in Leichte Sprache that links to the service', async () => {
  expect(await told([OWN], hund('2 Wochen'))).toEqual([
    'Geändert: Fristen. In Leichter Sprache bitte prüfen: „Einen Hund anmelden“.',
  ])
})

const toEasy = (address: string) => ({
  textbloecke: [{ titel: 'Leicht', text: `<p><a href="${address}">Leicht</a></p>` }],
})
const version = (words: string) => ({ title: 'Hunde leicht', content: [text(words)] })

test.each<[string, readonly object[], object, object, number]>([
  [
    'the service links to its page in Leichte Sprache',
    [easy('/leichte-sprache/hund', 'Einen Hund anmelden', 'Hund')],
    hund('2 Wochen', toEasy('/leichte-sprache/hund')),
    hund('1 Monat', toEasy('/leichte-sprache/hund')),
    1,
  ],
  [
    'the service links to the version of a page',
    [page('/leben/hund', { leichteSprache: version('Hund') })],
    hund('2 Wochen', toEasy('/leben/hund?sprache=leicht')),
    hund('1 Monat', toEasy('/leben/hund?sprache=leicht')),
    1,
  ],
  [
    'the version of a page links to the service',
    [page('/leben/hund', { leichteSprache: version(LINK) })],
    hund('2 Wochen'),
    hund('1 Monat'),
    1,
  ],
  ['documents have changed', [OWN], hund('1 Monat', { unterlagen: ['Chip'] }), hund('1 Monat'), 1],
  ['only the short text has changed', [OWN], hund('1 Monat', { kurztext: 'Neu' }), hund('1 Monat'), 0],
  [
    'defaults are left out',
    [OWN],
    hund('1 Monat', { kosten: [{ bezeichnung: 'Marke', betrag: 5 }] }),
    hund('1 Monat', { kosten: [{ bezeichnung: 'Marke', betrag: 5, hinweis: '' }] }),
    0,
  ],
  [
    'an everyday page links to the service',
    [page('/leben/hund', { content: [text(LINK)] })],
    hund('2 Wochen'),
    hund('1 Monat'),
    0,
  ],
  [
    'only the everyday text of a page links to the service',
    [page('/leben/hund', { content: [text(LINK)], leichteSprache: version('Hund') })],
    hund('2 Wochen'),
    hund('1 Monat'),
    0,
  ],
])('P3: %s', async (_what, pages, after, before, count) => {
  expect(await told(pages, after, before)).toHaveLength(count)
})

test('P3: a new service names no pages', async () => {
  const town = await deskTown({ seite: [OWN] })
  const id = randomUUID()
  const boss = town.as('chefin')
  await boss.call('redaktionInhaltAnlegen', { body: { id, art: 'leistung', daten: hund('1 Monat') } })
  const { data } = await boss.call('redaktionDurchsicht', { params: { id }, query: {} })
  expect(data.filter(({ regel }) => regel === 'alt-leichte-sprache')).toEqual([])
})
