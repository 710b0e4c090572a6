import type { Bildupload } from '@rathausplatz/contract'

type Picture = { [K in keyof Bildupload]?: Bildupload[K] | undefined }

/** Builds the picture of a template from the picture fields of a record. */
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
