import * as z from 'zod'
import * as field from '../field.ts'
import { regelLabels, wochenLabels, wochentagLabels } from '../labels.ts'

export type Wochentag = keyof typeof wochentagLabels

const uhrzeit = (label: string) =>
  z
    .string()
    .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Bitte eine Uhrzeit angeben, zum Beispiel 19:30.')
    .meta({ title: label, editor: 'uhrzeit' })

const abstand = (label: string, max: number) =>
  field.zahl({ label, least: 1, most: max, whole: true }).default(1)

const wochentag = field.choice(wochentagLabels, { label: 'Wochentag' })

/** The rule of a recurring event. Months without such a day are skipped. */
export const regel = z
  .discriminatedUnion('art', [
    z.object({
      art: z.literal('WOECHENTLICH').meta({ title: regelLabels.WOECHENTLICH }),
      /** At an interval of weeks, counted from the week of the begin. */
      abstand: abstand('Abstand in Wochen', 52),
      wochentage: z
        .array(wochentag)
        .min(1, 'Bitte mindestens einen Wochentag angeben.')
        .max(7)
        .meta({ title: 'Wochentage' }),
    }),
    z.object({
      art: z.literal('MONATLICH_AM_WOCHENTAG').meta({ title: regelLabels.MONATLICH_AM_WOCHENTAG }),
      abstand: abstand('Abstand in Monaten', 24),
      /** Which occurrence of the weekday in the month; -1 is the last. */
      woche: z
        .literal([1, 2, 3, 4, 5, -1])
        .meta({ title: 'Der wievielte im Monat', editor: 'auswahl', namen: wochenLabels }),
      wochentag,
    }),
    z.object({
      art: z.literal('MONATLICH_AM_TAG').meta({ title: regelLabels.MONATLICH_AM_TAG }),
      abstand: abstand('Abstand in Monaten', 24),
      tag: field.zahl({ label: 'Tag im Monat', least: 1, most: 31, whole: true }),
    }),
  ])
  .meta({ title: 'Termine nach Regel' })
export type Regel = z.infer<typeof regel>

/**
 * The dates of a recurring event: a rule with an end, additional dates and cancelled dates. The begin of the
 * event gives the first day and the time of day; without a rule, the begin is itself a date.
 */
export const serie = z
  .object({
    regel: regel.optional(),
    bis: field
      .day({
        label: 'Letzter möglicher Tag',
        help: 'Danach entsteht kein Termin mehr. Oder Sie sagen, wie viele es sind.',
      })
      .optional(),
    anzahl: field.zahl({ label: 'Anzahl der Termine', least: 1, most: 500, whole: true }).optional(),
    zusatztermine: z
      .array(
        z
          .object({
            tag: field.day({ label: 'Tag' }),
            beginn: uhrzeit('Andere Uhrzeit').optional(),
          })
          .meta({ title: 'Termin' }),
      )
      .max(200)
      .default([])
      .meta({ title: 'Zusätzliche Termine' }),
    ausfalltermine: z
      .array(
        z
          .object({
            tag: field.day({ label: 'Tag' }),
            grund: field.line({ label: 'Grund', max: 200 }).default(''),
          })
          .meta({ title: 'Termin' }),
      )
      .max(200)
      .default([])
      .meta({ title: 'Ausfallende Termine' }),
  })
  .meta({ id: 'Serie', title: 'Wiederholung' })
export type Serie = z.infer<typeof serie>
