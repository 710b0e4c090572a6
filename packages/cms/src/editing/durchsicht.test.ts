import { randomUUID } from 'node:crypto'
import { MOST_BEFUNDE } from '@rathausplatz/contract'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { textEntry } from '../test-town.ts'
import { deskTown, page } from './testing/desk-town.ts'

const ID = '0198f0a2-5c1e-7d3a-9b44-2f6c1a7e8d10'
const text = (words: string) => ({ ...textEntry(`<p>${words}</p>`), slotName: 'content', options: {} })
const written = (words: string, more: object = {}) => ({
  description: 'Fundsachen',
  content: [text(words)],
  ...more,
})

type Desk = ReturnType<Awaited<ReturnType<typeof deskTown>>['as']>

const typed = (desk: Desk, daten: unknown) =>
  desk.call('redaktionArbeitskopieBehalten', { params: { id: ID }, body: { art: 'seite', daten } })
const look = (desk: Desk, query: object = {}, id = ID) =>
  desk.call('redaktionDurchsicht', { params: { id }, query })
const rules = async (desk: Desk, query: object = {}) =>
  (await look(desk, query)).data.map(({ regel }) => regel)

test('The working copy is checked, or the draft if that is requested', async () => {
  const boss = (await deskTown()).as('chefin')
  await boss.page('/fundbuero', written('Alles gut.'), ID)
  await typed(boss, page('/fundbuero', written('Bitte <a href="/fundbuero">hier</a>.')))
  expect((await look(boss)).data).toMatchObject([
    {
      gewicht: 'hinweis',
      regel: 'linktext',
      feld: 'content.0.context.text',
      feldname: '1. Baustein: Text',
    },
  ])
  expect(await rules(boss, { stand: 'entwurf' })).not.toContain('linktext')
})

test('A page that is not saved yet is checked', async () => {
  const boss = (await deskTown()).as('chefin')
  await typed(boss, {})
  expect(await rules(boss)).toEqual(['beschreibung', 'seite-leer'])
})

test("A-09: nothing of another editor's working copy is reported", async () => {
  const town = await deskTown()
  await town.as('chefin').page('/fundbuero', written('Alles gut.'), ID)
  await typed(town.as('chefin'), page('/fundbuero', written('GEHEIM <a href="/">hier</a>')))
  expect(await rules(town.as('autor'))).not.toContain('linktext')
  const missing = await town.as('autor').refusal('redaktionDurchsicht', { params: { id: randomUUID() } })
  expect(missing.code).toBe('nicht-gefunden')
})

test('Links are checked against the public pages; a draft that the editor may not read is reported as missing', async () => {
  const town = await deskTown({ seite: [page('/offen')], aktuelles: [] })
  const boss = town.as('chefin')
  await boss.page('/entwurf')
  const all = ['/offen', '/entwurf', '/nirgends', '/kontakt', '/medien/plan.pdf', '/veranstaltungen.ics']
  const links = all.map(href => `<a href="${href}">Ziel ${href.slice(1)}</a>`).join(' ')
  await typed(boss, page('/fundbuero', written(links)))
  const told = (await look(boss)).data.map(({ regel, stelle }) => `${regel} ${stelle}`)
  expect(told).toEqual(['link-ziel-nicht-oeffentlich /entwurf', 'link-ziel-fehlt /nirgends'])

  const school = town.as('schule')
  await typed(school, page('/schillerschule/x', written(links)))
  const seen = (await look(school)).data.map(({ regel, stelle }) => `${regel} ${stelle}`)
  expect(seen).toEqual(['link-ziel-fehlt /entwurf', 'link-ziel-fehlt /nirgends'])
})

test('A link from a page to itself is no finding before the page is public', async () => {
  const boss = (await deskTown()).as('chefin')
  await boss.page('/fundbuero', written('<a href="/fundbuero#unten">Gebühren</a>'), ID)
  expect(await rules(boss)).toEqual([])
})

test('A picture that the library marks as decoration needs no text; a missing picture is reported', async () => {
  const town = await deskTown()
  const boss = town.as('chefin')
  const bytes = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#c00' } })
    .jpeg()
    .toBuffer()
  const taken = async (name: string, words: object) =>
    boss.call('redaktionMediumAufnehmen', { query: { name, ...words }, file: new Uint8Array(bytes) })
  await taken('Schmuck.jpg', { dekorativ: 'true', urheber: 'Anna' })
  const heroImages = ['schmuck', 'anderes'].map(name => ({ src: `/medien/${name}`, alt: '' }))
  await typed(boss, page('/fundbuero', written('Gut.', { heroImages })))
  expect((await look(boss)).data).toMatchObject([{ regel: 'bild-fehlt', feld: 'heroImages.1.src' }])
})

test('A number that no public record has is reported, until a record with it is public', async () => {
  const town = await deskTown()
  const boss = town.as('chefin')
  await boss.page('/fundbuero', written('Telefon 030 23125-160'), ID)
  expect(await rules(boss)).toEqual(['angabe-telefon'])
  const office = {
    slug: 'bauamt',
    name: 'Bauamt',
    kommunikation: [{ kanal: 'TELEFON', kennung: '030 23125-160' }],
  }
  const id = randomUUID()
  const made = await boss.call('redaktionInhaltAnlegen', {
    body: { id, art: 'organisationseinheit', daten: office },
  })
  expect(await rules(boss)).toEqual(['angabe-telefon'])
  await boss.call('redaktionVeroeffentlichen', { params: { id }, body: { grundfassung: made.fassung } })
  expect(await rules(boss)).toEqual([])
})

test('A publication with open errors is logged with these errors', async () => {
  const boss = (await deskTown()).as('chefin')
  const publish = async (id: string, more: object) => {
    const { fassung } = await boss.page(`/${id}`, more, id)
    await boss.call('redaktionVeroeffentlichen', { params: { id }, body: { grundfassung: fassung } })
  }
  await publish('gut', written('Alles gut.'))
  await publish('leer', written('<a href="/nirgends">Antrag</a>'))
  const { data } = await boss.call('redaktionProtokoll', { query: { anzahl: 10 } })
  const noted = data.filter(({ was }) => was === 'veroeffentlicht').map(({ vermerk }) => vermerk)
  expect(noted).toEqual([
    'Trotz der Durchsicht: Der Link „Antrag“ führt ins Leere: /nirgends gibt es nicht.',
    null,
  ])
})

test('The list of findings is bounded and keeps the most severe ones', async () => {
  const boss = (await deskTown()).as('chefin')
  const entries = Array.from({ length: MOST_BEFUNDE + 50 }, () => text('Zwecks Abholung.'))
  const picture = {
    template: 'bild-text',
    context: { titel: 'x', bildupload: { bild: '/medien/x', bildtext: '' } },
  }
  await typed(boss, page('/fundbuero', written('', { content: [...entries, picture] })))
  const { data } = await look(boss)
  expect(data).toHaveLength(MOST_BEFUNDE)
  expect(data.at(-1)).toMatchObject({ gewicht: 'fehler' })
})

test.each(['menue', 'stadt', 'suchbegriff', 'veranstaltung', 'leistung'])(
  'a record of the kind %s can be checked, whatever its data',
  async art => {
    const boss = (await deskTown()).as('leitung')
    await boss.call('redaktionArbeitskopieBehalten', {
      params: { id: ID },
      body: { art, daten: { name: 7 } },
    })
    expect(Array.isArray((await look(boss)).data)).toBe(true)
  },
)
