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

/** Each may be a document of the store: few enough that no editor waits for it. */
const MOST_AT_ONCE = 10
const YEAR = 365
const TWICE_A_DAY = 12 * 60

/** What nobody confirmed, and what was refused or locked long ago, with the entry that a lock has withdrawn. */
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

/** An entry has no end by the clock; once a year its owner is asked whether all is still right. */
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
