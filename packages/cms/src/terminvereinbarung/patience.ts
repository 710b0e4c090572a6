import type { Limit } from '../limits/limits.ts'
import { type FromOnePlace, mailsOfADay, ofSender, ofSenderADay } from '../limits/of-senders.ts'

/** Appointments that may be booked from where. */
const BOOKINGS: FromOnePlace = { connection: 6, network: 40, unknown: 100 }
/** And on a day: whoever types another address each time takes away no office's times. */
const BOOKINGS_OF_A_DAY = { connection: 10, network: 60 }
/** Bookings of a day that write to one address, also where each before was called off: nobody fills a mailbox. */
const MOST_TO_ADDRESS = 6

/** None where nobody has said an address. */
const mailsTo = (what: string, email: string): Limit[] =>
  email === '' ? [] : [mailsOfADay(what, email, MOST_TO_ADDRESS)]

export const patienceWith = (sender: string | undefined, email: string): Limit[] => [
  ...ofSender('termin', sender, BOOKINGS),
  ...ofSenderADay('termin', sender, BOOKINGS_OF_A_DAY),
  ...mailsTo('termin', email),
]

/** How often somebody moves their own appointment before they have to call. */
export const MOST_MOVES = 5

/** Each move writes to the address of the booking, whoever has typed that. */
export const patienceWithMoves = (sender: string | undefined, email: string): Limit[] => [
  ...ofSender('termin-verschieben', sender),
  ...mailsTo('termin-verschieben', email),
]
