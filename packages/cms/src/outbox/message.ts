import MailComposer from 'nodemailer/lib/mail-composer'
import type { OutboxTables } from './tables.ts'

/** Sender of a mail: `Stadt Rebenau <website@rebenau.example.org>`. */
export type Sender = { readonly name: string; readonly address: string }

/** A mail ready for a server. */
export type Message = {
  readonly envelope: { readonly from: string; readonly to: string }
  readonly bytes: Buffer
}

/**
 * Composes a plain-text mail, perhaps with a calendar event. Every try has the same bytes: a receiver drops a
 * second copy by its Message-ID.
 */
export async function composeMessage(
  mail: Pick<
    OutboxTables['mails'],
    'id' | 'an' | 'antwort_an' | 'betreff' | 'text' | 'abbestellen' | 'kalender' | 'created_at'
  >,
  sender: Sender,
): Promise<Message> {
  const { id, an, antwort_an, betreff, text, abbestellen, kalender, created_at } = mail
  const message = new MailComposer({
    from: sender,
    to: { name: '', address: an },
    ...(antwort_an === null ? {} : { replyTo: { name: '', address: antwort_an } }),
    subject: betreff,
    text,
    ...(kalender === null ? {} : { icalEvent: dateOf(kalender) }),
    date: new Date(created_at),
    messageId: `<${id}@${sender.address.split('@')[1]}>`,
    // Prevents out-of-office replies, and so mail loops.
    headers: { 'Auto-Submitted': 'auto-generated', ...(abbestellen === null ? {} : oneClick(abbestellen)) },
    disableFileAccess: true,
    disableUrlAccess: true,
  }).compile()
  const { from, to } = message.getEnvelope()
  if (!from || to.length !== 1) throw new Error('A mail has one sender and one receiver')
  return { envelope: { from, to: String(to[0]) }, bytes: await message.build() }
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
