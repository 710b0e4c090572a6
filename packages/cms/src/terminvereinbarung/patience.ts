import type { Limit } from '../limits/limits.ts'
import { type FromOnePlace, mailsOfADay, ofSender, ofSenderADay } from '../limits/of-senders.ts'

/** Bookings per sender. */
const BOOKINGS: FromOnePlace = { connection: 6, network: 40, unknown: 100 }
/** Bookings per day, so that one sender cannot book up an office with changing addresses. */
const BOOKINGS_OF_A_DAY = { connection: 10, network: 60 }

export const patienceWith = (sender: string | undefined): Limit[] => [
  ...ofSender('termin', sender, BOOKINGS),
  ...ofSenderADay('termin', sender, BOOKINGS_OF_A_DAY),
]

/** How often a person can move their own appointment online. */
export const MOST_MOVES = 5

export const patienceWithMoves = (sender: string | undefined): Limit[] =>
  ofSender('termin-verschieben', sender)

/** Mails per day and address about bookings, moves and cancellations. */
const MOST_TO_ADDRESS = 6

/**
 * Limits the mails to one address, whoever entered it. Beyond it, steps are still taken, without a mail, and
 * the page says so.
 */
export const mailsTo = (email: string): Limit[] => [mailsOfADay('termin', email, MOST_TO_ADDRESS)]
