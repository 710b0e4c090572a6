import { randomUUID } from 'node:crypto'
import { templateGroups } from '@rathausplatz/templates/template'
import { beforeAll, describe, expect, test } from 'vitest'
import { deskTown, people } from './testing/desk-town.ts'

type Town = Awaited<ReturnType<typeof deskTown>>

/** A town with documents in all kinds of places: town, school, intranet, council office, menus. */
async function mixedTown() {
  const town = await deskTown()
  const boss = town.as('leitung')
  const ids: string[] = []
  for (const pfad of [
    '/',
    '/rathaus',
    '/schillerschule',
    '/schillerschule/mensa',
    '/schillerschule-alt',
    '/intranet/dienstplan',
  ])
    ids.push((await boss.page(pfad)).id)
  const others = [
    ['menue', { name: 'Hauptmenü', menuItems: [] }],
    ['menue', { name: 'Hauptmenue-Schillerschule', menuItems: [] }],
    ['weiterleitung', { von: '/muell', nach: '/rathaus' }],
    ['aktuelles', { titel: 'Markt', datum_von: '2026-11-20T08:00:00Z' }],
  ] as const
  for (const [art, daten] of others) {
    const id = randomUUID()
    ids.push(id)
    await boss.call('redaktionInhaltAnlegen', { body: { id, art, daten } })
  }
  const gone = await boss.page('/schillerschule/weg')
  await boss.call('redaktionLoeschen', { params: { id: gone.id } })
  return { town, ids }
}

