import { describe, expect, test } from 'vitest'
import { deskTown } from '../editing/testing/desk-town.ts'
import { begin, contentOf, pieces, start, taken } from './testing/taking-over.ts'

describe('A table', () => {
  const CSV =
    'Titel;Datum;Uhrzeit;Ort;Kategorie;Beschreibung;Intern\r\n"Weinfest; das große";24.07.2027;18:00;Marktplatz;Feste, Wein;"Erster\r\n\r\nZweiter ""hier"""; x\r\nKonzert;31.02.2027;19:30;Kelter;Musik;Klingt;\r\nFlohmarkt;1.8.2027;;Schlossplatz;Märkte;Trödel;\r\n'

  test('from Excel becomes events: columns are matched by name, and faults name row and column', async () => {
    const town = await deskTown()
    const utf8 = await begin(town, `\uFEFF${CSV}`, 'chefin', 'termine.csv')
    const { tabelle, id } = utf8
    expect(tabelle?.art).toBe('veranstaltung')
    expect(tabelle?.spalten.map(({ name, feld }) => [name, feld])).toEqual([
      ['Titel', 'titel'],
      ['Datum', 'datum_von'],
      ['Uhrzeit', 'datum_von'],
      ['Ort', 'ort'],
      ['Kategorie', 'rubriken'],
      ['Beschreibung', 'text'],
      ['Intern', null],
    ])
    expect(tabelle?.vorschau[1]?.fehler).toEqual([
      { name: 'Beginn', satz: '„31.02.2027 19:30“ ist kein Datum. Zum Beispiel: 24.12.2026 18:00' },
    ])
    expect((await pieces(town, id)).map(({ gewaehlt }) => gewaehlt)).toEqual([true, false, true])
    const { anzahl } = await start(town, id)
    expect(anzahl).toMatchObject({ uebernommen: 2, gefunden: 1 })
    const [first] = await pieces(town, id, { zustand: 'uebernommen' })
    expect(await contentOf(town, first?.inhalt ?? '')).toMatchObject({
      titel: 'Weinfest; das große',
      datum_von: '2027-07-24T18:00:00+02:00',
      ort: 'Marktplatz',
      rubriken: ['Feste', 'Wein'],
      text: '<p>Erster</p><p>Zweiter "hier"</p>',
    })
    expect((await begin(town, CSV)).anzahl.gefunden).toBe(3)
    const again = await taken(town, CSV)
    expect(again.uebernahme.anzahl).toMatchObject({ uebernommen: 0, schon_da: 2 })
  })

  test('in a Windows encoding is read', async () => {
    const town = await deskTown()
    const windows = Uint8Array.from(CSV, letter => letter.charCodeAt(0) & 255)
    const { tabelle } = await town
      .as('chefin')
      .call('redaktionUebernahmeAusDatei', { query: { name: 'a.csv' }, file: windows })
    expect(tabelle?.vorschau[0]?.titel).toBe('Weinfest; das große')
    expect(tabelle?.vorschau[2]?.werte).toContainEqual({ name: 'Rubriken', wert: 'Märkte' })
  })

  test('is matched again when the editor changes the kind of its rows', async () => {
    const town = await deskTown()
    const { id } = await begin(town, 'Überschrift,Text,Datum\nNeues,Inhalt,2026-11-20\n', 'chefin', 'a.csv')
    const params = { id }
    const asNews = await town
      .as('chefin')
      .call('redaktionUebernahmeSpalten', { params, body: { art: 'aktuelles' } })
    expect(asNews.tabelle).toMatchObject({ art: 'aktuelles', vorschau: [{ titel: 'Neues', fehler: [] }] })
    const without = await town.as('chefin').call('redaktionUebernahmeSpalten', {
      params,
      body: { art: 'aktuelles', zuordnung: ['titel', 'gibt-es-nicht', null] },
    })
    expect(without.tabelle?.spalten.map(({ feld }) => feld)).toEqual(['titel', null, null])
    expect(without.tabelle?.vorschau[0]?.fehler).toEqual([
      { name: 'Datum', satz: 'Bitte Datum und Uhrzeit angeben.' },
    ])
    expect(without.anzahl.gewaehlt).toBe(0)
    for (const art of ['seite', 'stadt', 'constructor'])
      expect(
        (await town.as('chefin').refusal('redaktionUebernahmeSpalten', { params, body: { art } })).code,
      ).toBe('ungueltig')
  })

  test('in JSON with nested objects becomes offices', async () => {
    const town = await deskTown()
    const list = [
      { name: 'Bürgerbüro', anschrift: { street: 'Marktplatz 1', zip: '12345' }, Telefon: '07123 456' },
    ]
    const { id, tabelle } = await begin(town, JSON.stringify({ aemter: list }), 'chefin', 'a.json')
    await town
      .as('chefin')
      .call('redaktionUebernahmeSpalten', { params: { id }, body: { art: 'organisationseinheit' } })
    expect(tabelle).not.toBeNull()
    const { anzahl } = await start(town, id)
    expect(anzahl.uebernommen).toBe(1)
    const [first] = await pieces(town, id)
    expect(await contentOf(town, first?.inhalt ?? '')).toMatchObject({
      name: 'Bürgerbüro',
      anschrift: { location: '', street: 'Marktplatz 1', zip: '12345', city: '' },
      kommunikation: [{ kennung: '07123 456' }],
    })
  })
})
