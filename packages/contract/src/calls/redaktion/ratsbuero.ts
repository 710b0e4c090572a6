import * as z from 'zod'
import { defineCall } from '../../call.ts'
import {
  ratsbueroZeile,
  sitzungseinladung,
  sitzungsmappe,
  sitzungsvorgaben,
} from '../../entities/ratsbuero.ts'
import { inhaltId } from '../../entities/redaktion.ts'
import { givenText } from '../../given-text.ts'
import * as beispiel from './beispiele.ts'
import { desk } from './desk-call.ts'

const preparing = { realm: 'redaktion', right: 'rat-vorbereiten' } as const

const params = z.object({ id: inhaltId })
const gremium = z.string().trim().min(1, 'Bitte ein Gremium wählen.').max(120)

const EINLADUNG = '0198f0a2-5c1e-7d3a-9b44-2f6c1a7e8d31'

const gisela = {
  person: 'gisela-beispiel',
  name: 'Gisela Beispiel',
  rolle: 'mitglied',
  email: 'gisela@example.org',
} as const

const einladung: z.input<typeof sitzungseinladung> = {
  id: EINLADUNG,
  art: 'einladung',
  am: '2026-11-20T09:00:00.000Z',
  von: beispiel.anna,
  hinweis: '',
  aenderungen: [],
  empfaenger: [
    {
      ...gisela,
      zustellung: {
        lage: 'uebergeben',
        text: 'Verschickt am 20. November 2026 um 12:01 Uhr.',
      },
      empfangen_am: null,
    },
  ],
}

/**
 * The council office: meetings from the date to the last decision. Their documents are saved with the usual
 * calls.
 */
export const ratsbueroCalls = {
  redaktionRatsbuero: defineCall({
    name: 'redaktionRatsbuero',
    method: 'GET',
    path: desk('ratsbuero'),
    summary: 'Die nächsten Sitzungen und die letzten, bei denen noch etwas offen ist, mit ihrem Stand',
    ...preparing,
    answer: z.object({ data: z.array(ratsbueroZeile) }),
    examples: [
      {
        summary: 'Eine Sitzung, zu der eingeladen ist',
        answer: {
          data: [
            {
              id: beispiel.id,
              titel: 'Sitzung des Technischen Ausschusses',
              gremium: 'Technischer Ausschuss',
              beginn: '2026-12-01T17:00:00.000Z',
              ort: 'Rathaus, Ratssaal',
              stand: 'eingeladen',
              fehlt: 0,
              eingeladen_am: einladung.am,
              eingeladene: 1,
              bestaetigt: 0,
            },
          ],
        },
      },
    ],
  }),

  redaktionSitzungVorgaben: defineCall({
    name: 'redaktionSitzungVorgaben',
    method: 'GET',
    path: desk('ratsbuero/vorgaben/{gremium}'),
    summary: 'Womit eine neue Sitzung eines Gremiums beginnt: Bezeichnung, üblicher Ort und Uhrzeit',
    ...preparing,
    params: z.object({ gremium }),
    answer: sitzungsvorgaben,
    examples: [
      {
        summary: 'Der Technische Ausschuss',
        params: { gremium: 'technischer-ausschuss' },
        answer: { titel: 'Sitzung: Technischer Ausschuss', ort: 'Rathaus, Ratssaal', uhrzeit: '18:00' },
      },
    ],
  }),

  redaktionSitzungAnlegen: defineCall({
    name: 'redaktionSitzungAnlegen',
    method: 'POST',
    path: desk('ratsbuero'),
    summary:
      'Eine Sitzung mit ihrem nichtöffentlichen Teil als Entwürfe; mit derselben Nummer zweimal gesendet entsteht eine',
    ...preparing,
    body: z.object({
      id: inhaltId,
      /** The document of the non-public part; absent without one. */
      nichtoeffentlich: inhaltId.optional(),
      gremium,
      titel: z.string().trim().min(1, 'Bitte eine Bezeichnung angeben.').max(200),
      beginn: z.iso.datetime({ offset: true, error: 'Bitte Tag und Uhrzeit angeben.' }),
      ort: z.string().trim().min(1, 'Bitte einen Ort angeben.').max(200),
    }),
    answer: z.object({ id: inhaltId }),
    examples: [
      {
        summary: 'Mit nichtöffentlichem Teil',
        body: {
          id: beispiel.id,
          nichtoeffentlich: '0198f0a2-5c1e-7d3a-9b44-2f6c1a7e8d32',
          gremium: 'technischer-ausschuss',
          titel: 'Sitzung des Technischen Ausschusses',
          beginn: '2026-12-01T17:00:00.000Z',
          ort: 'Rathaus, Ratssaal',
        },
        answer: { id: beispiel.id },
      },
    ],
  }),

  redaktionSitzung: defineCall({
    name: 'redaktionSitzung',
    method: 'GET',
    path: desk('ratsbuero/{id}'),
    summary:
      'Eine Sitzung für das Ratsbüro: beide Teile, was fehlt, wer eingeladen ist und wer bestätigt hat',
    ...preparing,
    params,
    answer: sitzungsmappe,
    examples: [
      {
        summary: 'Eingeladen, noch ohne Bestätigung',
        params: { id: beispiel.id },
        answer: {
          oeffentlich: beispiel.id,
          nichtoeffentlich: null,
          gremium: 'Technischer Ausschuss',
          stand: 'eingeladen',
          maengel: [
            {
              gewicht: 'fehlt',
              teil: 'oeffentlich',
              feld: 'tagesordnung.0.vorlage',
              satz: 'TOP 1: Die Vorlage hat noch keine PDF-Datei.',
            },
          ],
          mitglieder: [{ ...gisela, konto: true }],
          einladungen: [einladung],
          aenderungen: [],
          versand: true,
        },
      },
    ],
  }),

  redaktionSitzungEinladen: defineCall({
    name: 'redaktionSitzungEinladen',
    method: 'POST',
    path: desk('ratsbuero/{id}/einladungen'),
    summary:
      'Zu einer veröffentlichten Sitzung einladen, oder nachtragen, was sich geändert hat; mit derselben Nummer zweimal gesendet geht es einmal hinaus',
    ...preparing,
    params,
    body: z.object({
      /** The id of the invitation. */
      vorgang: inhaltId,
      art: sitzungseinladung.shape.art,
      /** Appears in the mail, so it must not contain anything non-public. */
      hinweis: givenText(1_000).default(''),
    }),
    answer: sitzungseinladung,
    examples: [
      {
        summary: 'Eingeladen',
        params: { id: beispiel.id },
        body: { vorgang: EINLADUNG, art: 'einladung' },
        answer: einladung,
      },
    ],
  }),
}
