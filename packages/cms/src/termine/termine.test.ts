import { calls } from '@rathausplatz/contract'
import { describe, expect, it } from 'vitest'
import { veranstaltung as event, testTown } from '../test-town.ts'

const wednesdays = { art: 'WOECHENTLICH', wochentage: ['MITTWOCH'] }
const lesen = event('Vorlesen', '2026-11-04T15:30:00+01:00', {
  datum_bis: '2026-11-04T16:30:00+01:00',
  rubriken: ['Kinder', 'Bücherei'],
  serie: {
    regel: wednesdays,
    bis: '2026-12-30',
    zusatztermine: [{ tag: '2026-12-06', beginn: '11:00' }],
    ausfalltermine: [{ tag: '2026-12-02', grund: 'Wasserschaden' }],
  },
})
const markt = event('Adventsmarkt', '2026-11-28T14:00:00+01:00', { datum_bis: '2026-11-29T20:00:00+01:00' })
const rubriken = [
  { rubrik_id: 7, rubrik: 'Bücherei' },
  { rubrik_id: 2, rubrik: 'Kinder' },
  { rubrik_id: 1, rubrik: 'Markt' },
]
const town = testTown({ veranstaltung: [lesen, markt], rubrik: rubriken })

const list = async (query: object) => (await town).call(calls.veranstaltungen, { query })
const dates = async (query: object) =>
  (await list(query)).data.map(({ titel, datum_von }) => `${titel} ${datum_von.slice(0, 10)}`)

describe('the list of dates', () => {
  it('contains every future date of a series among the other events, each with its own address', async () => {
    expect(await dates({ pro_seite: 3 })).toEqual([
      'Vorlesen 2026-11-25',
      'Adventsmarkt 2026-11-28',
      'Vorlesen 2026-12-02',
    ])
    const { data } = await list({ pro_seite: 2 })
    expect(data.map(({ rubriken }) => rubriken[0]?.detailURL)).toEqual([
      '/veranstaltungen/vorlesen/2026-11-25',
      '/veranstaltungen/adventsmarkt',
    ])
  })

  it('marks a cancelled date with its reason', async () => {
    const { data } = await list({ von: '2026-12-02', bis: '2026-12-02' })
    expect(data).toMatchObject([{ titel: 'Vorlesen', entfaellt: true, grund: 'Wasserschaden' }])
  })

  it('contains an added date at its own time', async () => {
    const { data } = await list({ von: '2026-12-06', bis: '2026-12-06' })
    expect(data).toMatchObject([
      { datum_von: '2026-12-06T11:00:00+01:00', datum_bis: '2026-12-06T12:00:00+01:00' },
    ])
  })

  it('can be limited to one category, whose name is then its title', async () => {
    expect(await dates({ rubrik_id: 1 })).toEqual(['Adventsmarkt 2026-11-28'])
    expect((await list({ rubrik_id: 7 })).meta).toEqual({
      title: 'Veranstaltungen: Bücherei',
      description: '',
    })
    expect(await list({ rubrik_id: 99 })).toEqual({ data: [], pagination: { page: 1, pages: 0 } })
  })

  it('can be limited to days, also in the past, and contains dates that began before these days but still last', async () => {
    expect(await dates({ von: '2026-11-01', bis: '2026-11-18' })).toEqual([
      'Vorlesen 2026-11-04',
      'Vorlesen 2026-11-11',
      'Vorlesen 2026-11-18',
    ])
    expect(await dates({ von: '2026-11-29', bis: '2026-11-29' })).toEqual(['Adventsmarkt 2026-11-28'])
    expect(await dates({ von: '2026-12-31', bis: '2026-11-01' })).toEqual([])
  })

  it('contains the number of pages', async () => {
    expect((await list({ pro_seite: 3, seite: 2 })).pagination).toEqual({ page: 2, pages: 3 })
    const pages = await Promise.all([1, 2, 3].map(seite => dates({ seite, pro_seite: 3 })))
    expect(pages.flat()).toEqual(await dates({ pro_seite: 100 }))
  })

  it('I-07: is empty on a page beyond the counted 1,000 dates', async () => {
    expect((await list({ seite: 100_000, pro_seite: 100 })).data).toEqual([])
    await expect(list({ von: '2026-02-30' })).rejects.toMatchObject({ code: 'anfrage-ungueltig' })
  })

  it('leaves out a date that ended at midnight on the day before', async () => {
    const late = event('Ball', '2026-11-21T20:00:00+01:00', { datum_bis: '2026-11-22T00:00:00+01:00' })
    const { call } = await testTown({ veranstaltung: [late] })
    const ball = await call(calls.veranstaltungen, { query: { von: '2026-11-22' } })
    expect(ball.data).toEqual([])
  })
})

describe('a published event', () => {
  it('updates its dates when it is published again, and removes them when it is withdrawn', async () => {
    const { store, call } = await testTown({ veranstaltung: [lesen], rubrik: rubriken })
    const count = async () => (await call(calls.veranstaltungen, { query: { pro_seite: 100 } })).data.length
    expect(await count()).toBe(7)
    const [document] = await store.documents('veranstaltung', { limit: 1 })
    const { id = '', draft_revision = 0 } = document ?? {}
    const data = { ...lesen, serie: { regel: wednesdays, bis: '2026-12-02' } }
    await store.saveDraft(id, { data, baseRevision: draft_revision, author: 'test' })
    expect(await count()).toBe(7)
    await store.publish(id, { author: 'test' })
    expect(await count()).toBe(2)
    await store.unpublish(id, { author: 'test', force: true })
    expect(await count()).toBe(0)
  })

  it('is visible only within its time window', async () => {
    const { store, call } = await testTown({ rubrik: rubriken })
    await store.writeAll([
      { kind: 'veranstaltung', data: lesen, author: 'test', gueltig_von: '2026-11-20T12:00:01+01:00' },
      { kind: 'veranstaltung', data: markt, author: 'test', gueltig_bis: '2026-11-20T12:00:00+01:00' },
    ])
    const { data, pagination } = await call(calls.veranstaltungen, { query: {} })
    expect([data, pagination?.pages]).toEqual([[], 0])
  })
})
