import { calls } from '@rathausplatz/contract'
import { describe, expect, it } from 'vitest'
import { testTown } from '../test-town.ts'

const regulaereZeiten = [{ tagestyp: 'MONTAG', beginn: '08:30', ende: '12:00' }]
const units = [
  {
    slug: 'hauptamt',
    name: 'Hauptamt',
    sortierung: 1,
    text: '<p>Wahlen</p>',
    kontaktpersonen: [{ vorname: 'Jakub', nachname: 'Nowak', funktion: 'Wahlen' }],
  },
  {
    slug: 'buergerbuero',
    name: 'Bürgerbüro',
    uebergeordnet: 'hauptamt',
    sortierung: 2,
    seite: '/rathaus/buergerbuero',
    einleitung: 'Ausweise und Pässe',
    oeffnungszeiten: [{ typ: 'ALLGEMEINE_OEFFNUNGSZEIT', regulaereZeiten }],
    kontaktpersonen: [
      { vorname: 'Miriam', nachname: 'Österle', funktion: 'Leitung' },
      { vorname: 'Lukas', nachname: 'Benz', funktion: 'Meldewesen' },
    ],
  },
  {
    slug: 'freibad',
    name: 'Freibad am Altrhein',
    sortierung: 3,
    kontaktpersonen: [{ vorname: 'Özlem', nachname: 'Ott' }],
  },
]
const town = () => testTown({ organisationseinheit: units })

describe('organisationseinheiten', () => {
  it('lists units in the order of the town, without texts and people', async () => {
    const { call } = await town()
    const { data, pagination } = await call(calls.organisationseinheiten, { query: { pro_seite: 2 } })
    expect(data.map(({ id, text, kontaktpersonen }) => [id, text, kontaktpersonen])).toEqual([
      ['hauptamt', '', []],
      ['buergerbuero', '', []],
    ])
    expect(pagination).toEqual({ page: 1, pages: 2 })
  })

  it('finds units by words of name, introduction or place, in any spelling of umlauts', async () => {
    const { call } = await town()
    const ids = async (q: string) =>
      (await call(calls.organisationseinheiten, { query: { q } })).data.map(({ id }) => id)
    expect(await ids('buergerb')).toEqual(['buergerbuero'])
    expect(await ids('Pässe Ausw')).toEqual(['buergerbuero'])
    expect(await ids('Altrhein')).toEqual(['freibad'])
    expect(await ids('Mond')).toEqual([])
  })

  it('lists the children of a unit', async () => {
    const { call } = await town()
    const { data } = await call(calls.organisationseinheiten, { query: { uebergeordnet: 'hauptamt' } })
    expect(data.map(({ id }) => id)).toEqual(['buergerbuero'])
  })
})

describe('organisationseinheit', () => {
  it('answers the data that editors wrote, with parent and children', async () => {
    const { call } = await town()
    const buero = await call(calls.organisationseinheit, { params: { id: 'buergerbuero' } })
    expect(buero).toMatchObject({
      name: 'Bürgerbüro',
      detailURL: '/rathaus/buergerbuero',
      uebergeordneteOE: { id: 'hauptamt', name: 'Hauptamt', detailURL: '/rathaus/aemter/hauptamt' },
      oeffnungszeiten: [{ regulaereZeiten, anFeiertagen: 'GESCHLOSSEN', abweichendeZeiten: [] }],
    })
    const hauptamt = await call(calls.organisationseinheit, { params: { id: 'hauptamt' } })
    expect(hauptamt.untergeordneteOEs.map(({ id }) => id)).toEqual(['buergerbuero'])
    expect(hauptamt.kontaktpersonen).toHaveLength(1)
  })

  it('answers 404 for a missing unit', async () => {
    const { call } = await town()
    await expect(call(calls.organisationseinheit, { params: { id: 'mondamt' } })).rejects.toMatchObject({
      code: 'nicht-gefunden',
    })
  })

  it('has a page of its own, or a redirect to its page of the site', async () => {
    const { call } = await town()
    const url = (path: string) => call(calls.route, { query: { url: path } })
    expect(await url('/rathaus/aemter/hauptamt')).toMatchObject({
      title: 'Hauptamt',
      content: [{ template: 'amt', context: { einheit: 'hauptamt' } }],
    })
    expect(await url('/rathaus/aemter/buergerbuero')).toEqual({
      redirect: { to: '/rathaus/buergerbuero', status: 301 },
    })
  })
})

describe('personen', () => {
  const names = async (query: object) => {
    const { call } = await town()
    const { data, ...rest } = await call(calls.personen, { query })
    return { names: data.map(({ nachname }) => nachname), ...rest }
  }

  it('lists people of all units in German order, with their unit', async () => {
    const { call } = await town()
    const { data, anzahl, buchstaben } = await call(calls.personen, { query: {} })
    expect(data.map(({ nachname, einheit }) => `${nachname} ${einheit.detailURL}`)).toEqual([
      'Benz /rathaus/buergerbuero',
      'Nowak /rathaus/aemter/hauptamt',
      'Österle /rathaus/buergerbuero',
      'Ott /rathaus/aemter/freibad',
    ])
    expect([anzahl, buchstaben]).toEqual([4, ['B', 'N', 'O']])
  })

  it('finds people by prefixes of name, task or unit; all words must match', async () => {
    expect((await names({ q: 'oesterle' })).names).toEqual(['Österle'])
    expect((await names({ q: 'Bürgerbüro Melde' })).names).toEqual(['Benz'])
    expect((await names({ q: 'wahl' })).names).toEqual(['Nowak'])
    expect((await names({ q: "%' OR 1=1 --" })).names).toEqual([])
  })

  it('filters people by letter and unit; the letters cover the whole selection', async () => {
    expect(await names({ buchstabe: 'O', pro_seite: 1, seite: 2 })).toEqual({
      names: ['Ott'],
      pagination: { page: 2, pages: 2 },
      anzahl: 2,
      buchstaben: ['B', 'N', 'O'],
    })
    expect(await names({ einheit: 'buergerbuero' })).toMatchObject({
      names: ['Benz', 'Österle'],
      buchstaben: ['B', 'O'],
    })
  })

  it('follows a withdrawal at once', async () => {
    const { call, store } = await town()
    await call(calls.personen, { query: {} })
    const unit = await store.published.byKey('organisationseinheit', '/rathaus/aemter/freibad')
    await store.unpublish(unit?.document_id ?? '', { author: 'test' })
    const { anzahl } = await call(calls.personen, { query: {} })
    expect(anzahl).toBe(3)
  })
})
