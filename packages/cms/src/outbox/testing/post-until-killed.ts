import { writeSync } from 'node:fs'
import { sql } from 'kysely'
import type { StepJob } from '../../jobs/job.ts'
import { openJobs } from '../../jobs/run-jobs.ts'
import { openStore } from '../../store/index.ts'
import { orThrow } from '../../store/result.ts'
import { putMail } from '../put-mail.ts'
import { outboxJobs } from '../send-mails.ts'

/**
 * A process that puts mails and runs the jobs until it is killed. Prints one line per stored mail,
 * synchronously, so that the parent knows all lines from before the kill. The clock of each run is ahead of
 * the leases of killed runs.
 */
const [address = '', port = '', run = '', behindMs = '0', count = '0'] = process.argv.slice(2)
const tell = (line: object) => writeSync(1, `${JSON.stringify(line)}\n`)
const clock = () => new Date(Date.now() + Number(behindMs))
const log = { info() {}, warn() {}, error() {} }

const { database, close } = await openStore({ database: address, collections: {}, clock })

/**
 * Each step writes one number and stores it as its mark: a missing or repeated number reveals a torn step.
 */
const counting: StepJob = {
  name: 'Zählen',
  due: { at: async (_, { now }) => now.toISOString() },
  async step(db, { mark }) {
    const next = Number(mark ?? 0) + 1
    await sql`insert into probe (n) values (${next})`.execute(db)
    return { more: next % 10 !== 0, mark: String(next) }
  },
}

const post = {
  server: { host: 'localhost', port: Number(port), secure: false, tls: false },
  von: { name: '', address: 'website@rebenau.example.org' },
}
const jobs = openJobs({
  database,
  jobs: [...outboxJobs({ database, post, clock, log }), counting],
  clock,
  log,
})
tell({ ready: true })
jobs.start()

for (let number = 0; number < Number(count); number++) {
  const betreff = `${run}-${number}`
  const mail = { anlass: 'probe', an: 'amt@rebenau.example.org', betreff, text: 'Guten Tag' }
  await orThrow(database.write(db => putMail(db, mail, clock())))
  tell({ name: betreff })
}

process.stdin.once('end', async () => {
  await jobs.close()
  await close()
  tell({ closed: true })
})
process.stdin.resume()
