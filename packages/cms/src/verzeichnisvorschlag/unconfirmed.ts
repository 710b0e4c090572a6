import type { Unconfirmed } from '../moderation/asking.ts'
import { townName } from '../town-name.ts'
import { confirmMail } from './mails.ts'
import type { VorschlagSources } from './sources.ts'
import { tablesOf } from './tables.ts'

/** Returns the proposals that are not confirmed yet, for the job that asks for confirmation. */
export const unconfirmedProposals = ({
  keys,
  publicUrl,
}: Pick<VorschlagSources, 'keys' | 'publicUrl'>): Unconfirmed => ({
  table: 'verzeichnis_vorschlaege',
  what: 'verzeichnisvorschlag',
  async begin(db, ids, now) {
    const rows = await tablesOf(db)
      .selectFrom('verzeichnis_vorschlaege')
      .select(['id', 'nummer', 'ersetzt'])
      .where('id', 'in', ids)
      .orderBy('angelegt_am')
      .orderBy('id')
      .execute()
    const moment = now.toISOString()
    await tablesOf(db)
      .updateTable('verzeichnis_vorschlaege')
      .set({ angelegt_am: moment, geaendert_am: moment })
      .where('id', 'in', ids)
      .execute()
    return confirmMail({ publicUrl, keys, town: await townName(db, now) }, rows)
  },
})
