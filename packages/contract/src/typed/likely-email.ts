import { email, readEmail } from './email-address.ts'

/** Providers at which most private addresses are: the domains that a mistyped one may stand for. */
const COMMON: readonly string[] = [
  'gmail.com',
  'googlemail.com',
  'gmx.de',
  'gmx.net',
  'web.de',
  't-online.de',
  'outlook.de',
  'outlook.com',
  'hotmail.de',
  'hotmail.com',
  'yahoo.de',
  'yahoo.com',
  'freenet.de',
  'arcor.de',
  'icloud.com',
  'posteo.de',
  'mailbox.org',
  'kabelmail.de',
  'aol.com',
]

/** Domains of providers that look like one of the common ones and are right. */
const RIGHT: ReadonlySet<string> = new Set(
  `gmx.at gmx.ch gmx.com gmx.eu gmx.info gmx.org gmx.biz gmx.li gmx.us gmx.fr googlemail.de
   mail.de mail.com email.de email.com ymail.com rocketmail.com live.de live.com msn.com me.com mac.com
   outlook.at outlook.fr hotmail.at hotmail.ch hotmail.fr hotmail.it hotmail.co.uk
   yahoo.at yahoo.ch yahoo.fr yahoo.it yahoo.co.uk yahoo.co.jp freenet.ch free.fr
   aol.de aol.fr online.de ok.de posteo.net posteo.at posteo.ch posteo.eu posteo.org
   mailbox.de cloud.com ao.com`.split(/\s+/),
)

/** Common domains with another ending, under which nobody has an address. */
const OTHER_ENDINGS: Readonly<Record<string, string>> = {
  'gmail.de': 'gmail.com',
  'gmail.net': 'gmail.com',
  'gmail.at': 'gmail.com',
  'gmail.ch': 'gmail.com',
  'gmail.fr': 'gmail.com',
  'gmail.eu': 'gmail.com',
  'icloud.de': 'icloud.com',
  't-online.com': 't-online.de',
  't-online.net': 't-online.de',
  'tonline.de': 't-online.de',
}

/** Endings that do not exist, with the one that was meant. */
const NO_ENDINGS: Readonly<Record<string, string>> = {
  con: 'com',
  vom: 'com',
  xom: 'com',
  cmo: 'com',
  ocm: 'com',
  comm: 'com',
  coom: 'com',
  cpm: 'com',
  clm: 'com',
  ccom: 'com',
  nett: 'net',
  nte: 'net',
  ent: 'net',
  nrt: 'net',
  dee: 'de',
  ded: 'de',
  dde: 'de',
  ogr: 'org',
  orgg: 'org',
}

/** The rows of a German keyboard: a finger meets the key beside the one it meant. */
const KEYS = ['1234567890ß', 'qwertzuiopü', 'asdfghjklöä', 'yxcvbnm,.-']

const places = new Map(
  KEYS.flatMap((row, line) => Array.from(row, (key, at) => [key, { line, at }] as const)),
)

/** Whether two keys touch each other; a row begins half a key to the right of the one above it. */
function areNeighbours(one: string, other: string): boolean {
  const [a, b] = [places.get(one), places.get(other)]
  if (!a || !b) return false
  if (a.line === b.line) return Math.abs(a.at - b.at) === 1
  const [upper, lower] = a.line < b.line ? [a, b] : [b, a]
  return lower.line - upper.line === 1 && (upper.at === lower.at || upper.at === lower.at + 1)
}

/** The domains of this length and longer are so distinct that any single letter may be wrong. */
const DISTINCT = 'outlook.de'.length

/** Whether one slip of the finger turns the domain `meant` into `given`. */
function isOneSlip(given: string, meant: string): boolean {
  if (Math.abs(given.length - meant.length) > 1) return false
  let at = 0
  while (at < given.length && given[at] === meant[at]) at += 1
  const [was = '', is = ''] = [meant[at], given[at]]
  const isAny = meant.length >= DISTINCT
  if (given.length < meant.length) return given.slice(at) === meant.slice(at + 1)
  if (given.length > meant.length) {
    const beside = [given[at - 1], meant[at]]
    const isOnTheWay = beside.some(key => key !== undefined && (key === is || areNeighbours(key, is)))
    return given.slice(at + 1) === meant.slice(at) && (isAny || isOnTheWay)
  }
  const isSwapped = given[at + 1] === was && is === meant[at + 1]
  if (isSwapped && given.slice(at + 2) === meant.slice(at + 2)) return true
  return given.slice(at + 1) === meant.slice(at + 1) && (isAny || areNeighbours(was, is))
}

function withRealEnding(domain: string): string {
  const at = domain.lastIndexOf('.') + 1
  const ending = domain.slice(at)
  return Object.hasOwn(NO_ENDINGS, ending) ? domain.slice(0, at) + NO_ENDINGS[ending] : domain
}

const nearTo = (domain: string): string | undefined =>
  OTHER_ENDINGS[domain] ?? COMMON.find(one => isOneSlip(domain, one))

/** Returns the common domain that was probably meant; undefined if the domain can be right. */
function likelyDomain(given: string): string | undefined {
  if (RIGHT.has(given) || COMMON.includes(given)) return undefined
  const domain = withRealEnding(given.replace(/^(?:www\.)+/, ''))
  const likely = RIGHT.has(domain) || COMMON.includes(domain) ? undefined : nearTo(domain)
  return likely ?? (domain === given ? undefined : domain)
}

/**
 * Returns the address that was probably meant, where the domain is one slip of the finger away from a very common
 * one: `gerda@gmial.com`. Such an address can still be right, so it is asked about and not refused.
 */
export function likelyEmail(address: string): string | undefined {
  const at = address.lastIndexOf('@')
  const domain = at < 1 ? undefined : likelyDomain(address.slice(at + 1).toLowerCase())
  return domain === undefined ? undefined : `${address.slice(0, at)}@${domain}`
}

/** Most characters of an address that is asked about; no address is longer (RFC 5321). */
const LONGEST = 254

/**
 * Returns the question about a typed address; undefined for all others. A text that is no address is asked about
 * where it is nearly one: `gerda@web.d`. Not part of `readEmail`, which browsers load.
 */
export function doubtOfEmail(text: string): string | undefined {
  if (text.length > LONGEST) return undefined
  const read = readEmail(text)
  const address = read.ok ? read.value : text.trim()
  const meant = likelyEmail(address)
  if (meant === undefined || !email.test(meant)) return undefined
  return read.ok
    ? `Meinen Sie ${meant}? Wenn ${address} richtig ist, senden Sie es bitte noch einmal so ab.`
    : `Meinen Sie ${meant}? Bitte geben Sie die E-Mail-Adresse ganz an.`
}
