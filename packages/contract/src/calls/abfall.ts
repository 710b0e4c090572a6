import * as z from 'zod'
import { abfallcodes } from '../abfallfraktionen.ts'
import { defineCall } from '../call.ts'
import {
  abfallart,
  abfallkalendertermin,
  abfallort,
  abfallortId,
  abfalltermin,
  abholfraktion,
  erinnerungszeit,
  pushgeraet,
} from '../entities/abfall.ts'
import { givenLine } from '../given-text.ts'
import { otherForms } from '../other-forms.ts'
import { tag } from './order.ts'

/**
 * The requested fractions, for example `restmuell,papier`; all by default. Unknown fractions are ignored,
 * because addresses of calendars live long.
 */
const fraktionen = z
  .string()
  .max(200)
  .optional()
  .transform(text => {
    const named = new Set((text ?? '').split(',').map(name => name.trim()))
    const known = abfallcodes.filter(code => named.has(code))
    return known.length > 0 ? known : undefined
  })
  .meta({ description: 'Nur diese Abfallarten, mit Komma getrennt: restmuell,papier' })

const ort = {
  id: 'k3m8x2q7wa',
  ort: 'Kernstadt',
  bezirk: '',
  strasse: 'Kelterstraße',
  hausnummern: '',
  name: 'Kelterstraße, Kernstadt',
}

const restmuell = {
  fraktion: 'restmuell',
  name: 'Restmüll',
  buchstabe: 'R',
  symbol: 'tonne',
  farbe: '#4a4f55',
  rhythmus: 'alle zwei Wochen',
} as const

const verschoben = {
  id: 'restmuell-2026-06-04',
  fraktion: 'restmuell',
  name: 'Restmüll',
  datum: '2026-06-05',
  urspruenglich: '2026-06-04',
  grund: 'Fronleichnam',
  zeit_von: null,
  zeit_bis: null,
  satz: 'verschoben vom Do., 4. Juni, wegen Fronleichnam',
} as const

/** The state of the waste calendar; empty if the town publishes its collections elsewhere. */
const abfall = defineCall({
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
const abfallStrassen = defineCall({
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
const abfallOrt = defineCall({
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
      answer: { ort, frage: null, aehnlich: [], hausnummer: '7' },
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

const params = z.object({ ort: abfallortId })

/** The collections at a place, the next one first. */
const abfallTermine = defineCall({
  name: 'abfallTermine',
  method: 'GET',
  path: '/api/cms/abfall/orte/{ort}/termine',
  summary: 'Abfuhrtermine einer Straße',
  right: 'oeffentlich',
  params,
  query: z.object({
    von: tag('Erster Tag; ohne Angabe: heute'),
    bis: tag('Letzter Tag; ohne Angabe: ein Jahr später'),
    fraktionen,
    /** Whether to include cancelled collections, marked as such. */
    mit_entfallenen: z.stringbool().default(true),
  }),
  answer: z.object({
    ort: abfallort,
    /** The fractions that are collected at this place. */
    fraktionen: z.array(abfallart),
    data: z.array(abfalltermin),
  }),
  examples: [
    {
      summary: 'Eine Woche mit einem Feiertag',
      params: { ort: ort.id },
      query: { von: '2026-06-01', bis: '2026-06-07' },
      answer: { ort, fraktionen: [restmuell], data: [verschoben] },
    },
  ],
})

/**
 * The collections at a place for calendar programs, including cancelled collections and those of the recent
 * past.
 */
const abfallKalender = defineCall({
  name: 'abfallKalender',
  method: 'GET',
  path: '/api/cms/abfall/orte/{ort}/kalender',
  summary: 'Abfuhrtermine einer Straße zum Übernehmen in einen Kalender',
  right: 'oeffentlich',
  params,
  query: z.object({ fraktionen }),
  answer: z.object({ ort: abfallort, data: z.array(abfallkalendertermin) }),
  examples: [
    {
      summary: 'Ein verschobener Termin',
      params: { ort: ort.id },
      query: {},
      answer: {
        ort,
        data: [
          {
            ...verschoben,
            uid: 'abfall-k3m8x2q7wa-restmuell-2026-06-04',
            sequenz: 1,
            geaendert: '2026-05-20T09:00:00.000Z',
          },
        ],
      },
    },
  ],
})

const geraet = {
  endpoint: 'https://push.example.org/send/abc',
  keys: {
    p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
    auth: 'tBHItJI5svbpez7KI4CCXg',
  },
}

/** Subscribes a device to push reminders. A second call of the same device replaces its choice. */
const abfallPushBestellen = defineCall({
  name: 'abfallPushBestellen',
  method: 'POST',
  path: '/api/cms/abfall/push',
  summary: 'Auf einem Gerät an die Abfuhr erinnert werden',
  right: 'oeffentlich',
  stores: true,
  body: z.object({
    geraet: pushgeraet,
    ort: abfallortId,
    fraktionen: z.array(abholfraktion).min(1, 'Bitte wählen Sie mindestens eine Abfallart.').max(10),
    zeit: erinnerungszeit.default('abend'),
  }),
  answer: z.object({}),
  examples: [
    {
      summary: 'Restmüll am Abend vorher',
      body: { geraet, ort: ort.id, fraktionen: ['restmuell'] },
      answer: {},
    },
  ],
})

/** Ends the subscription. The address of the device proves possession. Idempotent. */
const abfallPushBeenden = defineCall({
  name: 'abfallPushBeenden',
  method: 'POST',
  path: '/api/cms/abfall/push/ende',
  summary: 'Auf einem Gerät nicht mehr erinnert werden',
  right: 'oeffentlich',
  stores: true,
  body: z.object({ endpoint: z.string().max(1_000) }),
  answer: z.object({}),
  examples: [{ summary: 'Ein Gerät', body: { endpoint: geraet.endpoint }, answer: {} }],
})

/** The waste calendar for visitors. */
export const abfallCalls = {
  abfall,
  abfallStrassen,
  abfallOrt,
  abfallTermine,
  abfallKalender,
  abfallPushBestellen,
  abfallPushBeenden,
} as const
