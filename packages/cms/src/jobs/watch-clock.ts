import { DAY_MS } from '@rathausplatz/time'
import type { Log } from '../log.ts'
import { describeJump, judgeClock } from './clock-trust.ts'
import type { StepJob } from './job.ts'
import { tablesOf } from './job-rows.ts'

/** Returns the job that judges every hour whether the clock can be trusted. */
export function watchClock(log: Log): StepJob {
  let told = Number.NEGATIVE_INFINITY

  /** Logs the sentence at most once a day per process, and so again after each start. */
  const tell = (sentence: string, notes: object): void => {
    if (performance.now() - told < DAY_MS) return
    told = performance.now()
    log.error({ ...notes }, sentence)
  }

  return {
    name: 'Uhr prüfen',
    due: { everyMinutes: 60 },
    async step(transaction, { now }) {
      const db = tablesOf(transaction)
      const { notes } = judgeClock(await db.selectFrom('clock_trust').selectAll().executeTakeFirst(), now)
      await db
        .insertInto('clock_trust')
        .values({ id: 1, ...notes })
        .onConflict(row => row.column('id').doUpdateSet(notes))
        .execute()
      const jump = describeJump(notes)
      if (jump) tell(jump, notes)
      return { more: false }
    },
  }
}
