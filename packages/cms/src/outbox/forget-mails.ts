import { fristen } from '@rathausplatz/contract/fristen'
import { tabellen } from '@rathausplatz/contract/tabellen'
import { daysBefore } from '../jobs/days-before.ts'
import type { StepJob } from '../jobs/job.ts'
import { tablesOf } from './tables.ts'

/** A sent or expired mail keeps no text and no key, such as a link to sign in. */
export const EMPTY = { text: '', abbestellen: null, kalender: null } as const

/**
 * Deletes the text of failed mails that have expired: it is of no use any more, and nobody can send them
 * again.
 */
export const emptyLateMails: StepJob = {
  name: 'Verspätete E-Mails leeren',
  due: 'taeglich',
  async step(db, { now }) {
    const { numUpdatedRows } = await tablesOf(db)
      .updateTable('mails')
      .set(EMPTY)
      .where('id', 'in', some =>
        some
          .selectFrom('mails')
          .select('id')
          .where('zustand', 'in', ['gescheitert', 'zurueckgekommen', 'ungewiss'])
          .where('gilt_bis', '<=', now.toISOString())
          .where('text', '<>', '')
          .limit(MOST_DELETED),
      )
      .executeTakeFirst()
    return { more: numUpdatedRows >= MOST_DELETED }
  },
}

/** Deletes sent and discarded mails early, all others after the term in the list of stored data. */
export const forgetOldMails: StepJob = {
  name: 'Alte E-Mails löschen',
  due: 'taeglich',
  async step(db, { now }) {
    const { numDeletedRows } = await tablesOf(db)
      .deleteFrom('mails')
      .where('id', 'in', some =>
        some
          .selectFrom('mails')
          .select('id')
          .where(row =>
            row.or([
              row.and([
                row('ended_at', '<', daysBefore(now, fristen.verschickt)),
                row('zustand', 'in', ['gesendet', 'verworfen']),
              ]),
              row('created_at', '<', daysBefore(now, tabellen.mails.dauer.tage)),
            ]),
          )
          .limit(MOST_DELETED),
      )
      .executeTakeFirst()
    return { more: numDeletedRows >= MOST_DELETED }
  },
}

const MOST_DELETED = 25
