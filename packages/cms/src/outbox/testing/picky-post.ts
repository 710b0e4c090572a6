import { noteBounce } from '../../bounces/note-bounce.ts'
import { readBounce } from '../../bounces/read-bounce.ts'
import { AN, failed, ID, standard } from '../../bounces/testing/report.ts'
import { openJobs } from '../../jobs/run-jobs.ts'
import type { Database } from '../../store/index.ts'
import { ok, orThrow } from '../../store/result.ts'
import { outboxJobs } from '../send-mails.ts'
import { tablesOf } from '../tables.ts'
import { mailServer } from './mail-server.ts'

const von = { name: 'Stadt Rebenau', address: 'website@rebenau.example.org' }
const log = { info() {}, warn() {}, error() {} }

/**
 * Sends all waiting mails to a real mail server that accepts them or rejects receivers: all, or those whose
 * address contains a text, for good or for now. Mails that it accepted can come back.
 */
export async function pickyPost({ database, clock }: { database: Database; clock: () => Date }) {
  let refused: string | undefined
  let isFull = false
  const { url: server } = await mailServer({
    onRcptTo: ({ address }, _session, done) =>
      done(
        refused !== undefined && address.includes(refused)
          ? isFull
            ? Object.assign(new Error('4.2.2 mailbox full'), { responseCode: 452 })
            : Object.assign(new Error('unbekannt'), { responseCode: 550 })
          : null,
      ),
  })
  const jobs = outboxJobs({ database, post: { server, von }, clock, log })
  const send = (refusing?: string, full = false) => {
    refused = refusing
    isFull = full
    return openJobs({ database, jobs, clock, log }).look()
  }
  const comesBack = async () => {
    const sent = await tablesOf(database.read)
      .selectFrom('mails')
      .select(['id', 'an'])
      .where('zustand', '=', 'gesendet')
      .execute()
    const report = standard({ status: failed('5.1.1', 'smtp; 550 5.1.1 unbekannt') })
    for (const { id, an } of sent) {
      const bounce = await readBounce(Buffer.from(report.replaceAll(ID, id).replaceAll(AN, an)))
      if (bounce.was === 'bericht')
        await orThrow(database.write(async db => ok(await noteBounce(db, bounce, clock()))))
    }
  }
  return {
    isTaken: () => send(),
    isRefused: (whose = '') => send(whose),
    /** The mailboxes are full for now. */
    isPutOff: (whose = '') => send(whose, true),
    comesBack,
  }
}
