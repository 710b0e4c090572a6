import * as z from 'zod'
import { defineCall } from '../../call.ts'
import { desk } from './desk-call.ts'
import { adresse, seiten } from './kaputte-links.ts'

/** Addresses that visitors request in vain. */
export const fehlendeAdressenCalls = {
  redaktionFehlendeAdressen: defineCall({
    name: 'redaktionFehlendeAdressen',
    method: 'GET',
    path: desk('fehlende-adressen'),
    summary: 'Adressen, die Besucherinnen und Besucher vergeblich aufgerufen haben, die häufigste zuerst',
    realm: 'redaktion',
    right: 'weiterleitungen-pflegen',
    query: z.object({ ausgeblendet: z.stringbool().default(false), ...seiten }),
    answer: z.object({
      /**
       * May have fewer entries than requested, although there are more: addresses that exist by now are left
       * out.
       */
      data: z.array(
        z.object({
          adresse: z.string(),
          anzahl: z.number().int(),
          /** The number of days with such a request, among the last thirty. */
          tage: z.number().int(),
          zuletzt: z.iso.date(),
          /** The page of the site with a link to it. */
          von: z.string().nullable(),
          vorschlaege: z.array(z.object({ adresse: z.string(), titel: z.string(), grund: z.string() })),
        }),
      ),
      anzahl: z.number().int(),
      /** The number of hidden addresses. */
      ausgeblendete: z.number().int(),
    }),
    examples: [
      {
        summary: 'Eine alte Adresse',
        query: {},
        answer: {
          data: [
            {
              adresse: '/buergerservice/fundsachen',
              anzahl: 17,
              tage: 6,
              zuletzt: '2026-11-20',
              von: '/rathaus',
              vorschlaege: [
                { adresse: '/rathaus/fundbuero', titel: 'Fundbüro', grund: 'Vorschlag der Suche.' },
              ],
            },
          ],
          anzahl: 1,
          ausgeblendete: 0,
        },
      },
    ],
  }),

  redaktionFehlendeAdresseAusblenden: defineCall({
    name: 'redaktionFehlendeAdresseAusblenden',
    method: 'PUT',
    path: desk('fehlende-adressen'),
    summary: 'Eine vergeblich aufgerufene Adresse nicht mehr oder wieder zeigen',
    realm: 'redaktion',
    right: 'weiterleitungen-pflegen',
    body: z.object({ adresse, ausgeblendet: z.boolean() }),
    answer: z.object({}),
    examples: [
      {
        summary: 'Nicht mehr zeigen',
        body: { adresse: '/buergerservice/fundsachen', ausgeblendet: true },
        answer: {},
      },
    ],
  }),
}
