import { openJobs } from '../../jobs/run-jobs.ts'
import type { Database } from '../../store/index.ts'
import { outboxJobs } from '../send-mails.ts'
import { mailServer } from './mail-server.ts'

const von = { name: 'Stadt Rebenau', address: 'website@rebenau.example.org' }
const log = { info() {}, warn() {}, error() {} }

/** Sends all waiting mails to a real mail server that accepts them or rejects all receivers. */
export async function pickyPost({ database, clock }: { database: Database; clock: () => Date }) {
  let isRefusing = false
  const { url: server } = await mailServer({
    onRcptTo: (_address, _session, done) =>
      done(isRefusing ? Object.assign(new Error('unbekannt'), { responseCode: 550 }) : null),
  })
  const jobs = outboxJobs({ database, post: { server, von }, clock, log })
  const send = (refusing: boolean) => {
    isRefusing = refusing
    return openJobs({ database, jobs, clock, log }).look()
  }
  return { isTaken: () => send(false), isRefused: () => send(true) }
}
