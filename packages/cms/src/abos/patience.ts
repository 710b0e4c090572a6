import type { Limit } from '../limits/limits.ts'
import { ofSender } from '../limits/of-senders.ts'

/** The rate limits for orders of one sender. */
export const patienceWith = (sender: string | undefined): Limit[] => ofSender('abo', sender)
