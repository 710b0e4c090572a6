import { mailtoOf } from '@rathausplatz/text'

type Contact = { email: string; publicUrl: string; now: Date }

/**
 * Writes security.txt (RFC 9116). The file expires on the first day of a month, ten to eleven months from
 * now: that is less than the recommended year, and the file stays the same within a month.
 */
export function securityTxt({ email, publicUrl, now }: Contact): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 11, 1))
  return [
    `Contact: ${mailtoOf(email)}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    'Preferred-Languages: de, en',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    '',
  ].join('\n')
}
