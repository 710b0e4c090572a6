import { AN, COPY, ID, OUR_HEADERS, OURS, plain } from './report.ts'

/** Reports in words alone that a mail failed, with the answer that is noted. */
export const wordedFailures: readonly (readonly [what: string, raw: string, answer: string])[] = [
  [
    'qmail',
    plain({
      subject: 'failure notice',
      text: `Hi. This is the qmail-send program at mx.example.net.
I'm afraid I wasn't able to deliver your message to the following addresses.
This is a permanent error; I've given up. Sorry it didn't work out.

<${AN}>:
192.0.2.1 does not like recipient.
Remote host said: 550 5.1.1 unknown user
Giving up on 192.0.2.1.

--- Below this line is a copy of the message.

${COPY}`,
    }),
    '550 5.1.1 unknown user',
  ],
  [
    'qmail without an answer of SMTP',
    plain({
      subject: 'failure notice',
      text: `Hi. This is the qmail-send program at mx.example.net.

<${AN}>:
Sorry, no mailbox here by that name. (#5.1.1)

--- Below this line is a copy of the message.

${COPY}`,
    }).replace('Sorry, no mailbox here by that name.', 'Sorry, user unknown.'),
    '5.1.1',
  ],
  [
    'Exim in words',
    plain({
      from: 'Mail Delivery System <Mailer-Daemon@mx.example.net>',
      subject: 'Mail delivery failed: returning message to sender',
      headers: `X-Failed-Recipients: ${AN}\nAuto-Submitted: auto-replied\n`,
      text: `This message was created automatically by mail delivery software.

A message that you sent could not be delivered to one or more of its
recipients. This is a permanent error. The following address(es) failed:

  ${AN}
    host mx.example.org [192.0.2.1]
    SMTP error from remote mail server after RCPT TO:<${AN}>:
    550 5.2.1 Mailbox disabled

------ This is a copy of the message, including all the headers. ------

${COPY}`,
    }),
    '550 5.2.1 Mailbox disabled',
  ],
  [
    'old Exchange',
    plain({
      from: 'System Administrator <postmaster@example.org>',
      subject: 'Undeliverable: Ihre Anfrage',
      text: `Your message did not reach some or all of the intended recipients.

      Subject: Ihre Anfrage

The following recipient(s) could not be reached:

      ${AN} on 30.11.2026 09:00
            The e-mail account does not exist at the organization this message was sent to.
            <mx.example.org #5.1.1>

Message-ID: ${OURS}`,
    }),
    '5.1.1',
  ],
  [
    'a German provider',
    plain({
      from: 'Mail Delivery System <mailer-daemon@post.example>',
      subject: 'Mail delivery failed: returning message to sender',
      text: `Diese Nachricht wurde automatisch von der Mailsoftware erzeugt.

Eine von Ihnen gesendete E-Mail konnte an folgende Empfänger nicht zugestellt werden:

${AN}:
Das Postfach ist voll.

--- Der Header der ursprünglichen Nachricht folgt. ---

${OUR_HEADERS}`,
    }),
    '5.2.2',
  ],
  [
    'a German server with an unknown address',
    plain({
      from: 'postmaster@example.org',
      subject: 'Unzustellbare Nachricht',
      text: `Ihre Nachricht an ${AN} konnte nicht zugestellt werden.
Die Adresse ist unbekannt.

Message-ID: ${OURS}`,
    }),
    '5.1.1',
  ],
  [
    'a report that returns a mail with other words and numbers',
    plain({
      subject: 'Undelivered Mail Returned to Sender',
      text: `<${AN}>: user unknown. Tel. 07631 501-123

--- Original message follows ---

${COPY}
Die Abfuhr ist verzögert. Telefon 07631 452-100, 421 Haushalte.`,
    }),
    '5.1.1',
  ],
  [
    'a report in HTML alone',
    plain({
      subject: 'Delivery Status Notification (Failure)',
      text: `<html><body><p>Your message to <b>${AN}</b> couldn&#39;t be delivered.</p><p>550 5.1.1 The account does not exist</p><p>Message-ID: &lt;${ID}@rebenau.example.org&gt;</p></body></html>`,
    }).replace('text/plain', 'text/html'),
    '550 5.1.1 The account does not exist',
  ],
  [
    'Gmail: the id is in a header only',
    plain({
      from: 'Mail Delivery Subsystem <mailer-daemon@mail.example.com>',
      subject: 'Delivery Status Notification (Failure)',
      headers: `In-Reply-To: ${OURS}\nReferences: ${OURS}\nX-Failed-Recipients: ${AN}\n`,
      text: `** Address not found **\n\nYour message wasn't delivered to ${AN} because the address couldn't be found.`,
    }),
    '5.1.1',
  ],
]
