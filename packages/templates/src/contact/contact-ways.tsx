import type { Kommunikation } from '@rathausplatz/contract'
import { Link } from '@rathausplatz/ui'

/** A German number as a link: `030 23125-110` becomes `tel:+493023125110`. Empty for what holds no number. */
export function phoneAddress(kennung: string): string {
  const digits = kennung.replaceAll(/\D/g, '')
  if (digits === '') return ''
  if (kennung.trim().startsWith('+')) return `tel:+${digits}`
  return digits.startsWith('0') ? `tel:+49${digits.slice(1)}` : `tel:${digits}`
}

/** One way to reach someone: numbers can be called, addresses written to. */
export function ContactWay({ kanal, kennung }: Kommunikation) {
  if (kanal === 'FAX') return kennung
  return <Link href={kanal === 'EMAIL' ? `mailto:${kennung}` : phoneAddress(kennung)}>{kennung}</Link>
}

export const kanalLabels: Readonly<Record<Kommunikation['kanal'], string>> = {
  TELEFON: 'Telefon',
  FAX: 'Fax',
  EMAIL: 'E-Mail',
}
