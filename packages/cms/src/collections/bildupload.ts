import type { Bildupload } from '@rathausplatz/contract'

type Picture = { [K in keyof Bildupload]?: Bildupload[K] | undefined }

/** Records carry their picture in fields of their own, templates in one field. */
export function bilduploadOf({ bild, bildtext = '', bildcopyright, bildfokus }: Picture): {
  bildupload?: Bildupload
} {
  if (!bild) return {}
  return {
    bildupload: {
      bild,
      bildtext,
      ...(bildcopyright === undefined ? {} : { bildcopyright }),
      ...(bildfokus === undefined ? {} : { bildfokus }),
    },
  }
}
