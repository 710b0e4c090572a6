import * as z from 'zod'
import { apiCall, contentEntry, heroImage, seo } from '../entities/page.ts'
import * as field from '../field.ts'
import { pageLayoutLabels, spracheLabels } from '../labels.ts'
import { pageThemeLabels } from '../sections.ts'
import { defineRecord, type RecordOf } from './define-record.ts'

/** A stored page. The templates define the content of its entries. */
export const seite = defineRecord({
  kind: 'seite',
  label: { one: 'Seite', many: 'Seiten' },
  schema: z.object({
    pfad: field.requiredLine({ label: 'Adresse', help: 'Zum Beispiel: /rathaus/buergerbuero', max: 500 }),
    title: field.requiredLine({ label: 'Seitentitel' }),
    breadcrumbTitle: field
      .line({ label: 'Kurztitel', help: 'Steht in der Brotkrumenleiste statt des Seitentitels.' })
      .optional(),
    description: field
      .plainText({ label: 'Beschreibung', help: 'Erscheint in Suchmaschinen.', max: 500 })
      .default(''),
    pageTheme: field
      .choice(pageThemeLabels, {
        label: 'Gestaltung',
        help: 'Farben und Kopf dieser Seite.',
      })
      .optional(),
    pageLayout: field
      .choice(pageLayoutLabels, { label: 'Aufbau', help: 'Ob neben dem Inhalt eine Spalte steht.' })
      .default('default'),
    canonical: field
      .link({
        label: 'Maßgebliche Adresse',
        help: 'Steht derselbe Inhalt auch anderswo, zeigen Suchmaschinen die Seite hier.',
      })
      .optional(),
    seo: seo.optional(),
    heroImages: z
      .array(heroImage)
      .max(5)
      .default([])
      .meta({ title: 'Kopfbilder', description: 'Bilder über die ganze Breite, oben auf der Seite.' }),
    content: z.array(contentEntry).max(500).default([]).meta({ title: 'Inhalt', editor: 'bausteine' }),
    apiCalls: z.array(apiCall).max(50).default([]).meta({
      title: 'Inhaltsabrufe',
      description:
        'Welche Listen die Seite mitbringt, zum Beispiel Nachrichten. Bausteine wie „Nachrichtenliste“ brauchen hier nichts.',
    }),
    sprache: field
      .choice(spracheLabels, {
        label: 'Sprache',
        help: 'Nur für Seiten, die es allein in Leichter Sprache gibt.',
      })
      .optional(),
    pruefvermerk: field
      .line({
        label: 'Prüfvermerk',
        help: 'Nur für Seiten, die es allein in Leichter Sprache gibt: wer den Text geprüft hat. Leer: noch niemand.',
      })
      .optional(),
    leichteSprache: z
      .object({
        title: field.requiredLine({ label: 'Seitentitel' }),
        description: field.plainText({ label: 'Beschreibung', max: 500 }).default(''),
        pruefvermerk: field
          .line({ label: 'Prüfvermerk', help: 'Wer den Text geprüft hat. Leer: noch niemand.' })
          .default(''),
        content: z.array(contentEntry).min(1).max(100).meta({ title: 'Inhalt', editor: 'bausteine' }),
      })
      .optional()
      .meta({ title: 'Leichte Sprache' }),
  }),
  title: 'title',
  key: 'pfad',
  audience: 'by-path',
  list: {
    further: ['breadcrumbTitle', 'description', 'pageTheme', 'pageLayout', 'sprache'],
    filters: ['pageTheme'],
  },
})
export type Seite = RecordOf<typeof seite>
