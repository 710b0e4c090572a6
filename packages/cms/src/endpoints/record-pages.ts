import type { Bildupload } from '@rathausplatz/contract'
import type { schemas } from '@rathausplatz/templates/schemas'
import type * as z from 'zod'
import type { Aktuelles } from '../collections/aktuelles.ts'
import type { Veranstaltung } from '../collections/veranstaltung.ts'

type Context<Name extends keyof typeof schemas> = z.input<(typeof schemas)[Name]['context']>

/** A record as the one entry of its own page. */
export type RecordPage = {
  title: string
  description: string
  template: keyof typeof schemas
  context: Record<string, unknown>
}

export function articlePage({ titel, einleitung, text, datum_von, ...record }: Aktuelles): RecordPage {
  const context: Context<'artikel'> = { titel, einleitung, text, datum_von, ...bilduploadOf(record) }
  return { title: titel, description: einleitung.slice(0, 500), template: 'artikel', context }
}

export function eventPage({
  titel,
  text,
  datum_von,
  datum_bis,
  ort,
  rubriken,
  ...record
}: Veranstaltung): RecordPage {
  const context: Context<'veranstaltung'> = {
    titel,
    text,
    datum_von,
    ...(datum_bis === undefined ? {} : { datum_bis }),
    ...(ort === undefined ? {} : { ort }),
    rubriken: rubriken.map(rubrik => ({ rubrik })),
    ...bilduploadOf(record),
  }
  return { title: titel, description: ort ?? '', template: 'veranstaltung', context }
}

type Picture = { [K in keyof Bildupload]?: Bildupload[K] | undefined }

/** Records carry their picture in fields of their own, templates in one field. */
function bilduploadOf({ bild, bildtext = '', bildcopyright, bildfokus }: Picture): {
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
