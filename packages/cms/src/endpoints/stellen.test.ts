import { randomUUID } from 'node:crypto'
import { calls, type PageRoute } from '@rathausplatz/contract'
import { expect, test } from 'vitest'
import { collections } from '../collections/collections.ts'
import { deskTown } from '../editing/testing/desk-town.ts'
import { testTown } from '../test-town.ts'

const job = (titel: string, more: object = {}) => ({
  titel: `${titel} (m/w/d)`,
  bereich: 'Verwaltung',
  employmentType: ['FULL_TIME'],
  entgeltgruppe: 'EG 9b TVöD',
  datePosted: '2026-11-10T08:00:00+01:00',
  ...more,
})

const jobs = [
  job('Bauanträge', { validThrough: '2026-12-14T00:00:00+01:00', aufgaben: '<p>Prüfen</p>' }),
  job('Bäder', { datePosted: '2026-11-18T08:00:00+01:00' }),
  job('Archiv', { validThrough: '2026-11-20T12:00:00+01:00' }),
]

test('Open jobs are listed newest first, without their texts', async () => {
  const { call } = await testTown({ stelle: jobs })
  const { data } = await call(calls.stellen, { query: {} })
  expect(data.map(({ detailURL }) => detailURL)).toEqual([
    '/rathaus/stellen/baeder-m-w-d',
    '/rathaus/stellen/bauantraege-m-w-d',
  ])
  expect(JSON.stringify(data)).not.toContain('Prüfen')
})

test('A job has a page until its deadline and is nowhere afterwards', async () => {
  const before = await testTown({ stelle: jobs }, '2026-12-13T23:59:59+01:00')
  const url = '/rathaus/stellen/bauantraege-m-w-d'
  const page = (await before.call(calls.route, { query: { url } })) as PageRoute
  expect(page.content).toMatchObject([{ template: 'stelle', context: { aufgaben: '<p>Prüfen</p>' } }])
  const after = await testTown({ stelle: jobs }, '2026-12-14T00:00:00+01:00')
  await expect(after.call(calls.route, { query: { url } })).rejects.toMatchObject({ code: 'nicht-gefunden' })
  expect((await after.call(calls.stellen, { query: {} })).data).toHaveLength(1)
  expect((await after.call(calls.suche, { query: { q: 'Bauanträge' } })).data).toEqual([])
})

test('An editor can end a job before its deadline but not extend it beyond the deadline', async () => {
  const { store } = await testTown({ stelle: jobs })
  const found = await store.documentByKey('stelle', '/rathaus/stellen/bauantraege-m-w-d')
  const publish = async (gueltig_bis: string) => {
    const published = await store.publish(found?.id ?? '', { author: 'test', gueltig_bis })
    return published.ok && published.value.gueltig_bis
  }
  expect(await publish('2026-12-01T00:00:00+01:00')).toBe('2026-11-30T23:00:00.000Z')
  expect(await publish('2027-12-01T00:00:00+01:00')).toBe('2026-12-13T23:00:00.000Z')
})

test('P6: a job with a new deadline ends with it, also if the old end is sent back; an end of the editor stays', async () => {
  const { store } = await testTown({ stelle: jobs })
  const { id = '', data } = (await store.documentByKey('stelle', '/rathaus/stellen/bauantraege-m-w-d')) ?? {}
  const publishedWith = async (validThrough: string, gueltig_bis: string) => {
    const { draft_revision: baseRevision = 0 } = (await store.document(id)) ?? {}
    await store.saveDraft(id, { data: { ...(data as object), validThrough }, baseRevision, author: 'test' })
    const published = await store.publish(id, { author: 'test', gueltig_bis })
    return published.ok && published.value.gueltig_bis
  }
  const OLD = '2026-12-14T00:00:00+01:00'
  expect(await publishedWith('2026-12-31T00:00:00+01:00', OLD)).toBe('2026-12-30T23:00:00.000Z')
  expect(await publishedWith('2027-01-15T00:00:00+01:00', '2026-12-20T00:00:00+01:00')).toBe(
    '2026-12-19T23:00:00.000Z',
  )
})

test.each([
  ['titel', { titel: 'Gärtner' }],
  ['validThrough', { validThrough: '2026-11-09T00:00:00+01:00' }],
  ['entgelt_bis', { entgelt_von: 3000, entgelt_bis: 2000 }],
  ['entgeltgruppe', { entgeltgruppe: ' ' }],
])('A job with a wrong %s is refused', (field, wrong) => {
  const parsed = collections.stelle.parse(job('Gärtner', wrong))
  expect(parsed.issues?.map(({ path }) => path)).toEqual([field])
})

const titleFaults = (titel: string) =>
  (collections.stelle.parse({ ...job(''), titel }).issues ?? []).filter(({ path }) => path === 'titel')

test.each([
  'Erzieher/in (m/w/d)',
  'Erzieher/in (w/m/d)',
  'Erzieher/in (d/m/w)',
  'Erzieher/in (m/w/x)',
  'Erzieher/in (m/w/i)',
  'Erzieher/in (M/W/D)',
  'Erzieher/in (m / w / d)',
  'Erzieher/in (m|w|d)',
  'Erzieher/in (m,w,d)',
  'Erzieher/in (m-w-d)',
  'Erzieher/in (m/f/d)',
  'Erzieher/in (f/m/x)',
  'Erzieher/in (m/w/d/x)',
  'Erzieher/in [m/w/d]',
  'Erzieher/in (männlich/weiblich/divers)',
  'Erzieher/in (m/w/divers)',
  'Erzieher/in (m/w/*)',
  'Erzieher/in (gn)',
  'Erzieher/in (alle Geschlechter)',
  'Bauhof (w/m/d), Vollzeit',
])('D5: „%s“ says that the job is for everybody', titel => expect(titleFaults(titel)).toEqual([]))

test.each([
  'Erzieher/in',
  'Erzieherin (w)',
  'Erzieher (m/w)',
  'Bauhof (m)',
  'Kita Regenbogen (3/4)',
  'm/w/d',
])('D5: „%s“ does not say that the job is for everybody', titel => expect(titleFaults(titel)).toHaveLength(1))

test('D5: a second job with the same title is refused at its title, with advice', async () => {
  const { as } = await deskTown()
  const create = () => ({ body: { id: randomUUID(), art: 'stelle', daten: job('Bauhof') } })
  await as('chefin').call('redaktionInhaltAnlegen', create())
  const refused = await as('chefin').refusal('redaktionInhaltAnlegen', create())
  expect(refused).toMatchObject({
    code: 'vergeben',
    details: { issues: [{ path: 'titel', message: expect.stringContaining('Ergänzen Sie den Titel') }] },
  })
})
