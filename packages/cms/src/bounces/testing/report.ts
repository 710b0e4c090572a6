/** The mail that comes back, and its receiver. */
export const ID = '01933b5e-7c00-7abc-8def-0123456789ab'
export const AN = 'erika@example.org'
export const OURS = `<${ID}@rebenau.example.org>`

type Parts = {
  readonly status: string
  readonly words?: string
  readonly from?: string
  readonly subject?: string
  readonly headers?: string
  /** Headers of the returned mail; empty: the report does not return any. */
  readonly returned?: string
}

export const OUR_HEADERS = `From: Stadt Rebenau <website@rebenau.example.org>
To: ${AN}
Subject: Ihre Anfrage
Message-ID: ${OURS}
Auto-Submitted: auto-generated`

const crlf = (text: string): string => text.replaceAll(/\r?\n/g, '\r\n')

/** A report in the form of RFC 3462 to 3464. */
export const standard = ({
  status,
  words = 'This is the mail system. Your message could not be delivered.',
  from = 'Mail Delivery System <MAILER-DAEMON@mx.example.net>',
  subject = 'Undelivered Mail Returned to Sender',
  headers = '',
  returned = OUR_HEADERS,
}: Parts): string =>
  crlf(`From: ${from}
To: website@rebenau.example.org
Subject: ${subject}
Date: Mon, 30 Nov 2026 09:00:00 +0100
Auto-Submitted: auto-replied
${headers}MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status; boundary="GRENZE"

--GRENZE
Content-Type: text/plain; charset=utf-8

${words}

--GRENZE
Content-Type: message/delivery-status

${status}

--GRENZE
${returned ? `Content-Type: text/rfc822-headers\n\n${returned}\n` : 'Content-Type: text/plain\n\n(not returned)\n'}
--GRENZE--
`)

type Plain = {
  readonly from?: string
  readonly subject: string
  readonly headers?: string
  readonly text: string
}

/** A report in words alone. */
export const plain = ({
  from = 'MAILER-DAEMON@mx.example.net',
  subject,
  headers = '',
  text,
}: Plain): string =>
  crlf(`From: ${from}
To: website@rebenau.example.org
Subject: ${subject}
${headers}MIME-Version: 1.0
Content-Type: text/plain; charset=utf-8

${text}
`)

/** The status of one failed recipient. */
export const failed = (
  code: string,
  diagnostic: string,
  more = '',
): string => `Reporting-MTA: dns; mx.example.net

Final-Recipient: rfc822; ${AN}
${more}Action: failed
Status: ${code}
Diagnostic-Code: ${diagnostic}`

export const COPY = `Return-Path: <website@rebenau.example.org>
${OUR_HEADERS}

Guten Tag`
