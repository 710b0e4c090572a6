import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { calls } from '@rathausplatz/contract'
import { expect, onTestFinished, test, vi } from 'vitest'
import { keptAnswers } from './kept-answers.ts'
import { openSnapshot } from './snapshot.ts'
import { KEPT_FOR_A_DAY, saidThrough } from './testing/kept-through.ts'
import { HOUR, moved, titleOf, town } from './testing/town-elsewhere.ts'

// The tests wait for timeouts and run concurrently.
vi.setConfig({ testTimeout: 30_000 })

async function timed<T>(work: Promise<T>): Promise<{ ms: number; value?: T; error?: unknown }> {
  const start = performance.now()
  return work.then(
    value => ({ ms: performance.now() - start, value }),
    (error: unknown) => ({ ms: performance.now() - start, error }),
  )
}

/** Behaviours of a CMS that reach a timeout; they are tested concurrently. */
const silent = ['hang', 'headers-only', 'drip', 'bomb'] as const

for (const how of silent) {
  test(`Answers from the time before a CMS behaves as ${how} are served from the cache, even after a restart; other calls fail`, {
    concurrent: true,
  }, async ({ expect, onTestFinished }) => {
    expect(await saidThrough(how, onTestFinished, 1_500)).toEqual(KEPT_FOR_A_DAY)
  })
}

test('R2: only the first requests wait for a CMS that hangs; later requests are answered at once', async () => {
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
  // Other calls, which have not failed yet, are answered at once too.
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

test('R2: after the first timeout no request waits for the CMS, and half of the requests are answered within 50 ms', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rathausplatz-antworten-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))
  let isSilent = false
  let asked = 0
  let passed = 0
  const site = keptAnswers({
    ask: async call => {
      asked += 1
      const { answer } = call.examples[0] as { answer: unknown }
      // This promise never resolves, so the CMS hangs.
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
  // Only the probes reach the CMS.
  expect(asked - before).toBeLessThanOrEqual(2)
  expect(waits.toSorted((a, b) => a - b)[waits.length / 2]).toBeLessThan(50)
})

test('An address that hangs does not keep other addresses from being loaded', async () => {
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
