import { createHash, randomBytes } from 'node:crypto'
import { domainToASCII } from 'node:url'
import { placeOf } from '../network.ts'
import type { Limit } from './limits.ts'

const TEN_MINUTES = 10 * 60
const DAY = 24 * 60 * 60

/** How much may come from where. */
export type FromOnePlace = {
  readonly connection: number
  readonly network: number
  /** Of senders that cannot be told apart: a proxy beside us that is not believed, a program in this house. */
  readonly unknown: number
}

/** What people send by a form now and then. */
export const NOW_AND_THEN: FromOnePlace = { connection: 10, network: 50, unknown: 100 }

/**
 * How often something may come from one sender within ten minutes, under a name of its own. One's flood is never another's
 * refusal.
 */
export const ofSender = (what: string, sender: string | undefined, most = NOW_AND_THEN): Limit[] =>
  fromThere(sender, most, from => ({ key: `${what}:${from}`, seconds: TEN_MINUTES }))

/** The same on a day: slowly done, it comes to as much. Senders that cannot be told apart share no such limit. */
export function ofSenderADay(
  what: string,
  sender: string | undefined,
  most: Omit<FromOnePlace, 'unknown'>,
): Limit[] {
  if (!placeOf(sender)) return []
  return fromThere(sender, { ...most, unknown: 0 }, from => ({
    key: `${what}-tag:${whence(what, from)}`,
    seconds: DAY,
  }))
}

/** How many kilobytes of files may come from one sender within a day: nobody fills the disk of the town alone. */
export const kilobytesOfADay = (
  what: string,
  sender: string | undefined,
  bytes: number,
  most: FromOnePlace,
): Limit[] =>
  fromThere(sender, most, from => ({
    key: `${what}-kb:${whence(what, from)}`,
    seconds: DAY,
    amount: Math.ceil(bytes / 1_000),
  }))

function fromThere(
  sender: string | undefined,
  most: FromOnePlace,
  limit: (from: string) => Omit<Limit, 'most'>,
): Limit[] {
  const place = placeOf(sender)
  if (!place) return [{ ...limit(''), most: most.unknown }]
  return [
    { ...limit(place.connection), most: most.connection },
    { ...limit(place.network), most: most.network },
  ]
}

/** Anew in each process: what is kept for a day leads back to no connection. */
const salt = randomBytes(16).toString('hex')
const hash = (text: string): string => createHash('sha256').update(text).digest('base64url')
const whence = (what: string, from: string): string => hash(`${salt} ${what} ${from}`)

/** A domain has many spellings, which the mail server reads as one: `ｍüller.example` is `müller.example`. */
export function oneSpelling(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, at)}@${domainToASCII(email.slice(at + 1))}`.toLowerCase()
}

/** What is counted for an address says nothing of it to who reads the database. */
const whose = (email: string): string => hash(oneSpelling(email))

/** Mails of a day that one address is sent because somebody typed it. */
export const mailsOfADay = (what: string, email: string, most: number): Limit => ({
  key: `${what}-mails:${whose(email)}`,
  most,
  seconds: DAY,
})

/** Mails that one address is sent because somebody typed it: within ten minutes, on a day, and on a day from one network. */
type Asking = { readonly soon: number; readonly onADay: number; readonly fromOne: number }
const SELDOM: Asking = { soon: 1, onADay: 3, fromOne: 2 }

/**
 * The same where each mail asks for a consent: nobody fills the mailbox of somebody else, and nobody alone uses up what
 * its owner asks for (M-02). Whether a mail went is never said: it would tell that somebody has just used the address.
 */
export const mailsTo = (what: string, email: string, sender: string | undefined, most = SELDOM): Limit[] => [
  {
    key: `${what}-mail-von:${whence(oneSpelling(email), placeOf(sender)?.network ?? '')}`,
    most: most.fromOne,
    seconds: DAY,
  },
  ...mailsOf(what, email, most),
]

/**
 * The same for one mail that collects all waiting requests. It reserves the last mail of the day for a new request: one
 * network cannot use up all mails of an address.
 */
export const waitingMailsTo = (what: string, email: string, most = SELDOM): Limit[] =>
  mailsOf(what, email, { ...most, onADay: most.onADay - 1 })

const mailsOf = (what: string, email: string, { soon, onADay }: Omit<Asking, 'fromOne'>): Limit[] => [
  { key: `${what}-mail:${whose(email)}`, most: soon, seconds: TEN_MINUTES },
  mailsOfADay(what, email, onADay),
]
