type Contact = { email: string; publicUrl: string; now: Date }

/**
 * Where to report a weakness (RFC 9116). It always ends ten to eleven months from now, at the first of a month: below
 * the year that the standard allows, and the same text for everyone who keeps it.
 */
export function securityTxt({ email, publicUrl, now }: Contact): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 11, 1))
  return [
    `Contact: mailto:${encodeURI(email)}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    'Preferred-Languages: de, en',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    '',
  ].join('\n')
}
