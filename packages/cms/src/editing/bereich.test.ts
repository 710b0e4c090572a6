import { randomUUID } from 'node:crypto'
import type { Calls } from '@rathausplatz/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { deskTown, page } from './testing/desk-town.ts'

/** Tries calls by which an editor of `/schillerschule` could reach content outside this section. */

type Town = Awaited<ReturnType<typeof deskTown>>
type Ways = readonly (readonly [
  what: string,
  name: keyof Calls,
  parts: (ids: Ids) => { params?: object; query?: object; body?: object },
  codes: readonly string[],
])[]

const own = page('/schillerschule/mensa')
const foreign = { ...page('/rathaus/geheim'), description: 'Haushalt 2027' }

async function schoolTown() {
  const town = await deskTown()
  const boss = town.as('chefin')
  const school = town.as('schule')
  const mensa = await school.page(own.pfad)
  const secret = await boss.page(foreign.pfad, { description: foreign.description })
  const open = await boss.page('/rathaus')
  await boss.call('redaktionVeroeffentlichen', { params: { id: open.id }, body: { grundfassung: 1 } })
  // Written in the section of the town and then moved to the school.
  const given = await boss.page('/rathaus/schulen')
  const moved = { params: { id: given.id }, body: { pfad: '/schillerschule/schulen', grundfassung: 1 } }
  await boss.call('redaktionVerschieben', moved)
  // Public in the section of the town, with a draft in the section of the school.
  const half = await boss.page('/rathaus/halb')
  await boss.call('redaktionVeroeffentlichen', { params: { id: half.id }, body: { grundfassung: 1 } })
  const draft = { daten: page('/schillerschule/halb'), grundfassung: 1 }
  await boss.call('redaktionInhaltSpeichern', { params: { id: half.id }, body: draft })
  const trashed = await boss.page('/rathaus/weg')
  await boss.call('redaktionLoeschen', { params: { id: trashed.id } })
  const staff = await town.as('leitung').page('/intranet/dienstplan')
  const ids = {
    mensa: mensa.id,
    secret: secret.id,
    open: open.id,
    given: given.id,
    half: half.id,
    trashed: trashed.id,
    staff: staff.id,
  }
  return { town, ids }
}
type Ids = Awaited<ReturnType<typeof schoolTown>>['ids']

const hidden = ['nicht-gefunden']
const forbidden = ['nicht-erlaubt']

const article = { titel: 'Neu', datum_von: '2026-11-20T08:00:00Z' }
const create = (art: string, daten: object) => () => ({ body: { id: randomUUID(), art, daten } })
const at = (id: keyof Ids, body?: object, query?: object) => (ids: Ids) => ({
  params: { id: ids[id] },
  ...(body ? { body } : {}),
  ...(query ? { query } : {}),
})

