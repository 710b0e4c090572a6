import * as z from 'zod'
import * as field from '../field.ts'

export const tagestypen = [
  'MONTAG',
  'DIENSTAG',
  'MITTWOCH',
  'DONNERSTAG',
  'FREITAG',
  'SAMSTAG',
  'SONNTAG',
  'ARBEITSTAG_MO_FR',
] as const

const uhrzeit = (label: string) =>
  z
    .string()
    .regex(/^([01]\d|2[0-4]):[0-5]\d$/)
    .meta({ title: label, description: 'Zum Beispiel 08:30' })

/** Opening hours in the shapes of service-bw (spec §3). A `tagestyp` we do not know has a label of its own (spec §8). */
export const oeffnungszeit = z
  .object({
    typ: z.enum(['ALLGEMEINE_OEFFNUNGSZEIT', 'SERVICEZEIT', 'TELEFONISCHE_ERREICHBARKEIT']),
    hinweisText: field.plainText({ label: 'Hinweis' }).default(''),
    regulaereZeiten: z.array(
      z.object({ tagestyp: z.string().min(1).max(50), beginn: uhrzeit('Beginn'), ende: uhrzeit('Ende') }),
    ),
    abweichendeZeiten: z
      .array(
        z.object({
          beginn: field.dateTime({ label: 'Beginn' }),
          ende: field.dateTime({ label: 'Ende' }),
          zusatz: field.line({ label: 'Zusatz' }).default(''),
        }),
      )
      .default([]),
  })
  .meta({ id: 'Oeffnungszeit', title: 'Öffnungszeit' })
export type Oeffnungszeit = z.infer<typeof oeffnungszeit>
