import { bildupload, field } from '@rathausplatz/contract'
import * as z from 'zod'
import { numbered } from '../numbered.ts'
import { defineSchema } from '../template.ts'

/** The large pictures at the top of a portal page, with title and search (spec §2, portal layout; §3). */
export const portalHero = defineSchema({
  label: 'Großes Kopfbild',
  group: 'kopf',
  purpose: 'Große Bilder mit Titel und Suche am Anfang einer Portalseite.',
  words: 'Foto Startseite',
  isWritten: true,
  context: z.object({
    titel: field.requiredLine({ label: 'Titel' }),
    untertitel: field.line({ label: 'Untertitel' }).default(''),
    parallax: field
      .choice({ on: 'ja', off: 'nein' }, { label: 'Bild bewegt sich, wenn jemand blättert' })
      .catch('off')
      .default('off'),
    ...numbered(5, { bildupload: bildupload.optional() }),
    aufgaben: z
      .array(
        z.object({
          titel: field.requiredLine({ label: 'Aufgabe', max: 60 }),
          link: field.link({ label: 'Link' }),
        }),
      )
      .max(8)
      .default([])
      .meta({ title: 'Häufig gesucht', description: 'Bis zu acht Links unter dem Suchfeld.' }),
  }),
  options: z.object({}),
})
