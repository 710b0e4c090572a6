import type { AddressInfo } from 'node:net'
import { expect } from '@playwright/test'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export type Mail = {
  readonly to: string
  readonly subject: string
  readonly text: string
  /** By their names in lower case. */
  readonly headers: Readonly<Record<string, string>>
}

/** Starts a real mail server that keeps all mails. */
export async function postOffice() {
  const mails: Mail[] = []
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    async onData(stream, session, done) {
      const { text = '', subject = '', headers } = await PostalMime.parse((await stream.toArray()).join(''))
      mails.push({
        to: session.envelope.rcptTo.map(({ address }) => address).join(),
        subject,
        text,
        headers: Object.fromEntries(headers.map(({ key, value }) => [key, value])),
      })
      done()
    },
  })
  await new Promise<void>(ready => smtp.listen(0, '127.0.0.1', ready))
  const mailsTo = (email: string) => mails.filter(({ to }) => to === email)
  return {
    /** Settings with which a town sends its mails here. */
    settings: {
      SMTP_URL: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
      MAIL_VON: 'Stadt Rebenau <website@example.org>',
    },
    mailsTo,
    /** Waits for the n-th mail to an address and returns it. */
    mailTo: async (email: string, number: number): Promise<Mail> => {
      await expect.poll(() => mailsTo(email).length, { timeout: 60_000 }).toBe(number)
      const mail = mailsTo(email)[number - 1]
      if (!mail) throw new Error(`no mail ${number} to ${email}`)
      return mail
    },
    close: () => new Promise<void>(closed => smtp.close(closed)),
  }
}

/** Returns the first link of a mail. */
export const linkIn = ({ text }: Mail): string => /http:\S+/.exec(text)?.[0] ?? ''
