/** The widths in which every picture is kept, in pixels (spec §9). */
export const bildbreiten = [480, 640, 768, 1024, 1280, 1440, 1660] as const
export type Bildbreite = (typeof bildbreiten)[number]

/** The formats of every picture, the smallest first; all browsers read the last one. */
export const bildformate = ['avif', 'webp', 'jpg'] as const
export type Bildformat = (typeof bildformate)[number]

/** The maximum size of an uploaded picture or document, in bytes. */
export const groessteDatei = 30_000_000

/** The accepted types of files, each with its file name extensions. */
export const annahme = {
  bild: {
    'image/jpeg': ['.jpg', '.jpeg'],
    'image/png': ['.png'],
    'image/webp': ['.webp'],
    'image/avif': ['.avif'],
  },
  dokument: { 'application/pdf': ['.pdf'] },
} as const

/** Pictures of the media library are below this path; other pictures have no sizes. */
export const medienPfad = '/medien/'

/** Returns the address of one size of a picture of the media library: `/medien/marktplatz/1024.avif`. */
export function bildadresse(bild: string, breite: Bildbreite, format: Bildformat): string {
  return `${bild}/${breite}.${format}`
}

const VERKUENDETE = new RegExp(`^${medienPfad}([a-z0-9]+(?:-[a-z0-9]+)*)/([0-9a-f]{16})\\.(pdf|jpg)$`)

/**
 * Returns the permanent address of a promulgated file, also after a replacement:
 * `/medien/satzung/0f1e2d3c4b5a6978.pdf`. The version is the beginning of the SHA-256 hash of its bytes.
 */
export const verkuendeteAdresse = (datei: string, version: string): string =>
  datei.endsWith('.pdf')
    ? `${medienPfad}${datei.slice(0, -'.pdf'.length)}/${version}.pdf`
    : `${medienPfad}${datei}/${version}.jpg`

/** Returns the file and the version of a permanent address; `undefined` for any other address. */
export function verkuendeteDateiAn(path: string): { datei: string; version: string } | undefined {
  const [, schluessel, version, ending] = VERKUENDETE.exec(path) ?? []
  if (schluessel === undefined || version === undefined) return undefined
  return { datei: ending === 'pdf' ? `${schluessel}.pdf` : schluessel, version }
}

/** Pictures that a remote CMS keeps outside its media library; this site proxies them. */
export const fernPfad = `${medienPfad}fern/`

/** Returns true for a picture of the media library that has sizes. A file with an extension has none. */
export const hasSizes = (bild: string): boolean =>
  bild.startsWith(medienPfad) && !bild.startsWith(fernPfad) && !/\.\w{2,5}$/.test(bild)

/** The file name of a picture, possibly in a folder: `termin.svg`, `Icons/Öffnungszeiten_2.png`. */
const ICON_FILE =
  /^(?:[\p{L}\p{N}_][\p{L}\p{N}\p{M}_ .()+@-]*\/){0,4}[\p{L}\p{N}_][\p{L}\p{N}\p{M}_ .()+@-]*\.(?:svg|png|webp|avif|gif|jpe?g)$/iu

/** Returns true for a file of the CMS images folder (spec §2), or for the address of a proxied picture. */
export const isIcon = (icon: string): boolean =>
  ICON_FILE.test(icon) || (icon.startsWith(fernPfad) && /^[\w./-]+$/.test(icon))

export function iconadresse(icon: string): string {
  const path = icon.startsWith(medienPfad) ? icon : `${medienPfad}${icon}`
  return path.split('/').map(encodeURIComponent).join('/')
}

/** Drawings take the colour of the theme; other pictures keep their own. */
export const isDrawing = (icon: string): boolean => /\.svg$/i.test(icon)

/** Returns the path of the protected files of a realm. */
export const dateiPfad = (realm: 'intranet' | 'raete') => `/${realm}/datei/` as const

/**
 * Returns the address of a file of the media library for signed-in users of a realm; other addresses
 * unchanged.
 */
export const asProtected = (realm: 'intranet' | 'raete', address: string): string =>
  address.startsWith(medienPfad) ? dateiPfad(realm) + address.slice(medienPfad.length) : address
