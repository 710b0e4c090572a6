import type { Amtsmail } from '@rathausplatz/contract'
import { deliveriesOf } from '../outbox/delivery.ts'
import { strayMail } from '../outbox/delivery-words.ts'
import type { NewMail } from '../outbox/put-mail.ts'
import { putOfficeMail } from '../outbox/put-office-mail.ts'
import type { OutboxTables } from '../outbox/tables.ts'
import type { Db } from '../store/index.ts'
import { isOpen } from './stand.ts'
import { type EingangRow, type FormularTables, tablesOf } from './tables.ts'

/** The mails with which offices learn of a submission. */

const ROOM = 'formular-amt'

/** Each receiver has a reference of its own: one that got the mail must not hide another that did not. */
const betrifftAmt = (vorgang: string, receiver: number): string => `${ROOM}:${vorgang}/${receiver}`

/** Returns the submission of a reference without its room: `F-7GQ2M9XD` of `F-7GQ2M9XD/1`. */
export const vorgangIn = (key: string): string => key.replace(/\/\d+$/, '')

/**
 * Puts the mail to each receiver, which is a list of addresses, the best first. Returns whether one of them
 * will get it.
 */
export async function tellOffices(
  db: Db,
  mail: Omit<NewMail, 'an' | 'betrifft'>,
  { vorgang, ways, now }: { vorgang: string; ways: readonly (readonly string[])[]; now: Date },
): Promise<boolean> {
  let isTold = false
  for (const [index, addresses] of ways.entries()) {
    const put = await putOfficeMail(
      db,
      { ...mail, betrifft: betrifftAmt(vorgang, index + 1) },
      addresses,
      now,
    )
    if (!put) continue
    await tablesOf(db).insertInto('formular_mails').values({ mail_id: put.id, vorgang }).execute()
    isTold ||= !put.isRefused
  }
  return isTold
}

/**
 * Returns the mail that went astray for each open submission; whoever finished one has read it without the
 * mail.
 */
export async function strayOfficeMails(
  db: Db,
  rows: readonly Pick<EingangRow, 'vorgang' | 'stand'>[],
): Promise<(vorgang: string) => Amtsmail | undefined> {
  const open = rows.filter(isOpen).map(({ vorgang }) => vorgang)
  if (open.length === 0) return () => undefined
  const put = await db
    .withTables<FormularTables & OutboxTables>()
    .selectFrom('formular_mails as told')
    .innerJoin('mails', 'mails.id', 'told.mail_id')
    .select('mails.betrifft')
    .distinct()
    .where('told.vorgang', 'in', open)
    .where('mails.betrifft', 'like', `${ROOM}:%`)
    .orderBy('mails.betrifft')
    .execute()
  const references = put.map(({ betrifft }) => String(betrifft))
  const latest = await deliveriesOf(db, references)
  return vorgang =>
    strayMail(
      references
        .filter(reference => vorgangIn(reference) === `${ROOM}:${vorgang}`)
        .map(reference => latest.get(reference)),
    )
}
