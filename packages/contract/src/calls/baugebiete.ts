import * as z from 'zod'
import { defineCall } from '../call.ts'
import { baugebietUebersicht } from '../entities/baugebiet.ts'
import { listOf } from '../entities/list.ts'
import { proSeite, seite } from './order.ts'

/** Building areas in the order of the town. */
export const baugebiete = defineCall({
  name: 'baugebiete',
  method: 'GET',
  path: '/api/cms/baugebiete',
  summary: 'Liste der Baugebiete',
  right: 'oeffentlich',
  query: z.object({ seite, pro_seite: proSeite(50) }),
  answer: listOf(baugebietUebersicht),
  examples: [
    {
      summary: 'Ein Baugebiet',
      query: {},
      answer: {
        data: [
          {
            id: 'rebgarten',
            name: 'Rebgarten',
            lage: 'Ostrand der Kernstadt',
            preis_qm: 385,
            kontaktstelle: 'bauamt',
            plaetze: { frei: 6, 'in-vergabe': 9, reserviert: 3, verkauft: 4 },
            preisspanne: { von: 365, bis: 420 },
            detailURL: '/bauen/baugebiete/rebgarten',
          },
        ],
        pagination: { page: 1, pages: 1 },
      },
    },
  ],
})
