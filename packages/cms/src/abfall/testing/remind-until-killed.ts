import { writeSync } from 'node:fs'
import { openKeys } from '../../abos/keys.ts'
import { openJobs } from '../../jobs/run-jobs.ts'
import { openCmsStore } from '../../open-cms-store.ts'
import { reminders } from '../reminders.ts'

/** A server that sends reminders until it is killed. The test moves its clock. */
const [address = '', aheadMs = '0'] = process.argv.slice(2)
const tell = (line: object) => writeSync(1, `${JSON.stringify(line)}\n`)
const clock = () => new Date(Date.now() + Number(aheadMs))

const publicUrl = 'https://www.rebenau.example.org'
const store = await openCmsStore({ database: address, clock, publicUrl })
const jobs = openJobs({
  database: store.database,
  jobs: reminders({ keys: openKeys(() => Buffer.alloc(32, 7)), publicUrl }, { canMail: true }),
  clock,
  log: { info() {}, warn() {}, error() {} },
})
tell({ ready: true })
jobs.start()

process.stdin.once('end', async () => {
  await jobs.close()
  await store.close()
  tell({ closed: true })
})
process.stdin.resume()
