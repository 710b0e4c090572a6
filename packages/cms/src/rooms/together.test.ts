import { describe, expect, test } from 'vitest'
import type { StepJob } from '../jobs/job.ts'
import { openJobs } from '../jobs/run-jobs.ts'
import { testTown } from '../test-town.ts'
import { together } from './together.ts'

describe('A doubled name is refused', () => {
  test('if two rooms answer the same call; the error names the call', () => {
    const menu = async () => ({ menuItems: [] })
    expect(() => together([{ menu }, { menu }])).toThrow('"menu" is there twice')
  })

  test('if two jobs have it: the database identifies a job by its name', async () => {
    const { store, clock } = await testTown({})
    const log = { info() {}, warn() {}, error() {} }
    const job: StepJob = { name: 'Aufräumen', due: 'taeglich', step: async () => ({ more: false }) }
    expect(() => openJobs({ database: store.database, jobs: [job, job], clock, log })).toThrow(
      '"Aufräumen" is there twice',
    )
  })
})
