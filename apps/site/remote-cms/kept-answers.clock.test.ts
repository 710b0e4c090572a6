import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { calls } from '@rathausplatz/contract'
import { expect, onTestFinished, test, vi } from 'vitest'
import { keptAnswers } from './kept-answers.ts'
import { openSnapshot } from './snapshot.ts'
import { KEPT_FOR_A_DAY, saidThrough } from './testing/kept-through.ts'
import { HOUR, moved, titleOf, town } from './testing/town-elsewhere.ts'

// Time-outs are waited for, and other work goes on beside.
vi.setConfig({ testTimeout: 30_000 })

async function timed<T>(work: Promise<T>): Promise<{ ms: number; value?: T; error?: unknown }> {
  const start = performance.now()
  return work.then(
    value => ({ ms: performance.now() - start, value }),
    (error: unknown) => ({ ms: performance.now() - start, error }),
  )
}

/** Time-outs are waited for before these, so all of them at once. */
const silent = ['hang', 'headers-only', 'drip', 'bomb'] as const

for (const how of silent) {
  test(`What was seen before a CMS behaves as ${how} is answered from what was kept, also after a restart; what was never seen is not`, {
    concurrent: true,
  }, async ({ expect, onTestFinished }) => {
    expect(await saidThrough(how, onTestFinished, 1_500)).toEqual(KEPT_FOR_A_DAY)
  })
}

test('R2: a CMS that hangs is waited for once, by the first; the next have their answer in a moment', async () => {
  const { cms, start, pass, healths } = await town(onTestFinished, 1_500)
  const site = start()
  await titleOf(site)
  await site.call(calls.stadt, {})
  pass(HOUR)
  cms.behave('hang')
  const [kept, unseen] = await Promise.all([timed(titleOf(site)), timed(titleOf(site, moved))])
  expect([kept.value, unseen.value]).toEqual(['Stadt Rebenau', 'NoData'])
  expect(kept.ms).toBeLessThan(1_450)
  expect(unseen.ms).toBeLessThan(3_000)
  // Other calls too, which nobody has tried yet.
  const next = await Promise.all([
    timed(titleOf(site)),
    timed(titleOf(site, moved)),
    timed(titleOf(site, { query: { url: '/nie-gesehen' } })),
    timed(site.call(calls.stadt, {})),
    timed(site.call(calls.aktuelles, { query: {} })),
  ])
  expect(next.map(({ value }) => value !== undefined)).toEqual([true, true, true, true, false])
  for (const { ms } of next) expect(ms).toBeLessThan(400)
  expect(cms.connections()).toBeLessThan(20)
  await vi.waitFor(() => expect(healths).toContain('CMS is silent'), { timeout: 10_000 })
  cms.behave('good')
  await vi.waitFor(async () => expect(await titleOf(site, moved)).toBe('/rathaus'), {
    timeout: 10_000,
    interval: 200,
  })
  await vi.waitFor(() => expect(healths).toContain('CMS answers'), { timeout: 10_000 })
}, 30_000)

test('R2: once somebody waited in vain no answer depends on the CMS, and half of them are there within 50 ms', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rathausplatz-antworten-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))
  let isSilent = false
  let asked = 0
  let passed = 0
  const site = keptAnswers({
    ask: async call => {
      asked += 1
      const { answer } = call.examples[0] as { answer: unknown }
      // Whoever waits for this waits forever.
      if (isSilent) await new Promise(() => {})
      return { answer, text: JSON.stringify(answer) }
    },
    snapshot: openSnapshot(folder, () => expect.unreachable()),
    now: () => Date.now() + passed,
  })
  onTestFinished(() => site.close())
  await Promise.all([titleOf(site), site.call(calls.stadt, {}), site.call(calls.kalender, { query: {} })])
  passed += HOUR
  isSilent = true
  const first = { ...moved, deadline: performance.now() + 1_200 }
  expect(await titleOf(site, first)).toBe('NoData')
  const before = asked
  const waits: number[] = []
  for (let i = 0; i < 50; i++) {
    const next = [
      await timed(titleOf(site)),
      await timed(site.call(calls.stadt, {})),
      await timed(site.call(calls.kalender, { query: {} })),
      await timed(titleOf(site, { query: { url: `/nie-gesehen-${i}` } })),
      await timed(site.call(calls.aktuelles, { query: { seite: i + 1 } })),
      await timed(site.call(calls.suche, { query: { q: `Ausweis ${i}` } })),
    ]
    expect(next.map(({ error }) => error === undefined)).toEqual([true, true, true, true, false, false])
    waits.push(...next.map(({ ms }) => ms))
  }
  // Probes in nobody's name, and nothing else.
  expect(asked - before).toBeLessThanOrEqual(2)
  expect(waits.toSorted((a, b) => a - b)[waits.length / 2]).toBeLessThan(50)
})

test('One address that hangs closes nothing else', async () => {
  const { cms, start } = await town(onTestFinished, 1_500)
  const site = start()
  await titleOf(site)
  cms.behave('hang', { path: '/rathaus' })
  expect(await titleOf(site, { query: { url: '/rathaus' } })).toBe('NoData')
  await vi.waitFor(async () => expect(await titleOf(site, moved)).toBe('/rathaus'), {
    timeout: 5_000,
    interval: 100,
  })
  const again = await timed(titleOf(site, { query: { url: '/rathaus' } }))
  expect(again.ms).toBeLessThan(400)
}, 20_000)
