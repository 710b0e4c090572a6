type Contact = { email: string; publicUrl: string; now: Date }

/**
 * Writes security.txt (RFC 9116). It expires ten to eleven months from now, on the first of a month: less
 * than the recommended year, and stable within a month.
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
