import { expect, test } from 'vitest'
import { deskTown, page } from './testing/desk-town.ts'

const text = (html: string) => ({ content: [{ template: 'text', context: { text: html } }] })
const link = (href: string, words: string) => `<p><a href="${href}">${words}</a></p>`

type Town = Awaited<ReturnType<typeof deskTown>>
type Editor = ReturnType<Town['as']>

async function publicPage(who: Editor, pfad: string, more: object = {}) {
  const { id, fassung } = await who.page(pfad, more)
  await who.call('redaktionVeroeffentlichen', { params: { id }, body: { grundfassung: fassung } })
  return id
}

const broken = async (who: Editor, query: object = {}) =>
  who.call('redaktionKaputteLinks', { query: { seite: 1, pro_seite: 25, lage: 'haus', ...query } })

test('The target of a link is broken from its withdrawal until it is public again', async () => {
  const town = await deskTown()
  const boss = town.as('chefin')
  const target = await publicPage(boss, '/formulare')
  const from = await publicPage(boss, '/antrag', text(link('/formulare', 'Formulare holen')))
  expect((await broken(boss)).anzahl).toBe(0)

  town.pass(3_600)
  await boss.call('redaktionZurueckziehen', { params: { id: target }, body: { trotzdem: true } })
  const { data, zahlen } = await broken(boss)
  expect(zahlen).toEqual({ haus: 1, aussen: 0, umzug: 0, weiterleitung: 0, ungeprueft: 0 })
  expect(data).toMatchObject([
    {
      adresse: '/formulare',
      grund: '„/formulare“ wurde von der Website genommen.',
      seit: '2026-11-20T09:00:00.000Z',
      ziel: { id: target, art: 'seite' },
      ersetzbar: true,
      weitere: 0,
      stellen: [{ id: from, art: 'seite', titel: '/antrag', worte: 'Formulare holen' }],
    },
  ])
  expect(data[0]?.stellen[0]?.feldname).toMatch(/^1\. Baustein: Text/)

  await boss.call('redaktionVeroeffentlichen', { params: { id: target }, body: { grundfassung: 1 } })
  expect((await broken(boss)).anzahl).toBe(0)
})

test('Links to moved and redirecting pages are not broken', async () => {
  const town = await deskTown()
  const boss = town.as('chefin')
  const target = await publicPage(boss, '/alt')
  await publicPage(boss, '/ziel')
  await publicPage(boss, '/antrag', text(link('/alt', 'Dort')))
  await boss.call('redaktionVerschieben', { params: { id: target }, body: { pfad: '/neu', grundfassung: 1 } })
  expect((await broken(boss)).anzahl).toBe(0)
  await boss.call('redaktionZurueckziehen', { params: { id: target }, body: { weiterleitung: '/ziel' } })
  expect((await broken(boss)).anzahl).toBe(0)
})

test.each([
  ['/gibt-es-nicht', 1],
  ['/gibt-es-nicht?x=1#y', 1],
  ['https://www.rebenau.example.org/gibt-es-nicht', 1],
  ['/medien/gibt-es-nicht.pdf', 1],
  ['/index.php?id=12', 1],
  ['/', 0],
  ['/kontakt', 0],
  ['/veranstaltungen.ics', 0],
  ['/intranet/dienstplan', 0],
  ['/redaktion', 0],
  ['mailto:rathaus@rebenau.example.org', 0],
  ['tel:+49725512345', 0],
  ['https://www.example.org/', 0],
])('A link to %s counts as broken %i times', async (href, times) => {
  const town = await deskTown()
  const boss = town.as('chefin')
  await publicPage(boss, '/antrag', text(link(href, 'Dort')))
  expect((await broken(boss)).anzahl).toBe(times)
})

