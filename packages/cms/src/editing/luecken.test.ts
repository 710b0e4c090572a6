import { describe, expect, test } from 'vitest'
import { textEntry } from '../test-town.ts'
import { deskTown, page } from './testing/desk-town.ts'

const ID = '0198f0a2-5c1e-7d3a-9b44-2f6c1a7e8d10'
const params = { id: ID }

type Town = Awaited<ReturnType<typeof deskTown>>

/** Saves like the desk, which allows gaps. */
const begin = (town: Town, art: string, daten: object, id = ID) =>
  town.as('chefin').call('redaktionInhaltAnlegen', { body: { id, art, daten, mitLuecken: true } })
const save = (town: Town, daten: object, grundfassung: number) =>
  town
    .as('autor')
    .call('redaktionInhaltSpeichern', { params, body: { daten, grundfassung, mitLuecken: true } })
const open = (town: Town) => town.as('chefin').call('redaktionInhalt', { params })

describe('A draft with gaps', () => {
  test('is saved as it is, and lists for each field what is missing for publication', async () => {
    const town = await deskTown()
    const begun = await begin(town, 'veranstaltung', { titel: 'Hoffest' })
    expect(begun).toMatchObject({ titel: 'Hoffest', status: 'entwurf', fassung: 1 })
    expect(begun.luecken).toBeGreaterThan(0)
    const { fehlt, daten } = await open(town)
    expect(daten).toEqual({ titel: 'Hoffest' })
    expect(fehlt).toHaveLength(begun.luecken)
    expect(fehlt.map(({ path }) => path)).toContain('datum_von')
    expect(fehlt.find(({ path }) => path === 'datum_von')?.feldname).not.toBe('datum_von')
  })

  test('cannot be published or released, alone or with others, until it is complete', async () => {
    const town = await deskTown()
    await begin(town, 'seite', page('/halb', { title: '' }))
    const chefin = town.as('chefin')
    const refused = await chefin.refusal('redaktionVeroeffentlichen', { params, body: { grundfassung: 1 } })
    expect(refused.code).toBe('ungueltig')
    expect(refused.message).toContain('Noch nicht vollständig')
    expect(refused.details?.issues?.map(({ path }) => path)).toEqual(['title'])
    const body = { aktion: 'veroeffentlichen', eintraege: [{ id: ID, grundfassung: 1 }] }
    expect((await chefin.call('redaktionSammelaktion', { body })).data[0]?.fehler?.code).toBe('ungueltig')
    await town
      .as('autor')
      .call('redaktionPruefung', { params, body: { schritt: 'einreichen', grundfassung: 1 } })
    const released = await chefin.refusal('redaktionPruefung', {
      params,
      body: { schritt: 'freigeben', grundfassung: 1 },
    })
    expect(released.code).toBe('ungueltig')

    const whole = await save(town, page('/halb', { title: 'Ganz' }), 1)
    expect(whole.luecken).toBe(0)
    expect((await open(town)).fehlt).toEqual([])
    const { status } = await chefin.call('redaktionVeroeffentlichen', { params, body: { grundfassung: 2 } })
    expect(status).toBe('oeffentlich')
  })

  test('leaves the public version as it is', async () => {
    const town = await deskTown({ seite: [page('/rathaus', { title: 'Rathaus' })] })
    const chefin = town.as('chefin')
    const { data } = await chefin.call('redaktionInhalte', { query: { art: 'seite', suche: 'rathaus' } })
    const { id = '', fassung: grundfassung = 0 } = data[0] ?? {}
    const saved = await chefin.call('redaktionInhaltSpeichern', {
      params: { id },
      body: { daten: page('/rathaus', { title: '' }), grundfassung, mitLuecken: true },
    })
    expect(saved).toMatchObject({ status: 'geaendert', luecken: 1 })
    expect((await town.store.published.byKey('seite', '/rathaus'))?.data.title).toBe('Rathaus')
  })

  test('is found by search and marked as incomplete in lists', async () => {
    const town = await deskTown()
    await begin(town, 'aktuelles', { titel: 'Neue Kita' })
    await begin(town, 'aktuelles', {}, 'zweite')
    const { data } = await town.as('chefin').call('redaktionInhalte', { query: { art: 'aktuelles' } })
    const told = data.map(({ titel, luecken, pfad, datum }) => ({ titel, hasGaps: luecken > 0, pfad, datum }))
    expect(told).toEqual([
      { titel: 'Neue Kita', hasGaps: true, pfad: '/aktuelles/neue-kita', datum: null },
      { titel: '(ohne Titel)', hasGaps: true, pfad: null, datum: null },
    ])
    const found = await town.as('chefin').call('redaktionInhalte', { query: { suche: 'kita' } })
    expect(found.data.map(({ titel }) => titel)).toEqual(['Neue Kita'])
  })

  test('gets its address from its title; two drafts without a title do not conflict', async () => {
    const town = await deskTown()
    await begin(town, 'aktuelles', {})
    await begin(town, 'aktuelles', {}, 'zweite')
    expect((await save(town, { titel: 'Neue Kita' }, 1)).pfad).toBe('/aktuelles/neue-kita')
  })

  test('can be deleted, restored, copied, moved and reset to an older revision', async () => {
    const town = await deskTown()
    const autor = town.as('autor')
    await begin(town, 'seite', page('/halb', { title: '', content: [textEntry('')] }))
    const copied = await autor.call('redaktionKopieren', { params, body: { id: 'kopie' } })
    expect(copied).toMatchObject({ pfad: '/halb-kopie' })
    expect(copied.luecken).toBeGreaterThan(0)
    const moved = await autor.call('redaktionVerschieben', {
      params,
      body: { pfad: '/neu', grundfassung: 1 },
    })
    expect(moved.inhalt).toMatchObject({ pfad: '/neu', fassung: 2 })
    await save(town, page('/neu', { title: 'Ganz' }), 2)
    const back = await autor.call('redaktionWiederherstellen', {
      params,
      body: { nummer: 2, grundfassung: 3 },
    })
    expect(back.luecken).toBeGreaterThan(0)
    const chefin = town.as('chefin')
    expect((await chefin.call('redaktionLoeschen', { params, query: {} })).status).toBe('papierkorb')
    expect((await chefin.call('redaktionZurueckholen', { params })).luecken).toBe(back.luecken)
    const { data } = await chefin.call('redaktionFassungen', { params })
    expect(data.map(({ nummer }) => nummer)).toEqual([4, 3, 2, 1])
  })

  test('may refer to a missing record; as many gaps are listed as are counted', async () => {
    const town = await deskTown()
    const draft = await begin(town, 'veranstaltung', {
      titel: 'Hoffest',
      datum_von: '2026-12-01T18:00:00+01:00',
      veranstaltungsort: 'Marktplatz',
      organisationseinheit: 'gibt-es-nicht',
    })
    const { fehlt } = await open(town)
    expect(fehlt).toHaveLength(draft.luecken)
  })

  test('cannot have an invalid path, or a path where its author may not write', async () => {
    const town = await deskTown()
    const asked = (pfad: unknown) => ({
      body: { id: ID, art: 'seite', daten: { pfad, title: '' }, mitLuecken: true },
    })
    const schule = town.as('schule')
    expect((await schule.refusal('redaktionInhaltAnlegen', asked('/rathaus/neu'))).code).toBe('nicht-erlaubt')
    for (const pfad of [undefined, '', 'ohne-strich', '/api/x', 5, '/%2e%2e/x'])
      expect((await schule.refusal('redaktionInhaltAnlegen', asked(pfad))).code, String(pfad)).toMatch(
        /ungueltig|nicht-erlaubt/,
      )
    expect((await schule.call('redaktionInhaltAnlegen', asked('/schillerschule/neu'))).luecken).toBe(1)
  })

  test('is sanitised like complete data: formatted text is cleaned, and values of a wrong type do no harm', async () => {
    const town = await deskTown()
    const evil = '<p onclick="x()">Hallo<script>alert(1)</script></p>'
    await begin(
      town,
      'seite',
      page('/halb', { title: '', content: [textEntry(evil), 5, null, { template: 'nie' }] }),
    )
    const { daten, titel } = await open(town)
    expect(titel).toBe('(ohne Titel)')
    expect(JSON.stringify(daten)).not.toMatch(/script|onclick/)
    await town.as('chefin').call('redaktionAnsicht', { params, query: { stand: 'entwurf' } })
    await town.as('chefin').call('redaktionDurchsicht', { params, query: { stand: 'entwurf' } })
    for (const [index, wrong] of [5, [], null, {}, 'x', ['x'], { '': [] }].entries()) {
      const daten = { titel: wrong, begriffe: wrong, von: wrong, name: wrong, slug: wrong, content: wrong }
      for (const art of ['aktuelles', 'veranstaltung', 'stelle', 'suchbegriff', 'rubrik', 'weiterleitung'])
        expect((await begin(town, art, daten, `${art}-${index}`)).luecken, `${art} ${index}`).toBeGreaterThan(
          0,
        )
    }
    await town.as('chefin').call('redaktionInhalte', { query: {} })
  })

  test('that is longer than any content may be is refused', async () => {
    const town = await deskTown()
    const body = {
      id: ID,
      art: 'seite',
      daten: page('/lang', { title: 'x'.repeat(500_000) }),
      mitLuecken: true,
    }
    expect((await town.as('autor').refusal('redaktionInhaltAnlegen', { body })).code).toBe('ungueltig')
  })

  test('is refused without `mitLuecken`, so that programs get the errors at once', async () => {
    const town = await deskTown()
    const body = { id: ID, art: 'seite', daten: page('/halb', { title: '' }) }
    expect((await town.as('autor').refusal('redaktionInhaltAnlegen', { body })).code).toBe('ungueltig')
  })
})
