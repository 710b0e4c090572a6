import { writeSync } from 'node:fs'
import { join } from 'node:path'
import { openJobs } from '../../jobs/run-jobs.ts'
import { migrations } from '../../store/migrations/index.ts'
import { openDatabase } from '../../store/open-database.ts'
import { openAusfuhr } from '../ausfuhr.ts'

/**
 * A server that makes a requested export until it is killed. Each run has a clock later than the leases of
 * the earlier runs.
 */
const [dataDir = '', address = '', behindMs = '0'] = process.argv.slice(2)
const tell = (line: object) => writeSync(1, `${JSON.stringify(line)}\n`)
const clock = () => new Date(Date.now() + Number(behindMs))
const log = { info() {}, warn() {}, error() {} }

const database = await openDatabase({ database: address, patienceMs: 5_000, migrations })
const town = { database: address, media: join(dataDir, 'medien'), clock }
const { jobs: due } = openAusfuhr({ database, town, dataDir, log })
const jobs = openJobs({ database, jobs: due, clock, log })
jobs.start()
tell({ ready: true })

process.stdin.once('end', async () => {
  await jobs.close()
  await database.close()
  tell({ closed: true })
})
process.stdin.resume()