test("An editor's redirect answers an old address with its query; the same path with another query is broken", async () => {
  const town = await deskTown({
    weiterleitung: [{ von: '/index.php?id=12', nach: '/ziel' }],
    seite: [
      page('/ziel'),
      page('/antrag', text(link('/index.php?id=12', 'Alt') + link('/index.php?id=13', 'Älter'))),
    ],
  })
  const { data } = await broken(town.as('chefin'))
  expect(data).toMatchObject([{ adresse: '/index.php', stellen: [{ worte: 'Älter' }] }])
})

test('Links to the same target are grouped, the target with the most links first', async () => {
  const twice = text(link('/fort', 'Eins') + link('/fort', 'Zwei') + link('/weg', 'Drei'))
  const town = await deskTown({ seite: [page('/a', twice), page('/b', text(link('/fort', 'Vier')))] })
  const { data } = await broken(town.as('chefin'))
  expect(data.map(({ adresse, stellen }) => [adresse, stellen.map(({ worte }) => worte)])).toEqual([
    ['/fort', ['Eins', 'Zwei', 'Vier']],
    ['/weg', ['Drei']],
  ])
  const second = await broken(town.as('chefin'), { seite: 2, pro_seite: 1 })
  expect(second.data.map(({ adresse }) => adresse)).toEqual(['/weg'])
})

test('An editor of a school sees only links of the school, and each editor can narrow the list to a section', async () => {
  const to = (href: string) => text(link(href, 'Dort'))
  const town = await deskTown({
    seite: [
      page('/schillerschule/a', to('/fort')),
      page('/rathaus/a', to('/fort')),
      page('/rathaus/b', to('/weg')),
    ],
  })
  const told = async (who: Editor, query: object = {}) =>
    (await broken(who, query)).data.map(({ adresse, stellen }) => [
      adresse,
      stellen.map(({ titel }) => titel),
    ])
  expect(await told(town.as('schule'))).toEqual([['/fort', ['/schillerschule/a']]])
  expect(await told(town.as('chefin'), { bereich: '/rathaus' })).toEqual([
    ['/fort', ['/rathaus/a']],
    ['/weg', ['/rathaus/b']],
  ])
})

test('A target that the editor may not see is reported as missing', async () => {
  const town = await deskTown({ seite: [page('/schillerschule/a', text(link('/geheim', 'Dort')))] })
  await town.as('chefin').page('/geheim', { title: 'Haushalt 2027' })
  expect((await broken(town.as('schule'))).data[0]).toMatchObject({
    grund: 'Diese Adresse gibt es nicht (mehr).',
    ziel: null,
  })
  expect((await broken(town.as('chefin'))).data[0]?.grund).toBe('„Haushalt 2027“ ist noch nicht öffentlich.')
})

test('Links of drafts and of internal pages are not checked', async () => {
  const town = await deskTown()
  const boss = town.as('chefin')
  await boss.page('/entwurf', text(link('/fort', 'Dort')))
  await publicPage(boss, '/intranet/seite', text(link('/fort', 'Dort')))
  expect((await broken(boss)).anzahl).toBe(0)
})

test('A target with a time window counts as present only within it', async () => {
  const town = await deskTown({ seite: [page('/antrag', text(link('/markt', 'Markt')))] })
  const boss = town.as('chefin')
  const { id } = await boss.page('/markt')
  const window = { gueltig_von: '2026-11-20T09:00:00Z', gueltig_bis: '2026-11-20T10:00:00Z' }
  await boss.call('redaktionVeroeffentlichen', { params: { id }, body: { grundfassung: 1, ...window } })
  const grund = async () => (await broken(boss)).data[0]?.grund
  expect(await grund()).toBe('„/markt“ ist erst ab 20. November 2026 um 10:00 öffentlich.')
  town.pass(3_600)
  expect(await grund()).toBeUndefined()
  town.pass(3_600)
  expect(await grund()).toBe('„/markt“ war bis 20. November 2026 um 11:00 öffentlich.')
})