describe('A list of contents', () => {
  let town: Town
  let ids: string[]
  beforeAll(async () => {
    ;({ town, ids } = await mixedTown())
  })

  const keys = async (who: keyof typeof people, query: object = {}) =>
    (await town.as(who).call('redaktionInhalte', { query })).data.map(({ schluessel }) => schluessel)

  test.each(Object.keys(people) as (keyof typeof people)[])(
    'shows %s all they may read, and nothing else',
    async who => {
      const desk = town.as(who)
      if (people[who].roles.every(role => role === 'posteingang')) {
        expect((await desk.refusal('redaktionInhalte')).code).toBe('nicht-erlaubt')
        return
      }
      const readable: string[] = []
      for (const id of ids)
        await desk.call('redaktionInhalt', { params: { id } }).then(
          ({ schluessel }) => readable.push(schluessel),
          () => undefined,
        )
      expect((await keys(who)).toSorted()).toEqual(readable.toSorted())
    },
  )

  test('of a school contains the documents of the school, with its menus and its trash', async () => {
    expect((await keys('schule')).toSorted()).toEqual([
      '/schillerschule',
      '/schillerschule/mensa',
      'Hauptmenue-Schillerschule',
    ])
    expect(await keys('schule', { status: 'papierkorb' })).toEqual(['/schillerschule/weg'])
    expect(await keys('schule', { bereich: '/rathaus' })).toEqual([])
    expect(await keys('rat', { status: 'papierkorb' })).toEqual([])
  })

  test('is filtered by kind, state, words, section and values, and is paged', async () => {
    expect(await keys('chefin', { art: 'aktuelles,weiterleitung', sortierung: 'titel:asc' })).toEqual([
      '/aktuelles/markt',
      'von:/muell',
    ])
    expect(await keys('chefin', { suche: 'mens' })).toEqual(['/schillerschule/mensa'])
    expect(await keys('chefin', { bereich: '/schillerschule' })).toHaveLength(2)
    expect(await keys('chefin', { art: 'weiterleitung', filter: 'status:301' })).toEqual(['von:/muell'])
    expect(await keys('chefin', { status: 'oeffentlich' })).toEqual([])
    const all = await keys('chefin')
    expect(await keys('chefin', { seite: 2, pro_seite: 3 })).toEqual(all.slice(3, 6))
    expect(await keys('chefin', { art: 'gibtesnicht' })).toEqual([])
  })

  test('marks the editor’s own changes', async () => {
    const own = await town.as('schule').page('/schillerschule/neu')
    const listedFor = async (who: keyof typeof people) =>
      (await town.as(who).call('redaktionInhalte', { query: { suche: 'neu' } })).data
    expect(await listedFor('schule')).toMatchObject([{ id: own.id, eigene: true }])
    expect(await listedFor('chefin')).toMatchObject([{ id: own.id, eigene: false }])
    const ofMine = async (who: 'schule' | 'chefin') =>
      (await town.as(who).call('redaktionInhalte', { query: { von: 'ich' } })).data.map(({ id }) => id)
    expect([await ofMine('schule'), await ofMine('chefin')]).toEqual([[own.id], []])
    await town.as('leitung').call('redaktionLoeschen', { params: { id: own.id } })
  })

  test('is empty if no document expires before the given time, and is refused for an invalid time', async () => {
    expect(await keys('chefin', { endet_bis: '2100-01-01T00:00:00+01:00' })).toEqual([])
    const refusal = await town.as('chefin').refusal('redaktionInhalte', { query: { endet_bis: 'bald' } })
    expect(refusal.code).toBe('anfrage-ungueltig')
  })

  test('of the trash names who deleted each document, latest deletion first', async () => {
    const { town } = await mixedTown()
    const boss = town.as('leitung')
    const pages: string[] = []
    for (const pfad of ['/eins', '/zwei']) pages.push((await boss.page(pfad)).id)
    for (const id of pages) {
      town.pass(60)
      await town.as('chefin').call('redaktionLoeschen', { params: { id } })
    }
    const query = { status: 'papierkorb', sortierung: 'geaendert:desc' }
    const { data } = await boss.call('redaktionInhalte', { query })
    expect(data.map(({ schluessel, geloescht_von }) => [schluessel, geloescht_von?.name])).toEqual([
      ['/zwei', 'Name von chefin'],
      ['/eins', 'Name von chefin'],
      ['/schillerschule/weg', 'Name von leitung'],
    ])
    const [one] = (await boss.call('redaktionInhalte', { query: { art: 'menue' } })).data
    expect(one?.geloescht_von).toBeNull()
  })

  test('is filtered by values that contain a comma', async () => {
    const { as } = await deskTown()
    const boss = as('leitung')
    for (const [titel, rubriken] of [
      ['Vernissage', ['Kunst, Kultur']],
      ['Flohmarkt', ['Kunst']],
    ])
      await boss.call('redaktionInhaltAnlegen', {
        body: {
          id: randomUUID(),
          art: 'veranstaltung',
          daten: { titel, rubriken, datum_von: '2026-12-01T18:00:00Z' },
        },
      })
    const query = { art: 'veranstaltung', filter: 'rubriken:Kunst, Kultur' }
    const { data } = await boss.call('redaktionInhalte', { query })
    expect(data.map(({ titel }) => titel)).toEqual(['Vernissage'])
  })

  test('contains the requested fields of drafts instead of the columns of the list, also for drafts with gaps', async () => {
    const { as } = await deskTown()
    const boss = as('leitung')
    const anschrift = { location: 'Rathaus', street: 'Am Markt 1', zip: '', city: 'Rebenau' }
    const make = (daten: object) =>
      boss.call('redaktionInhaltAnlegen', {
        body: { id: randomUUID(), art: 'organisationseinheit', daten, mitLuecken: true },
      })
    await make({ name: 'Bauhof', kurzname: 'Hof', anschrift })
    await make({ name: '', anschrift: 'noch offen' })
    const fields = async (felder?: string) =>
      (await boss.call('redaktionInhalte', { query: { art: 'organisationseinheit', felder } })).data.map(
        ({ felder }) => felder,
      )
    expect(await fields('anschrift,gibtesnicht,constructor')).toEqual([
      { anschrift },
      { anschrift: 'noch offen' },
    ])
    expect(await fields()).toEqual([{ kurzname: 'Hof' }, { kurzname: '' }])
  })

  test.each([
    { status: 'erfunden' },
    { felder: 'a.b' },
    { felder: '__proto__,"x"' },
    { seite: 0 },
    { pro_seite: 1_000 },
    { sortierung: 'id; drop table' },
    { art: '__proto__' },
  ])('refuses %j', async query => {
    expect((await town.as('chefin').refusal('redaktionInhalte', { query })).code).toBe('anfrage-ungueltig')
  })

  test('treats hostile search words as text', async () => {
    for (const suche of ["'; drop table documents; --", '%', '\0', '('.repeat(200)])
      await town.as('chefin').call('redaktionInhalte', { query: { suche } })
    expect(await keys('chefin')).not.toEqual([])
  })
})

