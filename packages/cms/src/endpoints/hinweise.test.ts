import { randomUUID } from 'node:crypto'
import { calls } from '@rathausplatz/contract'
import { describe, expect, test } from 'vitest'
import { deskTown, page } from '../editing/testing/desk-town.ts'

const stadt = calls.stadt.examples[0]?.answer
const records = { stadt: [stadt], seite: [page('/'), page('/freibad'), page('/schillerschule')] }

type Town = Awaited<ReturnType<typeof deskTown>>
type Desk = ReturnType<Town['as']>

const written = (desk: Desk, daten: object, id: string = randomUUID()) =>
  desk.call('redaktionInhaltAnlegen', { body: { id, art: 'hinweis', daten } })
const published = async (desk: Desk, daten: object, window: object = {}) => {
  const { id, fassung } = await written(desk, daten)
  return desk.call('redaktionVeroeffentlichen', {
    params: { id },
    body: { grundfassung: fassung, ...window },
  })
}
const told = async (town: Town) => (await town.call(calls.stadt, {})).hinweise

describe('Notices above all pages', () => {
  test('are part of the town’s record, the most urgent first, then the newest', async () => {
    const town = await deskTown(records)
    const boss = town.as('chefin')
    await published(boss, { titel: 'Markt verlegt', stufe: 'information' })
    await published(boss, { titel: 'Wasser abkochen', stufe: 'dringend' })
    town.clock.set('2026-11-20T08:00:01.000Z')
    await published(boss, { titel: 'Brücke gesperrt', stufe: 'dringend' })
    await published(boss, { titel: 'Freibad geschlossen', stufe: 'wichtig', wo: 'freibad' })
    expect((await told(town)).map(({ titel, wo }) => [titel, wo])).toEqual([
      ['Brücke gesperrt', 'default'],
      ['Wasser abkochen', 'default'],
      ['Freibad geschlossen', 'freibad'],
      ['Markt verlegt', 'default'],
    ])
  })

  test('are limited in number, keeping the most urgent and then the newest', async () => {
    const town = await deskTown(records)
    const boss = town.as('chefin')
    await published(boss, { titel: 'Wasser abkochen', stufe: 'dringend' })
    for (let number = 1; number <= 52; number++) {
      town.clock.set(new Date(Date.parse('2026-11-20T08:00:00.000Z') + number * 1_000).toISOString())
      await published(boss, { titel: `Markt ${number}`, stufe: 'information' })
    }
    town.clock.set('2026-11-20T09:00:00.000Z')
    await published(boss, { titel: 'Freibad geschlossen', stufe: 'wichtig', wo: 'freibad' })
    const titles = (await told(town)).map(({ titel }) => titel)
    expect(titles).toHaveLength(50)
    expect(titles.slice(0, 3)).toEqual(['Wasser abkochen', 'Freibad geschlossen', 'Markt 52'])
    expect(titles.at(-1)).toBe('Markt 5')
  })

  test('are visible within their time window, and disappear when withdrawn', async () => {
    const town = await deskTown(records)
    const boss = town.as('chefin')
    const window = { gueltig_von: '2026-11-20T09:00:00.000Z', gueltig_bis: '2026-11-20T10:00:00.000Z' }
    await published(boss, { titel: 'Straße gesperrt' }, window)
    expect(await told(town)).toEqual([])
    town.clock.set('2026-11-20T09:00:00.000Z')
    expect(await told(town)).toHaveLength(1)
    town.clock.set('2026-11-20T10:00:00.000Z')
    expect(await told(town)).toEqual([])
    const { id } = await published(boss, { titel: 'Wasser abkochen' })
    expect(await told(town)).toHaveLength(1)
    await boss.call('redaktionZurueckziehen', { params: { id }, body: {} })
    expect(await told(town)).toEqual([])
  })

  test('get another version as soon as their text changes', async () => {
    const town = await deskTown(records)
    const boss = town.as('chefin')
    const { id, fassung } = await published(boss, { titel: 'Freibad geschlossen' })
    const [before] = await told(town)
    const longer = { grundfassung: fassung, trotzdem: true, gueltig_bis: '2026-11-21T10:00:00.000Z' }
    await boss.call('redaktionVeroeffentlichen', { params: { id }, body: longer })
    expect((await told(town))[0]?.fassung).toBe(before?.fassung)
    const daten = { titel: 'Freibad geschlossen', text: 'Auch morgen.' }
    const saved = await boss.call('redaktionInhaltSpeichern', {
      params: { id },
      body: { daten, grundfassung: fassung },
    })
    await boss.call('redaktionVeroeffentlichen', { params: { id }, body: { grundfassung: saved.fassung } })
    expect((await told(town))[0]?.fassung).not.toBe(before?.fassung)
  })

  test.each([
    ['notfall', '2026-11-20T09:00:00.000Z'],
    ['dringend', '2026-11-20T09:00:00.000Z'],
    ['wichtig', ''],
    ['information', ''],
  ])('N5: say since when their words are so, if they tell a danger: %s', async (stufe, stand) => {
    const town = await deskTown(records)
    const boss = town.as('chefin')
    town.clock.set('2026-11-20T09:00:00.000Z')
    const daten = { titel: 'Wasser abkochen', text: 'Drei Minuten lang.', stufe }
    const { id, fassung } = await published(boss, daten)
    expect((await told(town))[0]).toMatchObject({ stand })
    town.clock.set('2026-11-20T09:30:00.000Z')
    const saved = await boss.call('redaktionInhaltSpeichern', {
      params: { id },
      body: { daten: { ...daten, text: 'Fünf Minuten lang.' }, grundfassung: fassung },
    })
    const body = { grundfassung: saved.fassung }
    await boss.call('redaktionVeroeffentlichen', { params: { id }, body })
    expect((await told(town))[0]).toMatchObject({ stand: stand && '2026-11-20T09:30:00.000Z' })
  })

  test('N5: that were planned are of the moment at which they appeared', async () => {
    const town = await deskTown(records)
    const gueltig_von = '2026-11-20T10:00:00.000Z'
    await published(town.as('chefin'), { titel: 'Wasser abkochen', stufe: 'dringend' }, { gueltig_von })
    town.clock.set('2026-11-20T12:00:00.000Z')
    expect(await told(town)).toMatchObject([{ stand: gueltig_von }])
  })

  test('get another version when published again, so that visitors who closed them see them again', async () => {
    const town = await deskTown(records)
    const boss = town.as('chefin')
    const { id, fassung } = await published(boss, { titel: 'Wasser abkochen' })
    const [before] = await told(town)
    await boss.call('redaktionZurueckziehen', { params: { id }, body: {} })
    town.clock.set('2026-11-30T08:00:00.000Z')
    await boss.call('redaktionVeroeffentlichen', { params: { id }, body: { grundfassung: fassung } })
    expect((await told(town))[0]?.fassung).not.toBe(before?.fassung)
  })

  test('exist once per place: the same title there again is refused with a link to the existing notice', async () => {
    const boss = (await deskTown(records)).as('chefin')
    const { id } = await written(boss, { titel: 'Freibad geschlossen', wo: 'freibad' })
    const body = { id: randomUUID(), art: 'hinweis', daten: { titel: 'Freibad geschlossen', wo: 'freibad' } }
    const refused = await boss.refusal('redaktionInhaltAnlegen', { body })
    expect([refused.code, refused.details]).toEqual(['vergeben', { vergebenAn: id }])
    expect(refused.message).toContain('Diesen Hinweis gibt es schon')
    await written(boss, { titel: 'Freibad geschlossen' })
  })
})

