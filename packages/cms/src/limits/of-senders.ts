import { createHash, randomBytes } from 'node:crypto'
import { domainToASCII } from 'node:url'
import { placeOf } from '../network.ts'
import type { Limit } from './limits.ts'

const TEN_MINUTES = 10 * 60
const DAY = 24 * 60 * 60

/** How much may come from one connection, and how much from one network. */
export type FromOnePlace = {
  readonly connection: number
  readonly network: number
  /**
   * For senders that cannot be told apart: behind a proxy that is not trusted, or a program on this machine.
   */
  readonly unknown: number
}

/** For forms that people send now and then. */
export const NOW_AND_THEN: FromOnePlace = { connection: 10, network: 50, unknown: 100 }

/**
 * How often one sender may do something within ten minutes. `what` names the counter. A flood from one sender
 * does not block others.
 */
export const ofSender = (what: string, sender: string | undefined, most = NOW_AND_THEN): Limit[] =>
  fromThere(sender, most, from => ({ key: `${what}:${from}`, seconds: TEN_MINUTES }))

/** Like `ofSender` per day, against slow floods. Senders that cannot be told apart have no such limit. */
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

/** How many kilobytes of files one sender may send per day, so that no single sender fills the disk. */
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

/** New in each process: counters that are stored for a day cannot be traced back to a connection. */
const salt = randomBytes(16).toString('hex')
const hash = (text: string): string => createHash('sha256').update(text).digest('base64url')
const whence = (what: string, from: string): string => hash(`${salt} ${what} ${from}`)

/**
 * Normalises the domain, which mail servers read in several spellings: `ｍüller.example` is `müller.example`.
 */
export function oneSpelling(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, at)}@${domainToASCII(email.slice(at + 1))}`.toLowerCase()
}

/** Hashed, so that the counter does not reveal the address to a reader of the database. */
const whose = (email: string): string => hash(oneSpelling(email))

/** Mails per day to one address that a visitor typed. */
export const mailsOfADay = (what: string, email: string, most: number): Limit => ({
  key: `${what}-mails:${whose(email)}`,
  most,
  seconds: DAY,
})

/**
 * Limits for mails to an address that a visitor typed: within ten minutes, per day, and per day from one
 * network.
 */
export type Asking = { readonly soon: number; readonly onADay: number; readonly fromOne: number }
export const SELDOM: Asking = { soon: 1, onADay: 3, fromOne: 2 }

/**
 * The limits for mails that ask for a consent: nobody can flood the mailbox of another person, and no single
 * network can use up the mails that the owner of the address asks for (M-02). The response never says whether
 * a mail was sent: that would reveal that the address was used recently.
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
 * The limits for one mail that collects all waiting requests. They reserve the last mail of the day for a new
 * request: one network cannot use up all mails of an address.
 */
export const waitingMailsTo = (what: string, email: string, most = SELDOM): Limit[] =>
  mailsOf(what, email, { ...most, onADay: most.onADay - 1 })

const mailsOf = (what: string, email: string, { soon, onADay }: Omit<Asking, 'fromOne'>): Limit[] => [
  { key: `${what}-mail:${whose(email)}`, most: soon, seconds: TEN_MINUTES },
  mailsOfADay(what, email, onADay),
]
