import { expect, test } from 'vitest'
import { deskTown, page } from './testing/desk-town.ts'

const text = (html: string) => ({ content: [{ template: 'text', context: { text: html } }] })
const link = (href: string, words = 'Dort') => `<p><a href="${href}">${words}</a></p>`

type Town = Awaited<ReturnType<typeof deskTown>>
type Editor = ReturnType<Town['as']>

async function publicPage(who: Editor, pfad: string, more: object = {}) {
  const { id, fassung } = await who.page(pfad, more)
  await who.call('redaktionVeroeffentlichen', { params: { id }, body: { grundfassung: fassung } })
  return id
}

const move = (who: Editor, id: string, pfad: string) =>
  who.call('redaktionVerschieben', { params: { id }, body: { pfad, grundfassung: 1 } })

const told = async (who: Editor, query: object = {}) => {
  const { data } = await who.call('redaktionKaputteLinks', {
    query: { seite: 1, pro_seite: 100, lage: 'weiterleitung', ...query },
  })
  return data
}

const ways = async (who: Editor) =>
  (await told(who)).map(({ adresse, neue_adresse }) => [adresse, neue_adresse])

const renew = (who: Editor, body: object = {}) => who.call('redaktionLinkNachtragen', { body })

const hrefs = async (who: Editor, id: string) => {
  const { daten } = await who.call('redaktionInhalt', { params: { id } })
  return [...JSON.stringify(daten).matchAll(/href=\\"([^"\\]*)/g)].map(([, href]) => href)
}

const publicHrefs = async (town: Town, id: string) =>
  [...JSON.stringify((await town.store.published.byId(id))?.data).matchAll(/href=\\"([^"\\]*)/g)].map(
    ([, href]) => href,
  )

test('A link to a moved page is listed with its new address and its places, and does not count as broken', async () => {
  const town = await deskTown()
  const boss = town.as('chefin')
  const target = await publicPage(boss, '/alt')
  const from = await publicPage(boss, '/antrag', text(link('/alt', 'Formulare')))
  expect(await told(boss)).toEqual([])
  await move(boss, target, '/neu')
  expect(await told(boss)).toMatchObject([
    {
      adresse: '/alt',
      neue_adresse: '/neu',
      ziel: null,
      stellen: [{ id: from, titel: '/antrag', worte: 'Formulare', aenderbar: true }],
    },
  ])
  const { zahlen } = await boss.call('redaktionKaputteLinks', { query: { seite: 1, pro_seite: 1 } })
  expect(zahlen).toMatchObject({ haus: 0, weiterleitung: 1 })
})

test('A link to an office that has its own page is listed with that page, and is updated like any other', async () => {
  const town = await deskTown({
    organisationseinheit: [{ name: 'Freibad', seite: '/freibad' }, { name: 'Bauamt' }],
  })
  const boss = town.as('chefin')
  const links = link('/rathaus/aemter/freibad#preise') + link('/rathaus/aemter/bauamt')
  const from = await publicPage(boss, '/sommer', text(links))
  // That page does not exist yet, so there is no redirect.
  expect(await ways(boss)).toEqual([])
  await publicPage(boss, '/freibad')
  expect(await ways(boss)).toEqual([['/rathaus/aemter/freibad', '/freibad']])
  await renew(boss, { adresse: '/rathaus/aemter/freibad' })
  expect(await hrefs(boss, from)).toEqual(['/freibad#preise', '/rathaus/aemter/bauamt'])
  expect(await ways(boss)).toEqual([])
})

