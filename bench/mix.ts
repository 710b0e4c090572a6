/** A mix of the requests of visitors, search engines and attackers. */

/** Addresses that are requested again and again. */
export const steadyAddresses = [
  '/',
  '/aktuelles',
  '/veranstaltungen',
  '/rathaus/buergerbuero/wohnsitz',
  '/kontakt',
  '/medien/marktplatz-morgen/1024.avif',
  '/aktuelles.atom',
  '/aktuelles.rss',
  '/veranstaltungen.ics',
  '/sitemap.xml',
  '/robots.txt',
  '/manifest.webmanifest',
  '/api/cms/route?url=/',
  '/api/cms/aktuelles?pro_seite=15',
] as const

const words = 'Abfall Ausweis Bürgerbüro Feuerwehr Freibad Hund Kita Markt Parken Rat Schule Wohnsitz'.split(
  ' ',
)

/**
 * Returns an address for a number: for an even number a steady one, for an odd number one that rarely
 * repeats.
 */
export function anyAddress(number: number): string {
  const word = words[number % words.length] ?? ''
  const q = encodeURIComponent(`${word} ${number % 997}`)
  const different = [
    `/suche?q=${q}`,
    `/suche/vorschlaege?q=${encodeURIComponent(word.slice(0, 2 + (number % 5)))}`,
    `/api/cms/suche?q=${q}`,
    `/gibt-es-nicht-${number}`,
    `/aktuelles?seite=${1 + (number % 3)}&unbekannt=${number}`,
    `/?quelle=${number}`,
  ]
  return number % 2 === 0
    ? (steadyAddresses[(number / 2) % steadyAddresses.length] ?? '/')
    : (different[((number - 1) / 2) % different.length] ?? '/')
}
