import type { Limit } from '../limits/limits.ts'
import { mailsTo as mailsToAddress, ofSender } from '../limits/of-senders.ts'

/** The rate limits for orders of one sender. */
export const patienceWith = (sender: string | undefined): Limit[] => ofSender('abo', sender)

/** The rate limits for confirmation mails to one address. */
export const mailsTo = (email: string, sender: string | undefined): Limit[] =>
  mailsToAddress('abo', email, sender)