test('One link or all of them are updated, published if the editor may release, and undone in one step', async () => {
  const town = await deskTown()
  const boss = town.as('chefin')
  const [one, other] = [await publicPage(boss, '/alt'), await publicPage(boss, '/frueher')]
  const a = await publicPage(boss, '/a', text(link('/alt#oben') + link('/frueher') + link('/alt?seite=2#b')))
  const b = await publicPage(boss, '/b', text(link('/alt')))
  await move(boss, one, '/neu')
  await move(boss, other, '/jetzt')

  const first = await renew(boss, { adresse: '/alt', id: b })
  expect(first.data).toMatchObject([{ id: b, stand: 'oeffentlich' }])
  expect(await publicHrefs(town, b)).toEqual(['/neu'])
  expect(await publicHrefs(town, a)).toEqual(['/alt#oben', '/frueher', '/alt?seite=2#b'])

  const all = await renew(boss)
  expect(all.data).toMatchObject([{ id: a, stand: 'oeffentlich' }])
  expect(await publicHrefs(town, a)).toEqual(['/neu#oben', '/jetzt', '/neu?seite=2#b'])
  expect(await told(boss)).toEqual([])
  expect(await renew(boss)).toEqual({ data: [], mehr: false, rueckgaengig: null })

  await boss.call('redaktionLinkErsetzungZuruecknehmen', { body: all.rueckgaengig ?? {} })
  expect(await publicHrefs(town, a)).toEqual(['/alt#oben', '/frueher', '/alt?seite=2#b'])
  expect(await publicHrefs(town, b)).toEqual(['/neu'])
})

test('A pending draft gets the new address and is not published', async () => {
  const town = await deskTown()
  const boss = town.as('chefin')
  const target = await publicPage(boss, '/alt')
  const id = await publicPage(boss, '/a', text(link('/alt')))
  const daten = page('/a', { title: 'Angefangen', ...text(link('/alt') + link('/kontakt')) })
  await boss.call('redaktionInhaltSpeichern', { params: { id }, body: { daten, grundfassung: 1 } })
  await move(boss, target, '/neu')

  const { data, rueckgaengig } = await renew(boss)
  expect(data).toMatchObject([
    { id, stand: 'entwurf', satz: expect.stringContaining('angefangenen Entwurf') },
  ])
  expect(await hrefs(boss, id)).toEqual(['/neu', '/kontakt'])
  expect((await town.store.published.byId(id))?.title).toBe('/a')
  expect(await publicHrefs(town, id)).toEqual(['/alt'])
  await boss.call('redaktionLinkErsetzungZuruecknehmen', { body: rueckgaengig ?? {} })
  expect(await hrefs(boss, id)).toEqual(['/alt', '/kontakt'])
})

test('Each editor updates only what they may write: a school its own pages, an author only drafts', async () => {
  const town = await deskTown()
  const boss = town.as('chefin')
  const target = await publicPage(boss, '/alt')
  const school = await publicPage(boss, '/schillerschule/a', text(link('/alt')))
  const hall = await publicPage(boss, '/rathaus/a', text(link('/alt')))
  await move(boss, target, '/neu')

  const places = async (who: Editor) =>
    (await told(who)).flatMap(({ stellen }) => stellen.map(({ id, aenderbar }) => [id, aenderbar]))
  expect(await places(town.as('schule'))).toEqual([[school, true]])
  expect((await renew(town.as('schule'), { id: hall })).data).toEqual([])
  expect((await renew(town.as('schule'))).data.map(({ id }) => id)).toEqual([school])
  expect(await publicHrefs(town, hall)).toEqual(['/alt'])

  const { data } = await renew(town.as('autor'), { adresse: '/alt' })
  expect(data).toMatchObject([{ id: hall, stand: 'entwurf' }])
  expect(await publicHrefs(town, hall)).toEqual(['/alt'])
  expect((await town.as('post').refusal('redaktionLinkNachtragen', { body: {} })).code).toBe('nicht-erlaubt')
})

test('An update limited to a section leaves other sections unchanged', async () => {
  const town = await deskTown()
  const boss = town.as('chefin')
  const target = await publicPage(boss, '/alt')
  await publicPage(boss, '/schillerschule/a', text(link('/alt')))
  const hall = await publicPage(boss, '/rathaus/a', text(link('/alt')))
  await move(boss, target, '/neu')
  expect((await told(boss, { bereich: '/rathaus' })).map(({ stellen }) => stellen.length)).toEqual([1])
  expect((await renew(boss, { bereich: '/rathaus' })).data.map(({ id }) => id)).toEqual([hall])
  expect((await told(boss)).map(({ stellen }) => stellen.length)).toEqual([1])
})

