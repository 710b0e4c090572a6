import { AN, failed, OUR_HEADERS, OURS, plain, standard } from './report.ts'

/** Reports that a mail is late, or has arrived. */
export const others: readonly (readonly [what: string, raw: string, action: 'delayed' | 'delivered'])[] = [
  [
    'Postfix: delayed',
    standard({
      subject: 'Delayed Mail (still being retried)',
      status: failed('4.4.1', 'X-Postfix; connect: Connection refused').replace('failed', 'delayed'),
    }),
    'delayed',
  ],
  [
    'an action that only the status tells',
    standard({ status: failed('4.2.2', 'smtp; 452 4.2.2 full').replace('Action: failed\n', '') }),
    'delayed',
  ],
  [
    'Exim in words: a warning',
    plain({
      from: 'Mail Delivery System <Mailer-Daemon@mx.example.net>',
      subject: 'Warning: message delayed 24 hours',
      text: `This message was created automatically by mail delivery software.
A message that you sent has not yet been delivered to one or more of its
recipients after more than 24 hours. No action is required on your part.
Delivery attempts will continue.

  ${AN}

${OUR_HEADERS}`,
    }),
    'delayed',
  ],
  [
    'a German warning in words',
    plain({
      subject: 'Zustellung verzögert',
      text: `Die Zustellung an ${AN} ist verzögert. Es wird weiter versucht, sie zuzustellen.\n\n${OUR_HEADERS}`,
    }),
    'delayed',
  ],
  [
    'delivered',
    standard({
      subject: 'Successful Mail Delivery Report',
      status: failed('2.0.0', 'smtp; 250 2.0.0 Ok').replace('failed', 'delivered'),
    }),
    'delivered',
  ],
  [
    'handed to a server without reports',
    standard({ status: failed('2.0.0', 'smtp; 250 Ok').replace('failed', 'relayed') }),
    'delivered',
  ],
  [
    'a list of which one member failed',
    standard({
      status:
        'Reporting-MTA: dns; mx\n\nFinal-Recipient: rfc822; a@list.example\nAction: delivered\nStatus: 2.0.0\n\nFinal-Recipient: rfc822; b@list.example\nAction: failed\nStatus: 5.1.1',
    }),
    'delivered',
  ],
]

const vacation = (subject: string, headers: string, from = AN): string =>
  plain({
    from,
    subject,
    headers: `In-Reply-To: ${OURS}\nReferences: ${OURS}\n${headers}`,
    text: `Ich bin bis zum 12. Dezember nicht erreichbar. Ihre Nachricht wird nicht weitergeleitet.\n550 Euro kostet nichts.\n\n> ${OURS}`,
  })

/** Messages that report nothing. */
export const noReports: readonly (readonly [what: string, raw: string, was: 'automatisch' | 'anderes'])[] = [
  [
    'an out-of-office reply (RFC 3834)',
    vacation('Re: Ihre Anfrage', 'Auto-Submitted: auto-replied (vacation)\n'),
    'automatisch',
  ],
  [
    'an out-of-office reply of Exchange',
    vacation('Automatische Antwort: Ihre Anfrage', 'X-Auto-Response-Suppress: All\n'),
    'automatisch',
  ],
  ['an old out-of-office reply', vacation('Abwesenheit: Ihre Anfrage', ''), 'automatisch'],
  [
    'an out-of-office reply with the header of an old program',
    vacation('Re: Ihre Anfrage', 'X-Autoreply: yes\n'),
    'automatisch',
  ],
  [
    'a receipt of reading',
    standard({ status: `Final-Recipient: rfc822;${AN}\nDisposition: manual-action; displayed` })
      .replace('report-type=delivery-status', 'report-type=disposition-notification')
      .replace('message/delivery-status', 'message/disposition-notification'),
    'automatisch',
  ],
  [
    'a complaint',
    standard({ status: 'Feedback-Type: abuse' }).replace(
      'message/delivery-status',
      'message/feedback-report',
    ),
    'automatisch',
  ],
  [
    'a person who answers',
    plain({
      from: AN,
      subject: 'Re: Ihre Anfrage',
      headers: `In-Reply-To: ${OURS}\n`,
      text: `Danke! Meine alte Adresse gibt es nicht mehr, user unknown.\n\n> ${OURS}`,
    }),
    'anderes',
  ],
  [
    'a person who forwards a report',
    plain({ from: AN, subject: 'Fwd: Mail delivery failed', text: `550 5.1.1 user unknown\n${OURS}` }),
    'anderes',
  ],
  [
    'a newsletter of a mail server',
    plain({ subject: 'Wartung am Sonntag', text: 'Der Server ist nicht zu erreichen.' }),
    'automatisch',
  ],
  [
    'a person who misses a delivery',
    plain({ from: AN, subject: 'Gelbe Säcke nicht zugestellt', text: 'Guten Tag, wann kommen sie?' }),
    'anderes',
  ],
  ['an empty message', '', 'anderes'],
  ['bytes that are no message', '\u0000\u0001\u0002--GRENZE\r\n\r\n', 'anderes'],
  [
    'a multipart without an end or a boundary',
    'Content-Type: multipart/report; report-type=delivery-status\r\n\r\n--x\r\n',
    'anderes',
  ],
]
