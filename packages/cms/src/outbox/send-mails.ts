import type { ImapMailbox } from '../bounces/mailbox.ts'
import type { Job, StepJob, WorkJob } from '../jobs/job.ts'
import type { Log } from '../log.ts'
import type { Database, Db } from '../store/database.ts'
import { beyondFence } from '../store/fence.ts'
import { ok, orThrow } from '../store/result.ts'
import {
  dueMails,
  firstWaiting,
  isDue,
  letYoungerWait,
  type MailRow,
  oldestAbout,
  PAUSES_MS,
} from './due-mails.ts'
import { EMPTY, emptyLateMails, forgetOldMails } from './forget-mails.ts'
import type { Sender } from './message.ts'
import { countMails } from './outbox.ts'
import type { Outcome, SmtpServer, SmtpSession } from './smtp.ts'
import { tablesOf, type Zustand } from './tables.ts'

/** Configuration of the outgoing mail. */
export type Post = {
  readonly server: SmtpServer
  readonly von: Sender
  /** Where undeliverable mails come back; without it nobody learns of them. */
  readonly ruecklaeufer?: ImapMailbox | undefined
  /** How long a server may be silent, in milliseconds. */
  readonly patienceMs?: number
}

/**
 * After this time a run starts no further mail, and the next run continues at once. So no run is aborted
 * while its server is about to answer.
 */
const ROUND_MS = 5 * 60_000

type Options = { database: Database; post: Post | undefined; clock: () => Date; log: Log }

/** The jobs of the outbox. Without a configured server mails wait, and the log says so. */
export const outboxJobs = (options: Options): readonly Job[] => [
  options.post ? sendMails({ ...options, post: options.post }) : tellOfWaiting(options),
  emptyLateMails,
  forgetOldMails,
]

/**
 * Sends due mails, one after the other. A mail is `unterwegs` from just before its end is written until the
 * answer. If the process or the connection dies in between, nobody knows whether it arrived, and it is not
 * sent again automatically.
 */
