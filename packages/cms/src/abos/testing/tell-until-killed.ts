import { writeSync } from 'node:fs'
import { openJobs } from '../../jobs/run-jobs.ts'
import { openCmsStore } from '../../open-cms-store.ts'
import { announcements } from '../announce.ts'
import { openKeys } from '../keys.ts'

/** A server that announces news until it is killed. The test moves its clock. */
const [address = '', behindMs = '0'] = process.argv.slice(2)
const tell = (line: object) => writeSync(1, `${JSON.stringify(line)}\n`)
const clock = () => new Date(Date.now() + Number(behindMs))
const log = { info() {}, warn() {}, error() {} }

const publicUrl = 'https://www.rebenau.example.org'
const store = await openCmsStore({ database: address, clock, publicUrl })
const keys = openKeys(() => Buffer.alloc(32, 7))
const jobs = openJobs({
  database: store.database,
  jobs: announcements({ keys, publicUrl, log }),
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
