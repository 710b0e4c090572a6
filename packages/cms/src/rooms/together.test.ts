import { describe, expect, test } from 'vitest'
import type { StepJob } from '../jobs/job.ts'
import { openJobs } from '../jobs/run-jobs.ts'
import { testTown } from '../test-town.ts'
import { together } from './together.ts'

describe('Several rooms', () => {
  test('that answer the same call are refused, and the error names the call', () => {
    const menu = async () => ({ menuItems: [] })
    expect(() => together([{ menu }, { menu }])).toThrow('"menu" is there twice')
  })

  test('with jobs of the same name are refused: the database identifies a job by its name', async () => {
    const { store, clock } = await testTown({})
    const log = { info() {}, warn() {}, error() {} }
    const job: StepJob = { name: 'Aufräumen', due: 'taeglich', step: async () => ({ more: false }) }
    expect(() => openJobs({ database: store.database, jobs: [job, job], clock, log })).toThrow(
      '"Aufräumen" is there twice',
    )
  })
})
