import * as z from 'zod'
import { abfallcodes } from '../../abfallfraktionen.ts'
import { defineCall } from '../../call.ts'
import { abfallart } from '../../entities/abfall/abfallart.ts'
import { abfallort, abfallortId } from '../../entities/abfall/abfallort.ts'
import { abfallkalendertermin, abfalltermin } from '../../entities/abfall/abfalltermin.ts'
import { tonnen, tonnenfrage } from '../../entities/abfall/tonnenwahl.ts'
import { tag } from '../order.ts'
import { kelterstrasse, restmuell } from './beispiele.ts'

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

const params = z.object({ ort: abfallortId })

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

/** The collections at a place, the earliest first. */
export const abfallTermine = defineCall({
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
    tonnen,
    /** Whether to include cancelled collections, marked as such. */
    mit_entfallenen: z.stringbool().default(true),
  }),
  answer: z.object({
    ort: abfallort,
    /** The fractions that are collected at this place. */
    fraktionen: z.array(abfallart),
    data: z.array(abfalltermin),
    /** The fractions that this place has in several variants; each household chooses one of them. */
    tonnenfragen: z.array(tonnenfrage).default([]),
  }),
  examples: [
    {
      summary: 'Eine Woche mit einem Feiertag',
      params: { ort: kelterstrasse.id },
      query: { von: '2026-06-01', bis: '2026-06-07' },
      answer: { ort: kelterstrasse, fraktionen: [restmuell], data: [verschoben] },
    },
  ],
})

/**
 * The collections at a place for calendar programs, including cancelled collections and those of the recent
 * past.
 */
export const abfallKalender = defineCall({
  name: 'abfallKalender',
  method: 'GET',
  path: '/api/cms/abfall/orte/{ort}/kalender',
  summary: 'Abfuhrtermine einer Straße zum Übernehmen in einen Kalender',
  right: 'oeffentlich',
  params,
  query: z.object({ fraktionen, tonnen }),
  answer: z.object({ ort: abfallort, data: z.array(abfallkalendertermin) }),
  examples: [
    {
      summary: 'Ein verschobener Termin',
      params: { ort: kelterstrasse.id },
      query: {},
      answer: {
        ort: kelterstrasse,
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
