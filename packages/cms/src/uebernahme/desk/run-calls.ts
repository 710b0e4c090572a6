import { CmsError, type CmsHandlers } from '@rathausplatz/contract'
import { refuse } from '../../editing/refusal.ts'
import { FOR_JOB } from '../import-rows.ts'
import type { Stand } from '../tables.ts'
import { by, type ImportDesk } from './import-desk.ts'

const AT_ONCE = 20

/** The calls that list imports, and start, stop, undo and delete them. */
export function runCalls({ rows, seesAll, isOwn, visible, ownOne, head, whole }: ImportDesk) {
  return {
    async redaktionUebernahmen({ query: { seite } }, who) {
      const author = seesAll(who) ? undefined : who.id
      const found = await rows.list({
        author,
        program: who.program?.id,
        limit: AT_ONCE + 1,
        offset: (seite - 1) * AT_ONCE,
      })
      return {
        data: await Promise.all(found.slice(0, AT_ONCE).map(head)),
        mehr: found.length > AT_ONCE,
      }
    },

    redaktionUebernahme: ({ params: { id } }, who) => whole(id, who),

    async redaktionUebernahmeStarten({ params: { id } }, who) {
      const uebernahme = await visible(id, who)
      // Idempotent: the answer to the first request may have been lost.
      if (isOwn(uebernahme, who) && uebernahme.stand === 'laeuft') return whole(id, who)
      await ownOne(id, who, ['bereit', 'fertig'])
      if ((await rows.counts(id)).gewaehlt === 0)
        throw refuse('nrs', 'Bitte zuerst auswählen, was übernommen werden soll.')
      await rows.setGoing(id, 'laeuft', { from: ['bereit', 'fertig'], program: by(who).program })
      return whole(id, who)
    },

    async redaktionUebernahmeAnhalten({ params: { id } }, who) {
      await ownOne(id, who, STOPPABLE)
      // Accepted in any state; the running job notices the change by itself.
      await rows.setStand(id, 'bereit', ['laeuft'])
      await rows.setStand(id, 'fertig', ['nimmt_zurueck'])
      await rows.setStand(id, 'gescheitert', ['sucht'], STOPPED)
      return whole(id, who)
    },

    async redaktionUebernahmeZuruecknehmen({ params: { id } }, who) {
      await ownOne(id, who, ['fertig', 'bereit', 'nimmt_zurueck', 'zurueckgenommen'])
      await rows.setGoing(id, 'nimmt_zurueck', { from: ['fertig', 'bereit'], program: by(who).program })
      return whole(id, who)
    },

    async redaktionUebernahmeVergessen({ params: { id } }, who) {
      const { stand } = await visible(id, who)
      if (FOR_JOB.has(stand))
        throw new CmsError('nicht-moeglich', 'Bitte zuerst anhalten oder warten, bis es fertig ist.')
      await ownOne(id, who, ['bereit', 'fertig', 'gescheitert', 'zurueckgenommen'])
      await rows.forget(id)
      return {}
    },
  } satisfies CmsHandlers
}

/**
 * States in which a request to stop is accepted. They include the states after stopping, so that the request
 * is idempotent.
 */
const STOPPABLE: readonly Stand[] = ['sucht', 'laeuft', 'nimmt_zurueck', 'bereit', 'fertig', 'gescheitert']
const STOPPED = 'Das Lesen dieser Adresse wurde angehalten.'
