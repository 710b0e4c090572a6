import * as z from 'zod'
import { formularInhalt } from '../entities/formular.ts'
import * as field from '../field.ts'
import { readAs } from '../given-text.ts'
import { readEmail } from '../typed/email-address.ts'
import { defineRecord, type RecordOf } from './define-record.ts'
import { slug } from './slug.ts'

const mailLine = field.requiredLine({ label: 'E-Mail-Adresse', max: 254 })
const adresse = readAs(mailLine, readEmail).meta(field.metaOf(mailLine))

const { titel, einleitung, ...further } = formularInhalt

/** A stored form: the fields of the wire with the receivers. */
export const formular = defineRecord({
  kind: 'formular',
  label: { one: 'Formular', many: 'Formulare' },
  schema: z.object({
    titel,
    slug,
    einleitung,
    ...further,
    empfaenger: field
      .verweis('organisationseinheit', {
        label: 'Zuständiges Amt',
        help: 'Bekommt von jedem Eingang eine E-Mail mit dem Weg dorthin.',
      })
      .meta({
        ...field.metaOf(field.verweis('organisationseinheit', { label: 'Zuständiges Amt' })),
        description:
          'Bekommt von jedem Eingang eine E-Mail mit dem Weg dorthin. Ohne Amt und ohne Adresse darunter geht sie an die zentrale E-Mail-Adresse der Stadt.',
        abschnitt: { titel: 'Wer es bekommt' },
      })
      .optional(),
    adressen: z.array(adresse).max(10).default([]).meta({ title: 'Weitere E-Mail-Adressen' }),
    amt_der_seite: field
      .schalter({
        label: 'Geht an das Amt, in dessen Teil der Website jemand schreibt',
        help: 'Wenn ein Link zum Formular die Seite nennt. Ohne sie geht es an die Adressen hier.',
      })
      .default(false),
    amt_der_seite_ausser: z
      .object({
        feld: field.namesQuestion(field.line({ label: 'Frage', max: 60 }), 'alle').default(''),
        werte: field.answersTo(
          z
            .array(field.requiredLine({ label: 'Antwort', max: 100 }))
            .max(20)
            .default([])
            .meta({ title: 'Antworten', description: 'Bei jeder von ihnen.' }),
          'feld',
        ),
      })
      .meta({
        title: 'Ausnahme: bei diesen Antworten',
        description: 'Dann geht es an die Adressen hier, auch wenn jemand von einer Seite kommt.',
      })
      .optional(),
    angaben_in_mail: field
      .schalter({
        label: 'Angaben in der E-Mail an das Amt wiederholen',
        help: 'E-Mails sind wie Postkarten. Besser bleiben die Angaben hier und das Amt liest sie in der Redaktion.',
      })
      .default(false),
  }),
  title: 'titel',
  under: '/formulare',
  list: {
    columns: ['empfaenger'],
    further: ['aufbewahrung_tage', 'annahme_von', 'annahme_bis'],
    filters: ['empfaenger'],
  },
})
export type Formular = RecordOf<typeof formular>
