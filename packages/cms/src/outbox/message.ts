import MailComposer from 'nodemailer/lib/mail-composer'
import type { OutboxTables } from './tables.ts'

/** Who writes: `Stadt Rebenau <website@rebenau.example.org>`. */
export type Sender = { readonly name: string; readonly address: string }

/** A mail as a server takes it. */
export type Message = {
  readonly envelope: { readonly from: string; readonly to: string }
  readonly bytes: Buffer
}

/** The same bytes for every try: a receiver that looks at the Message-ID drops a second copy. Plain text, perhaps a date. */
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
    // No absence note shall answer, and no loop begin.
    headers: { 'Auto-Submitted': 'auto-generated', ...(abbestellen === null ? {} : oneClick(abbestellen)) },
    disableFileAccess: true,
    disableUrlAccess: true,
  }).compile()
  const { from, to } = message.getEnvelope()
  if (!from || to.length !== 1) throw new Error('A mail has one sender and one receiver')
  return { envelope: { from, to: String(to[0]) }, bytes: await message.build() }
}

/** Mail programs offer to take it into the calendar, or to take it out of there. */
const dateOf = (content: string) => ({
  method: /^METHOD:(\w+)/m.exec(content)?.[1] ?? 'PUBLISH',
  filename: 'termin.ics',
  content,
})

/** By which a mail program ends such mails itself, without a page (RFC 8058). */
const oneClick = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})