test.each([
  ['a page that left for another', { von: '/kurz', nach: '/ziel', status: 301 }, '/kurz', '/ziel'],
  ['a place on a page', { von: '/kurz', nach: '/ziel#mitte', status: 301 }, '/kurz#x', '/ziel#mitte'],
  [
    'an old address with a query',
    { von: '/index.php?id=1', nach: '/ziel', status: 301 },
    '/index.php?id=1',
    '/ziel',
  ],
])('Links that an editor redirects permanently are updated: %s', async (_what, weiterleitung, href, to) => {
  const town = await deskTown({
    weiterleitung: [weiterleitung],
    seite: [page('/ziel'), page('/a', text(link(href)))],
  })
  const boss = town.as('chefin')
  expect((await ways(boss)).map(([, way]) => way)).toEqual([to])
  const { data } = await renew(boss)
  expect(await publicHrefs(town, data[0]?.id ?? '')).toEqual([to])
})

test.each([
  ['only for now', [{ von: '/kurz', nach: '/ziel', status: 302 }], '/kurz'],
  ['to nowhere', [{ von: '/kurz', nach: '/gibt-es-nicht', status: 301 }], '/kurz'],
  ['for another query', [{ von: '/index.php?id=1', nach: '/ziel', status: 301 }], '/index.php?id=2'],
  ['from nothing', [], '/ziel'],
])('Links are not updated because of a redirect %s', async (_what, weiterleitung, href) => {
  const town = await deskTown({ weiterleitung, seite: [page('/ziel'), page('/a', text(link(href)))] })
  expect(await ways(town.as('chefin'))).toEqual([])
  expect((await renew(town.as('chefin'))).data).toEqual([])
})

test('Links in legally published notices are not listed, because they must not change', async () => {
  const town = await deskTown({
    bekanntmachung: [
      { titel: 'Satzung', art: 'Hinweis', datum_von: '2026-11-20T06:00:00+01:00', text: link('/kurz') },
    ],
    weiterleitung: [{ von: '/kurz', nach: '/ziel', status: 301 }],
    seite: [page('/ziel')],
  })
  expect(await ways(town.as('chefin'))).toEqual([])
  expect((await renew(town.as('chefin'))).data).toEqual([])
})

test('Concurrent updates change a content once, and an undo reverts it', async () => {
  const town = await deskTown()
  const boss = town.as('chefin')
  const target = await publicPage(boss, '/alt')
  const id = await publicPage(boss, '/a', text(link('/alt')))
  await move(boss, target, '/neu')
  const [one] = await Promise.all([renew(boss), renew(town.as('amt')), renew(boss)])
  expect(await publicHrefs(town, id)).toEqual(['/neu'])
  const { fassung, status } = await boss.call('redaktionInhalt', { params: { id } })
  expect([fassung, status]).toEqual([2, 'oeffentlich'])
  await boss.call('redaktionLinkErsetzungZuruecknehmen', { body: one.rueckgaengig ?? {} })
  expect(await publicHrefs(town, id)).toEqual(['/alt'])
})

test('A content under review stays unchanged, and the answer says so', async () => {
  const town = await deskTown()
  const boss = town.as('chefin')
  const target = await publicPage(boss, '/alt')
  const from = await publicPage(boss, '/antrag', text(link('/alt', 'Formulare')))
  await move(boss, target, '/neu')
  const params = { id: from }
  const daten = page('/antrag', text(link('/alt', 'Alle Formulare')))
  const { fassung: grundfassung } = await boss.call('redaktionInhaltSpeichern', {
    params,
    body: { daten, grundfassung: 1 },
  })
  await boss.call('redaktionPruefung', { params, body: { schritt: 'einreichen', grundfassung } })
  const { data, rueckgaengig } = await renew(boss)
  expect(data).toMatchObject([{ id: from, stand: 'abgelehnt', satz: expect.stringContaining('Prüfung') }])
  expect(rueckgaengig).toBeNull()
  expect((await boss.call('redaktionInhalt', { params })).status).toBe('in_pruefung')
})
