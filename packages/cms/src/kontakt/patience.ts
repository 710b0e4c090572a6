import type { Limit } from '../limits/limits.ts'
import { ofSender } from '../limits/of-senders.ts'

/** How many messages may come from where. */
export const patienceWith = (sender: string | undefined): Limit[] => ofSender('kontakt', sender)
