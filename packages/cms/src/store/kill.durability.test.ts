import { randomInt } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { compiled, startChild } from './testing/children.ts'
import { contradictions } from './testing/contradictions.ts'
import { newDatabase } from './testing/databases.ts'
import { beitragAt, draftAt, publicAt } from './testing/life.ts'
import { openTown, type Town } from './testing/town.ts'

const KILLS = 200
/** Number of databases in parallel; the process that writes to each is killed repeatedly. */
const LANES = 4

const writing = await compiled('write-until-killed.ts')

test('D-01, D-02: 200 times kill -9 during writing and publishing lose no acknowledged step and leave no partial write', async () => {
  const lanes = await Promise.all(
    Array.from({ length: LANES }, (_, lane) => killAgainAndAgain(lane, KILLS / LANES)),
  )
  const { kills, acknowledged, halfway } = lanes.reduce((sum, lane) => ({
    kills: sum.kills + lane.kills,
    acknowledged: sum.acknowledged + lane.acknowledged,
    halfway: sum.halfway + lane.halfway,
  }))
  expect(kills).toBe(KILLS)
  // Otherwise the kills came too early to prove anything.
  expect(acknowledged).toBeGreaterThan(5 * KILLS)
  expect(halfway).toBeGreaterThan(KILLS / 2)
})

async function killAgainAndAgain(lane: number, kills: number) {
  const database = await newDatabase()
  let acknowledged = 0
  let halfway = 0
  for (let run = 0; run < kills; run++) {
    const writer = startChild(writing, database, `${lane}-${run}`)
    const until = 1 + randomInt(30)
    await writer.line(() => writer.lines.length > until)
    // A timer instead of an event, on purpose: the kill comes at a random moment between two
    // acknowledgements.
    await setTimeout(randomInt(4))
    writer.process.kill('SIGKILL')
    expect((await writer.ended).signal).toBe('SIGKILL')

    const steps = new Map<string, { name: string; step: number }>()
    for (const { id, name, step } of writer.lines) if (id && name && step) steps.set(id, { name, step })
    acknowledged += writer.lines.length - 1
    if ([...steps.values()].at(-1)?.step !== 8) halfway += 1

    const town = await openTown({ database })
    for (const [id, { name, step }] of steps) await expectStep(town, id, name, step)
    await town.close()
    expect(await contradictions(database)).toEqual([])
  }
  return { kills, acknowledged, halfway }
}

/**
 * Expects the database to be at the acknowledged step, or at the next one, whose acknowledgement the kill cut
 * off.
 */
async function expectStep(town: Town, id: string, name: string, acknowledged: number) {
  const document = await town.document(id)
  const step = [acknowledged, acknowledged + 1].find(
    step => document?.draft_revision === draftAt(step) && document.published_revision === publicAt(step),
  )
  expect(step, `${name} after step ${acknowledged}: ${JSON.stringify(document)}`).toBeDefined()
  if (step === undefined) return

  expect(document?.data).toEqual(beitragAt(name, draftAt(step)))
  const now = publicAt(step)
  for (let revision = 1; revision <= draftAt(step); revision++) {
    const { path } = beitragAt(name, revision)
    const page = await town.published.byKey('seite', path)
    const redirect = await town.published.redirect(path)
    if (now !== null && revision === now) expect(page?.data).toEqual(beitragAt(name, now))
    else expect(page).toBeUndefined()
    if (now !== null && revision < now) expect(redirect?.to).toBe(beitragAt(name, now).path)
    else expect(redirect).toBeUndefined()
  }
}
