import * as z from 'zod'
import { defineCall } from '../../call.ts'
import { gremium, gremiumUebersicht } from '../../entities/gremium.ts'
import { listOf } from '../../entities/list.ts'
import { ratsperson } from '../../entities/ratsperson.ts'
import { id, vomGremium } from './auswahl.ts'
import { fraktion, gemeinderat } from './beispiele.ts'

/** The bodies of the council, and their people. */

/** Bodies of the council in their order; dissolved bodies come last. */
export const gremien = defineCall({
  name: 'gremien',
  method: 'GET',
  path: '/api/cms/rat/gremien',
  summary: 'Gremien und Fraktionen des Rates',
  right: 'oeffentlich',
  answer: listOf(gremiumUebersicht),
  examples: [
    {
      summary: 'Der Gemeinderat und eine Fraktion',
      answer: {
        data: [
          {
            ...gemeinderat,
            kurzname: 'GR',
            art: 'gemeinderat',
            einleitung: 'Entscheidet über alles Wichtige in der Stadt.',
            anzahl: 19,
          },
          { ...fraktion, art: 'fraktion', uebergeordnet: gemeinderat, anzahl: 7 },
        ],
      },
    },
  ],
})

export const gremiumCall = defineCall({
  name: 'gremium',
  method: 'GET',
  path: '/api/cms/rat/gremien/{id}',
  summary: 'Ein Gremium mit seinen Mitgliedern',
  right: 'oeffentlich',
  params: id,
  answer: gremium,
  examples: [
    {
      summary: 'Der Gemeinderat',
      params: { id: 'gemeinderat' },
      answer: {
        ...gemeinderat,
        art: 'gemeinderat',
        ort: 'Rathaus, Ratssaal',
        wahlperioden: [{ name: '2024 bis 2029', von: '2024-07-23' }],
        mitglieder: [
          {
            person: {
              id: 'gisela-wendling',
              name: 'Gisela Wendling',
              detailURL: '/rathaus/gemeinderat/personen/gisela-wendling',
            },
            fraktion,
            rolle: 'mitglied',
            von: '2024-07-23',
          },
        ],
      },
    },
  ],
})

/** People of the council by name: current members of any body, or of one body. */
export const ratspersonen = defineCall({
  name: 'ratspersonen',
  method: 'GET',
  path: '/api/cms/rat/personen',
  summary: 'Mitglieder des Rates',
  right: 'oeffentlich',
  query: z.object({ gremium: vomGremium }),
  answer: listOf(ratsperson),
  examples: [
    {
      summary: 'Eine Stadträtin',
      query: { gremium: 'gemeinderat' },
      answer: {
        data: [
          {
            id: 'gisela-wendling',
            vorname: 'Gisela',
            nachname: 'Wendling',
            fraktion,
            mitgliedschaften: [
              { gremium: gemeinderat, art: 'gemeinderat', rolle: 'mitglied', von: '2024-07-23' },
            ],
            detailURL: '/rathaus/gemeinderat/personen/gisela-wendling',
          },
        ],
      },
    },
  ],
})

export const ratspersonCall = defineCall({
  name: 'ratsperson',
  method: 'GET',
  path: '/api/cms/rat/personen/{id}',
  summary: 'Ein Mitglied des Rates mit seinen Mitgliedschaften',
  right: 'oeffentlich',
  params: id,
  answer: ratsperson,
  examples: [
    {
      summary: 'Eine Stadträtin',
      params: { id: 'gisela-wendling' },
      answer: {
        id: 'gisela-wendling',
        vorname: 'Gisela',
        nachname: 'Wendling',
        beruf: 'Architektin',
        fraktion,
        mitgliedschaften: [
          { gremium: gemeinderat, art: 'gemeinderat', rolle: 'mitglied', von: '2024-07-23' },
        ],
        detailURL: '/rathaus/gemeinderat/personen/gisela-wendling',
      },
    },
  ],
})
