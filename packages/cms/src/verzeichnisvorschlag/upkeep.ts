import { fristen } from '@rathausplatz/contract/fristen'
import { eintragPfad } from '../collections/verzeichniseintrag.ts'
import { daysBefore } from '../jobs/days-before.ts'
import type { StepJob } from '../jobs/job.ts'
import { NAMES } from '../moderation/after-step.ts'
import { putAwaitedMail } from '../outbox/put-mail.ts'
import { townName } from '../town-name.ts'
import { stillRightMail, type VorschlagKeys } from './mails.ts'
import { deleteProposal, isPublic, withEntry } from './proposals.ts'
import type { VorschlagSources } from './sources.ts'
import { tablesOf } from './tables.ts'

/**
 * Proposals per step. Each may delete a document, so there are few of them, in order not to delay editors.
 */
const MOST_AT_ONCE = 10
const YEAR = 365
const TWICE_A_DAY = 12 * 60

/**
 * Deletes proposals that were not confirmed, and proposals that were refused or locked long ago, with their
 * withdrawn entries.
 */
export const forgetProposals = ({ store }: Pick<VorschlagSources, 'store'>): StepJob => ({
  name: 'Alte Vorschläge für Verzeichnisse löschen',
  due: 'taeglich',
  async step(transaction, { now }) {
    const rows = await tablesOf(transaction)
      .selectFrom('verzeichnis_vorschlaege')
      .selectAll()
      .where(row =>
        row.or([
          row.and([
            row('stand', '=', 'entwurf'),
            row('geaendert_am', '<', daysBefore(now, fristen.bestaetigen)),
          ]),
          row.and([
            row('stand', '=', 'gesperrt'),
            row('geaendert_am', '<', daysBefore(now, fristen.vorschlag)),
          ]),
        ]),
      )
      .limit(MOST_AT_ONCE)
      .execute()
    for (const row of rows)
      await deleteProposal({ db: transaction, store }, await withEntry(transaction, row), NAMES.uhr)
    return { more: rows.length === MOST_AT_ONCE }
  },
})

/** Asks owners once a year to check their entries, because entries have no end date. */
export const askOwners = ({ keys, publicUrl }: { keys: VorschlagKeys; publicUrl: string }): StepJob => ({
  name: 'Fragen, ob Einträge der Verzeichnisse noch stimmen',
  due: { everyMinutes: TWICE_A_DAY },
  async step(transaction, { now }) {
    const yearAgo = daysBefore(now, YEAR)
    const rows = await tablesOf(transaction)
      .selectFrom('verzeichnis_vorschlaege')
      .selectAll()
      .where('stand', '=', 'freigegeben')
      .where('geaendert_am', '<', yearAgo)
      .where(row => row.or([row('gefragt_am', 'is', null), row('gefragt_am', '<', yearAgo)]))
      .limit(MOST_AT_ONCE)
      .execute()
    const words = { publicUrl, keys, town: await townName(transaction, now) }
    for (const row of rows) {
      const proposal = await withEntry(transaction, row)
      const { entry } = proposal
      if (entry && isPublic(proposal)) {
        const asking = stillRightMail(words, { ...row, name: entry.data.name }, eintragPfad(entry.data))
        await putAwaitedMail(transaction, { ...asking, an: row.email }, now)
      }
      await tablesOf(transaction)
        .updateTable('verzeichnis_vorschlaege')
        .set({ gefragt_am: now.toISOString() })
        .where('id', '=', row.id)
        .execute()
    }
    return { more: rows.length === MOST_AT_ONCE }
  },
})
