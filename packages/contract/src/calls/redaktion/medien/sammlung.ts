import * as z from 'zod'
import { defineCall, PATIENCE_FOR_FILES } from '../../../call.ts'
import { medienarten } from '../../../entities/redaktion.ts'
import { desk } from '../desk-call.ts'
import { marktplatz } from './beispiele.ts'
import { datei, keeping, medium, ordner } from './medium.ts'

/** The maximum size of the small copy of a picture that is sent for a comparison, in bytes. */
const LARGEST_IMAGE = 1_000_000

/** All files: the list, folders, and files that look alike. */
export const sammlungCalls = {
  redaktionMedien: defineCall({
    name: 'redaktionMedien',
    method: 'GET',
    path: desk('medien'),
    summary: 'Bilder und Dokumente, das zuletzt geänderte zuerst',
    ...keeping,
    query: z.object({
      art: z.enum(medienarten).optional(),
      /** Beginnings of words of title, description and name, or words of the text of a document. */
      suche: z.string().max(200).optional(),
      /** Only files with these bytes: finds the first copy of a file that is uploaded twice. */
      version: z.string().max(64).optional(),
      /** Only files of this folder and of the folders below it. */
      ordner: ordner.optional(),
      /** Only files without a folder. */
      ohne_ordner: z.stringbool().default(false),
      seite: z.coerce.number().int().min(1).max(10_000).default(1),
      pro_seite: z.coerce.number().int().min(1).max(100).default(50),
    }),
    /** Only files that the caller may see. */
    answer: z.object({ data: z.array(medium), mehr: z.boolean() }),
    examples: [{ summary: 'Ein Bild', query: {}, answer: { data: [marktplatz], mehr: false } }],
  }),

  redaktionMedienOrdner: defineCall({
    name: 'redaktionMedienOrdner',
    method: 'GET',
    path: desk('medien-ordner'),
    summary: 'Die Ordner, in denen Bilder und Dokumente liegen, mit ihrer Zahl',
    ...keeping,
    /** Counts only files that the caller may see. An empty folder does not exist. */
    answer: z.object({
      data: z.array(z.object({ ordner: z.string(), anzahl: z.number().int() })),
      ohne_ordner: z.number().int(),
    }),
    examples: [
      {
        summary: 'Ein Ordner und einer darunter',
        answer: {
          data: [
            { ordner: 'Freibad', anzahl: 12 },
            { ordner: 'Freibad / Sommer 2026', anzahl: 40 },
          ],
          ohne_ordner: 7,
        },
      },
    ],
  }),

  redaktionMedienEinordnen: defineCall({
    name: 'redaktionMedienEinordnen',
    method: 'POST',
    path: desk('medien-ordner'),
    summary: 'Bilder und Dokumente in einen Ordner legen; ihre Adressen bleiben',
    ...keeping,
    body: z.object({ dateien: z.array(datei).min(1).max(100), ordner }),
    answer: z.object({
      eingeordnet: z.array(z.string()),
      abgelehnt: z.array(z.object({ datei: z.string(), grund: z.string() })),
    }),
    examples: [
      {
        summary: 'In einen Ordner, der damit entsteht',
        body: { dateien: ['marktplatz'], ordner: 'Rathaus' },
        answer: { eingeordnet: ['marktplatz'], abgelehnt: [] },
      },
    ],
  }),

  redaktionAehnlicheMedien: defineCall({
    name: 'redaktionAehnlicheMedien',
    method: 'POST',
    path: desk('aehnliche-medien'),
    summary:
      'Bilder, die aussehen wie eines, das noch nicht aufgenommen ist; ein kleines Abbild davon ist der Inhalt der Anfrage',
    ...keeping,
    largest: LARGEST_IMAGE,
    patience: PATIENCE_FOR_FILES,
    takesFile: true,
    /** The most similar first; only files that the caller may see. */
    answer: z.object({ data: z.array(medium) }),
    examples: [{ summary: 'Eines sieht so aus', answer: { data: [marktplatz] } }],
  }),

  redaktionDoppelteMedien: defineCall({
    name: 'redaktionDoppelteMedien',
    method: 'GET',
    path: desk('doppelte-medien'),
    summary: 'Dateien, die gleich sind oder gleich aussehen, jeweils zusammen',
    ...keeping,
    query: z.object({
      seite: z.coerce.number().int().min(1).max(10_000).default(1),
      pro_seite: z.coerce.number().int().min(1).max(50).default(20),
    }),
    answer: z.object({ data: z.array(z.array(medium)), mehr: z.boolean() }),
    examples: [
      {
        summary: 'Zweimal dasselbe Bild',
        query: {},
        answer: {
          data: [
            [
              marktplatz,
              { ...marktplatz, datei: 'markt', adresse: '/medien/markt', breite: 800, hoehe: 600 },
            ],
          ],
          mehr: false,
        },
      },
    ],
  }),
}
