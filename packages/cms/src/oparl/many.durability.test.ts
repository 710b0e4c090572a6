import { expect, test } from 'vitest'
import { testTown } from '../test-town.ts'
import { openOparl } from './answer.ts'
import type { OparlTables } from './tables.ts'
import { council } from './testing/council.ts'
import { walk } from './testing/walk.ts'

const TOWN = 'https://www.rebenau.example.org'

test('300 meetings and 3,000 papers are served without a fault, each object at its address and in its list', async () => {
  const { store, clock } = await testTown({
    stadt: [
      {
        name: 'Stadt Rebenau',
        email: 'stadt@rebenau.example.org',
        telefon: '07251 5555-0',
        anschrift: { location: 'Rathaus', street: 'Marktplatz 1', zip: '76999', city: 'Rebenau' },
      },
    ],
  })
  const written = await store.writeAll(council({ meetings: 300, papers: 3_000 }))
  expect(written.ok).toBe(true)
  const oparl = openOparl({
    db: store.database.read.withTables<OparlTables>(),
    clock,
    publicUrl: TOWN,
    media: async () => new Response(null, { status: 404 }),
    isFilled: () => true,
  })
  const { objects, faults } = await walk(`${TOWN}/oparl/v1`, url => oparl(new Request(url)))
  expect(faults).toEqual([])
  const count = (type: string) =>
    [...objects.values()].filter(one => String(one['type']).endsWith(`/${type}`)).length
  expect({
    meetings: count('Meeting'),
    papers: count('Paper'),
    items: count('AgendaItem'),
    consultations: count('Consultation'),
    files: count('File'),
  }).toEqual({ meetings: 300, papers: 3_000, items: 3_000, consultations: 3_000, files: 3_300 })
})
