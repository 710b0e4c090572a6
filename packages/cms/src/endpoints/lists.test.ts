import { calls } from '@rathausplatz/contract'
import { describe, expect, it } from 'vitest'
import { artikel, testTown, veranstaltung } from '../test-town.ts'

describe('the list of news', () => {
  const town = testTown({
    aktuelles: [
      artikel('Sommerzeit', { datum_von: '2026-10-25T02:30:00+02:00', sortierung: 5 }),
      artikel('Winterzeit', { datum_von: '2026-10-25T02:15:00+01:00', interessengruppen_id: [3] }),
      artikel('Neu', { sortierung: 9, text: '<p>geheim</p>', bild: '/medien/x', bildtext: 'X' }),
      artikel('Neu und wichtig', { sortierung: 1, interessengruppen_id: [3, 4] }),
    ],
  })
  const titles = async (query: object) => {
    const { data } = await (await town).call(calls.aktuelles, { query })
    return data.map(({ titel }) => titel)
  }

  it('begins with the newest moment; at equal moments, the lower `sortierung` comes first', async () => {
    expect(await titles({})).toEqual(['Neu und wichtig', 'Neu', 'Winterzeit', 'Sommerzeit'])
  })

  it('is paged', async () => {
    expect(await titles({ seite: 2, pro_seite: 3 })).toEqual(['Sommerzeit'])
    expect(await titles({ seite: 9 })).toEqual([])
  })

  it('can be limited to one interest group', async () => {
    expect(await titles({ interessengruppen_id: 3 })).toEqual(['Neu und wichtig', 'Winterzeit'])
    expect(await titles({ interessengruppen_id: 99 })).toEqual([])
  })

  it.each([
    ['datum_von:asc', ['Sommerzeit', 'Winterzeit', 'Neu und wichtig', 'Neu']],
    ['sortierung:asc,datum_von:desc', ['Neu und wichtig', 'Sommerzeit', 'Neu', 'Winterzeit']],
    ['sortierung:desc', ['Neu', 'Sommerzeit', 'Neu und wichtig', 'Winterzeit']],
    ['datum_von:desc,sortierung:desc', ['Neu', 'Neu und wichtig', 'Winterzeit', 'Sommerzeit']],
  ])('is sorted by the given order: %s', async (order, expected) => {
    expect(await titles({ order })).toEqual(expected)
    expect(await titles({ order, seite: 2, pro_seite: 1 })).toEqual(expected.slice(1, 2))
  })

  it('contains the number of pages', async () => {
    const { pagination } = await (await town).call(calls.aktuelles, { query: { seite: 2, pro_seite: 3 } })
    expect(pagination).toEqual({ page: 2, pages: 2 })
  })

  it('can be limited to a year or month, in German time', async () => {
    expect(await titles({ jahr: 2026, monat: 10 })).toEqual(['Winterzeit', 'Sommerzeit'])
    expect(await titles({ jahr: 2026, monat: 11, interessengruppen_id: 3 })).toEqual(['Neu und wichtig'])
    expect(await titles({ jahr: 2026 })).toHaveLength(4)
    expect(await titles({ jahr: 2025 })).toEqual([])
  })

  it('counts the articles of each month in its archive, without invisible ones', async () => {
    const { store, call } = await testTown({
      aktuelles: [
        artikel('A'),
        artikel('B', { datum_von: '2026-11-01T00:00:00+01:00' }),
        artikel('C', { datum_von: '2025-12-31T23:59:00+01:00' }),
      ],
    })
    const later = {
      kind: 'aktuelles',
      author: 'test',
      data: artikel('D'),
      gueltig_von: '2026-12-01T00:00:00Z',
    } as const
    const over = {
      kind: 'aktuelles',
      author: 'test',
      data: artikel('E', { datum_von: '2024-01-01T08:00:00+01:00' }),
      gueltig_bis: '2026-11-01T00:00:00Z',
    } as const
    expect((await store.writeAll([later, over])).ok).toBe(true)
    expect((await call(calls.aktuellesArchiv, {})).data).toEqual([
      { jahr: 2026, monat: 11, anzahl: 2 },
      { jahr: 2025, monat: 12, anzahl: 1 },
    ])
  })

  it('contains the address of each article and only fields of the contract', async () => {
    const { data } = await (await town).call(calls.aktuelles, { query: { seite: 2, pro_seite: 1 } })
    expect(data).toEqual([
      {
        titel: 'Neu',
        einleitung: '',
        datum_von: '2026-11-18T08:00:00+01:00',
        bild: '/medien/x',
        bildtext: 'X',
        geaendert: '2026-11-20T11:00:00.000Z',
        detailURL: '/aktuelles/neu',
      },
    ])
  })
})

describe('the list of events', () => {
  const events = [
    veranstaltung('Gestern', '2026-11-19T19:00:00+01:00'),
    veranstaltung('Heute früh', '2026-11-20T08:00:00+01:00'),
    veranstaltung('Heute früh, vorbei', '2026-11-20T08:00:00+01:00', {
      datum_bis: '2026-11-20T09:00:00+01:00',
    }),
    veranstaltung('Heute Abend', '2026-11-20T23:30:00+01:00'),
    veranstaltung('Ausstellung', '2026-10-01T10:00:00+02:00', { datum_bis: '2026-12-24T18:00:00+01:00' }),
    veranstaltung('Alte Ausstellung', '2026-10-01T10:00:00+02:00', {
      datum_bis: '2026-11-01T18:00:00+01:00',
    }),
    veranstaltung('Morgen', '2026-11-21T00:00:00+01:00'),
    veranstaltung('Adventsmarkt', '2026-11-28T14:00:00+01:00', { ort: 'Marktplatz' }),
  ]
  const titles = async (now: string, query: object = {}) => {
    const { call } = await testTown({ veranstaltung: events }, now)
    return (await call(calls.veranstaltungen, { query })).data.map(({ titel }) => titel)
  }
  const noon = '2026-11-20T12:00:00+01:00'

  it('contains events that are not over, ordered by their beginning', async () => {
    expect(await titles(noon)).toEqual(['Ausstellung', 'Heute früh', 'Heute Abend', 'Morgen', 'Adventsmarkt'])
  })

  it('keeps an event without an end until midnight in German time', async () => {
    expect(await titles('2026-11-20T23:59:59+01:00')).toContain('Heute früh')
    expect(await titles('2026-11-21T00:00:00+01:00')).toEqual(['Ausstellung', 'Morgen', 'Adventsmarkt'])
  })

  it('keeps an event with an end until that moment', async () => {
    expect(await titles('2026-11-20T09:00:00+01:00')).toContain('Heute früh, vorbei')
    expect(await titles('2026-11-20T09:00:01+01:00')).not.toContain('Heute früh, vorbei')
  })

  it('is paged without duplicates or gaps', async () => {
    const pages = [1, 2, 3, 4].map(seite => titles(noon, { seite, pro_seite: 2 }))
    expect((await Promise.all(pages)).flat()).toEqual(await titles(noon))
  })

  it('contains the rubriken and the address of each event', async () => {
    const { call } = await testTown({ veranstaltung: events }, noon)
    const { data } = await call(calls.veranstaltungen, { query: { seite: 5, pro_seite: 1 } })
    expect(data).toEqual([
      {
        titel: 'Adventsmarkt',
        datum_von: '2026-11-28T14:00:00+01:00',
        ort: 'Marktplatz',
        rubriken: [{ rubrik: 'Markt', detailURL: '/veranstaltungen/adventsmarkt' }],
      },
    ])
  })
})
