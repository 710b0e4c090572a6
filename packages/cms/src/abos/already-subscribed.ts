import type { NewMail } from '../outbox/put-mail.ts'
import type { Db } from '../store/index.ts'
import { inGenitive } from '../town-in-words.ts'
import { ASKING, type Words } from './mails.ts'
import { type Topic, topicsIn } from './own-topics.ts'
import { tablesOf } from './tables.ts'

export type Subscribed = { readonly id: string; readonly topics: readonly Topic[] }

/**
 * Returns the active subscription of the address of an order, with its own titles of the topics in the order;
 * undefined if the order has a topic that the subscription lacks.
 */
export async function alreadySubscribed(db: Db, order: string): Promise<Subscribed | undefined> {
  const tables = tablesOf(db)
  const active = await tables
    .selectFrom('abos')
    .select('id')
    .where('stand', '=', 'aktiv')
    .where('email', '=', tables.selectFrom('abos').select('email').where('id', '=', order))
    .executeTakeFirst()
  if (!active) return undefined
  const ordered = (await topicsIn(db, order)).map(({ thema }) => thema)
  const topics = (await topicsIn(db, active.id)).filter(({ thema }) => ordered.includes(thema))
  return topics.length === ordered.length ? { id: active.id, topics } : undefined
}

/**
 * Returns the mail that there is nothing to confirm. Only the owner of the address learns of the subscription: the
 * website says the same to every sender.
 */
export function alreadySubscribedMail(
  { publicUrl, keys, town }: Words,
  { id, topics }: Subscribed,
): Omit<NewMail, 'an' | 'giltBis'> {
  const subject = 'Das haben Sie schon bestellt'
  return {
    anlass: ASKING,
    antwortet: true,
    betreff: town ? `${town}: ${subject}` : subject,
    text: [
      'Guten Tag,',
      `jemand hat auf der Website ${inGenitive(town)} mit dieser Adresse Benachrichtigungen bestellt. Sie bekommen sie schon, und zwar über:`,
      topics.map(({ titel }) => `– ${titel}`).join('\n'),
      'Sie müssen nichts tun, und es bleibt alles, wie es ist.',
      `Themen ändern oder alles abbestellen:\n${publicUrl}/abo/verwalten/${keys.keyFor('verwalten', id)}`,
    ]
      .join('\n\n')
      .concat('\n'),
  }
}
