import * as z from 'zod'
import { defineCall, PATIENCE_FOR_FILES } from '../../../call.ts'
import { inhaltId, inhaltsart } from '../../../entities/redaktion.ts'
import { groessteUebernahme } from '../../../entities/uebernahme.ts'
import { givenText } from '../../../given-text.ts'
import { deleting, desk, writing } from '../desk-call.ts'
import { ganze, kopf, named } from './beispiele.ts'
import { feldname, stueck, uebernahme, uebernahmeKopf, zustand } from './uebernahme.ts'

const params = z.object({ id: inhaltId })

const nrs = z.union([z.literal('alle'), z.array(z.number().int().min(0)).min(1).max(2_000)])

/** Imports of another website or a table as drafts. */
export const uebernahmenCalls = {
  redaktionUebernahmen: defineCall({
    name: 'redaktionUebernahmen',
    method: 'GET',
    path: desk('uebernahmen'),
    summary: 'Übernahmen, die neueste zuerst',
    ...writing,
    query: z.object({ seite: z.coerce.number().int().min(1).max(10_000).default(1) }),
    answer: z.object({ data: z.array(uebernahmeKopf), mehr: z.boolean() }),
    examples: [{ summary: 'Eine', query: {}, answer: { data: [kopf], mehr: false } }],
  }),

  redaktionUebernahmeAusDatei: defineCall({
    name: 'redaktionUebernahmeAusDatei',
    method: 'POST',
    path: desk('uebernahmen/datei'),
    summary: 'Eine Datei durchsehen: WordPress-Export, Feed, CSV oder JSON; sie ist der Inhalt der Anfrage',
    ...writing,
    largest: groessteUebernahme,
    patience: PATIENCE_FOR_FILES,
    takesFile: true,
    query: z.object({
      /** The name of the file on the editor's machine. */
      name: givenText(200).min(1),
    }),
    answer: uebernahme,
    examples: [{ summary: 'Ein WordPress-Export', query: { name: kopf.name }, answer: ganze }],
  }),

  redaktionUebernahmeVonAdresse: defineCall({
    name: 'redaktionUebernahmeVonAdresse',
    method: 'POST',
    path: desk('uebernahmen/adresse'),
    summary: 'Die Sitemap oder den Feed einer anderen Website durchsehen',
    realm: 'redaktion',
    right: 'von-websites-uebernehmen',
    body: z.object({
      adresse: givenText(1_000).regex(
        /^https?:\/\/[^\s/]+/i,
        'Bitte eine vollständige Adresse angeben, zum Beispiel https://www.rebenau.example.org/sitemap.xml',
      ),
    }),
    answer: uebernahme,
    examples: [
      {
        summary: 'Eine Sitemap',
        body: { adresse: 'https://www.rebenau.example/sitemap.xml' },
        answer: {
          ...ganze,
          quelle: 'sitemap',
          name: 'https://www.rebenau.example/sitemap.xml',
          stand: 'sucht',
        },
      },
    ],
  }),

  redaktionUebernahme: defineCall({
    name: 'redaktionUebernahme',
    method: 'GET',
    path: desk('uebernahmen/{id}'),
    summary: 'Wie weit eine Übernahme ist',
    ...writing,
    params,
    answer: uebernahme,
    examples: [{ summary: 'Eine', ...named, answer: ganze }],
  }),

  redaktionUebernahmeStuecke: defineCall({
    name: 'redaktionUebernahmeStuecke',
    method: 'GET',
    path: desk('uebernahmen/{id}/stuecke'),
    summary: 'Was gefunden wurde und was daraus geworden ist',
    ...writing,
    params,
    query: z.object({
      zustand: zustand.optional(),
      /** A part of the title or of the old address. */
      suche: z.string().max(200).optional(),
      seite: z.coerce.number().int().min(1).max(10_000).default(1),
      pro_seite: z.coerce.number().int().min(1).max(200).default(50),
    }),
    answer: z.object({ data: z.array(stueck), mehr: z.boolean() }),
    examples: [
      {
        summary: 'Eine Nachricht',
        ...named,
        query: {},
        answer: {
          data: [
            {
              nr: 0,
              titel: 'Fundbüro zieht um',
              art: 'aktuelles',
              ziel: '/fundbuero-zieht-um',
              adresse: 'https://www.rebenau.example/2019/05/fundbuero-zieht-um/',
              datum: '2019-05-02T08:00:00.000Z',
              gewaehlt: true,
              zustand: 'gefunden',
              inhalt: null,
              hinweise: [],
            },
          ],
          mehr: false,
        },
      },
    ],
  }),

  redaktionUebernahmeAuswahl: defineCall({
    name: 'redaktionUebernahmeAuswahl',
    method: 'PATCH',
    path: desk('uebernahmen/{id}/stuecke'),
    summary: 'Auswählen, was übernommen wird, als was und wohin',
    ...writing,
    params,
    largest: 100_000,
    body: z.object({
      /** If `art` or `ordner` is given, `alle` means all chosen items. */
      nrs,
      gewaehlt: z.boolean().optional(),
      art: z.enum(['seite', 'aktuelles']).optional(),
      /** The path below which pages will be. */
      ordner: z
        .string()
        .trim()
        .max(400)
        .regex(/^\//, 'Bitte einen Pfad angeben, zum Beispiel /rathaus')
        .optional(),
    }),
    answer: uebernahme,
    examples: [{ summary: 'Alle', ...named, body: { nrs: 'alle', gewaehlt: true }, answer: ganze }],
  }),

  redaktionUebernahmeSpalten: defineCall({
    name: 'redaktionUebernahmeSpalten',
    method: 'PUT',
    path: desk('uebernahmen/{id}/spalten'),
    summary: 'Bestimmen, was die Zeilen einer Tabelle werden und welche Spalte welches Feld füllt',
    ...writing,
    params,
    body: z.object({
      art: inhaltsart,
      /**
       * In the order of the columns; null for a column that is left out. Default: by the names of the
       * columns.
       */
      zuordnung: z.array(feldname.nullable()).max(100).optional(),
      /**
       * Values by field for all rows whose cells are empty, or for which there is no column. Default: the values as
       * they are; none for another kind.
       */
      fuer_alle: z.record(feldname, givenText(300)).optional(),
    }),
    answer: uebernahme,
    examples: [
      {
        summary: 'Veranstaltungen',
        ...named,
        body: { art: 'veranstaltung' },
        answer: { ...ganze, quelle: 'tabelle' },
      },
    ],
  }),

  redaktionUebernahmeStarten: defineCall({
    name: 'redaktionUebernahmeStarten',
    method: 'POST',
    path: desk('uebernahmen/{id}/start'),
    summary: 'Aus allem, was gewählt ist, Entwürfe machen; das geht auch ohne Zuschauen weiter',
    ...writing,
    params,
    answer: uebernahme,
    examples: [{ summary: 'Begonnen', ...named, answer: { ...ganze, stand: 'laeuft' } }],
  }),

  redaktionUebernahmeAnhalten: defineCall({
    name: 'redaktionUebernahmeAnhalten',
    method: 'POST',
    path: desk('uebernahmen/{id}/halt'),
    summary: 'Das Lesen, das Übernehmen oder das Zurücknehmen anhalten, nach dem nächsten Stück',
    ...writing,
    params,
    answer: uebernahme,
    examples: [{ summary: 'Angehalten', ...named, answer: ganze }],
  }),

  redaktionUebernahmeZuruecknehmen: defineCall({
    name: 'redaktionUebernahmeZuruecknehmen',
    method: 'POST',
    path: desk('uebernahmen/{id}/zurueck'),
    summary: 'Alle Entwürfe der Übernahme in den Papierkorb legen, an denen niemand gearbeitet hat',
    ...deleting,
    params,
    answer: uebernahme,
    examples: [{ summary: 'Begonnen', ...named, answer: { ...ganze, stand: 'nimmt_zurueck' } }],
  }),

  redaktionUebernahmeVergessen: defineCall({
    name: 'redaktionUebernahmeVergessen',
    method: 'DELETE',
    path: desk('uebernahmen/{id}'),
    summary: 'Den Bericht löschen; Entwürfe bleiben',
    ...writing,
    params,
    answer: z.object({}),
    examples: [{ summary: 'Gelöscht', ...named, answer: {} }],
  }),
}