const ways: Ways = [
  ['create a page of the town', 'redaktionInhaltAnlegen', create('seite', page('/rathaus/neu')), forbidden],
  ['create the home page', 'redaktionInhaltAnlegen', create('seite', page('/')), forbidden],
  [
    'create beside the school',
    'redaktionInhaltAnlegen',
    create('seite', page('/schillerschule-alt')),
    forbidden,
  ],
  [
    'create with another case',
    'redaktionInhaltAnlegen',
    create('seite', page('/Schillerschule/x')),
    forbidden,
  ],
  [
    'create by steps upwards',
    'redaktionInhaltAnlegen',
    create('seite', page('/schillerschule/../x')),
    ['ungueltig'],
  ],
  ['create at the other school', 'redaktionInhaltAnlegen', create('seite', page('/jahnschule/x')), forbidden],
  ['create for the staff', 'redaktionInhaltAnlegen', create('seite', page('/intranet/x')), forbidden],
  ['create an article', 'redaktionInhaltAnlegen', create('aktuelles', article), forbidden],
  [
    'create an office',
    'redaktionInhaltAnlegen',
    create('organisationseinheit', { name: 'Amt für Neues' }),
    ['nicht-erlaubt', 'ungueltig'],
  ],
  [
    'create a redirect',
    'redaktionInhaltAnlegen',
    create('weiterleitung', { von: '/x', nach: '/rathaus' }),
    forbidden,
  ],
  [
    'create a word of the search',
    'redaktionInhaltAnlegen',
    create('suchbegriff', { begriffe: ['Mensa'], synonyme: ['Kantine'] }),
    forbidden,
  ],
  [
    'create the main menu',
    'redaktionInhaltAnlegen',
    create('menue', { name: 'Hauptmenü', menuItems: [] }),
    forbidden,
  ],
  [
    'create the other school’s menu',
    'redaktionInhaltAnlegen',
    create('menue', { name: 'Hauptmenue-Jahnschule', menuItems: [] }),
    forbidden,
  ],
  [
    'create with the id of a foreign page',
    'redaktionInhaltAnlegen',
    ids => ({ body: { id: ids.secret, art: 'seite', daten: own } }),
    ['vergeben'],
  ],
  [
    'create with the id and the text of one',
    'redaktionInhaltAnlegen',
    ids => ({ body: { id: ids.secret, art: 'seite', daten: foreign } }),
    ['vergeben', 'nicht-erlaubt'],
  ],
  ['read a foreign draft', 'redaktionInhalt', at('secret'), hidden],
  ['read a foreign public page', 'redaktionInhalt', at('open'), hidden],
  ['read what is in the trash', 'redaktionInhalt', at('trashed'), hidden],
  ['read a page of the staff', 'redaktionInhalt', at('staff'), hidden],
  ['read its revisions', 'redaktionFassungen', at('secret'), hidden],
  ['read one of them', 'redaktionFassung', ids => ({ params: { id: ids.secret, nummer: 1 } }), hidden],
  [
    'read one from before a page came to the school',
    'redaktionFassung',
    ids => ({ params: { id: ids.given, nummer: 1 } }),
    hidden,
  ],
  [
    'compare with one from before',
    'redaktionUnterschied',
    at('given', undefined, { von: 1, bis: 2 }),
    hidden,
  ],
  ['compare foreign revisions', 'redaktionUnterschied', at('secret', undefined, { von: 1, bis: 1 }), hidden],
  ['ask who leads there', 'redaktionVerwendung', at('secret'), hidden],
  ['save over it', 'redaktionInhaltSpeichern', at('secret', { daten: own, grundfassung: 1 }), hidden],
  [
    'pull it in by saving',
    'redaktionInhaltSpeichern',
    at('open', { daten: page('/schillerschule/r'), grundfassung: 1 }),
    hidden,
  ],
  [
    'carry one’s own out by saving',
    'redaktionInhaltSpeichern',
    at('mensa', { daten: page('/rathaus/mensa'), grundfassung: 1 }),
    forbidden,
  ],
  [
    'hide one’s own among the staff',
    'redaktionInhaltSpeichern',
    at('mensa', { daten: page('/intranet/mensa'), grundfassung: 1 }),
    forbidden,
  ],
  ['publish a foreign draft', 'redaktionVeroeffentlichen', at('secret', { grundfassung: 1 }), hidden],
  [
    'publish over what is public elsewhere',
    'redaktionVeroeffentlichen',
    at('half', { grundfassung: 2 }),
    hidden,
  ],
  ['take a foreign page off', 'redaktionZurueckziehen', at('open', { trotzdem: true }), hidden],
  ['take off what is public elsewhere', 'redaktionZurueckziehen', at('half', { trotzdem: true }), hidden],
  [
    'submit a foreign draft',
    'redaktionPruefung',
    at('secret', { schritt: 'einreichen', grundfassung: 1 }),
    hidden,
  ],
  [
    'bring back the foreign past',
    'redaktionWiederherstellen',
    at('given', { nummer: 1, grundfassung: 2 }),
    forbidden,
  ],
  [
    'move one’s own out',
    'redaktionVerschieben',
    at('mensa', { pfad: '/rathaus/mensa', grundfassung: 1 }),
    forbidden,
  ],
  [
    'move a foreign one in',
    'redaktionVerschieben',
    at('open', { pfad: '/schillerschule/r', grundfassung: 1 }),
    hidden,
  ],
  [
    'move what is public elsewhere',
    'redaktionVerschieben',
    at('half', { pfad: '/schillerschule/h', grundfassung: 2 }),
    hidden,
  ],
  [
    'copy a foreign page in',
    'redaktionKopieren',
    at('secret', { id: randomUUID(), pfad: '/schillerschule/k' }),
    hidden,
  ],
  [
    'copy one’s own out',
    'redaktionKopieren',
    at('mensa', { id: randomUUID(), pfad: '/rathaus/k' }),
    forbidden,
  ],
  ['delete a foreign page', 'redaktionLoeschen', at('open', undefined, { trotzdem: 'true' }), hidden],
  [
    'delete what is public elsewhere',
    'redaktionLoeschen',
    at('half', undefined, { trotzdem: 'true' }),
    hidden,
  ],
  ['bring a foreign page back', 'redaktionZurueckholen', at('trashed'), hidden],
  [
    'type into a foreign page',
    'redaktionArbeitskopieBehalten',
    at('secret', { art: 'seite', daten: {} }),
    hidden,
  ],
  [
    'type an article',
    'redaktionArbeitskopieBehalten',
    () => ({ params: { id: randomUUID() }, body: { art: 'stadt', daten: {} } }),
    forbidden,
  ],
]

