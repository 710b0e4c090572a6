import { CmsError, calls } from '@rathausplatz/contract'
import { expect, test } from 'vitest'
import { testSite } from '../testing/test-site.ts'
import { loadLayout } from './load-layout.ts'

const stadt = calls.stadt.answer.parse(calls.stadt.examples[0]?.answer)
const {
  oeffnungszeiten: _,
  rueckmeldungen: _asks,
  hinweise: _told,
  schulferien: _ferien,
  ags: _key,
  oertlicheFeiertage: _local,
  ...town
} = stadt
const pool = calls.organisationseinheit.answer.parse(calls.organisationseinheit.examples[0]?.answer)
const menuOf = (name: string) => ({ menuItems: [{ title: name, href: '/x' }] })
const broken = () => {
  throw new Error('Verbindung abgebrochen')
}

test('A layout has the menus of its section and the data of the town', async () => {
  const { site, lines } = testSite({ stadt: () => stadt, menu: ({ query }) => menuOf(query.name) })
  expect(await loadLayout(site, '/rathaus')).toMatchObject({
    stadt: town,
    mainMenu: [{ title: 'Hauptmenü' }],
    footerTopics: [{ title: 'Footer_Themen' }],
    footerLegal: [{ title: 'Footer_Rechtliches' }],
    hours: [{ title: 'Öffnungszeiten' }],
    house: null,
    pages: [],
    today: '2026-11-20',
  })
  expect(lines).toEqual([])
})

test('The layout of the town makes four calls and loads no house', async () => {
  const asked: string[] = []
  const { site } = testSite({
    stadt: () => (asked.push('stadt'), stadt),
    menu: ({ query }) => (asked.push(query.name), menuOf(query.name)),
    organisationseinheit: ({ params }) => (asked.push(params.id), pool),
  })
  await loadLayout(site, '/rathaus')
  expect(asked.toSorted()).toEqual(['Footer_Rechtliches', 'Footer_Themen', 'Hauptmenü', 'stadt'])
})

test('A house has its own name, hours and pages', async () => {
  const menuItems = [
    { title: 'Freibad', href: '/freibad', menuItems: [{ title: 'Preise', href: '/freibad/preise' }] },
  ]
  const { site, lines } = testSite({
    stadt: () => stadt,
    menu: () => ({ menuItems }),
    organisationseinheit: ({ params }) => ({ ...pool, id: params.id }),
  })
  const layout = await loadLayout(site, '/freibad/anfahrt')
  expect(layout).toMatchObject({
    house: { name: 'Freibad', zusatz: 'am Altrhein', telefon: '030 23125-205' },
    pages: [{ title: 'Preise', href: '/freibad/preise' }],
    footerTopics: [],
  })
  expect(layout.hours).toEqual(layout.house?.hours)
  expect(lines).toEqual([])
})

test('Spec §8, F-09: a house that fails to load is missing and logged; the hours of the town hall do not replace its hours', async () => {
  const { site, lines } = testSite({
    stadt: () => stadt,
    menu: ({ query }) => menuOf(query.name),
    organisationseinheit: broken,
  })
  expect(await loadLayout(site, '/freibad')).toMatchObject({ house: null, hours: [], stadt: town })
  expect(lines).toEqual([
    {
      level: 'warn',
      about: expect.objectContaining({ organisationseinheit: 'freibad' }),
      message: expect.any(String),
    },
  ])
})

test('A school has its own menus and no list of topics', async () => {
  const { site } = testSite({ stadt: () => stadt, menu: ({ query }) => menuOf(query.name) })
  expect(await loadLayout(site, '/jahnschule/team')).toMatchObject({
    mainMenu: [{ title: 'Hauptmenue-Jahnschule' }],
    footerTopics: [],
    footerLegal: [{ title: 'Footer-Jahnschule_Rechtliches' }],
  })
})

test('Spec §8, F-09: a menu that fails is empty and logged; the other parts stay', async () => {
  const { site, lines } = testSite({
    stadt: () => stadt,
    menu: ({ query }) => (query.name === 'Footer_Themen' ? broken() : menuOf(query.name)),
  })
  expect(await loadLayout(site, '/')).toMatchObject({
    stadt: town,
    mainMenu: [{ title: 'Hauptmenü' }],
    footerTopics: [],
    footerLegal: [{ title: 'Footer_Rechtliches' }],
  })
  expect(lines).toEqual([
    { level: 'warn', about: expect.objectContaining({ menu: 'Footer_Themen' }), message: expect.any(String) },
  ])
})

test('If the data of the town fail to load, they are missing and logged; the menus stay', async () => {
  const { site, lines } = testSite({ stadt: broken, menu: ({ query }) => menuOf(query.name) })
  expect(await loadLayout(site, '/')).toMatchObject({ stadt: null, mainMenu: [{ title: 'Hauptmenü' }] })
  expect(lines).toHaveLength(1)
})

test('If the CMS answers no call, the layout is empty', async () => {
  const { site, lines } = testSite({})
  expect(await loadLayout(site, '/')).toMatchObject({
    stadt: null,
    mainMenu: [],
    footerTopics: [],
    footerLegal: [],
  })
  expect(lines).toHaveLength(4)
})

test('R-S18: while the call for the town fails, its last answer is used, so that the 404 page keeps its e-mail address', async () => {
  let isBroken = false
  const { site } = testSite({
    stadt: () => (isBroken ? broken() : stadt),
    menu: ({ query }) => menuOf(query.name),
  })
  await loadLayout(site, '/rathaus')
  isBroken = true
  expect((await loadLayout(site, '/nichts')).stadt?.email).toBe(stadt.email)
})

test('S9: a layout reports a missing part if it may be available at the next request', async () => {
  const whole = { stadt: () => stadt, menu: ({ query }: { query: { name: string } }) => menuOf(query.name) }
  expect((await loadLayout(testSite(whole).site, '/rathaus')).isWhole).toBe(true)
  expect((await loadLayout(testSite({ ...whole, menu: broken }).site, '/rathaus')).isWhole).toBe(false)
  expect((await loadLayout(testSite({ ...whole, stadt: broken }).site, '/rathaus')).isWhole).toBe(false)
  // A menu that the CMS does not have will not be available at the next request either.
  const unknown = () => {
    throw new CmsError('nicht-gefunden')
  }
  expect((await loadLayout(testSite({ ...whole, menu: unknown }).site, '/rathaus')).isWhole).toBe(true)
})
