import type { Limit } from '../limits/limits.ts'
import { mailsTo as mailsToAddress, ofSender } from '../limits/of-senders.ts'

/** Orders of one sender. */
export const patienceWith = (sender: string | undefined): Limit[] => ofSender('abo', sender)

/** Mails that ask one address for its consent. */
export const mailsTo = (email: string, sender: string | undefined): Limit[] =>
  mailsToAddress('abo', email, sender)
