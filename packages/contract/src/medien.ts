/** The widths in which every picture is kept, in pixels (spec §9). */
export const bildbreiten = [480, 640, 768, 1024, 1280, 1440, 1660] as const
export type Bildbreite = (typeof bildbreiten)[number]

/** The formats in which every picture is kept, the smallest first, the one that every browser reads last. */
export const bildformate = ['avif', 'webp', 'jpg'] as const
export type Bildformat = (typeof bildformate)[number]

/** The largest picture and the longest document that the library takes in, in bytes. */
export const groessteDatei = 30_000_000

/** What it takes in, by what it is: each type with the endings by which people know it. */
export const annahme = {
  bild: {
    'image/jpeg': ['.jpg', '.jpeg'],
    'image/png': ['.png'],
    'image/webp': ['.webp'],
    'image/avif': ['.avif'],
  },
  dokument: { 'application/pdf': ['.pdf'] },
} as const

/** Pictures of the media library live here; other addresses have no sizes of their own. */
export const medienPfad = '/medien/'

/** Address of one size of a picture of the media library: `/medien/marktplatz/1024.avif`. */
export function bildadresse(bild: string, breite: Bildbreite, format: Bildformat): string {
  return `${bild}/${breite}.${format}`
}

const VERKUENDETE = new RegExp(`^${medienPfad}([a-z0-9]+(?:-[a-z0-9]+)*)/([0-9a-f]{16})\\.(pdf|jpg)$`)

/**
 * Where a file of the library stays as it was promulgated, whatever takes its place: `/medien/satzung/0f1e2d3c4b5a6978.pdf`.
 * The version is the beginning of the SHA-256 sum of its bytes.
 */
export const verkuendeteAdresse = (datei: string, version: string): string =>
  datei.endsWith('.pdf')
    ? `${medienPfad}${datei.slice(0, -'.pdf'.length)}/${version}.pdf`
    : `${medienPfad}${datei}/${version}.jpg`

/** Which file such an address is of; undefined for every other one. */
export function verkuendeteDateiAn(path: string): { datei: string; version: string } | undefined {
  const [, schluessel, version, ending] = VERKUENDETE.exec(path) ?? []
  if (schluessel === undefined || version === undefined) return undefined
  return { datei: ending === 'pdf' ? `${schluessel}.pdf` : schluessel, version }
}

/** Pictures that a CMS elsewhere keeps outside its media library, as this site passes them on. */
export const fernPfad = `${medienPfad}fern/`

/** True for a picture of the media library, which is kept in sizes. A file with an ending is there as it is. */
export const hasSizes = (bild: string): boolean =>
  bild.startsWith(medienPfad) && !bild.startsWith(fernPfad) && !/\.\w{2,5}$/.test(bild)

/** A picture file as its name says it, perhaps in a folder: `termin.svg`, `Icons/Öffnungszeiten_2.png`. */
const ICON_FILE =
  /^(?:[\p{L}\p{N}_][\p{L}\p{N}\p{M}_ .()+@-]*\/){0,4}[\p{L}\p{N}_][\p{L}\p{N}\p{M}_ .()+@-]*\.(?:svg|png|webp|avif|gif|jpe?g)$/iu

/** An icon is a file of the CMS images folder (spec §2), or the address of one that this site passes on. */
export const isIcon = (icon: string): boolean =>
  ICON_FILE.test(icon) || (icon.startsWith(fernPfad) && /^[\w./-]+$/.test(icon))

export function iconadresse(icon: string): string {
  const path = icon.startsWith(medienPfad) ? icon : `${medienPfad}${icon}`
  return path.split('/').map(encodeURIComponent).join('/')
}

/** Drawings take the colour of the theme; other pictures have colours of their own. */
export const isDrawing = (icon: string): boolean => /\.svg$/i.test(icon)

/** Where who is signed in to a realm gets files that are not for everyone. */
export const dateiPfad = (realm: 'intranet' | 'raete') => `/${realm}/datei/` as const

/** The same address for whoever is signed in, where it is that of a file of the media library. */
export const asProtected = (realm: 'intranet' | 'raete', address: string): string =>
  address.startsWith(medienPfad) ? dateiPfad(realm) + address.slice(medienPfad.length) : address
