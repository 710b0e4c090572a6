import * as z from 'zod'
import * as field from '../field.ts'
import { feiertagLabels, oeffnungszeittypLabels, tagestypLabels } from '../labels.ts'
import { otherForms, timeOfDay } from '../other-forms.ts'

export type Oeffnungszeittyp = keyof typeof oeffnungszeittypLabels

const uhrzeit = (label: string) =>
  z
    .string()
    .regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/, 'Bitte eine Uhrzeit von 00:00 bis 24:00 angeben.')
    .meta({ title: label, description: 'Zum Beispiel 08:30', editor: 'uhrzeit' })
    .register(otherForms, { take: timeOfDay })

/** A missing day type counts as an unknown type, which has its own label (spec §8). */
const tagestyp = z
  .string()
  .min(1)
  .max(50)
  .meta({ title: 'Tag', editor: 'auswahl', namen: tagestypLabels })
  .register(otherForms, {
    take: given => (typeof given === 'string' && given.trim().toUpperCase()) || 'UNBEKANNT',
  })

/** Hours from one time of day to another; an end before the begin is on the next day: 20:00 to 02:00. */
export const regulaereZeit = z
  .object({
    tagestyp,
    beginn: uhrzeit('Beginn'),
    ende: uhrzeit('Ende'),
  })
  .meta({ id: 'RegulaereZeit', title: 'Zeit' })
export type RegulaereZeit = z.infer<typeof regulaereZeit>

/**
 * A period with other hours, `ende` not included: the hours in `zeiten`, or closed if `zeiten` is empty.
 * Overrides holidays and regular hours; of overlapping deviations the shorter one holds.
 */
export const abweichendeZeit = z
  .object({
    beginn: field.dateTime({ label: 'Beginn' }),
    ende: field.dateTime({ label: 'Ende' }),
    zusatz: field
      .line({ label: 'Zusatz', help: 'Steht bei der abweichenden Zeit, zum Beispiel „Betriebsausflug“.' })
      .default(''),
    zeiten: z.array(regulaereZeit).max(50).default([]).meta({ title: 'Zeiten, leer heißt geschlossen' }),
  })
  .meta({ id: 'AbweichendeZeit', title: 'Abweichende Zeit' })
export type AbweichendeZeit = z.infer<typeof abweichendeZeit>

/** The days on which hours hold, both included. Without an end, until further notice. */
export const gueltigkeit = z
  .object({
    beginn: field.day({ label: 'Von' }).optional(),
    ende: field.day({ label: 'Bis' }).optional(),
  })
  .meta({ id: 'Gueltigkeit', title: 'Zeitraum' })
export type Gueltigkeit = z.infer<typeof gueltigkeit>

/** Opening hours in the shape of service-bw (spec §3). An unknown `tagestyp` has its own label (spec §8). */
export const oeffnungszeit = z
  .object({
    typ: field.choice(oeffnungszeittypLabels, { label: 'Art' }).register(otherForms, {
      take: given =>
        (typeof given === 'string' ? given.trim().toUpperCase() : '') || 'ALLGEMEINE_OEFFNUNGSZEIT',
    }),
    hinweisText: field.plainText({ label: 'Hinweis' }).default(''),
    regulaereZeiten: z.array(regulaereZeit).max(50).meta({ title: 'Zeiten' }),
    /** The hours on a public holiday without a deviation. */
    anFeiertagen: field
      .choice(feiertagLabels, {
        label: 'An Feiertagen',
        help: 'Gilt an allen gesetzlichen Feiertagen des Landes.',
      })
      .default('GESCHLOSSEN'),
    /** Summer and winter hours: without it, the hours hold all year. */
    gueltigkeiten: z.array(gueltigkeit).max(20).optional().meta({
      title: 'Gilt nur in diesen Zeiträumen',
      description: 'Zum Beispiel für Sommer- und Winterzeiten. Leer heißt: das ganze Jahr.',
    }),
    abweichendeZeiten: z.array(abweichendeZeit).max(100).default([]).meta({ title: 'Abweichende Zeiten' }),
  })
  .meta({ id: 'Oeffnungszeit', title: 'Öffnungszeit' })
export type Oeffnungszeit = z.infer<typeof oeffnungszeit>
