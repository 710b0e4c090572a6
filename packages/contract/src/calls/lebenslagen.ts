import * as z from 'zod'
import { defineCall } from '../call.ts'
import { lebenslage as entity, lebenslagenbaum } from '../entities/lebenslage.ts'

const wohnungswechsel = {
  id: 'wohnungswechsel',
  name: 'Wohnung wechseln',
  kurztext: 'Anmelden, ummelden, Tonnen bestellen.',
  detailURL: '/rathaus/lebenslagen/wohnungswechsel',
}
const umzug = {
  id: 'umzug',
  name: 'Umzug',
  kurztext: 'Neu in Rebenau oder innerhalb der Stadt umgezogen.',
  detailURL: '/rathaus/lebenslagen/umzug',
}

/** All life situations as a tree, in the order of the town. */
export const lebenslagen = defineCall({
  name: 'lebenslagen',
  method: 'GET',
  path: '/api/cms/lebenslagen',
  summary: 'Lebenslagen als Baum',
  right: 'oeffentlich',
  answer: z.object({ data: z.array(lebenslagenbaum) }),
  examples: [
    {
      summary: 'Eine Lebenslage mit einer darunter',
      answer: {
        data: [
          {
            ...umzug,
            anzahl: 4,
            untergeordneteLebenslagen: [{ ...wohnungswechsel, anzahl: 2, untergeordneteLebenslagen: [] }],
          },
        ],
      },
    },
  ],
})

/** A life situation by its id. */
export const lebenslage = defineCall({
  name: 'lebenslage',
  method: 'GET',
  path: '/api/cms/lebenslagen/{id}',
  summary: 'Eine Lebenslage',
  right: 'oeffentlich',
  params: z.object({ id: z.string().min(1).max(120) }),
  answer: entity,
  examples: [
    {
      summary: 'Umzug',
      params: { id: 'umzug' },
      answer: {
        ...umzug,
        textbloecke: [
          { typ: 'preamble', titel: '', text: '<p>Melden Sie sich innerhalb von zwei Wochen an.</p>' },
        ],
        untergeordneteLebenslagen: [wohnungswechsel],
        leistungen: [
          {
            id: 'wohnsitz-anmelden',
            name: 'Wohnsitz anmelden',
            kurztext: 'Innerhalb von zwei Wochen nach dem Einzug.',
            detailURL: '/rathaus/leistungen/wohnsitz-anmelden',
            buchstabe: 'W',
            online: true,
          },
        ],
      },
    },
  ],
})
