import { SELDOM } from '../limits/of-senders.ts'
import type { Unconfirmed } from '../moderation/asking.ts'
import type { Db } from '../store/index.ts'
import { townName } from '../town-name.ts'
import { alreadySubscribed, alreadySubscribedMail } from './already-subscribed.ts'
import type { AboKeys } from './keys.ts'
import { askingMail } from './mails.ts'
import { addTopics, topicsIn } from './own-topics.ts'
import { tablesOf } from './tables.ts'
import { streetOfTopic } from './topics.ts'

type Sources = { readonly keys: AboKeys; readonly publicUrl: string }

/**
 * Orders of news that their address was not asked about yet. Several orders become one: its mail names the
 * topics of all, with one link. An order of nothing new ends here, and its mail says so.
 */
export const unconfirmedOrders = ({ keys, publicUrl }: Sources): Unconfirmed => ({
  table: 'abos',
  what: 'abo',
  most: SELDOM,
  async begin(db, ids, now) {
    const [id] = ids
    if (id === undefined) return undefined
    await unite(db, id, ids.slice(1))
    const words = { publicUrl, keys, town: await townName(db, now) }
    const known = await alreadySubscribed(db, id)
    if (known) {
      await forget(db, [id])
      return alreadySubscribedMail(words, known)
    }
    await tablesOf(db)
      .updateTable('abos')
      .set({ angefragt_am: now.toISOString() })
      .where('id', '=', id)
      .execute()
    const topics = await topicsIn(db, id)
    const offered = topics.filter(({ thema }) => streetOfTopic(thema) === undefined)
    return askingMail(words, id, {
      titles: offered.map(({ titel }) => titel),
      strassen: topics.length - offered.length,
    })
  },
})

/** Nobody knows the links of orders without a mail, so they can become part of another order. */
async function unite(db: Db, id: string, others: readonly string[]): Promise<void> {
  if (others.length === 0) return
  for (const other of others) await addTopics(db, id, await topicsIn(db, other))
  await forget(db, others)
}

async function forget(db: Db, ids: readonly string[]): Promise<void> {
  const tables = tablesOf(db)
  await tables.deleteFrom('abo_themen').where('abo_id', 'in', ids).execute()
  await tables.deleteFrom('abos').where('id', 'in', ids).execute()
}
