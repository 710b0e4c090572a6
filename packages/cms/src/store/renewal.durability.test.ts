import { randomInt } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { ok } from './result.ts'
import { startChild } from './testing/children.ts'
import { contradictions } from './testing/contradictions.ts'
import { author, openTown, temporaryFolder, value } from './testing/town.ts'

const KILLS = 200
const LANES = 4
const PAGES = 60

test('200 times kill -9 in the middle of renewing contents and filling rows lose, tear and double nothing', async () => {
  const broken = await Promise.all(Array.from({ length: LANES }, () => killAgainAndAgain(KILLS / LANES)))
  // Else the kills came too early or too late to prove anything.
  expect(broken.reduce((sum, halfway) => sum + halfway, 0)).toBeGreaterThan(KILLS / 4)
})

/** Returns how often a kill came before all was done. */
async function killAgainAndAgain(kills: number): Promise<number> {
  using folder = temporaryFolder()
  const town = await openTown({ file: folder.file })
  const pages = Array.from({ length: PAGES }, (_, at) => ({ path: `/s${at}`, titel: `s${at}` }))
  const ids = value(await town.writeAll(pages.map(data => ({ kind: 'seite', data, author }))))
  // Every third page has a draft ahead of what is public.
  for (const id of ids.filter((_, at) => at % 3 === 0))
    value(await town.saveDraft(id, { data: { path: `/x${id}`, titel: 'Entwurf' }, baseRevision: 1, author }))
  await town.database.write(async db => {
    await sql`create table probe (id text primary key, form text, puts integer)`.execute(db)
    return ok(undefined)
  })
  await town.close()

  let halfway = 0
  let form = 1
  for (let kill = 0; kill < kills; kill++) {
    const child = startChild('renew-until-killed.ts', folder.file, String(form))
    await child.line(line => line.ready === true)
    // Not a wait for something: the random moment in the middle of the work is the test.
    await setTimeout(randomInt(40))
    child.process.kill('SIGKILL')
    await child.ended
    if (!child.lines.some(line => line.closed)) halfway++
    expect(contradictions(folder.file)).toEqual([])
    // Some forms are broken off again and again, some are overtaken by the next.
    if (randomInt(3) === 0) form++
  }
  const last = startChild('renew-until-killed.ts', folder.file, String(form))
  await last.line(line => line.closed === true)
  await last.ended
  expect(contradictions(folder.file)).toEqual([])
  using db = new DatabaseSync(folder.file, { readOnly: true })
  const count = (query: string) => Number(db.prepare(query).get(String(form))?.['count'])
  expect(count(`select count(*) as count from releases where data ->> 'form' = ?`)).toBe(PAGES)
  expect(
    count(`select count(*) as count from documents join revisions
      on document_id = id and number = draft_revision where data ->> 'form' = ?`),
  ).toBe(PAGES)
  // A page has one revision of this form, and one more for a draft that is ahead of it.
  expect(count(`select count(*) as count from revisions where data ->> 'form' = ?`)).toBe(PAGES + PAGES / 3)
  expect(count('select count(*) as count from probe where form = ?')).toBe(PAGES)
  return halfway
}
