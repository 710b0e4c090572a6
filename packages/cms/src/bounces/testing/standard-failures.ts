import { AN, failed, ID, standard } from './report.ts'

/** Reports of the standard form that a mail failed, with the answer that is noted. */
export const standardFailures: readonly (readonly [what: string, raw: string, answer: string])[] = [
  [
    'Postfix: an unknown user',
    standard({
      status: failed(
        '5.1.1',
        'smtp; 550 5.1.1 <erika@example.org>: Recipient address rejected: User unknown',
      ),
    }),
    '550 5.1.1 <erika@example.org>: Recipient address rejected: User unknown',
  ],
  [
    'Postfix: the host of the domain is not found',
    standard({
      status: failed(
        '5.4.4',
        'X-Postfix; Host or domain name not found. Name service error for name=example.org type=A',
      ),
    }),
    '5.4.4 Host or domain name not found. Name service error for name=example.org type=A',
  ],
  [
    'Postfix: given up after five days',
    standard({
      status: failed('4.4.1', 'X-Postfix; connect to mx.example.org[192.0.2.1]:25: Connection timed out'),
    }),
    '4.4.1 connect to mx.example.org[192.0.2.1]:25: Connection timed out',
  ],
  [
    'Sendmail: a folded diagnosis',
    standard({ status: failed('5.2.2', 'SMTP; 552 5.2.2\n  Mailbox\n\tfull') }),
    '552 5.2.2 Mailbox full',
  ],
  [
    'Exchange Online: not found, status in the diagnosis only',
    standard({
      from: 'Microsoft Outlook <MicrosoftExchange329e71ec88ae4615bbc36ab6ce41109e@example.onmicrosoft.com>',
      subject: 'Unzustellbar: Ihre Anfrage',
      status: failed(
        '5.1.10',
        'smtp;550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup',
      ),
    }),
    '550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup',
  ],
  [
    'Exchange: status before the words, without a number',
    standard({ status: failed('5.7.1', 'smtp;Delivery not authorized, message refused') }),
    '5.7.1 Delivery not authorized, message refused',
  ],
  [
    'Exim: no enhanced code',
    standard({ status: failed('5.0.0', 'smtp; 550 unrouteable address') }),
    '550 5.0.0 unrouteable address',
  ],
  [
    'Cisco: a number sign before the code',
    standard({ status: failed('5.1.0', 'smtp; 550 #5.1.0 Address rejected.') }),
    '550 5.1.0 Address rejected.',
  ],
  ['no diagnosis', standard({ status: failed('5.1.1', '') }), '5.1.1'],
  [
    'only the id of the envelope, nothing returned',
    standard({
      returned: '',
      status: `Original-Envelope-Id: ${ID}\n${failed('5.1.1', 'smtp; 550 5.1.1 no')}`,
    }),
    '550 5.1.1 no',
  ],
  [
    'a forwarding address: the original recipient is ours',
    standard({
      status: `Reporting-MTA: dns; mx\n\nOriginal-Recipient: rfc822;${AN}\nFinal-Recipient: rfc822; e.m@other.example\nAction: failed\nStatus: 5.1.1`,
    }),
    '5.1.1',
  ],
  [
    'a forwarding address without the original recipient',
    standard({
      status:
        'Reporting-MTA: dns; mx\n\nFinal-Recipient: rfc822; e.m@other.example\nAction: failed\nStatus: 5.2.1',
    }),
    '5.2.1',
  ],
  [
    'an address in capitals and brackets',
    standard({ status: failed('5.1.1', 'smtp; 550 no').replace(AN, '<Erika@Example.ORG>') }),
    '550 5.1.1 no',
  ],
  [
    'fields in other spelling, an action with a comment',
    standard({
      status: failed('5.1.1', 'smtp; 550 5.1.1 no').replace(
        'Action: failed',
        'ACTION : Failed (bad destination)',
      ),
    }),
    '550 5.1.1 no',
  ],
  [
    'a missing action',
    standard({ status: failed('5.1.1', 'smtp; 550 5.1.1 no').replace('Action: failed\n', '') }),
    '550 5.1.1 no',
  ],
  [
    'all fields in one group',
    standard({ status: failed('5.1.1', 'smtp; 550 5.1.1 no').replace('\n\n', '\n') }),
    '550 5.1.1 no',
  ],
  [
    'the whole mail returned',
    standard({ status: failed('5.1.1', 'smtp; 550 5.1.1 no') }).replace(
      'text/rfc822-headers',
      'message/rfc822',
    ),
    '550 5.1.1 no',
  ],
  [
    'a status in base64',
    standard({ status: 'PLATZ' }).replace(
      'message/delivery-status\r\n\r\nPLATZ',
      `message/delivery-status\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(failed('5.1.1', 'smtp; 550 5.1.1 no')).toString('base64')}`,
    ),
    '550 5.1.1 no',
  ],
  [
    'an international status (RFC 6533)',
    standard({
      status: failed('5.1.1', 'smtp; 550 5.1.1 no').replace('rfc822; erika', 'utf-8; erika'),
    }).replace('message/delivery-status', 'message/global-delivery-status'),
    '550 5.1.1 no',
  ],
]
