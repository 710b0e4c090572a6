import { expect, onTestFinished, test } from 'vitest'
import { openStore } from '../store/index.ts'
import { type DailyJob, dailyJobs } from './daily-jobs.ts'

/** A town whose clock is set by the test, with one job that notes when it ran. */
async function town(run: (now: Date) => void = () => {}) {
  const store = await openStore({ file: ':memory:', collections: {} })
  onTestFinished(() => store.close())
  const said: string[] = []
  const note = (_: object, sentence: string) => void said.push(sentence)
  const log = { info: note, warn: note, error: note }
  const ran: string[] = []
  const job: DailyJob = {
    name: 'Altes löschen',
    async run(_, now) {
      run(now)
      ran.push(now.toISOString().slice(0, 16))
    },
  }
  let now = new Date(0)
  /** As after a restart: nothing is remembered but what is written down. */
  const lookAt = (moment: string) => {
    now = new Date(moment)
    return dailyJobs({ database: store.database, jobs: [job], clock: () => now, log }).look()
  }
  const lookDaily = async (first: string, days: number) => {
    for (let day = 0; day < days; day++) {
      await lookAt(new Date(Date.parse(first) + day * 86_400_000).toISOString())
    }
  }
  await lookDaily('2026-11-10T12:00:00Z', 10)
  return { lookAt, lookDaily, ran, said }
}

test('A job runs once a day, also across restarts', async () => {
  const { lookAt, ran } = await town()
  await lookAt('2026-11-19T13:00:00Z')
  await lookAt('2026-11-20T11:59:00Z')
  await lookAt('2026-11-20T12:00:00Z')
  await lookAt('2026-11-20T13:00:00Z')
  expect(ran).toEqual(['2026-11-17T12:00', '2026-11-18T12:00', '2026-11-19T12:00', '2026-11-20T12:00'])
})

test('X4: after a jump of the clock nothing runs, and the log tells the operator why', async () => {
  const { lookAt, lookDaily, ran, said } = await town()
  await lookDaily('2027-05-19T12:00:00Z', 7)
  expect(ran).toHaveLength(3)
  expect(said[0]).toContain('Die Uhr dieses Rechners ist gesprungen')
  await lookAt('2026-11-20T12:00:00Z')
  expect(ran.at(-1)).toBe('2026-11-20T12:00')
})

test('After a week at the new time jobs run again', async () => {
  const { lookDaily, ran } = await town()
  await lookDaily('2027-05-19T12:00:00Z', 8)
  expect(ran.at(-1)).toBe('2027-05-26T12:00')
})

test('A job that fails is told in the log and tried again at the next look', async () => {
  let broken = false
  const { lookAt, ran, said } = await town(() => {
    if (broken) throw new Error('Platte voll')
  })
  broken = true
  await lookAt('2026-11-20T12:00:00Z')
  expect(said).toEqual([
    'Die tägliche Aufgabe „Altes löschen“ ist misslungen. In einer Stunde wird sie wieder versucht.',
  ])
  broken = false
  await lookAt('2026-11-20T13:00:00Z')
  expect(ran.at(-1)).toBe('2026-11-20T13:00')
})
