import type { Limit } from '../limits/limits.ts'
import { type FromOnePlace, mailsOfADay, ofSender, ofSenderADay } from '../limits/of-senders.ts'

/** Appointments that may be booked from where. */
const BOOKINGS: FromOnePlace = { connection: 6, network: 40, unknown: 100 }
/** And on a day: whoever types another address each time takes away no office's times. */
const BOOKINGS_OF_A_DAY = { connection: 10, network: 60 }

export const patienceWith = (sender: string | undefined): Limit[] => [
  ...ofSender('termin', sender, BOOKINGS),
  ...ofSenderADay('termin', sender, BOOKINGS_OF_A_DAY),
]

/** How often somebody moves their own appointment before they have to call. */
export const MOST_MOVES = 5

export const patienceWithMoves = (sender: string | undefined): Limit[] =>
  ofSender('termin-verschieben', sender)

/** Mails of a day that tell one address what was booked, moved and called off. */
const MOST_TO_ADDRESS = 6

/**
 * Nobody fills a mailbox, whoever has typed its address and from wherever. Once it is used up no step is refused: it is
 * done, no mail goes, and the page says so.
 */
export const mailsTo = (email: string): Limit[] => [mailsOfADay('termin', email, MOST_TO_ADDRESS)]
