import * as z from 'zod'
import { defineCall } from '../call.ts'
import { listOf } from '../entities/list.ts'
import { organisationseinheit as entity } from '../entities/organisationseinheit.ts'
import { proSeite, seite } from './order.ts'

const freibad = {
  id: 'freibad',
  name: 'Freibad am Altrhein',
  kurzname: 'Freibad',
  anschrift: {
    location: 'Freibad am Altrhein',
    street: 'Am Altrhein 40',
    zip: '76999',
    city: 'Rebenau-Unterweiler',
  },
  kommunikation: [
    { kanal: 'TELEFON', kennung: '030 23125-205' },
    { kanal: 'EMAIL', kennung: 'freibad@rebenau.example.org' },
  ],
  oeffnungszeiten: [
    {
      typ: 'ALLGEMEINE_OEFFNUNGSZEIT',
      regulaereZeiten: [
        { tagestyp: 'ARBEITSTAG_MO_FR', beginn: '09:00', ende: '20:00' },
        { tagestyp: 'SAMSTAG', beginn: '08:00', ende: '20:00' },
        { tagestyp: 'SONNTAG', beginn: '08:00', ende: '20:00' },
      ],
    },
  ],
  detailURL: '/freibad',
} satisfies z.input<typeof entity>

/** Offices and houses of the town. */
export const organisationseinheiten = defineCall({
  name: 'organisationseinheiten',
  method: 'GET',
  path: '/api/cms/organisationseinheiten',
  summary: 'Liste der Ämter und Einrichtungen',
  query: z.object({
    uebergeordnet: z.string().max(120).optional().meta({ description: 'Nur was zu dieser Einheit gehört' }),
    seite,
    pro_seite: proSeite(100),
  }),
  answer: listOf(entity),
  examples: [
    {
      summary: 'Eine Einrichtung',
      query: {},
      answer: { data: [freibad], pagination: { page: 1, pages: 1 } },
    },
  ],
})

/** One office or house, by its id. */
export const organisationseinheit = defineCall({
  name: 'organisationseinheit',
  method: 'GET',
  path: '/api/cms/organisationseinheiten/{id}',
  summary: 'Ein Amt oder eine Einrichtung',
  params: z.object({ id: z.string().min(1).max(120) }),
  answer: entity,
  examples: [{ summary: 'Das Freibad', params: { id: 'freibad' }, answer: freibad }],
})
