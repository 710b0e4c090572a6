import * as z from 'zod'
import { defineCall, PATIENCE_FOR_FILES } from '../../../call.ts'
import { verwendung } from '../../../entities/redaktion.ts'
import { behalten } from '../../../entities/verkuendete-datei.ts'
import { fileAnswer } from '../../../file-answer.ts'
import { givenText } from '../../../given-text.ts'
import { bildbreiten, groessteDatei } from '../../../medien.ts'
import { desk } from '../desk-call.ts'
import { marktplatz } from './beispiele.ts'
import { keeping, medium, ordner, params, worte } from './medium.ts'

/** The first three bytes of a JPEG. */
const bytes = new Uint8Array([0xff, 0xd8, 0xff])

/** One file: its bytes and its words. */
export const dateiCalls = {
  redaktionMedium: defineCall({
    name: 'redaktionMedium',
    method: 'GET',
    path: desk('medien/{datei}'),
    summary: 'Ein Bild oder Dokument und wer es verwendet',
    ...keeping,
    params,
    /**
     * `behalten`: notices that were promulgated with this file; a replacement of the file does not affect
     * them.
     */
    answer: medium.extend({ verwendung, behalten: z.array(behalten) }),
    examples: [
      {
        summary: 'Ein Bild, das niemand verwendet',
        params: { datei: 'marktplatz' },
        answer: { ...marktplatz, verwendung: { entwurf: [], oeffentlich: [], weitere: 0 }, behalten: [] },
      },
    ],
  }),

  redaktionMediumBytes: defineCall({
    name: 'redaktionMediumBytes',
    method: 'GET',
    path: desk('medien/{datei}/bytes'),
    summary: 'Die Datei selbst, auch wenn noch nichts Öffentliches sie zeigt',
    ...keeping,
    params,
    query: z.object({
      /** The width of a picture, as JPEG, upright and without camera metadata. Default: the original. */
      breite: z.coerce.number().pipe(z.literal(bildbreiten)).optional(),
      /** Ignored; makes the address of a new version different for caches. */
      v: z.string().max(64).optional(),
      /** Default: the current version; otherwise a version that was promulgated with a notice. */
      fassung: z
        .string()
        .regex(/^[0-9a-f]{16}$/)
        .optional(),
    }),
    answer: fileAnswer,
    examples: [
      {
        summary: 'Ein Bild in der kleinsten Breite',
        params: { datei: 'marktplatz' },
        query: { breite: 480 },
        answer: { typ: 'image/jpeg', name: 'marktplatz.jpg', version: `${marktplatz.version}-480`, bytes },
      },
    ],
  }),

  redaktionMediumAufnehmen: defineCall({
    name: 'redaktionMediumAufnehmen',
    method: 'POST',
    path: desk('medien'),
    summary: 'Ein Bild oder Dokument aufnehmen; die Datei ist der Inhalt der Anfrage',
    ...keeping,
    largest: groessteDatei,
    patience: PATIENCE_FOR_FILES,
    takesFile: true,
    query: z.object({
      /** The name of the file on the editor's machine. */
      name: givenText(200).min(1),
      ...worte,
      dekorativ: z.stringbool().default(false),
      ordner: ordner.default(''),
    }),
    answer: medium,
    examples: [
      {
        summary: 'Ein Bild',
        query: {
          name: 'Marktplatz.jpg',
          beschreibung: 'Marktstände vor dem Rathaus',
          urheber: 'Stadt Rebenau',
        },
        answer: marktplatz,
      },
    ],
  }),

  redaktionMediumErsetzen: defineCall({
    name: 'redaktionMediumErsetzen',
    method: 'PUT',
    path: desk('medien/{datei}/datei'),
    summary:
      'Überall durch eine andere Datei ersetzen; die Adresse bleibt. Bekanntmachungen behalten die Datei, mit der sie verkündet sind',
    ...keeping,
    largest: groessteDatei,
    patience: PATIENCE_FOR_FILES,
    takesFile: true,
    params,
    answer: medium.extend({ behalten: z.array(behalten) }),
    examples: [
      {
        summary: 'Ein neues Bild',
        params: { datei: 'marktplatz' },
        answer: {
          ...marktplatz,
          version: '1a2b3c4d5e6f7089',
          geaendert_am: '2026-11-20T09:00:00.000Z',
          behalten: [],
        },
      },
    ],
  }),
}

export const redaktionMediumBeschreiben = defineCall({
  name: 'redaktionMediumBeschreiben',
  method: 'PATCH',
  path: desk('medien/{datei}'),
  summary: 'Titel, Beschreibung und Urheber ändern',
  ...keeping,
  params,
  body: z.object({ ...worte, dekorativ: z.boolean().default(false) }),
  answer: medium,
  examples: [
    {
      summary: 'Ein neuer Titel',
      params: { datei: 'marktplatz' },
      body: { titel: 'Marktplatz', beschreibung: 'Marktstände vor dem Rathaus', urheber: 'Stadt Rebenau' },
      answer: marktplatz,
    },
  ],
})
