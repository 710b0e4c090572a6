import * as z from 'zod'
import { defineCall } from '../call.ts'
import { listOf } from '../entities/list.ts'
import { organisationseinheit as entity, person } from '../entities/organisationseinheit.ts'
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

const worte = z.string().trim().max(200).optional()

/**
 * Offices and houses of the town, without texts and people, which are only in the answer for a single office
 * or house.
 */
export const organisationseinheiten = defineCall({
  name: 'organisationseinheiten',
  method: 'GET',
  path: '/api/cms/organisationseinheiten',
  summary: 'Liste der Ämter und Einrichtungen',
  right: 'oeffentlich',
  query: z.object({
    q: worte.meta({
      description: 'Nur was in Namen, Einleitung oder Ort alle diese Wörter hat, auch ihre Anfänge',
    }),
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

/** An office or a house by its id. */
export const organisationseinheit = defineCall({
  name: 'organisationseinheit',
  method: 'GET',
  path: '/api/cms/organisationseinheiten/{id}',
  summary: 'Ein Amt oder eine Einrichtung',
  right: 'oeffentlich',
  params: z.object({ id: z.string().min(1).max(120) }),
  answer: entity,
  examples: [{ summary: 'Das Freibad', params: { id: 'freibad' }, answer: freibad }],
})

/** The staff of the town, by last name. */
export const personen = defineCall({
  name: 'personen',
  method: 'GET',
  path: '/api/cms/personen',
  summary: 'Ansprechpersonen, nach Nachnamen',
  right: 'oeffentlich',
  query: z.object({
    q: worte.meta({
      description: 'Nur wen alle diese Wörter nennen: Name, Aufgabe oder Amt, auch ihre Anfänge',
    }),
    buchstabe: z
      .string()
      .regex(/^[A-Z]$/)
      .optional()
      .meta({ description: 'Anfangsbuchstabe des Nachnamens; Ä zählt zu A' }),
    einheit: z.string().max(120).optional().meta({ description: 'Nur wer zu dieser Einheit gehört' }),
    seite,
    pro_seite: proSeite(24),
  }),
  answer: listOf(person).extend({
    /** The number of matches. */
    anzahl: z.number().int().min(0),
    /**
     * The first letters of all matches of `q` and `einheit`, independent of the chosen letter: only these
     * lead to people.
     */
    buchstaben: z.array(z.string().max(1)),
  }),
  examples: [
    {
      summary: 'Im Bürgerbüro',
      query: { q: 'bürgerbüro' },
      answer: {
        data: [
          {
            vorname: 'Miriam',
            nachname: 'Österle',
            funktion: 'Leitung',
            raum: 'Zimmer 1',
            kommunikation: [{ kanal: 'TELEFON', kennung: '030 23125-110' }],
            einheit: { id: 'buergerbuero', name: 'Bürgerbüro', detailURL: '/rathaus/buergerbuero' },
          },
        ],
        pagination: { page: 1, pages: 1 },
        anzahl: 1,
        buchstaben: ['O'],
      },
    },
  ],
})
