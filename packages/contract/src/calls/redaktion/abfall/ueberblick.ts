import * as z from 'zod'
import { defineCall } from '../../../call.ts'
import { abfallart, abfallfraktion } from '../../../entities/abfall/abfallart.ts'
import { restmuell } from '../../abfall/beispiele.ts'
import { desk } from '../desk-call.ts'
import { anzahl, keeping } from './abfall-call.ts'

const artAmTisch = abfallart.extend({ aktiv: z.boolean() })

/** The overview of the waste calendar, and the fractions of the town. */
export const ueberblickCalls = {
  redaktionAbfall: defineCall({
    name: 'redaktionAbfall',
    method: 'GET',
    path: desk('abfall'),
    summary: 'Der Abfallkalender im Überblick',
    ...keeping,
    answer: z.object({
      fraktionen: z.array(artAmTisch),
      orte: z.array(z.string()),
      anzahl_strassen: anzahl,
      anzahl_touren: anzahl,
      /** The last day with collections; null without collections. */
      bis: z.iso.date().nullable(),
      /** The numbers of people with reminders, without their addresses. */
      erinnerungen: z.object({ mail: anzahl, push: anzahl }),
      /** Points to check: collections on holidays, streets without a tour, a year that ends soon. */
      hinweise: z.array(z.string()),
    }),
    examples: [
      {
        summary: 'Eine Abfallart',
        answer: {
          fraktionen: [{ ...restmuell, aktiv: true }],
          orte: ['Kernstadt'],
          anzahl_strassen: 1,
          anzahl_touren: 1,
          bis: '2026-12-08',
          erinnerungen: { mail: 12, push: 3 },
          hinweise: [],
        },
      },
    ],
  }),

  redaktionAbfallartAendern: defineCall({
    name: 'redaktionAbfallartAendern',
    method: 'PUT',
    path: desk('abfall/fraktionen/{fraktion}'),
    summary: 'Name, Farbe und Rhythmus einer Abfallart ändern, oder ob es sie hier gibt',
    ...keeping,
    params: z.object({ fraktion: abfallfraktion }),
    body: artAmTisch.omit({ fraktion: true }),
    answer: artAmTisch,
    examples: [
      {
        summary: 'Restmüll',
        params: { fraktion: 'restmuell' },
        body: {
          name: 'Restmüll',
          buchstabe: 'R',
          symbol: 'tonne',
          farbe: '#4a4f55',
          rhythmus: 'alle zwei Wochen',
          aktiv: true,
        },
        answer: { ...restmuell, aktiv: true },
      },
    ],
  }),
} as const