test('An address is replaced in all places, as a draft where one is pending and otherwise in public; the undo restores all of them', async () => {
  const town = await deskTown()
  const boss = town.as('chefin')
  await publicPage(boss, '/neu')
  const plain = await publicPage(boss, '/a', text(link('/fort#oben', 'Eins') + link('/bleibt-nicht', 'Zwei')))
  const begun = await publicPage(boss, '/b', text(link('/fort', 'Drei')))
  const daten = page('/b', { title: 'Angefangen', ...text(link('/fort', 'Drei')) })
  await boss.call('redaktionInhaltSpeichern', { params: { id: begun }, body: { daten, grundfassung: 1 } })

  const done = await boss.call('redaktionLinkErsetzen', { body: { von: '/fort', nach: '/neu' } })
  expect(done.data.map(({ id, stand }) => [id, stand])).toEqual([
    [plain, 'oeffentlich'],
    [begun, 'entwurf'],
  ])
  const hrefs = async (id: string) =>
    [
      ...JSON.stringify((await boss.call('redaktionInhalt', { params: { id } })).daten).matchAll(
        /href=\\"([^"\\]*)/g,
      ),
    ].map(([, href]) => href)
  expect(await hrefs(plain)).toEqual(['/neu', '/bleibt-nicht'])
  expect(await hrefs(begun)).toEqual(['/neu'])
  expect((await broken(boss)).data.map(({ adresse }) => adresse)).toEqual(['/bleibt-nicht', '/fort'])

  const back = await boss.call('redaktionLinkErsetzungZuruecknehmen', { body: done.rueckgaengig ?? {} })
  expect(back.data.map(({ stand }) => stand)).toEqual(['oeffentlich', 'entwurf'])
  expect(await hrefs(plain)).toEqual(['/fort#oben', '/bleibt-nicht'])
  expect((await broken(boss)).data.map(({ stellen }) => stellen.length)).toEqual([2, 1])
})

test('A document of the library can replace an address; a missing file cannot', async () => {
  const town = await deskTown({ seite: [page('/a', text(link('/fort', 'Dort')))] })
  const boss = town.as('chefin')
  const file = new TextEncoder().encode('%PDF-1.7\nMerkblatt\n%%EOF\n')
  await boss.call('redaktionMediumAufnehmen', {
    query: { name: 'merkblatt.pdf', beschreibung: 'Merkblatt' },
    file,
  })
  const replacing = (nach: string) => ({ body: { von: '/fort', nach } })
  expect((await boss.refusal('redaktionLinkErsetzen', replacing('/medien/anderes.pdf'))).code).toBe(
    'ungueltig',
  )
  const { data } = await boss.call('redaktionLinkErsetzen', replacing('/medien/merkblatt.pdf'))
  expect(data).toMatchObject([{ titel: '/a', stand: 'oeffentlich' }])
  expect((await broken(boss)).anzahl).toBe(0)
})

test('Without the right to release, the replacement is a draft; without the right to write, nothing changes', async () => {
  const town = await deskTown({
    seite: [page('/rathaus/a', text(link('https://alt.example.org/x?a=1&amp;b=2', 'Dort')))],
  })
  const body = { von: 'https://alt.example.org/x?a=1&b=2', nach: 'https://neu.example.org/y' }
  expect((await town.as('schule').call('redaktionLinkErsetzen', { body })).data).toEqual([])
  const { data } = await town.as('autor').call('redaktionLinkErsetzen', { body })
  expect(data).toMatchObject([{ titel: '/rathaus/a', stand: 'entwurf' }])
})

test.each(['javascript:alert(1)', '//boese.example.org', 'neu', '/gibt-es-nicht', 'mailto:x@example.org'])(
  'A replacement is refused with %s',
  async nach => {
    const town = await deskTown({ seite: [page('/a', text(link('/fort', 'Dort')))] })
    const refused = await town.as('chefin').refusal('redaktionLinkErsetzen', { body: { von: '/fort', nach } })
    expect(refused.code).toBe('ungueltig')
  },
)
