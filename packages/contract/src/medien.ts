/** The widths in which every picture is kept, in pixels (spec §9). */
export const bildbreiten = [480, 640, 768, 1024, 1280, 1440, 1660] as const
export type Bildbreite = (typeof bildbreiten)[number]

/** The formats in which every picture is kept, the smallest first, the one that every browser reads last. */
export const bildformate = ['avif', 'webp', 'jpg'] as const
export type Bildformat = (typeof bildformate)[number]

/** Pictures of the media library live here; other addresses have no sizes of their own. */
export const medienPfad = '/medien/'

/** Address of one size of a picture of the media library: `/medien/marktplatz/1024.avif`. */
export function bildadresse(bild: string, breite: Bildbreite, format: Bildformat): string {
  return `${bild}/${breite}.${format}`
}

/** Address of an icon: a file of the CMS images folder. */
export function iconadresse(icon: string): string {
  return `${medienPfad}${icon}`
}
