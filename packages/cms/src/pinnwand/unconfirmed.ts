import type { Unconfirmed } from '../moderation/asking.ts'
import { townName } from '../town-name.ts'
import { isPublic } from './entries.ts'
import { confirmMail, confirmMessagesMail, type PinnwandKeys } from './mails.ts'
import { tablesOf } from './tables.ts'

type Sources = { readonly keys: PinnwandKeys; readonly publicUrl: string }

/** Entries whose address is not confirmed yet. */
export const unconfirmedEntries = ({ keys, publicUrl }: Sources): Unconfirmed => ({
  table: 'pinnwand_eintraege',
  what: 'pinnwand',
  async begin(db, ids, now) {
    const entries = tablesOf(db)
    const rows = await entries
      .selectFrom('pinnwand_eintraege')
      .selectAll()
      .where('id', 'in', ids)
      .orderBy('angelegt_am')
      .orderBy('id')
      .execute()
    const moment = now.toISOString()
    await entries
      .updateTable('pinnwand_eintraege')
      .set({ angelegt_am: moment, geaendert_am: moment })
      .where('id', 'in', ids)
      .execute()
    return confirmMail({ publicUrl, keys, town: await townName(db, now) }, rows)
  },
})

/**
 * First messages whose address is not confirmed yet. If none of their entries is public any more, no mail is
 * sent.
 */
export const unconfirmedMessages = ({ keys, publicUrl }: Sources): Unconfirmed => ({
  table: 'pinnwand_gespraeche',
  what: 'pinnwand-nachricht',
  async begin(db, ids, now) {
    const tables = tablesOf(db)
    const conversations = await tables
      .selectFrom('pinnwand_gespraeche')
      .selectAll()
      .where('id', 'in', ids)
      .orderBy('begonnen_am')
      .orderBy('id')
      .execute()
    const entries = await tables
      .selectFrom('pinnwand_eintraege')
      .selectAll()
      .where(
        'id',
        'in',
        conversations.map(({ eintrag_id }) => eintrag_id),
      )
      .execute()
    const asked = conversations.flatMap(conversation => {
      const entry = entries.find(({ id }) => id === conversation.eintrag_id)
      return entry && isPublic(entry, now) ? [{ conversation, entry }] : []
    })
    if (asked.length === 0) return undefined
    await tables
      .updateTable('pinnwand_gespraeche')
      .set({ begonnen_am: now.toISOString() })
      .where('id', 'in', ids)
      .execute()
    return confirmMessagesMail({ publicUrl, keys, town: await townName(db, now) }, asked)
  },
})
