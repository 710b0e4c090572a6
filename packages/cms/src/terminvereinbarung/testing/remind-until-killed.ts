import { writeSync } from 'node:fs'
import { openJobs } from '../../jobs/run-jobs.ts'
import { openCmsStore } from '../../open-cms-store.ts'
import { openTerminKeys } from '../keys.ts'
import { remindOfTermine } from '../upkeep.ts'

/** A server that sends reminders until it is killed. The test sets how far its clock is ahead. */
const [address = '', aheadMs = '0'] = process.argv.slice(2)
const tell = (line: object) => writeSync(1, `${JSON.stringify(line)}\n`)
const clock = () => new Date(Date.now() + Number(aheadMs))
const log = { info() {}, warn() {}, error() {} }

const publicUrl = 'https://www.rebenau.example.org'
const store = await openCmsStore({ database: address, clock, publicUrl })
const keys = openTerminKeys(() => Buffer.alloc(32, 7))
const jobs = openJobs({
  database: store.database,
  jobs: [remindOfTermine({ keys, publicUrl })],
  clock,
  log,
})
tell({ ready: true })
jobs.start()

process.stdin.once('end', async () => {
  await jobs.close()
  await store.close()
  tell({ closed: true })
})
process.stdin.resume()
