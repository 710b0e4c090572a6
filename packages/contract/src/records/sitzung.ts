import * as z from 'zod'
import { tagesordnungspunkt as aufDerLeitung, sitzung as wire } from '../entities/sitzung.ts'
import * as field from '../field.ts'
import { anwesenheitLabels, behandlungLabels } from '../labels.ts'
import { defineRecord, type RecordOf } from './define-record.ts'
import { slug } from './slug.ts'

/** Has no default, so that nobody makes this choice by accident; after a release it never changes. */
export const behandlung = field.choice(behandlungLabels, {
  label: 'Behandlung',
  help: 'Nichtöffentliches sehen nur das Ratsbüro und die Mitglieder des Gremiums.',
})

const weitereVorlage = z
  .object({
    vorlage: field.verweis('vorlage', { label: 'Vorlage' }),
    beratungsrolle: aufDerLeitung.shape.beratungsrolle,
    entscheidend: aufDerLeitung.shape.entscheidend,
  })
  .meta({ title: 'Weitere Vorlage', description: 'Mit der Rolle, die sie in dieser Sitzung hat.' })

const tagesordnungspunkt = z
  .object({
    kennung: aufDerLeitung.shape.kennung.optional().meta({ vonSelbst: true }),
    titel: aufDerLeitung.shape.titel,
    nummer: field
      .line({ label: 'Nummer', help: 'Leer: von selbst, nach der Reihenfolge.', max: 20 })
      .default(''),
    ohne_nummer: field
      .schalter({ label: 'Ohne Nummer', help: 'Zum Beispiel bei einer Überschrift.' })
      .optional(),
    vorlage: field.verweis('vorlage', { label: 'Vorlage' }).optional(),
    beratungsrolle: aufDerLeitung.shape.beratungsrolle,
    entscheidend: aufDerLeitung.shape.entscheidend,
    weitere_vorlagen: z
      .array(weitereVorlage)
      .max(20)
      .optional()
      .meta({ title: 'Weitere Vorlagen', description: 'Zum Beispiel eine Ergänzung oder ein Antrag dazu.' }),
    text: aufDerLeitung.shape.text,
    ergebnis: aufDerLeitung.shape.ergebnis,
    beschluss: aufDerLeitung.shape.beschluss,
    abstimmung: aufDerLeitung.shape.abstimmung,
    dateien: aufDerLeitung.shape.dateien,
  })
  .meta({ title: 'Tagesordnungspunkt' })

const teilnahme = z
  .object({
    person: field.verweis('ratsperson', { label: 'Mitglied' }),
    anwesenheit: field.choice(anwesenheitLabels, { label: 'Anwesenheit' }).default('anwesend'),
    vertreten_durch: field.verweis('ratsperson', { label: 'Vertreten durch' }).optional(),
  })
  .meta({ title: 'Teilnahme' })

/**
 * A stored meeting: its public part, or its non-public part, which is a separate document for the council
 * only. So no public read can reach non-public data.
 */
export const sitzung = defineRecord({
  kind: 'sitzung',
  label: { one: 'Sitzung', many: 'Sitzungen' },
  schema: wire.omit({ id: true, detailURL: true }).extend({
    gremium: field.verweis('gremium', { label: 'Gremium' }),
    behandlung,
    teil_von: field
      .verweis('sitzung', {
        label: 'Nichtöffentlicher Teil von',
        help: 'Die öffentliche Sitzung, nach oder vor der dieser Teil stattfindet.',
      })
      .optional(),
    gemeinsam_mit: z
      .array(field.verweis('gremium', { label: 'Gremium' }))
      .max(10)
      .default([])
      .meta({ title: 'Gemeinsam mit', description: 'Wenn mehrere Gremien zusammen tagen.' }),
    slug: slug.meta({ description: 'Bleibt er leer, entsteht er aus Gremium und Tag.' }),
    tagesordnung: z
      .array(tagesordnungspunkt)
      .max(200)
      .default([])
      .meta({ title: 'Tagesordnung', abschnitt: { titel: 'Tagesordnung' } }),
    einladung: wire.shape.einladung.meta({ abschnitt: { titel: 'Einladung, Niederschrift, Anwesenheit' } }),
    teilnahmen: z.array(teilnahme).max(200).default([]).meta({ title: 'Anwesenheit' }),
    zurueckgenommen: wire.shape.zurueckgenommen.meta({ vonSelbst: true }),
  }),
  title: 'titel',
  under: '/rathaus/gemeinderat/sitzungen',
  list: {
    columns: ['gremium', 'zustand'],
    further: ['behandlung', 'ort', 'datum_bis'],
    filters: ['gremium', 'zustand', 'behandlung'],
    date: 'datum_von',
    order: 'datum:desc',
  },
})
export type Sitzung = RecordOf<typeof sitzung>
