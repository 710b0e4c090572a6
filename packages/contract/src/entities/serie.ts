import * as z from 'zod'
import * as field from '../field.ts'

export const wochentage = [
  'MONTAG',
  'DIENSTAG',
  'MITTWOCH',
  'DONNERSTAG',
  'FREITAG',
  'SAMSTAG',
  'SONNTAG',
] as const
export type Wochentag = (typeof wochentage)[number]

/** A day of the calendar, `2026-12-02`. */
export const kalendertag = (text: { label: string; help?: string }) =>
  z.iso
    .date('Bitte einen Tag angeben, zum Beispiel 2026-12-02.')
    .meta({ title: text.label, ...(text.help ? { description: text.help } : {}), editor: 'datum' })

const uhrzeit = (label: string) =>
  z
    .string()
    .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Bitte eine Uhrzeit angeben, zum Beispiel 19:30.')
    .meta({ title: label, editor: 'zeile' })

const abstand = (label: string, max: number) =>
  z.number().int().min(1).max(max).default(1).meta({ title: label, editor: 'zahl' })

const wochentag = z.enum(wochentage).meta({ title: 'Wochentag', editor: 'auswahl' })

/** By which rule a series returns. Months without such a day are left out. */
export const regel = z.discriminatedUnion('art', [
  z.object({
    art: z.literal('WOECHENTLICH'),
    /** Every so many weeks, counted from the week of the beginning. */
    abstand: abstand('Alle wie viele Wochen', 52),
    wochentage: z.array(wochentag).min(1, 'Bitte mindestens einen Wochentag angeben.').max(7),
  }),
  z.object({
    art: z.literal('MONATLICH_AM_WOCHENTAG'),
    abstand: abstand('Alle wie viele Monate', 24),
    /** Which such weekday of the month; -1 is the last. */
    woche: z.literal([1, 2, 3, 4, 5, -1]).meta({ title: 'Der wievielte im Monat', editor: 'auswahl' }),
    wochentag,
  }),
  z.object({
    art: z.literal('MONATLICH_AM_TAG'),
    abstand: abstand('Alle wie viele Monate', 24),
    tag: z.number().int().min(1).max(31).meta({ title: 'Tag im Monat', editor: 'zahl' }),
  }),
])
export type Regel = z.infer<typeof regel>

/**
 * When an event takes place more than once: a rule that ends, dates added to it and dates on which it is called off.
 * The beginning of the event gives the first day and the time of day; without a rule it is a date itself.
 */
export const serie = z
  .object({
    regel: regel.optional(),
    bis: kalendertag({ label: 'Letzter möglicher Tag' }).optional(),
    anzahl: z.number().int().min(1).max(500).optional().meta({ title: 'Anzahl der Termine', editor: 'zahl' }),
    zusatztermine: z
      .array(
        z.object({
          tag: kalendertag({ label: 'Tag' }),
          beginn: uhrzeit('Andere Uhrzeit').optional(),
        }),
      )
      .max(200)
      .default([])
      .meta({ title: 'Zusätzliche Termine' }),
    ausfalltermine: z
      .array(
        z.object({
          tag: kalendertag({ label: 'Tag' }),
          grund: field.line({ label: 'Grund', max: 200 }).default(''),
        }),
      )
      .max(200)
      .default([])
      .meta({ title: 'Ausfallende Termine' }),
  })
  .meta({ id: 'Serie', title: 'Serie' })
export type Serie = z.infer<typeof serie>
