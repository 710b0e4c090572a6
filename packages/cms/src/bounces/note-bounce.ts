import { SERVERANTWORT } from '@rathausplatz/contract'
import type { Updateable } from 'kysely'
import { oneSpelling } from '../limits/of-senders.ts'
import { EMPTY } from '../outbox/forget-mails.ts'
import { type OutboxTables, tablesOf, type Zustand } from '../outbox/tables.ts'
import type { Db } from '../store/index.ts'
import type { Bounce } from './read-bounce.ts'
import type { Report } from './status-fields.ts'

type Mail = Pick<OutboxTables['mails'], 'id' | 'an' | 'anlass'>

/** The mail that a report is about, and what it says about it. */
type Noted = { readonly mail: Mail; readonly action: Report['action'] }

/**
 * Notes a report at its mail. The id of a mail is known only to its receiver, and the report must also name
 * that receiver: nobody can report the mail of somebody else. Returns undefined if the report is about none of
 * our mails, or was noted before. Noting twice is harmless.
 */
export async function noteBounce(db: Db, bounce: Bounce, now: Date): Promise<Noted | undefined> {
  const mail = await mailOf(db, bounce)
  if (!mail) return undefined
  const { action, answer } = reportFor(mail, bounce)
  const set = (columns: Updateable<OutboxTables['mails']>, ...from: readonly Zustand[]) =>
    tablesOf(db)
      .updateTable('mails')
      .set(columns)
      .where('id', '=', mail.id)
      .where('zustand', 'in', from)
      .executeTakeFirst()
  const moment = now.toISOString()
  const { numUpdatedRows } = await {
    failed: () =>
      set(
        {
          zustand: 'zurueckgekommen',
          fault: saying(CAME_BACK, answer),
          ended_at: moment,
          sender: null,
          ...EMPTY,
        },
        'unterwegs',
        'gesendet',
        'ungewiss',
      ),
    delayed: () => set({ fault: saying(ON_ITS_WAY, answer) }, 'gesendet'),
    delivered: () => set({ zustand: 'gesendet', fault: null, ...EMPTY }, 'gesendet', 'ungewiss'),
  }[action]()
  return numUpdatedRows > 0n ? { mail, action } : undefined
}

const CAME_BACK = 'Der Mailserver der Empfängerin hat sie zurückgeschickt.'
const ON_ITS_WAY = 'Ein Mailserver unterwegs hat gemeldet, dass sie sich verspätet.'

const saying = (sentence: string, answer: string): string =>
  answer === '' ? sentence : `${sentence} ${SERVERANTWORT}${answer}`

async function mailOf(db: Db, { ids, addresses }: Bounce): Promise<Mail | undefined> {
  if (ids.length === 0) return undefined
  const mails = await tablesOf(db)
    .selectFrom('mails')
    .select(['id', 'an', 'anlass'])
    .where('id', 'in', ids)
    .execute()
  const named = new Set([...addresses].map(oneSpelling))
  return mails.find(({ an }) => named.has(oneSpelling(an)))
}

/**
 * Returns the report about the receiver; behind a forwarding address, all reports together: the mail has
 * arrived if it reached anybody.
 */
function reportFor({ an }: Mail, { reports }: Bounce): Report {
  const own = reports.filter(({ recipients }) => recipients.map(oneSpelling).includes(oneSpelling(an)))
  const these = own.length > 0 ? own : reports
  const [first] = (['delivered', 'failed', 'delayed'] as const).flatMap(
    action => these.find(report => report.action === action) ?? [],
  )
  if (!first) throw new Error('A bounce has at least one report')
  return first
}
