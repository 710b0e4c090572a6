import { randomInt } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { ok } from './result.ts'
import { compiled, startChild } from './testing/children.ts'
import { contradictions } from './testing/contradictions.ts'
import { newDatabase, rowsOf } from './testing/databases.ts'
import { author, openTown, value } from './testing/town.ts'

const KILLS = 200
const LANES = 4
const PAGES = 60

const renewing = await compiled('renew-until-killed.ts')

test('200 times kill -9 during renewal of contents and rebuilding of rows lose or duplicate nothing and leave no partial write', async () => {
  const broken = await Promise.all(Array.from({ length: LANES }, () => killAgainAndAgain(KILLS / LANES)))
  // Otherwise the kills came too early or too late to prove anything.
  expect(broken.reduce((sum, halfway) => sum + halfway, 0)).toBeGreaterThan(KILLS / 4)
})

/** Returns how often the kill came before the work was done. */
async function killAgainAndAgain(kills: number): Promise<number> {
  const database = await newDatabase()
  const town = await openTown({ database })
  const pages = Array.from({ length: PAGES }, (_, at) => ({ path: `/s${at}`, titel: `s${at}` }))
  const ids = value(await town.writeAll(pages.map(data => ({ kind: 'seite', data, author }))))
  // Every third page has a pending draft.
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
    const child = startChild(renewing, database, String(form))
    await child.line(line => line.ready === true)
    // A fixed wait on purpose: the kill comes at a random moment of the work.
    await setTimeout(randomInt(40))
    child.process.kill('SIGKILL')
    await child.ended
    if (!child.lines.some(line => line.closed)) halfway++
    expect(await contradictions(database)).toEqual([])
    // Some renewals to a form are interrupted repeatedly, others are superseded by the next form.
    if (randomInt(3) === 0) form++
  }
  const last = startChild(renewing, database, String(form))
  await last.line(line => line.closed === true)
  await last.ended
  expect(await contradictions(database)).toEqual([])
  const ofThisForm = async (query: string) =>
    (await rowsOf(database, query)).filter(({ data }) => JSON.parse(String(data)).form === String(form))
      .length
  expect(await ofThisForm('select data from releases')).toBe(PAGES)
  const drafts = 'select data from documents join revisions on document_id = id and number = draft_revision'
  expect(await ofThisForm(drafts)).toBe(PAGES)
  // A page has one revision of this form, and one more for a pending draft.
  expect(await ofThisForm('select data from revisions')).toBe(PAGES + PAGES / 3)
  expect(
    (await rowsOf(database, 'select form from probe')).filter(row => row['form'] === String(form)),
  ).toHaveLength(PAGES)
  return halfway
}
