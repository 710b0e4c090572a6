import type { Limit } from '../limits/limits.ts'
import { type FromOnePlace, mailsOfADay, ofSender, ofSenderADay } from '../limits/of-senders.ts'

/** Most bookings per sender. */
const BOOKINGS: FromOnePlace = { connection: 6, network: 40, unknown: 100 }
/** Most bookings per sender and day, so that one sender cannot book up an office with changing addresses. */
const BOOKINGS_OF_A_DAY = { connection: 10, network: 60 }

export const patienceWith = (sender: string | undefined): Limit[] => [
  ...ofSender('termin', sender, BOOKINGS),
  ...ofSenderADay('termin', sender, BOOKINGS_OF_A_DAY),
]

/** Most times that a person can move their own appointment online. */
export const MOST_MOVES = 5

export const patienceWithMoves = (sender: string | undefined): Limit[] =>
  ofSender('termin-verschieben', sender)

/** Most mails per day and address about bookings, moves and cancellations. */
const MOST_TO_ADDRESS = 6

/**
 * Returns the limit of mails to one address, which applies no matter who entered the address. If it is
 * reached, steps are still taken, but without a mail, and the page says so.
 */
export const mailsTo = (email: string): Limit[] => [mailsOfADay('termin', email, MOST_TO_ADDRESS)]