describe('The tree of pages', () => {
  test('is loaded level by level, limited to what the editor may see', async () => {
    const { town } = await mixedTown()
    const level = async (who: keyof typeof people, query: object = {}) =>
      (await town.as(who).call('redaktionSeitenbaum', { query })).data.map(({ pfad, seite, unterseiten }) => [
        pfad,
        seite?.titel ?? null,
        unterseiten,
      ])
    expect(await level('leitung')).toEqual([
      ['/', '/', false],
      ['/intranet', null, true],
      ['/rathaus', '/rathaus', false],
      ['/schillerschule', '/schillerschule', true],
      ['/schillerschule-alt', '/schillerschule-alt', false],
    ])
    expect(await level('schule')).toEqual([['/schillerschule', '/schillerschule', true]])
    expect(await level('schule', { unter: '/schillerschule' })).toEqual([
      ['/schillerschule/mensa', '/schillerschule/mensa', false],
    ])
    expect(await level('schule', { unter: '/rathaus' })).toEqual([])
    expect(await level('rat')).toEqual([])
    const refusal = await town.as('leitung').refusal('redaktionSeitenbaum', { query: { unter: 'rathaus' } })
    expect(refusal.code).toBe('anfrage-ungueltig')
  })
})

describe('The forms of records', () => {
  test("cover the kinds that the editor may read, with the editor's rights", async () => {
    const { as } = await deskTown()
    const of = async (who: keyof typeof people) =>
      new Map((await as(who).call('redaktionFormulare')).data.map(({ art, rechte }) => [art, rechte]))
    const all = ['schreiben', 'freigeben', 'loeschen']
    expect(Object.fromEntries(await of('rat'))).toEqual({
      bekanntmachung: all,
      gremium: all,
      ratsperson: all,
      sitzung: all,
      vorlage: all,
    })
    expect((await of('autor')).get('seite')).toEqual(['schreiben'])
    expect((await of('autor')).get('stadt')).toEqual([])
    expect((await of('chefin')).get('stadt')).toEqual(['schreiben', 'freigeben', 'loeschen'])
    expect((await of('leitung')).size).toBe(28)
  })

  test('and those of templates cover every group of templates', async () => {
    const { as } = await deskTown()
    const { data } = await as('autor').call('redaktionBausteine')
    const text = data.find(({ vorlage }) => vorlage === 'text')
    expect(text?.inhalt.felder.map(({ name, control }) => [name, control])).toContainEqual([
      'text',
      'richtext',
    ])
    expect(text).toMatchObject({ name: 'Text', gruppe: 'Text und Bild', einmalig: false })
    expect(data.length).toBeGreaterThan(40)
    expect(data.filter(({ einmalig }) => einmalig).map(({ vorlage }) => vorlage)).toEqual([
      'abfalltermine',
      'heute',
      'stellenboerse',
      'intranet-login',
      'intranet-logout',
      'raete-login',
      'raete-passwort',
      'raete-berichte',
    ])
    for (const { vorlage, zweck } of data) expect(zweck, vorlage).toMatch(/^\p{Lu}[^.]+\.$/u)
    expect([...new Set(data.map(({ gruppe }) => gruppe))]).toEqual(Object.values(templateGroups))
  })
})

describe('Lists of activity', () => {
  test('The log of changes is listed newest first and limited to documents that the editor may see', async () => {
    const { town } = await mixedTown()
    const boss = town.as('leitung')
    const { data, weiter } = await boss.call('redaktionProtokoll', { query: { anzahl: 3 } })
    expect(data.map(({ was, schluessel, von }) => [was, schluessel, von.name])).toEqual([
      ['geloescht', '/schillerschule/weg', 'Name von leitung'],
      ['angelegt', '/schillerschule/weg', 'Name von leitung'],
      ['angelegt', '/aktuelles/markt', 'Name von leitung'],
    ])
    const next = await boss.call('redaktionProtokoll', { query: { anzahl: 100, vor: weiter } })
    expect(next.data).toHaveLength(9)
    expect(next.weiter).toBeNull()
    expect((await town.as('autor').refusal('redaktionProtokoll')).code).toBe('nicht-erlaubt')
  })

  test('Submissions of forms are visible only to editors with the right to read them', async () => {
    const { as } = await deskTown()
    expect(await as('post').call('redaktionEingaenge')).toMatchObject({ data: [], mehr: false })
    expect((await as('chefin').refusal('redaktionEingaenge')).code).toBe('nicht-erlaubt')
    expect((await as('chefin').call('redaktionSuchenOhneTreffer')).data).toEqual([])
    expect((await as('schule').call('redaktionUnpassendeInhalte')).data).toEqual([])
  })
})
