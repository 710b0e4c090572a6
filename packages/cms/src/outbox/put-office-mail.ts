import type { Db } from '../store/index.ts'
import { type AwaitedMail, putAwaitedMail, putMail } from './put-mail.ts'

/**
 * Puts a mail to an office: to the first of its addresses that is one. If none is, the mail is stored as
 * failed, so that the desk sees it beside its cause. Returns undefined if the office has no address.
 */
export async function putOfficeMail(
  transaction: Db,
  mail: Omit<AwaitedMail, 'an'>,
  addresses: readonly string[],
  now: Date,
): Promise<{ readonly id: string; readonly isRefused: boolean } | undefined> {
  for (const an of addresses) {
    const put = await putMail(transaction, { ...mail, an }, now)
    if (put.ok) return { id: put.value, isRefused: false }
  }
  const [an] = addresses
  return an === undefined ? undefined : putAwaitedMail(transaction, { ...mail, an }, now)
}
