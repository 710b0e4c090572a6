import * as z from 'zod'
import { defineCall } from '../../call.ts'
import { nichtZugestellt } from '../../entities/mailzustellung.ts'
import { bearbeiter, daten, inhaltId, inhaltsart } from '../../entities/redaktion.ts'
import { suchergebnis } from '../../entities/suche.ts'
import * as beispiel from './beispiele.ts'
import { desk, reading } from './desk-call.ts'

const moment = z.iso.datetime({ offset: true })
/** A day from the year 1000 to 2999, so that it can be computed with. */
const tag = z.iso.date().regex(/^[12]/)
const wort = z.string().trim().max(200).default('')

const NICHTS = {
  data: [],
  gesamt: 0,
  pagination: { page: 1, pages: 0 },
  facetten: { art: [], bereich: [] },
}

/** Events of the system: changes, searches without hits, contents that no longer fit the rules. */
export const betriebCalls = {
  /**
   * The mails that were not delivered. Each mail also appears on the screen where an editor can fix its
   * problem; a caller without access to that screen does not get the mail here.
   */
  redaktionNichtZugestellt: defineCall({
    name: 'redaktionNichtZugestellt',
    method: 'GET',
    path: desk('nicht-zugestellt'),
    summary: 'E-Mails der letzten 14 Tage, die nicht oder vielleicht nicht angekommen sind',
    realm: 'redaktion',
    right: 'anmeldung',
    answer: z.object({ data: z.array(nichtZugestellt), anzahl: z.number().int().min(0) }),
    examples: [
      {
        summary: 'Die Antwort auf ein Formular',
        answer: {
          data: [
            {
              wo: { art: 'eingang', id: 'F-7GQ2M9XD' },
              worum: 'Kontakt (F-7GQ2M9XD)',
              zustellung: { lage: 'nicht_zugestellt', text: 'Nicht zugestellt: 550 unbekannt' },
            },
          ],
          anzahl: 1,
        },
      },
    ],
  }),

  redaktionProtokoll: defineCall({
    name: 'redaktionProtokoll',
    method: 'GET',
    path: desk('protokoll'),
    summary: 'Wer was wann geändert hat, das Neueste zuerst',
    realm: 'redaktion',
    right: 'protokoll-lesen',
    query: z.object({
      /** Only changes with smaller numbers. */
      vor: z.coerce.number().int().min(1).optional(),
      anzahl: z.coerce.number().int().min(1).max(200).default(50),
      /** A part of the author's name. */
      von: wort,
      art: inhaltsart.optional(),
      /** The first and the last day, in the time of the town. */
      ab: tag.optional(),
      bis: tag.optional(),
      /** A part of a title, an address or a note. */
      suche: wort,
    }),
    answer: z.object({
      /**
       * May have fewer entries than requested, or none, although there are more: entries that the caller may
       * not see are removed after the query.
       */
      data: z.array(
        z.object({
          nummer: z.number().int(),
          zeitpunkt: moment,
          von: bearbeiter,
          was: z.string(),
          art: inhaltsart,
          /** The id of a document, or the name of a file. */
          id: z.string(),
          schluessel: z.string(),
          schluessel_vorher: z.string().nullable(),
          vermerk: z.string().nullable(),
          /** The current title of the document or file; null if it no longer exists. */
          inhalt: z.object({ titel: z.string(), geloescht: z.boolean() }).nullable(),
        }),
      ),
      /** The value for `vor` of the next call; null at the end. */
      weiter: z.number().int().nullable(),
    }),
    examples: [
      {
        summary: 'Eine Seite wurde veröffentlicht',
        query: {},
        answer: {
          data: [
            {
              nummer: 12,
              zeitpunkt: '2026-11-20T08:00:00.000Z',
              von: beispiel.anna,
              was: 'veroeffentlicht',
              art: 'seite',
              id: beispiel.id,
              schluessel: '/rathaus/fundbuero',
              schluessel_vorher: null,
              vermerk: null,
              inhalt: { titel: 'Fundbüro', geloescht: false },
            },
          ],
          weiter: null,
        },
      },
    ],
  }),

  redaktionSuchenOhneTreffer: defineCall({
    name: 'redaktionSuchenOhneTreffer',
    method: 'GET',
    path: desk('suchen-ohne-treffer'),
    summary: 'Wonach vergeblich gesucht wurde, das Häufigste zuerst',
    realm: 'redaktion',
    right: 'suchworte-pflegen',
    query: z.object({ anzahl: z.coerce.number().int().min(1).max(500).default(100) }),
    answer: z.object({
      data: z.array(z.object({ frage: z.string(), anzahl: z.number().int(), zuletzt: z.string() })),
    }),
    examples: [
      {
        summary: 'Ein Wort',
        query: {},
        answer: { data: [{ frage: 'sperrgut', anzahl: 7, zuletzt: '2026-11-19' }] },
      },
    ],
  }),

  redaktionSucheErledigen: defineCall({
    name: 'redaktionSucheErledigen',
    method: 'POST',
    path: desk('suchen-ohne-treffer/erledigt'),
    summary:
      'Eine vergebliche Suche als erledigt vermerken: Sie steht erst wieder da, wenn wieder so gesucht wird',
    realm: 'redaktion',
    right: 'suchworte-pflegen',
    body: z.object({ frage: z.string().min(1).max(200) }),
    answer: z.object({}),
    examples: [{ summary: 'Erledigt', body: { frage: 'sperrgut' }, answer: {} }],
  }),

  redaktionSuchprobe: defineCall({
    name: 'redaktionSuchprobe',
    method: 'POST',
    path: desk('suchprobe'),
    summary:
      'Was die Suche antwortet, und was sie mit einem Suchbegriff antworten würde, der noch nicht gespeichert ist',
    realm: 'redaktion',
    right: 'suchworte-pflegen',
    body: z.object({
      frage: z.string().trim().min(1).max(200),
      /** The id of the Suchbegriff: the typed version (`daten`) is used instead of its public revision. */
      id: inhaltId,
      daten,
    }),
    answer: z.object({ vorher: suchergebnis, nachher: suchergebnis }),
    examples: [
      {
        summary: 'Ein Wort, das zu einer Seite führt',
        body: {
          frage: 'Perso',
          id: beispiel.id,
          daten: {
            begriffe: ['Perso'],
            synonyme: ['Personalausweis'],
            url: '/rathaus/ausweis',
            titel: 'Personalausweis beantragen',
          },
        },
        answer: {
          vorher: NICHTS,
          nachher: {
            ...NICHTS,
            empfehlungen: [{ titel: 'Personalausweis beantragen', url: '/rathaus/ausweis' }],
          },
        },
      },
    ],
  }),

  redaktionUnpassendeInhalte: defineCall({
    name: 'redaktionUnpassendeInhalte',
    method: 'GET',
    path: desk('unpassende-inhalte'),
    summary: 'Inhalte, die den Regeln von heute nicht mehr genügen; was öffentlich ist, bleibt es',
    ...reading,
    answer: z.object({
      data: z.array(
        z.object({
          id: inhaltId,
          art: inhaltsart,
          schluessel: z.string(),
          fassung: z.enum(['entwurf', 'veroeffentlicht']),
          hinweise: z.array(z.object({ path: z.string(), message: z.string() })),
        }),
      ),
      /** True if there are more than listed. */
      mehr: z.boolean(),
    }),
    examples: [{ summary: 'Alles passt', answer: { data: [], mehr: false } }],
  }),
}
