import { domainToASCII } from 'node:url'
import type { Selectable } from 'kysely'
import MailComposer from 'nodemailer/lib/mail-composer'
import type { OutboxTables } from './tables.ts'

/** Sender of a mail: `Stadt Rebenau <website@rebenau.example.org>`. */
export type Sender = { readonly name: string; readonly address: string }

/** A mail ready for a server. */
export type Message = {
  readonly envelope: {
    readonly from: string
    readonly to: string
    /** The wish for a report, with the id of the mail and its headers, if the mail comes back (RFC 3461). */
    readonly dsn: { readonly ret: 'HDRS'; readonly envid: string; readonly notify: readonly string[] }
  }
  readonly bytes: Buffer
}

/**
 * Composes a plain-text mail, perhaps with a calendar event. Every try has the same bytes: a receiver drops a
 * second copy by its Message-ID.
 */
export async function composeMessage(
  mail: Pick<
    Selectable<OutboxTables['mails']>,
    'id' | 'an' | 'antwort_an' | 'betreff' | 'text' | 'abbestellen' | 'kalender' | 'created_at' | 'antwortet'
  >,
  sender: Sender,
): Promise<Message> {
  const { id, an, antwort_an, betreff, text, abbestellen, kalender, created_at, antwortet } = mail
  const message = new MailComposer({
    from: sender,
    to: { name: '', address: an },
    ...(antwort_an === null ? {} : { replyTo: { name: '', address: antwort_an } }),
    subject: betreff,
    text: antwort_an === null ? unread(text) : text,
    ...(kalender === null ? {} : { icalEvent: dateOf(kalender) }),
    date: new Date(created_at),
    messageId: messageIdOf(id, sender),
    headers: {
      ...automatic(antwortet === 1),
      ...(abbestellen === null ? {} : oneClick(abbestellen)),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  }).compile()
  const { from, to } = message.getEnvelope()
  if (!from || to.length !== 1) throw new Error('A mail has one sender and one receiver')
  const dsn = { ret: 'HDRS', envid: id, notify: ['FAILURE', 'DELAY'] } as const
  return { envelope: { from, to: String(to[0]), dsn }, bytes: await message.build() }
}

/** A domain with umlauts is written in punycode: raw UTF-8 in a header needs a server with SMTPUTF8. */
const messageIdOf = (id: string, { address }: Sender): string =>
  `<${id}@${domainToASCII(address.slice(address.lastIndexOf('@') + 1))}>`

/**
 * Headers that keep programs from answering, and so prevent mail loops. Exchange reads the second one; `All`
 * would also suppress its reports of non-delivery.
 */
const automatic = (isReply: boolean) => ({
  'Auto-Submitted': isReply ? 'auto-replied' : 'auto-generated',
  'X-Auto-Response-Suppress': 'DR, RN, NRN, OOF, AutoReply',
})

const NOBODY_READS = 'Antworten auf diese E-Mail liest niemand.'

/** Adds a sentence to a mail without a reply address, inside its signature if it has one. */
function unread(text: string): string {
  const said = text.trimEnd()
  return `${said}${/^-- $/m.test(said) ? '\n' : '\n\n'}${NOBODY_READS}\n`
}

/** The attachment lets mail programs add an event to the calendar or remove it. */
const dateOf = (content: string) => ({
  method: /^METHOD:(\w+)/m.exec(content)?.[1] ?? 'PUBLISH',
  filename: 'termin.ics',
  content,
})

/** Headers for one-click unsubscribe (RFC 8058). */
const oneClick = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})
