import { setImmediate } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { openStore } from '../store/index.ts'
import { passingDatabase } from '../store/testing/databases.ts'
import type { StepJob } from './job.ts'
import { openJobs } from './run-jobs.ts'

const log = { info() {}, warn() {}, error() {} }

test('Between two steps of a job, other tasks get more than ten turns of the event loop', async () => {
  let turns = 0
  let isOver = false
  const between: number[] = []
  const job: StepJob = {
    name: 'Briefe schreiben',
    due: { everyMinutes: 60 },
    async step() {
      between.push(turns)
      turns = 0
      const end = performance.now() + 30
      while (performance.now() < end);
      return { more: between.length < 4 }
    },
  }
  const store = await openStore({ database: await passingDatabase(), collections: {} })
  onTestFinished(() => store.close())
  const others = (async () => {
    for (; !isOver; turns++) await setImmediate()
  })()
  await openJobs({ database: store.database, jobs: [job], clock: () => new Date(), log }).look()
  isOver = true
  await others
  expect(between).toHaveLength(4)
  expect(Math.min(...between.slice(1))).toBeGreaterThan(10)
})
