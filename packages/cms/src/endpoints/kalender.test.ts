import { calls } from '@rathausplatz/contract'
import { expect, it } from 'vitest'
import { veranstaltung as event, testTown } from '../test-town.ts'

const town = testTown({
  veranstaltung: [
    event('Vorlesen', '2026-09-02T15:30:00+02:00', {
      einleitung: 'Für Kinder ab vier.',
      anschrift: { location: 'Bücherei', street: 'Kirchgasse 2', zip: '76999', city: 'Rebenau' },
      serie: {
        regel: { art: 'WOECHENTLICH', wochentage: ['MITTWOCH'] },
        bis: '2026-12-02',
        ausfalltermine: [{ tag: '2026-11-11', grund: 'Martinsumzug' }],
      },
    }),
    event('Adventsmarkt', '2026-11-28T14:00:00+01:00'),
    event('Konzert', '2026-12-13T17:00:00+01:00', { rubriken: ['Musik'] }),
  ],
  rubrik: [{ rubrik_id: 3, rubrik: 'Musik' }],
})
const kalender = async (query: object) => (await town).call(calls.kalender, { query })

it('returns every date of an event, with the fields by which calendars detect updates', async () => {
  const { data, meta } = await kalender({ slug: 'vorlesen' })
  expect(meta?.title).toBe('Vorlesen')
  expect(data).toHaveLength(14)
  expect(new Set(data.map(({ id }) => id)).size).toBe(14)
  expect(data[0]).toMatchObject({
    termin: '2026-09-02',
    sequenz: 1,
    geaendert: '2026-11-20T11:00:00.000Z',
    einleitung: 'Für Kinder ab vier.',
    anschrift: { street: 'Kirchgasse 2' },
    detailURL: '/veranstaltungen/vorlesen/2026-09-02',
  })
})

it('returns one date of a series', async () => {
  const { data } = await kalender({ slug: 'vorlesen', termin: '2026-11-11' })
  expect(data).toMatchObject([{ termin: '2026-11-11', entfaellt: true, grund: 'Martinsumzug' }])
})

it('returns the dates of the last 30 days and all future ones, optionally of one category', async () => {
  const { data } = await kalender({})
  expect(data[0]?.termin).toBe('2026-10-21')
  expect(data.at(-1)?.titel).toBe('Konzert')
  const musik = await kalender({ rubrik_id: 3 })
  expect(musik.data.map(({ titel }) => titel)).toEqual(['Konzert'])
  expect(musik.meta?.title).toBe('Veranstaltungen: Musik')
})

it.each([
  { slug: 'nichts' },
  { slug: 'vorlesen', termin: '2026-11-12' },
  { slug: 'adventsmarkt', termin: '2026-11-28' },
  { rubrik_id: 99 },
])('does not find %j', async query => {
  await expect(kalender(query)).rejects.toMatchObject({ code: 'nicht-gefunden' })
})

it('an event keeps its id when its day changes, and its sequence number rises', async () => {
  const { store, call } = await testTown({ veranstaltung: [event('Fest', '2026-12-05T14:00:00+01:00')] })
  const fest = async () => (await call(calls.kalender, { query: { slug: 'fest' } })).data[0]
  const before = await fest()
  const [document] = await store.documents('veranstaltung', { limit: 1 })
  const { id = '' } = document ?? {}
  const data = event('Fest', '2026-12-12T14:00:00+01:00')
  await store.saveDraft(id, { data, baseRevision: 1, author: 'test' })
  await store.publish(id, { author: 'test' })
  const after = await fest()
  expect(after?.id).toBe(before?.id)
  expect([before?.sequenz, after?.sequenz, after?.termin]).toEqual([1, 2, '2026-12-12'])
})
