import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { deskTown } from './testing/desk-town.ts'

type Town = Awaited<ReturnType<typeof deskTown>>
type Boss = ReturnType<Town['as']>

const linking = (href: string) => ({
  content: [{ template: 'text', context: { text: `<p><a href="${href}">Dort</a></p>` } }],
})

async function publicly(boss: Boss, pfad: string, more: object = {}): Promise<string> {
  const { id, fassung } = await boss.page(pfad, more)
  await boss.call('redaktionVeroeffentlichen', { params: { id }, body: { grundfassung: fassung } })
  return id
}

async function moved(boss: Boss, id: string, pfad: string): Promise<void> {
  const { fassung: grundfassung } = await boss.call('redaktionInhalt', { params: { id } })
  await boss.call('redaktionVerschieben', { params: { id }, body: { pfad, grundfassung } })
}

async function redirect(boss: Boss, von: string, nach: string): Promise<string> {
  const id = randomUUID()
  const made = await boss.call('redaktionInhaltAnlegen', {
    body: { id, art: 'weiterleitung', daten: { von, nach } },
  })
  const body = { grundfassung: made.fassung }
  await boss.call('redaktionVeroeffentlichen', { params: { id }, body })
  return id
}

/** A market, and the way on which `/antrag` links to it. */
type Way = (boss: Boss) => Promise<{ readonly id: string; readonly href: string }>

const WAYS: readonly (readonly [string, Way])[] = [
  ['its own address', async boss => ({ id: await publicly(boss, '/markt'), href: '/markt' })],
  [
    'its own address with a place on the page',
    async boss => ({ id: await publicly(boss, '/markt'), href: '/markt#preise' }),
  ],
  [
    'the address before it moved',
    async boss => {
      const id = await publicly(boss, '/markt')
      await moved(boss, id, '/leben')
      return { id, href: '/markt' }
    },
  ],
  [
    'the address before it moved, with a query',
    async boss => {
      const id = await publicly(boss, '/markt')
      await moved(boss, id, '/leben')
      return { id, href: '/markt?seite=2' }
    },
  ],
  [
    'the address before it moved twice',
    async boss => {
      const id = await publicly(boss, '/markt')
      await moved(boss, id, '/leben')
      await moved(boss, id, '/stadt')
      return { id, href: '/markt' }
    },
  ],
  [
    'the second of three addresses',
    async boss => {
      const id = await publicly(boss, '/markt')
      await moved(boss, id, '/leben')
      await moved(boss, id, '/stadt')
      return { id, href: '/leben' }
    },
  ],
  [
    'a short address',
    async boss => {
      const id = await publicly(boss, '/markt')
      await redirect(boss, '/kurz', '/markt')
      return { id, href: '/kurz' }
    },
  ],
  [
    'a short address with a place on the page',
    async boss => {
      const id = await publicly(boss, '/markt')
      await redirect(boss, '/kurz', '/markt#preise')
      return { id, href: '/kurz' }
    },
  ],
  [
    'a short address of a page that moved later',
    async boss => {
      const id = await publicly(boss, '/markt')
      await redirect(boss, '/kurz', '/markt')
      await moved(boss, id, '/leben')
      return { id, href: '/kurz' }
    },
  ],
  [
    'a withdrawn page that redirects here',
    async boss => {
      const id = await publicly(boss, '/markt')
      const old = await publicly(boss, '/alt')
      await boss.call('redaktionZurueckziehen', { params: { id: old }, body: { weiterleitung: '/markt' } })
      return { id, href: '/alt' }
    },
  ],
  [
    'a withdrawn page that redirects to a short address',
    async boss => {
      const id = await publicly(boss, '/markt')
      await redirect(boss, '/kurz', '/markt')
      const old = await publicly(boss, '/alt')
      await boss.call('redaktionZurueckziehen', { params: { id: old }, body: { weiterleitung: '/kurz' } })
      return { id, href: '/alt' }
    },
  ],
  [
    'a deleted page that redirects to an address before the move',
    async boss => {
      const id = await publicly(boss, '/markt')
      const old = await publicly(boss, '/alt')
      await boss.call('redaktionLoeschen', { params: { id: old }, query: { weiterleitung: '/markt' } })
      await moved(boss, id, '/leben')
      return { id, href: '/alt' }
    },
  ],
]

