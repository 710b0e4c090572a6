import * as z from 'zod'
import * as field from '../field.ts'
import { otherForms, timeOfDay } from '../other-forms.ts'

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

export const oeffnungszeittypen = [
  'ALLGEMEINE_OEFFNUNGSZEIT',
  'SERVICEZEIT',
  'TELEFONISCHE_ERREICHBARKEIT',
] as const
export type Oeffnungszeittyp = (typeof oeffnungszeittypen)[number]

const uhrzeit = (label: string) =>
  z
    .string()
    .regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/, 'Bitte eine Uhrzeit von 00:00 bis 24:00 angeben.')
    .meta({ title: label, description: 'Zum Beispiel 08:30', editor: 'zeile' })
    .register(otherForms, { take: timeOfDay })

/** A day that is not said is as good as one that nobody knows; it has a label of its own (spec §8). */
const tagestyp = z
  .string()
  .min(1)
  .max(50)
  .meta({ title: 'Tag', editor: 'auswahl' })
  .register(otherForms, {
    take: given => (typeof given === 'string' && given.trim().toUpperCase()) || 'UNBEKANNT',
  })

/** From one time of day to another; an end before its begin lies on the day after: 20:00 to 02:00. */
export const regulaereZeit = z
  .object({
    tagestyp,
    beginn: uhrzeit('Beginn'),
    ende: uhrzeit('Ende'),
  })
  .meta({ id: 'RegulaereZeit', title: 'Zeit' })
export type RegulaereZeit = z.infer<typeof regulaereZeit>

/**
 * A stretch in which other hours hold, `ende` not included: those of `zeiten`, and closed when there are none. Goes before
 * holidays and regular hours; of two that overlap the shorter one holds.
 */
export const abweichendeZeit = z
  .object({
    beginn: field.dateTime({ label: 'Beginn' }),
    ende: field.dateTime({ label: 'Ende' }),
    zusatz: field.line({ label: 'Zusatz' }).default(''),
    zeiten: z.array(regulaereZeit).max(50).default([]).meta({ title: 'Zeiten, leer heißt geschlossen' }),
  })
  .meta({ id: 'AbweichendeZeit', title: 'Abweichende Zeit' })
export type AbweichendeZeit = z.infer<typeof abweichendeZeit>

/** Opening hours in the shapes of service-bw (spec §3). A `tagestyp` we do not know has a label of its own (spec §8). */
export const oeffnungszeit = z
  .object({
    typ: z
      .enum(oeffnungszeittypen)
      .meta({ title: 'Art', editor: 'auswahl' })
      .register(otherForms, {
        take: given => (typeof given === 'string' ? given.trim().toUpperCase() : '') || oeffnungszeittypen[0],
      }),
    hinweisText: field.plainText({ label: 'Hinweis' }).default(''),
    regulaereZeiten: z.array(regulaereZeit).max(50),
    /** What holds on a public holiday that no deviation names. */
    anFeiertagen: field
      .choice(['GESCHLOSSEN', 'WIE_SONNTAG', 'WIE_IMMER'], { label: 'An Feiertagen' })
      .default('GESCHLOSSEN'),
    abweichendeZeiten: z.array(abweichendeZeit).max(100).default([]),
  })
  .meta({ id: 'Oeffnungszeit', title: 'Öffnungszeit' })
export type Oeffnungszeit = z.infer<typeof oeffnungszeit>
