import type { Limit } from '../limits/limits.ts'
import { type FromOnePlace, mailsOfADay, ofSender } from '../limits/of-senders.ts'

/** Appointments that may be booked from where. */
const BOOKINGS: FromOnePlace = { connection: 6, network: 40, unknown: 100 }
/** Bookings of a day that write to one address, also where each before was called off: nobody fills a mailbox. */
const MOST_TO_ADDRESS = 6

export const patienceWith = (sender: string | undefined, email: string): Limit[] => [
  ...ofSender('termin', sender, BOOKINGS),
  mailsOfADay('termin', email, MOST_TO_ADDRESS),
]
