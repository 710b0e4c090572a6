import * as z from 'zod'
import * as field from '../field.ts'
import { bildupload } from './bildupload.ts'
import { seo } from './page.ts'

/** The common fields of content items (spec §3). */
export const contentItem = z
  .object({
    titel: field.line({ label: 'Titel' }),
    einleitung: field.plainText({ label: 'Einleitung' }),
    text: field.richText({ label: 'Text' }),
    link: field.link({ label: 'Link' }),
    linktext: field.line({ label: 'Linktext' }),
    bildupload,
    seo,
    vorname: field.line({ label: 'Vorname' }),
    nachname: field.line({ label: 'Nachname' }),
    datum_von: field.dateTime({ label: 'Datum' }),
    detailURL: field.link({ label: 'Adresse der Einzelseite' }),
  })
  .partial()
  .meta({ id: 'ContentItem', title: 'Inhalt' })
export type ContentItem = z.infer<typeof contentItem>
