import * as z from 'zod'
import * as field from '../field.ts'
import { defineRecord, type RecordOf } from './define-record.ts'
import { slug } from './slug.ts'

const anliegen = z
  .object({
    leistung: field
      .verweis('leistung', {
        label: 'Leistung',
        help: 'Was mitzubringen ist, steht bei der Leistung und kommt von dort.',
      })
      .optional(),
    name: field
      .line({ label: 'Bezeichnung', help: 'Leer: so, wie die Leistung heißt.', max: 120 })
      .default(''),
    dauer: field.zahl({ label: 'Dauer in Minuten', least: 5, most: 240, step: 5 }),
    hinweis: field
      .plainText({
        label: 'Hinweis',
        help: 'Steht bei der Bestätigung, zum Beispiel wo man wartet.',
        max: 500,
      })
      .default(''),
  })
  .meta({ title: 'Anliegen' })

const zusatzzeit = z
  .object({
    beginn: field.dateTime({ label: 'Beginn' }),
    ende: field.dateTime({ label: 'Ende' }),
  })
  .meta({ title: 'Zusätzliche Zeit' })

/**
 * The bookable appointments of an office. The hours come from the office, the documents to bring from the
 * service.
 */
export const terminangebot = defineRecord({
  kind: 'terminangebot',
  label: { one: 'Terminangebot', many: 'Terminangebote' },
  schema: z.object({
    name: field.requiredLine({
      label: 'Name',
      help: 'Wofür man Termine macht, meist der Name des Amts.',
      max: 120,
    }),
    slug,
    amt: field.verweis('organisationseinheit', {
      label: 'Amt oder Einrichtung',
      help: 'Seine Öffnungszeiten, Feiertage und Schließtage bestimmen, wann es Termine gibt.',
    }),
    einleitung: field.plainText({ label: 'Einleitung', max: 500 }).default(''),
    anliegen: z
      .array(anliegen)
      .min(1, 'Bitte mindestens ein Anliegen angeben.')
      .max(60)
      .meta({ title: 'Anliegen' }),
    zeiten: field
      .choice(
        { ALLGEMEINE_OEFFNUNGSZEIT: 'in den Öffnungszeiten', SERVICEZEIT: 'in den Servicezeiten' },
        { label: 'Termine gibt es', help: 'Welche Zeiten des Amts gelten.' },
      )
      .default('ALLGEMEINE_OEFFNUNGSZEIT')
      .meta({ abschnitt: { titel: 'Wann es Termine gibt' } }),
    plaetze: field
      .zahl({
        label: 'Schalter',
        help: 'So viele Menschen können zur selben Zeit kommen.',
        least: 1,
        most: 20,
        whole: true,
      })
      .default(1),
    takt: field
      .zahl({
        label: 'Takt in Minuten',
        help: 'In diesem Abstand beginnen die Termine.',
        least: 5,
        most: 120,
        step: 5,
      })
      .default(15),
    puffer: field.zahl({ label: 'Pause nach jedem Termin, in Minuten', most: 60, step: 5 }).default(0),
    vorlauf_stunden: field
      .zahl({ label: 'Frühestens in so vielen Stunden', most: 336, whole: true })
      .default(2),
    hoechstens_wochen: field
      .zahl({ label: 'Spätestens in so vielen Wochen', least: 1, most: 26, whole: true })
      .default(8),
    zusatzzeiten: z.array(zusatzzeit).max(100).default([]).meta({
      title: 'Zusätzliche Zeiten',
      description: 'Zu denen es Termine gibt, obwohl das Amt sonst geschlossen ist.',
    }),
    erinnern: field
      .schalter({ label: 'Am Tag vorher per E-Mail erinnern' })
      .default(true)
      .meta({ abschnitt: { titel: 'E-Mails und Löschen' } }),
    aufbewahrung_tage: field
      .zahl({
        label: 'Löschen nach so vielen Tagen',
        help: 'Namen und Adressen werden so viele Tage nach dem Termin gelöscht; wie viele Termine es gab, bleibt.',
        least: 1,
        most: 90,
        whole: true,
      })
      .default(30),
  }),
  title: 'name',
  under: '/rathaus/termine',
  list: { columns: ['amt', 'plaetze'], further: ['takt', 'vorlauf_stunden', 'hoechstens_wochen'] },
})
export type Terminangebot = RecordOf<typeof terminangebot>