test.each(WAYS)('D4: a link over %s is counted before the page leaves the website', async (_, way) => {
  const town = await deskTown()
  const boss = town.as('chefin')
  const { id, href } = await way(boss)
  await publicly(boss, '/antrag', linking(href))
  const params = { id }
  const { verwendung } = await boss.call('redaktionInhalt', { params })
  const titles = verwendung.oeffentlich.map(({ titel }) => titel)
  expect(titles).toContain('/antrag')
  expect(await boss.call('redaktionVerwendung', { params })).toEqual(verwendung)
  expect((await boss.refusal('redaktionLoeschen', { params })).code).toBe('verlinkt')
  expect((await boss.refusal('redaktionZurueckziehen', { params, body: {} })).code).toBe('verlinkt')
  for (const aktion of ['loeschen', 'zurueckziehen']) {
    const body = { aktion, eintraege: [{ id }] }
    const { data } = await boss.call('redaktionSammelaktion', { body })
    expect(data[0]?.fehler?.code).toBe('verlinkt')
  }

  town.pass(3_600)
  const now = town.clock().toISOString()
  await boss.call('redaktionLoeschen', { params, query: { trotzdem: 'true' } })
  const query = { seite: 1, pro_seite: 25, lage: 'haus' }
  const { data } = await boss.call('redaktionKaputteLinks', { query })
  // While a short address leads to the missing page, the place to mend is the short address.
  const place = href === '/kurz' ? '/kurz' : '/antrag'
  const broken = data.filter(({ stellen }) => stellen.some(({ titel }) => titel === place))
  expect(broken).toMatchObject([{ seit: now, ziel: { id }, grund: '„/markt“ liegt im Papierkorb.' }])
})

test.each([
  ['a page that only begins with the address', '/markthalle'],
  ['a page below', '/markt/halle'],
  ['an address that led elsewhere meanwhile', '/frueher'],
])('D4: a link to %s is not counted', async (_, href) => {
  const town = await deskTown()
  const boss = town.as('chefin')
  const id = await publicly(boss, '/markt')
  await redirect(boss, '/frueher', '/anderswo')
  await publicly(boss, '/antrag', linking(href))
  const { oeffentlich, entwurf } = await boss.call('redaktionVerwendung', { params: { id } })
  expect([...oeffentlich, ...entwurf]).toEqual([])
})

test('D4: a short address that is still linked is not withdrawn silently, and its links are broken since then', async () => {
  const town = await deskTown()
  const boss = town.as('chefin')
  await publicly(boss, '/markt')
  const id = await redirect(boss, '/kurz', '/markt')
  await publicly(boss, '/antrag', linking('/kurz'))
  const refused = await boss.refusal('redaktionLoeschen', { params: { id } })
  expect(refused.message).toBe(
    'Darauf verweist noch ein öffentlicher Inhalt. Bitte dort zuerst die neue Adresse eintragen',
  )
  town.pass(3_600)
  const seit = town.clock().toISOString()
  await boss.call('redaktionLoeschen', { params: { id }, query: { trotzdem: 'true' } })
  const query = { seite: 1, pro_seite: 25, lage: 'haus' }
  const { data } = await boss.call('redaktionKaputteLinks', { query })
  expect(data).toMatchObject([{ adresse: '/kurz', seit, grund: 'Diese Adresse gibt es nicht (mehr).' }])
})

test('D4: a page that was withdrawn first and deleted later is missing since it was withdrawn', async () => {
  const town = await deskTown()
  const boss = town.as('chefin')
  const id = await publicly(boss, '/markt')
  await publicly(boss, '/antrag', linking('/markt'))
  town.pass(3_600)
  const seit = town.clock().toISOString()
  await boss.call('redaktionZurueckziehen', { params: { id }, body: { trotzdem: true } })
  town.pass(86_400)
  await boss.call('redaktionLoeschen', { params: { id }, query: { trotzdem: 'true' } })
  const query = { seite: 1, pro_seite: 25, lage: 'haus' }
  const { data } = await boss.call('redaktionKaputteLinks', { query })
  expect(data).toMatchObject([{ seit, grund: '„/markt“ liegt im Papierkorb.' }])
  town.pass(86_400)
  await boss.call('redaktionZurueckholen', { params: { id } })
  const { data: back } = await boss.call('redaktionKaputteLinks', { query })
  expect(back).toMatchObject([{ seit, grund: '„/markt“ wurde von der Website genommen.' }])
})
