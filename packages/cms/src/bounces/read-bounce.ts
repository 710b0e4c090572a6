import PostalMime, { type Attachment, type Email } from 'postal-mime'
import { saidInWords } from './said-in-words.ts'
import { type Report, reportsIn } from './status-fields.ts'

/** A report about mails that may be ours. */
export type Bounce = {
  readonly was: 'bericht'
  /** Everything in the report that has the form of an id of a mail. */
  readonly ids: readonly string[]
  /** All addresses in the report, in lower case. */
  readonly addresses: ReadonlySet<string>
  readonly reports: readonly Report[]
}

export type Reading =
  | Bounce
  /** Written by a program, and no report: an out-of-office reply, a receipt. */
  | { readonly was: 'automatisch' }
  /** Perhaps written by a person. */
  | { readonly was: 'anderes' }

/** Reads a message that came to the mailbox of bounces. Its bytes may end early. */
export async function readBounce(bytes: Uint8Array): Promise<Reading> {
  const email = await PostalMime.parse(bytes, {
    forceRfc822Attachments: true,
    maxNestingDepth: 20,
    maxHeadersSize: 200_000,
  })
  const texts = textsOf(email)
  const all = texts.join('\n')
  const report = (reports: readonly Report[]): Bounce => ({
    was: 'bericht',
    ids: idsIn(all),
    addresses: new Set([...addressesIn(all), ...reports.flatMap(({ recipients }) => recipients)]),
    reports,
  })
  const standard = email.attachments.filter(isStatus).flatMap(part => reportsIn(textOf(part)))
  if (standard.length > 0) return report(standard)
  if (email.attachments.some(isOtherReport)) return { was: 'automatisch' }
  const other = { was: isAutomatic(email) ? 'automatisch' : 'anderes' } as const
  if (!isOfMailServer(email)) return other
  const failed = addressesIn(headerOf(email, 'x-failed-recipients'))
  const written = saidInWords([email.subject, ...texts].join('\n'), failed)
  return written && idsIn(all).length > 0 ? report([written]) : other
}

const isStatus = ({ mimeType }: Attachment): boolean =>
  /^message\/(?:global-)?delivery-status$/.test(mimeType)

/** Receipts of reading, and complaints. */
const isOtherReport = ({ mimeType }: Attachment): boolean =>
  /^message\/(?:disposition-notification|feedback-report|global-disposition-notification)$/.test(mimeType)

const isReturned = ({ mimeType }: Attachment): boolean =>
  /^(?:message\/|text\/rfc822-headers|text\/plain)/.test(mimeType)

const MOST_LETTERS = 100_000

const textOf = ({ content }: Attachment): string =>
  typeof content === 'string'
    ? content.slice(0, MOST_LETTERS)
    : new TextDecoder().decode(content.slice(0, MOST_LETTERS))

const HEADERS = [
  'in-reply-to',
  'references',
  'x-failed-recipients',
  'x-original-message-id',
  'original-recipient',
]

/** The words of the report come first, then the returned mail. */
const textsOf = (email: Email): string[] => [
  (email.text ?? '').slice(0, MOST_LETTERS),
  email.text ? '' : (email.html ?? '').slice(0, MOST_LETTERS).replaceAll(/<\/?[a-z][^<>]{0,500}>/gi, '\n'),
  ...email.attachments.filter(isReturned).map(textOf),
  ...HEADERS.map(name => headerOf(email, name)),
]

const headerOf = ({ headers }: Email, name: string): string =>
  headers
    .filter(({ key }) => key === name)
    .map(({ value }) => value)
    .join(' ')

/** The ids of our mails are UUIDs of version 7. */
const ID = /(?<![\da-f])[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}(?![\da-f])/gi
const MOST_IDS = 20

const idsIn = (text: string): string[] =>
  [...new Set(text.match(ID)?.map(id => id.toLowerCase()))].slice(0, MOST_IDS)

const ADDRESS = /[^\s<>"'„“(),:;[\]=&]{1,64}@[^\s<>"'„“(),:;[\]=&]{1,255}/g
const MOST_ADDRESSES = 500

const addressesIn = (text: string): string[] =>
  (text.match(ADDRESS) ?? []).slice(0, MOST_ADDRESSES).map(one => one.replace(/\.+$/, '').toLowerCase())

const DAEMON =
  /^(?:mailer-?daemon|post-?master|mail-?daemon|mdaemon|maildelivery|mail[-.]?delivery(?:[-.]\w+)?|mds|bounce[sd]?)(?:[+-].*)?@/i

const OF_A_REPORT =
  /undeliver|deliver(?:y|ed)\b.{0,40}(?:fail|delay|status|problem|notification|unsuccessful)|failure notice|mail delivery|returned mail|return(?:ed)? to sender|unzustellbar|zustell\w{0,20}.{0,30}(?:fehl|status|problem|verzöger|nicht)|nicht zugestellt|rückläufer/i

/** Whether a mail server has written the message: then it may be a report without the standard form. */
function isOfMailServer(email: Email): boolean {
  if (headerOf(email, 'x-failed-recipients') !== '') return true
  if (DAEMON.test(email.from?.address ?? '')) return true
  const subject = (email.subject ?? '').slice(0, 1_000)
  return OF_A_REPORT.test(subject) && !/^(?:re|aw|fwd?|wg)\s*:/i.test(subject)
}

const OF_AN_ABSENCE =
  /^(?:automatic reply|automatische antwort|auto(?:matic)?[ -]?re(?:ply|sponse)|out of (?:the )?office|abwesen|ich bin (?:nicht im|im urlaub)|urlaub)/i

const isAutomatic = (email: Email): boolean =>
  DAEMON.test(email.from?.address ?? '') ||
  /^auto-/i.test(headerOf(email, 'auto-submitted')) ||
  /^(?:auto_reply|bulk|junk|list)/i.test(headerOf(email, 'precedence')) ||
  ['x-autoreply', 'x-autorespond', 'x-auto-response-suppress'].some(name => headerOf(email, name) !== '') ||
  OF_AN_ABSENCE.test(email.subject ?? '')
