import { berlinDay } from '@rathausplatz/time'
import type { StepJob } from '../jobs/job.ts'
import type { Log } from '../log.ts'
import type { OutboxTables } from '../outbox/tables.ts'
import type { Db } from '../store/index.ts'
import { forgetAddress } from './forget-address.ts'
import { REMINDING, TELLING } from './mails.ts'
import { refusalIn } from './refusal.ts'
import { type AboTables, tablesOf } from './tables.ts'

const EVERY_MINUTES = 10
const MOST_AT_ONCE = 25
/** Days with a failed mail, after which a subscription ends even if no server says that the address is gone. */
const MOST_DAYS = 3
/** Failures that are farther apart than this do not add up. */
const TOGETHER_MS = 60 * 24 * 3_600_000
const HOUR_MS = 3_600_000

/**
 * Ends subscriptions whose address takes no mail: at once if it does not exist, otherwise after failures on
 * three days. Nobody can be told, so the log says it.
 */
export const endUnreachable = (log: Log): StepJob => ({
  name: 'Abos ohne erreichbare Adresse beenden',
  due: { everyMinutes: EVERY_MINUTES },
  async step(db, { now }) {
    const failures = await newFailures(db)
    for (const failure of failures) {
      const refusal = refusalIn(failure.fault, { cameBack: failure.zustand === 'zurueckgekommen' })
      await note(db, failure, refusal === 'sagt-nichts' ? 0 : 1)
      const isOver =
        (refusal === 'weg' && (await isBelieved(db, failure))) ||
        (await daysOf(db, failure, now)) >= MOST_DAYS
      if (!isOver || !(await forgetAddress(db, failure.an, now))) continue
      log.warn(
        { mail: failure.id, anlass: failure.anlass },
        'Ein Abo ist beendet, weil seine Adresse keine E-Mails annimmt.',
      )
    }
    return { more: failures.length === MOST_AT_ONCE }
  },
})

type Failure = Awaited<ReturnType<typeof newFailures>>[number]

const mailsAndAbos = (db: Db) => db.withTables<AboTables & OutboxTables>()

/** Failed mails to active subscriptions that were not looked at yet. */
const newFailures = (db: Db) =>
  mailsAndAbos(db)
    .selectFrom('mails as m')
    .innerJoin('abos as a', 'a.email', 'm.an')
    .leftJoin('abo_fehlschlaege as f', 'f.mail_id', 'm.id')
    .select(['m.id', 'm.an', 'm.anlass', 'm.zustand', 'm.fault', 'm.created_at', 'm.ended_at', 'a.id as abo'])
    .where('m.zustand', 'in', ['gescheitert', 'zurueckgekommen'])
    .where('m.anlass', 'in', [TELLING, REMINDING])
    .where('a.stand', '=', 'aktiv')
    .where('f.mail_id', 'is', null)
    .orderBy('m.id')
    .limit(MOST_AT_ONCE)
    .execute()

const momentOf = ({ created_at, ended_at }: Failure): Date => new Date(ended_at ?? created_at)

async function note(db: Db, failure: Failure, zaehlt: 0 | 1): Promise<void> {
  await tablesOf(db)
    .insertInto('abo_fehlschlaege')
    .values({ mail_id: failure.id, abo_id: failure.abo, tag: berlinDay(momentOf(failure)), zaehlt })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

/**
 * Whether our mail server took other mails at that time. If it takes none, its fault may be its own, and no
 * subscription ends at once.
 */
async function isBelieved(db: Db, failure: Failure): Promise<boolean> {
  if (failure.zustand === 'zurueckgekommen') return true
  const since = new Date(momentOf(failure).getTime() - HOUR_MS).toISOString()
  const taken = await mailsAndAbos(db)
    .selectFrom('mails')
    .select('id')
    .where('zustand', 'in', ['gesendet', 'zurueckgekommen'])
    .where('ended_at', '>=', since)
    .limit(1)
    .executeTakeFirst()
  return taken !== undefined
}

async function daysOf(db: Db, { abo }: Failure, now: Date): Promise<number> {
  const days = await tablesOf(db)
    .selectFrom('abo_fehlschlaege')
    .select('tag')
    .distinct()
    .where('abo_id', '=', abo)
    .where('zaehlt', '=', 1)
    .where('tag', '>=', berlinDay(new Date(now.getTime() - TOGETHER_MS)))
    .execute()
  return days.length
}