describe('An editor of the school', () => {
  let town: Town
  let ids: Ids
  beforeAll(async () => {
    ;({ town, ids } = await schoolTown())
  })

  test.each(ways)('cannot %s', async (_what, name, parts, codes) => {
    const before = await town.store.changes({ limit: 1_000 })
    const refused = await town.as('schule').refusal(name, parts(ids))
    expect(codes).toContain(refused.code)
    expect(JSON.stringify([refused.message, refused.details])).not.toContain('Haushalt')
    expect(await town.store.changes({ limit: 1_000 })).toEqual(before)
  })

  test('manages the school’s pages and menus', async () => {
    const school = town.as('schule')
    const { id, rechte } = await school.page('/schillerschule/hort')
    expect(rechte).toEqual(['schreiben', 'freigeben', 'loeschen'])
    await school.call('redaktionVeroeffentlichen', { params: { id }, body: { grundfassung: 1 } })
    const daten = { name: 'Hauptmenue-Schillerschule', menuItems: [] }
    const menu = await school.call('redaktionInhaltAnlegen', {
      body: { id: randomUUID(), art: 'menue', daten },
    })
    expect(menu.status).toBe('entwurf')
  })

  test('sees only the number of links from contents they may not read', async () => {
    const boss = town.as('chefin')
    const link = { template: 'text', context: { text: `<a href="${own.pfad}">Mensa</a>` } }
    await boss.page('/rathaus/essen', { content: [link] })
    const { verwendung } = await town.as('schule').call('redaktionInhalt', { params: { id: ids.mensa } })
    expect(verwendung).toEqual({ entwurf: [], oeffentlich: [], weitere: 1 })
  })
})

test('An editor of the school cannot change the search of the town by a search term that looks like a page of the school', async () => {
  const { town } = await schoolTown()
  const wort = () => ({
    id: randomUUID(),
    art: 'suchbegriff',
    daten: {
      begriffe: ['/schillerschule', 'Bürgerbüro'],
      titel: 'Anmeldung',
      url: '/schillerschule/anmeldung',
    },
  })
  const school = town.as('schulchefin')
  await expect(school.call('redaktionInhaltAnlegen', { body: wort() })).rejects.toMatchObject({
    code: 'nicht-erlaubt',
  })
  expect(await town.as('chefin').call('redaktionInhaltAnlegen', { body: wort() })).toMatchObject({
    pfad: null,
  })
  expect(await school.call('redaktionInhalte', { query: { art: 'suchbegriff' } })).toMatchObject({ data: [] })
})

test('A page is closed to the council office and the inbox; its author submits it but cannot publish, delete or approve it', async () => {
  const { as } = await deskTown()
  const { id } = await as('autor').page('/leben')
  for (const [who, name, code] of [
    ['rat', 'redaktionInhalt', 'nicht-gefunden'],
    ['autor', 'redaktionVeroeffentlichen', 'nicht-erlaubt'],
    ['autor', 'redaktionLoeschen', 'nicht-erlaubt'],
    ['post', 'redaktionInhalt', 'nicht-erlaubt'],
  ] as const) {
    const body = name === 'redaktionVeroeffentlichen' ? { grundfassung: 1 } : undefined
    expect((await as(who).refusal(name, { params: { id }, body })).code, `${who} ${name}`).toBe(code)
  }
  const review = (schritt: string) => ({ params: { id }, body: { schritt, grundfassung: 1 } })
  expect((await as('autor').call('redaktionPruefung', review('einreichen'))).status).toBe('in_pruefung')
  expect((await as('autor').refusal('redaktionPruefung', review('freigeben'))).code).toBe('nicht-erlaubt')
  expect((await as('chefin').call('redaktionPruefung', review('freigeben'))).status).toBe('entwurf')
})

describe('An editor of the school does not learn', () => {
  test('which addresses of others are taken', async () => {
    const { town, ids } = await schoolTown()
    const school = town.as('schule')
    const asked = async (pfad: string) => {
      const body = { id: randomUUID(), art: 'seite', daten: page(pfad) }
      const saved = { params: { id: ids.mensa }, body: { daten: page(pfad), grundfassung: 1 } }
      const moved = { params: { id: ids.mensa }, body: { pfad, grundfassung: 1 } }
      return [
        (await school.refusal('redaktionInhaltAnlegen', { body })).code,
        (await school.refusal('redaktionInhaltSpeichern', saved)).code,
        (await school.refusal('redaktionVerschieben', moved)).code,
        (
          await school.refusal('redaktionKopieren', {
            params: moved.params,
            body: { id: randomUUID(), pfad },
          })
        ).code,
      ]
    }
    expect(await asked('/intranet/dienstplan')).toEqual(await asked('/intranet/gibt-es-nicht'))
  })

  test('an old revision from another section through a conflict', async () => {
    const { town, ids } = await schoolTown()
    const daten = page('/schillerschule/schulen', { description: 'Anders' })
    const body = { daten, grundfassung: 1 }
    const saved = { params: { id: ids.given }, body }
    const refused = await town.as('schule').refusal('redaktionInhaltSpeichern', saved)
    expect(refused.code).toBe('konflikt')
    expect(refused.details?.konflikt?.aktuell).toMatchObject({ pfad: '/schillerschule/schulen' })
    expect(refused.details?.konflikt?.grund).toBeUndefined()
  })
})

test('An editor of the school may write only notes, menus and pages; news belong to the town', async () => {
  const town = await deskTown()
  const offered = async (who: 'schule' | 'chefin') => {
    const { data } = await town.as(who).call('redaktionFormulare', {})
    return data.filter(({ rechte }) => rechte.includes('schreiben')).map(({ art }) => art)
  }
  expect((await offered('schule')).toSorted()).toEqual(['hinweis', 'menue', 'seite'])
  expect(await offered('chefin')).toContain('aktuelles')
})
