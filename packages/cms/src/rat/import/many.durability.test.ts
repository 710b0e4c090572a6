import { rm } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { council } from '../../oparl/testing/council.ts'
import { counted, fromOparl, importTown, oparlOf, PDF } from './testing/import-town.ts'

const stadt = {
  name: 'Stadt Rebenau',
  email: 'stadt@rebenau.example.org',
  telefon: '07251 5555-0',
  anschrift: { location: 'Rathaus', street: 'Marktplatz 1', zip: '76999', city: 'Rebenau' },
}

test('300 meetings and 3,000 papers with files are imported in minutes, and compared again in seconds', async () => {
  const there = await importTown({ stadt: [stadt] })
  expect((await there.store.writeAll(council({ meetings: 300, papers: 3_000 }))).ok).toBe(true)
  const answer = async () => new Response(PDF, { headers: { 'content-type': 'application/pdf' } })
  const { entry } = await oparlOf(there, answer)
  const here = await importTown({ stadt: [stadt] })
  const begun = performance.now()
  const first = await fromOparl(here, entry)
  const taken = performance.now()
  expect(counted(first)).toEqual({ neu: 3_321 })
  expect(first.dateien).toMatchObject({ neu: 3_300, weggelassen: [] })
  expect(counted(await fromOparl(here, entry, { alles: true }))).toEqual({ unveraendert: 3_321 })
  const again = performance.now()
  expect(taken - begun).toBeLessThan(300_000)
  expect(again - taken).toBeLessThan(60_000)
  // Deletes the files here: the time limit for cleaning up after a test is too short for so many.
  await rm(here.folder, { recursive: true, maxRetries: 5 })
}, 600_000)