function sendMails({ database, post, clock, log }: Options & { post: Post }): WorkJob {
  const write = <T>(work: (db: Db) => Promise<T>): Promise<T> =>
    orThrow(database.write(async db => ok(await work(db))))

  /**
   * Updates a mail that is in one of these states. A mail that no longer waits can only be updated by its
   * sender. Returns whether it was updated.
   */
  const update = (
    { id }: MailRow,
    from: readonly Zustand[],
    sender: string | null,
    columns: Partial<MailRow>,
  ): Promise<boolean> =>
    write(async db => {
      const { numUpdatedRows } = await tablesOf(db)
        .updateTable('mails')
        .set(columns)
        .where('id', '=', id)
        .where('zustand', 'in', from)
        .where(row => row.or([row('zustand', '=', 'wartet'), row('sender', '=', sender)]))
        .executeTakeFirst()
      return numUpdatedRows > 0n
    })

  const moment = (after = 0) => new Date(clock().getTime() + after).toISOString()

  const tell = ({ id, anlass }: MailRow, zustand: Zustand, sentence: string): void =>
    log.error({ mail: id, anlass, zustand }, `${sentence} Mehr sagt „npm run post“.`)

  /**
   * Marks mails in transit as uncertain: this run holds the lease, so their process has died or could not
   * store the answer.
   */
  const findLost = async (): Promise<void> => {
    const lost = await tablesOf(database.read)
      .selectFrom('mails')
      .selectAll()
      .where('zustand', '=', 'unterwegs')
      .execute()
    for (const mail of lost)
      await giveUp(mail, mail.sender, 'Die Website wurde unterbrochen, bevor der Mailserver geantwortet hat.')
  }

  const fail = async (mail: MailRow, owner: string, fault: string): Promise<void> => {
    const columns = { attempts: mail.attempts + 1, fault, sender: null, ended_at: moment() }
    if (await update(mail, ['wartet', 'unterwegs'], owner, { ...columns, zustand: 'gescheitert' }))
      tell(mail, 'gescheitert', 'Eine E-Mail konnte nicht verschickt werden.')
  }

  const putOff = async (mail: MailRow, owner: string, fault: string): Promise<void> => {
    const pause = PAUSES_MS[mail.attempts]
    if (pause === undefined) return fail(mail, owner, fault)
    const due_at = moment(pause)
    const columns = { attempts: mail.attempts + 1, fault, sender: null, due_at }
    await update(mail, ['wartet', 'unterwegs'], owner, { ...columns, zustand: 'wartet' })
    await write(db => letYoungerWait(db, mail, due_at))
  }

  const giveUp = async (mail: MailRow, sender: string | null, fault: string): Promise<void> => {
    if (await update(mail, ['unterwegs'], sender, { zustand: 'ungewiss', fault, ended_at: moment() }))
      tell(mail, 'ungewiss', UNCERTAIN)
  }

  const settle = async (mail: MailRow, owner: string, outcome: Outcome): Promise<void> => {
    switch (outcome.was) {
      case 'gesendet': {
        const columns = { fault: null, ended_at: moment(), ...EMPTY }
        // Also stored if another run has marked the mail as uncertain: the mail was sent, whichever run notes
        // it. So this write is not fenced.
        await beyondFence(() =>
          update(mail, ['unterwegs', 'ungewiss'], owner, { ...columns, zustand: 'gesendet' }),
        )
        return
      }
      case 'ungewiss':
        return giveUp(mail, owner, outcome.fault)
      case 'abgelehnt':
        return fail(mail, owner, outcome.fault)
      case 'vertagt':
        return putOff(mail, owner, outcome.fault)
      case 'abgebrochen':
        await update(mail, ['unterwegs'], owner, { zustand: 'wartet', sender: null })
    }
  }

  /** The server accepts nothing: all due mails are postponed. */
  const putOffAll = async (owner: string, fault: string): Promise<void> => {
    const due = await dueMails(database.read, clock()).limit(MOST_AT_ONCE).execute()
    for (const mail of due) await putOff(mail, owner, fault)
    log.error({ fault }, `E-Mails gehen nicht hinaus und warten weiter. ${fault}`)
  }

  const next = async (): Promise<MailRow | undefined> => {
    const now = clock()
    const mail = await firstWaiting(database.read, now)
    if (!mail || !isDue(mail.due_at, now)) return undefined
    return (await oldestAbout(database.read, mail)) ?? mail
  }

  const sendOne = async (mail: MailRow, owner: string, session: SmtpSession): Promise<Outcome> => {
    const claim = () => update(mail, ['wartet'], null, { zustand: 'unterwegs', sender: owner })
    const { composeMessage } = await import('./message.ts')
    // A mail that cannot be composed must not block the others.
    const message = await composeMessage(mail, post.von).catch((error: Error) => error)
    const outcome: Outcome =
      message instanceof Error
        ? { was: 'abgelehnt', fault: `Die E-Mail ließ sich nicht aufsetzen: ${message.message}` }
        : await session.send(message, claim)
    await settle(mail, owner, outcome)
    return outcome
  }

  return {
    name: 'E-Mails verschicken',
    longestMinutes: 30,
    due: {
      async at(db, { now }) {
        const onTheWay = await tablesOf(db)
          .selectFrom('mails')
          .select('id')
          .where('zustand', '=', 'unterwegs')
          .limit(1)
          .executeTakeFirst()
        if (onTheWay) return now.toISOString()
        const mail = await firstWaiting(db, now)
        return mail && isDue(mail.due_at, now) ? now.toISOString() : mail?.due_at
      },
    },
    async work({ signal, owner }) {
      await findLost()
      // Loaded only when there is something to send, to save memory.
      const { openSmtp } = await import('./smtp.ts')
      let session: SmtpSession | undefined
      const close = () => session?.close()
      signal.addEventListener('abort', close)
      const begun = clock().getTime()
      const isRoundOver = () => Math.abs(clock().getTime() - begun) >= ROUND_MS
      try {
        for (let mail = await next(); mail && !signal.aborted && !isRoundOver(); mail = await next()) {
          if (mail.gilt_bis !== null && mail.gilt_bis <= moment()) {
            const fault = 'Sie wäre zu spät gekommen.'
            const columns = { fault, ended_at: moment(), ...EMPTY }
            await update(mail, ['wartet'], null, { ...columns, zustand: 'verworfen' })
            continue
          }
          try {
            session ??= await openSmtp(post.server, signal, post.patienceMs)
          } catch (error) {
            if (signal.aborted) return
            await putOffAll(owner, (error as Error).message)
            return
          }
          const outcome = await sendOne(mail, owner, session)
          if (outcome.was === 'vertagt' && outcome.isServer) {
            await putOffAll(owner, outcome.fault)
            return
          }
          if (outcome.was !== 'gesendet') session = undefined
        }
      } finally {
        signal.removeEventListener('abort', close)
        close()
      }
    },
  }
}

const UNCERTAIN =
  'Ob eine E-Mail angekommen ist, lässt sich nicht sagen; von selbst wird sie nicht noch einmal verschickt.'

const MOST_AT_ONCE = 500

const tellOfWaiting = ({ log }: Options): StepJob => ({
  name: 'Wartende E-Mails melden',
  due: { everyMinutes: 24 * 60 },
  async step(db) {
    const waiting = (await countMails(db)).get('wartet') ?? 0
    if (waiting > 0)
      log.warn(
        { waiting },
        `${waiting} E-Mails warten: Die Einstellung SMTP_URL fehlt, sie gehen nicht hinaus.`,
      )
    return { more: false }
  },
})
