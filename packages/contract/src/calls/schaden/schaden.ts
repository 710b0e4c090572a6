import * as z from 'zod'
import { defineCall } from '../../call.ts'
import { fotokennung } from '../../entities/foto.ts'
import { genannt } from '../../entities/genannt.ts'
import { listOf } from '../../entities/list.ts'
import { eigenerSchaden, schaden, schadenMitVerlauf } from '../../entities/schaden.ts'
import { schadenskategorie } from '../../entities/schadenskategorie.ts'
import {
  schadensaufgabe,
  schadensnachweis,
  schadensnummer,
  schadenWiederOeffnen,
} from '../../entities/schadensmeldung.ts'
import { fileAnswer } from '../../file-answer.ts'
import { fotoUpload } from '../foto-upload.ts'
import { proSeite, seite } from '../order.ts'
import { bild, eigener, form, foto, key, laterne, params, verlauf } from './beispiele.ts'

/** The limit is above the length of our keys: a text of another length is looked up like a key. */
const schluessel = z.string().max(200).meta({ title: 'Schlüssel einer Meldung' })
const grad = z.coerce.number()

/** Damage reports: the list, reporting, and the status of a report. */
export const schadenCalls = {
  schaeden: defineCall({
    name: 'schaeden',
    method: 'GET',
    path: '/api/cms/schaeden',
    summary: 'Gemeldete Schäden, soweit die Stadt sie zeigt, der zuletzt geänderte zuerst',
    right: 'oeffentlich',
    query: z.object({
      kategorie: schadenskategorie.optional(),
      stand: z.enum(['offen', 'beendet', 'alle']).default('alle'),
      seite,
      pro_seite: proSeite(20),
    }),
    answer: listOf(schaden),
    examples: [
      {
        summary: 'Was noch zu tun ist',
        query: { stand: 'offen' },
        answer: { data: [laterne], pagination: { page: 1, pages: 1 } },
      },
    ],
  }),

  schaden: defineCall({
    name: 'schaden',
    method: 'GET',
    path: '/api/cms/schaeden/{nummer}',
    summary: 'Ein gemeldeter Schaden mit seinen Schritten',
    right: 'oeffentlich',
    params: z.object({ nummer: schadensnummer }),
    answer: schadenMitVerlauf,
    examples: [{ summary: 'Eine Laterne', params, answer: { ...laterne, verlauf } }],
  }),

  /** Finds known damage near a point or a street, before a new report. */
  schaedenNahe: defineCall({
    name: 'schaedenNahe',
    method: 'GET',
    path: '/api/cms/schaeden-nahe',
    summary: 'Öffentliche offene Schäden in der Nähe, der nächste zuerst',
    right: 'oeffentlich',
    query: z.object({
      breite: grad.min(-90).max(90).optional(),
      laenge: grad.min(-180).max(180).optional(),
      adresse: z.string().max(120).default(''),
    }),
    answer: z.object({ data: z.array(schaden) }),
    examples: [
      { summary: 'In einer Straße', query: { adresse: 'Spitalgasse' }, answer: { data: [laterne] } },
    ],
  }),

  schadenBild: defineCall({
    name: 'schadenBild',
    method: 'GET',
    path: '/api/cms/schaeden/{nummer}/fotos/{kennung}',
    summary: 'Ein Foto, das die Stadt zeigt',
    right: 'oeffentlich',
    params: z.object({ nummer: schadensnummer, kennung: fotokennung }),
    answer: fileAnswer,
    examples: [{ summary: 'Ein Foto', params: { ...params, kennung: foto }, answer: bild }],
  }),

  schadenFoto: defineCall({
    ...fotoUpload,
    name: 'schadenFoto',
    path: '/api/cms/schaeden-fotos',
    summary: 'Ein Foto vor dem Absenden der Meldung; ohne Ort und Kamera',
    examples: [{ summary: 'Ein Foto', query: { einreichung: form }, answer: { kennung: foto } }],
  }),

  /**
   * Stores a report. The answer comes after the report is stored; the same `einreichung` sent twice is one
   * report with one number and one secret.
   */
  schadenMelden: defineCall({
    name: 'schadenMelden',
    method: 'POST',
    path: '/api/cms/schaeden',
    summary: 'Einen Schaden melden; öffentlich wird er erst, wenn die Stadt ihn zeigt',
    right: 'oeffentlich',
    stores: true,
    body: schadensaufgabe,
    answer: z.object({
      nummer: genannt(100),
      kennwort: genannt(100),
      schluessel: schluessel.default(''),
      /** Whether a mail asks the author to confirm the address. */
      mail: z.boolean().default(false),
    }),
    examples: [
      {
        summary: 'Eine Laterne',
        body: {
          einreichung: form,
          kategorie: 'licht',
          text: laterne.text,
          adresse: laterne.adresse,
          angaben: laterne.angaben,
          fotos: [foto],
          email: 'erika@example.org',
        },
        answer: { nummer: params.nummer, kennwort: '7GQ2M9XD4HT8PZ3K', schluessel: key, mail: true },
      },
    ],
  }),

  schadenStand: defineCall({
    name: 'schadenStand',
    method: 'POST',
    path: '/api/cms/schaden-stand',
    summary: 'Was aus der eigenen Meldung geworden ist, mit Nummer und Kennwort',
    right: 'oeffentlich',
    body: schadensnachweis,
    answer: eigenerSchaden,
    examples: [
      {
        summary: 'In Arbeit',
        body: { ...params, kennwort: '7GQ2M9XD4HT8PZ3K' },
        answer: { ...eigener, bestellbar: false },
      },
    ],
  }),

  schadenEigener: defineCall({
    name: 'schadenEigener',
    method: 'GET',
    path: '/api/cms/schaden-eigener/{schluessel}',
    summary: 'Die eigene Meldung',
    right: 'oeffentlich',
    keyed: true,
    params: z.object({ schluessel }),
    answer: eigenerSchaden,
    examples: [{ summary: 'In Arbeit', params: { schluessel: key }, answer: eigener }],
  }),

  schadenEigenesBild: defineCall({
    name: 'schadenEigenesBild',
    method: 'GET',
    path: '/api/cms/schaden-eigener/{schluessel}/fotos/{kennung}',
    summary: 'Ein Foto der eigenen Meldung',
    right: 'oeffentlich',
    keyed: true,
    params: z.object({ schluessel, kennung: fotokennung }),
    answer: fileAnswer,
    examples: [{ summary: 'Ein Foto', params: { schluessel: key, kennung: foto }, answer: bild }],
  }),

  /**
   * Subscribes the author of a report to mails, or ends the subscription. Subscribing needs the key from the
   * mail, which proves the address; ending works with any key of the report.
   */
  schadenNachrichten: defineCall({
    name: 'schadenNachrichten',
    method: 'POST',
    path: '/api/cms/schaden-nachrichten',
    summary: 'Nachrichten zur eigenen Meldung bestellen, mit dem Schlüssel aus der E-Mail, oder abbestellen',
    right: 'oeffentlich',
    body: z.object({ schluessel, an: z.boolean() }),
    answer: eigenerSchaden,
    examples: [
      {
        summary: 'Bestellt',
        body: { schluessel: key, an: true },
        answer: { ...eigener, nachrichten: 'ja', bestellbar: false },
      },
    ],
  }),

  schadenWiederOeffnen: defineCall({
    name: 'schadenWiederOeffnen',
    method: 'POST',
    path: '/api/cms/schaden-wieder-oeffnen',
    summary: 'Die eigene Meldung wieder öffnen, weil noch nicht alles in Ordnung ist',
    right: 'oeffentlich',
    body: schadenWiederOeffnen.extend({ schluessel }),
    answer: eigenerSchaden,
    examples: [
      {
        summary: 'Noch dunkel',
        body: { schluessel: key, text: 'Sie ist schon wieder dunkel.' },
        answer: { ...eigener, stand: 'wieder_geoeffnet', grund: '' },
      },
    ],
  }),
} as const