describe('An editor of the school', () => {
  test('publishes notices on pages of the school only, and sees no notices of other places', async () => {
    const town = await deskTown(records)
    const school = town.as('schule')
    const own = await published(school, { titel: 'Schule fällt aus', wo: 'schillerschule' })
    const ofTown = await published(town.as('chefin'), { titel: 'Wasser abkochen' })
    const ofPool = await published(town.as('chefin'), { titel: 'Geschlossen', wo: 'freibad' })
    for (const wo of ['default', 'freibad']) {
      const body = { id: randomUUID(), art: 'hinweis', daten: { titel: 'Anderswo', wo } }
      expect((await school.refusal('redaktionInhaltAnlegen', { body })).code).toBe('nicht-erlaubt')
    }
    const { data } = await school.call('redaktionInhalte', { query: { art: 'hinweis' } })
    expect(data.map(({ id }) => id)).toEqual([own.id])
    for (const { id } of [ofTown, ofPool])
      for (const call of ['redaktionInhalt', 'redaktionAnsicht', 'redaktionZurueckziehen'] as const) {
        const parts = { params: { id }, ...(call === 'redaktionZurueckziehen' ? { body: {} } : {}) }
        expect((await school.refusal(call, parts)).code).toBe('nicht-gefunden')
      }
  })

  test('saves a draft without a title, which the editors of the school and of the town can open', async () => {
    const town = await deskTown(records)
    const daten = { titel: '', wo: 'schillerschule' }
    const body = { id: randomUUID(), art: 'hinweis', daten, mitLuecken: true }
    const { id } = await town.as('schule').call('redaktionInhaltAnlegen', { body })
    expect((await town.as('schule').call('redaktionInhalt', { params: { id } })).luecken).toBe(1)
    expect((await town.as('chefin').call('redaktionInhalt', { params: { id } })).luecken).toBe(1)
  })

  test('is offered only the school as the place of a notice, and as the default', async () => {
    const town = await deskTown(records)
    const placesOf = async (name: Parameters<Town['as']>[0]) => {
      const { data } = await town.as(name).call('redaktionFormulare')
      const field = data
        .find(({ art }) => art === 'hinweis')
        ?.felder.find(one => (one as { name: string }).name === 'wo') as
        | { standard: string; options: { value: string }[] }
        | undefined
      return field && [field.standard, ...field.options.map(({ value }) => value)]
    }
    expect(await placesOf('schule')).toEqual(['schillerschule', 'schillerschule'])
    const everywhere = await placesOf('chefin')
    expect(everywhere?.slice(0, 2)).toEqual(['default', 'default'])
    expect(everywhere).toContain('freibad')
    expect(everywhere).not.toContain('intranet')
    expect(await placesOf('rat')).toBeUndefined()
  })
})

test('A notice is previewed on the page that will show it', async () => {
  const town = await deskTown(records)
  const boss = town.as('chefin')
  await published(boss, { titel: 'Wasser abkochen', stufe: 'dringend' })
  const { id } = await written(boss, { titel: 'Geschlossen', wo: 'freibad', stufe: 'information' })
  const { pfad, dazu } = await boss.call('redaktionAnsicht', { params: { id }, query: {} })
  expect(pfad).toBe('/freibad')
  expect(dazu.stadt?.hinweise.map(({ titel }) => titel)).toEqual(['Wasser abkochen', 'Geschlossen'])
  expect(await told(town)).toHaveLength(1)
})
