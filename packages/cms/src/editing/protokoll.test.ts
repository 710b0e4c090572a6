import { describe, expect, test } from 'vitest'
import { deskTown, page, type people } from './testing/desk-town.ts'

type Who = keyof typeof people

/** A town with changes by several editors on several days. */
async function eventfulTown() {
  const town = await deskTown()
  const chief = town.as('chefin')
  const market = await chief.page('/rathaus/markt', { title: 'Märkte in Rebenau' })
  const params = { id: market.id }
  await town.as('autor').call('redaktionInhaltSpeichern', {
    params,
    body: { daten: page('/rathaus/markt', { title: 'Märkte' }), grundfassung: 1 },
  })
  const step = (who: Who, schritt: string, vermerk?: string) =>
    town.as(who).call('redaktionPruefung', { params, body: { schritt, grundfassung: 2, vermerk } })
  await step('autor', 'einreichen')
  await step('chefin', 'zurueckgeben', '100 % ÄNDERUNG')
  town.clock.set('2026-11-21T23:30:00.000Z')
  await chief.call('redaktionInhaltAnlegen', {
    body: { id: 'fest', art: 'aktuelles', daten: { titel: 'Fest', datum_von: '2026-11-20T08:00:00Z' } },
  })
  await town.as('leitung').page('/raete/klausur', { title: 'Klausur am Markt' })
  const keys = async (query: object, who: Who = 'leitung') =>
    (await town.as(who).call('redaktionProtokoll', { query })).data.map(({ was, schluessel }) => [
      was,
      schluessel.split('/').at(-1),
    ])
  return { ...town, params, keys }
}

const FEST = ['angelegt', 'fest']
const KLAUSUR = ['angelegt', 'klausur']
const CHANGED = ['bearbeitet', 'markt']
const ASKED = ['eingereicht', 'markt']
const GIVEN_BACK = ['zurueckgegeben', 'markt']
const MADE = ['angelegt', 'markt']
const OF_THE_MARKET = [GIVEN_BACK, ASKED, CHANGED, MADE]

describe('The log is filtered', () => {
  test('by editor, with a part of the name', async () => {
    const { keys } = await eventfulTown()
    expect(await keys({ von: 'von AUTOR' })).toEqual([ASKED, CHANGED])
    expect(await keys({ von: 'name von chefin' })).toEqual([FEST, GIVEN_BACK, MADE])
    expect(await keys({ von: 'niemand' })).toEqual([])
    expect(await keys({ von: '%' })).toEqual([])
  })

  test('by kind', async () => {
    const { keys } = await eventfulTown()
    expect(await keys({ art: 'aktuelles' })).toEqual([FEST])
    expect(await keys({ art: 'konto' })).toEqual([])
  })

  test('by days from midnight to midnight in German time', async () => {
    const { keys } = await eventfulTown()
    expect(await keys({ bis: '2026-11-21' })).toEqual(OF_THE_MARKET)
    expect(await keys({ ab: '2026-11-22', bis: '2026-11-22' })).toEqual([KLAUSUR, FEST])
    expect(await keys({ ab: '2026-11-23' })).toEqual([])
    expect(await keys({ ab: '2026-11-22', bis: '2026-11-20' })).toEqual([])
  })

  test('by words in titles, addresses and notes, case-insensitively', async () => {
    const { keys } = await eventfulTown()
    expect(await keys({ suche: 'MÄRKTE' })).toEqual(OF_THE_MARKET)
    expect(await keys({ suche: '/rathaus/m' })).toEqual(OF_THE_MARKET)
    expect(await keys({ suche: 'änderung' })).toEqual([GIVEN_BACK])
    expect(await keys({ suche: '100 % ä' })).toEqual([GIVEN_BACK])
    for (const suche of ['%', '_', '\\', "'", 'M_rkte', '\0']) {
      const found = await keys({ suche })
      expect(found, suche).toEqual(suche === '%' ? [GIVEN_BACK] : [])
    }
  })

  test('by all filters combined, also on further pages', async () => {
    const { keys, as } = await eventfulTown()
    expect(await keys({ von: 'chefin', art: 'seite', bis: '2026-11-20', suche: 'märkte' })).toEqual([
      GIVEN_BACK,
      MADE,
    ])
    const query = { art: 'seite', anzahl: 1 }
    const first = await as('leitung').call('redaktionProtokoll', { query })
    expect(first.data).toHaveLength(1)
    expect(await keys({ ...query, anzahl: 10, vor: first.weiter })).toEqual(OF_THE_MARKET)
  })

  test.each([
    { ab: '9999-12-31' },
    { bis: 'gestern' },
    { bis: '2026-02-30' },
    { art: 'DROP TABLE' },
    { suche: 'x'.repeat(201) },
    { vor: 0 },
  ])('with valid filters only; refused: %j', async query => {
    const { as } = await deskTown()
    expect((await as('leitung').refusal('redaktionProtokoll', { query })).code).toBe('anfrage-ungueltig')
  })
})

describe('A document that the editor may not read', () => {
  test('is found by no filter', async () => {
    const { keys } = await eventfulTown()
    for (const query of [{}, { suche: 'klausur' }, { suche: 'am markt' }, { von: 'leitung' }])
      expect(await keys(query, 'chefin')).not.toContainEqual(KLAUSUR)
    expect(await keys({ suche: 'klausur' }, 'leitung')).toEqual([KLAUSUR])
  })

  test('is not found by a search for its former or current place', async () => {
    const town = await deskTown()
    const boss = town.as('leitung')
    const { id } = await boss.page('/raete/entlassung', { title: 'Frau Roth' })
    const move = (pfad: string, grundfassung: number) =>
      boss.call('redaktionVerschieben', { params: { id }, body: { pfad, grundfassung } })
    await move('/schillerschule/lehrer', 1)
    await move('/rathaus/lehrerin', 2)
    const told = async (who: Who, query: object) =>
      (await town.as(who).call('redaktionProtokoll', { query })).data
    expect(await told('chefin', { suche: 'entlassung' })).toEqual([])
    expect(await told('leitung', { suche: 'entlassung' })).not.toEqual([])
    expect(await told('schulchefin', { suche: 'lehrer' })).toMatchObject([
      { schluessel: '/schillerschule/lehrer', schluessel_vorher: null, inhalt: null },
    ])
  })
})

test('An entry shows the current title of its document and whether the document is deleted', async () => {
  const { as, params } = await eventfulTown()
  const boss = as('leitung')
  const told = async () => (await boss.call('redaktionProtokoll', { query: { art: 'seite' } })).data.at(-1)
  expect((await told())?.inhalt).toEqual({ titel: 'Märkte', geloescht: false })
  await boss.call('redaktionLoeschen', { params })
  expect((await told())?.inhalt).toEqual({ titel: 'Märkte', geloescht: true })
})

test("An entry about a file shows the file's title until the file is deleted", async () => {
  const { as } = await deskTown()
  const boss = as('leitung')
  const file = Buffer.from('%PDF-1.4\n%%EOF\n')
  const { datei } = await boss.call('redaktionMediumAufnehmen', { query: { name: 'haushalt.pdf' }, file })
  const told = async () =>
    (await boss.call('redaktionProtokoll', { query: { art: 'medium' } })).data.map(({ inhalt }) => inhalt)
  expect(await told()).toEqual([{ titel: expect.any(String), geloescht: false }])
  await boss.call('redaktionMediumLoeschen', { params: { datei } })
  expect(await told()).toEqual([null, null])
})
