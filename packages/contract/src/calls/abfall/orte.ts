import * as z from 'zod'
import { defineCall } from '../../call.ts'
import { abfallart } from '../../entities/abfall/abfallart.ts'
import { abfallort } from '../../entities/abfall/abfallort.ts'
import { givenLine } from '../../given-text.ts'
import { otherForms } from '../../other-forms.ts'
import { kelterstrasse, restmuell } from './beispiele.ts'

/** How a visitor finds their place in the waste calendar. */

/** The state of the waste calendar; empty if the town publishes its collections elsewhere. */
export const abfall = defineCall({
  name: 'abfall',
  method: 'GET',
  path: '/api/cms/abfall',
  summary: 'Welche Abfallarten und Orte es gibt, und wie man erinnert werden kann',
  right: 'oeffentlich',
  answer: z.object({
    /** Whether there are places with collections. */
    eingerichtet: z.boolean(),
    fraktionen: z.array(abfallart),
    /** The names of the first level of the location tree (Ort). */
    orte: z.array(z.string()),
    /** The first and the last day with collections. */
    von: z.iso.date().nullable(),
    bis: z.iso.date().nullable(),
    /** Without this field, reminders are not offered. */
    erinnerung: z
      .object({
        /** Whether the server can send mail. */
        mail: z.boolean().default(false),
        /** The public key for subscriptions to push messages; null without push messages. */
        push: z.string().nullable().default(null),
      })
      .default({ mail: false, push: null }),
  }),
  examples: [
    {
      summary: 'Eine Stadt mit einer Abfallart',
      answer: {
        eingerichtet: true,
        fraktionen: [restmuell],
        orte: ['Kernstadt', 'Lindenhof', 'Unterweiler'],
        von: '2026-01-02',
        bis: '2027-12-30',
        erinnerung: { mail: true, push: null },
      },
    },
  ],
})

const strassenvorschlag = z
  .object({ strasse: z.string(), ort: z.string() })
  .meta({ id: 'Strassenvorschlag', title: 'Straße, in der geholt wird' })

/** Streets that match a typed text, also with typing errors; all streets without a text. */
export const abfallStrassen = defineCall({
  name: 'abfallStrassen',
  method: 'GET',
  path: '/api/cms/abfall/strassen',
  summary: 'Straßen suchen, in denen Abfall geholt wird',
  right: 'oeffentlich',
  query: z.object({
    suche: givenLine(120).optional().meta({ description: 'Anfang des Namens, auch mit Hausnummer' }),
    ort: givenLine(80).optional().meta({ description: 'Nur in diesem Ort' }),
    /** The maximum is enough for all streets of a town, for a list to choose from. */
    anzahl: z.coerce.number().int().min(1).max(5_000).default(8),
  }),
  answer: z.object({ data: z.array(strassenvorschlag) }),
  examples: [
    {
      summary: 'Vertippt',
      query: { suche: 'keltersr' },
      answer: { data: [{ strasse: 'Kelterstraße', ort: 'Kernstadt' }] },
    },
  ],
})

/**
 * Makes an answer unreadable if its place has no id: nobody could request the collections of such a place.
 */
const foundOrNot = (given: unknown): unknown => {
  const { ort: found } = (given ?? {}) as { ort?: { id?: unknown } | null }
  return typeof found === 'object' && found !== null && !found.id ? '' : given
}

/** Finds the place of an address, or asks the next question. */
export const abfallOrt = defineCall({
  name: 'abfallOrt',
  method: 'GET',
  path: '/api/cms/abfall/ort',
  summary: 'Zu einer Adresse den Ort der Abfuhr finden',
  right: 'oeffentlich',
  query: z.object({
    strasse: givenLine(120).meta({ description: 'Mit oder ohne Hausnummer: Kelterstr. 7' }),
    ort: givenLine(80).optional(),
    bezirk: givenLine(80).optional(),
    hausnummer: givenLine(20).optional(),
  }),
  answer: z
    .object({
      /** The place that was found. */
      ort: abfallort.nullable(),
      /** The next question. */
      frage: z
        .object({
          was: z.enum(['ort', 'bezirk', 'hausnummer']),
          satz: z.string(),
          /** The possible answers; empty for a number that has to be typed. */
          auswahl: z.array(z.string()),
        })
        .nullable(),
      /** If no street has this name: streets with similar names. */
      aehnlich: z.array(strassenvorschlag),
      /** The house number as understood, from the field `hausnummer` or `strasse`. */
      hausnummer: z.string(),
    })
    .register(otherForms, { take: foundOrNot }),
  examples: [
    {
      summary: 'Gefunden',
      query: { strasse: 'Kelterstr. 7' },
      answer: { ort: kelterstrasse, frage: null, aehnlich: [], hausnummer: '7' },
    },
    {
      summary: 'Die Straße gibt es in zwei Orten',
      query: { strasse: 'Kirchstraße' },
      answer: {
        ort: null,
        frage: {
          was: 'ort',
          satz: 'Diese Straße gibt es mehrmals. In welchem Ort wohnen Sie?',
          auswahl: ['Kernstadt', 'Unterweiler'],
        },
        aehnlich: [],
        hausnummer: '',
      },
    },
  ],
})
