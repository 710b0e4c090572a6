import { addressOf, type CallAnswer, calls } from '@rathausplatz/contract'
import { type Bildbreite, hasSizes, medienPfad, verkuendeteDateiAn } from '@rathausplatz/contract/medien'
import { formatFileSize } from '@rathausplatz/ui'

/** A picture or a document of the library. */
export type Medium = CallAnswer<typeof calls.redaktionMedien>['data'][number]
export type Art = Medium['art']

const bytesOf = (datei: string, query: { breite?: Bildbreite; v?: string; fassung?: string }) =>
  addressOf(location.origin, calls.redaktionMediumBytes, { params: { datei }, query }).href

/**
 * Returns the address of a picture at the desk, also if it is not public. The address changes when the file
 * is replaced.
 */
export const pictureOf = ({ datei, version }: Medium, breite: Bildbreite = 480): string =>
  bytesOf(datei, { breite, v: version })

/** Returns the address of the original file. */
export const fileOf = ({ datei, version }: Medium): string => bytesOf(datei, { v: version })

/** Returns the desk address of a file from the address in contents; undefined if it is not in the library. */
export const fileAt = (adresse: string): string | undefined => {
  const promulgated = verkuendeteDateiAn(adresse)
  if (promulgated) return bytesOf(promulgated.datei, { fassung: promulgated.version })
  return adresse.startsWith(medienPfad) ? bytesOf(adresse.slice(medienPfad.length), {}) : undefined
}

/** Returns the desk address of a picture from the address in contents. */
export const pictureAt = (adresse: string, breite: Bildbreite = 480): string =>
  hasSizes(adresse) ? bytesOf(adresse.slice(medienPfad.length), { breite }) : adresse

const number = new Intl.NumberFormat('de-DE')

const TYPES: Readonly<Record<string, string>> = {
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
  'image/avif': 'AVIF',
  'application/pdf': 'PDF',
}

/** Returns type and size: `JPEG, 4.000 × 3.000 Pixel, 2,4 MB`. */
export function factsOf(medium: Medium): string {
  const { typ, groesse } = medium
  return [TYPES[typ] ?? typ, pixelsOf(medium), formatFileSize(groesse)].filter(Boolean).join(', ')
}

/** Returns the most important fact: of a picture its size in pixels. */
export const shortFactsOf = (medium: Medium): string => pixelsOf(medium) ?? factsOf(medium)

const pixelsOf = ({ breite, hoehe }: Medium) =>
  breite && hoehe ? `${number.format(breite)}\u00a0×\u00a0${number.format(hoehe)} Pixel` : undefined

/** Returns the screen of a file. */
export const screenOf = ({ datei }: Pick<Medium, 'datei'>): string => `/medien/${datei}`

/** Returns the missing metadata. */
export function missingOf({ art, beschreibung, dekorativ, urheber }: Medium): string | undefined {
  if (art === 'dokument') return undefined
  const missing = [beschreibung || dekorativ ? '' : 'Beschreibung', urheber ? '' : 'Urheber'].filter(Boolean)
  return missing.length > 0 ? `Es fehlt: ${missing.join(', ')}` : undefined
}

export const counted = (count: number, art: Art | undefined): string => {
  const [one, several] = WORDS[art ?? 'datei']
  return `${number.format(count)} ${count === 1 ? one : several}`
}

const WORDS = {
  bild: ['Bild', 'Bilder'],
  dokument: ['Dokument', 'Dokumente'],
  datei: ['Datei', 'Dateien'],
} as const

/** Returns the number of results and their order, in words. */
export const foundWords = (count: number, hasMore: boolean, art: Art | undefined): string =>
  `${hasMore ? 'Die ersten ' : ''}${counted(count, art)}, die zuletzt geänderten zuerst`
