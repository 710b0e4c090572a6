import * as z from 'zod'
import { defineCall, PATIENCE_FOR_FILES } from '../../call.ts'
import {
  bearbeiter,
  behalten,
  inhaltId,
  medienarten,
  verkuendeteDatei,
  verkuendungsbefunde,
  verwendung,
} from '../../entities/redaktion.ts'
import { fileAnswer } from '../../file-answer.ts'
import { givenLine, givenText } from '../../given-text.ts'
import { bildbreiten, groessteDatei } from '../../medien.ts'
import * as beispiel from './beispiele.ts'
import { desk, reading } from './desk-call.ts'

const keeping = { realm: 'redaktion', right: 'medien-pflegen' } as const

/** The maximum size of the small copy of a picture that is sent for a comparison, in bytes. */
const LARGEST_IMAGE = 1_000_000

const moment = z.iso.datetime({ offset: true })

/** The last part of the address of a file: `marktplatz`, `satzung.pdf`. */
export const datei = z
  .string()
  .max(104)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.pdf)?$/)
const params = z.object({ datei })

const worte = {
  titel: givenText(200).optional(),
  /** The alternative text. Required unless the picture is only decoration. */
  beschreibung: givenText(500).optional(),
  /** Required for a picture. */
  urheber: givenText(200).optional(),
}

/** The folder: `Rathaus`, or with one level below it `Freibad / Sommer 2026`; empty for none. */
const ordner = givenLine(130)
  .overwrite(name =>
    name
      .split('/')
      .map(part => part.replaceAll(/\s+/g, ' ').trim())
      .filter(part => part !== '')
      .join(' / '),
  )
  .refine(name => name.split(' / ').length <= 2, 'Ein Ordner kann Unterordner haben, ein Unterordner keine.')
  .refine(
    name => name.split(' / ').every(part => part.length <= 60),
    'Bitte höchstens 60 Zeichen für jeden Namen.',
  )

const medium = z
  .object({
    datei,
    adresse: z.string(),
    art: z.enum(medienarten),
    typ: z.string(),
    titel: z.string(),
    beschreibung: z.string(),
    dekorativ: z.boolean(),
    urheber: z.string(),
    /** The folder, as in `Freibad / Sommer 2026`; empty for none. */
    ordner: z.string(),
    groesse: z.number().int(),
    breite: z.number().int().nullable(),
    hoehe: z.number().int().nullable(),
    /** Changes with every replacement. */
    version: z.string(),
    aufgenommen_am: moment,
    aufgenommen_von: bearbeiter,
    geaendert_am: moment,
  })
  .meta({ id: 'Medium', title: 'Bild oder Dokument' })

const marktplatz = {
  datei: 'marktplatz',
  adresse: '/medien/marktplatz',
  art: 'bild',
  typ: 'image/jpeg',
  titel: 'Marktplatz',
  beschreibung: 'Marktstände vor dem Rathaus',
  dekorativ: false,
  urheber: 'Stadt Rebenau',
  ordner: 'Rathaus',
  groesse: 2_400_000,
  breite: 4_000,
  hoehe: 3_000,
  version: '0f1e2d3c4b5a6978',
  aufgenommen_am: '2026-11-20T08:00:00.000Z',
  aufgenommen_von: beispiel.anna,
  geaendert_am: '2026-11-20T08:00:00.000Z',
} as const

/** The first three bytes of a JPEG. */
const bytes = new Uint8Array([0xff, 0xd8, 0xff])

const satzung = {
  datei: 'hundesteuersatzung.pdf',
  url: '/medien/hundesteuersatzung.pdf',
  adresse: '/medien/hundesteuersatzung/0f1e2d3c4b5a6978.pdf',
  titel: 'Hundesteuersatzung',
  groesse: 120_000,
  version: '0f1e2d3c4b5a6978',
  sha256: '0f1e2d3c4b5a69780f1e2d3c4b5a69780f1e2d3c4b5a69780f1e2d3c4b5a6978',
  verkuendet_am: '2026-11-14T07:00:00.000Z',
  festgehalten_am: '2026-11-14T07:00:00.000Z',
  befund: 'verkuendung',
  heute: { version: '1a2b3c4d5e6f7089', groesse: 130_000 },
} as const

/** The media library. */
export const medienCalls = {
  redaktionMedien: defineCall({
    name: 'redaktionMedien',
    method: 'GET',
    path: desk('medien'),
    summary: 'Bilder und Dokumente, das zuletzt geänderte zuerst',
    ...keeping,
    query: z.object({
      art: z.enum(medienarten).optional(),
      /** Beginnings of words of title, description and name. */
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

  redaktionVerkuendeteDateien: defineCall({
    name: 'redaktionVerkuendeteDateien',
    method: 'GET',
    path: desk('inhalte/{id}/verkuendete-dateien'),
    summary: 'Die Dateien einer Bekanntmachung, wie sie verkündet wurden, mit ihren Prüfsummen',
    ...reading,
    params: z.object({ id: inhaltId }),
    answer: z.object({ data: z.array(verkuendeteDatei) }),
    examples: [{ summary: 'Eine Satzung', params: { id: beispiel.id }, answer: { data: [satzung] } }],
  }),

  redaktionErsetzteVerkuendungen: defineCall({
    name: 'redaktionErsetzteVerkuendungen',
    method: 'GET',
    path: desk('ersetzte-verkuendungen'),
    summary:
      'Bekanntmachungen, deren Datei nach der Verkündung ersetzt wurde, bevor das Haus das verhindert hat',
    ...reading,
    answer: z.object({
      data: z.array(
        z.object({
          id: inhaltId,
          titel: z.string(),
          pfad: z.string(),
          datei: z.string(),
          dateititel: z.string(),
          verkuendet_am: moment,
          befund: z.enum(verkuendungsbefunde),
        }),
      ),
    }),
    examples: [
      {
        summary: 'Eine, deren alte Datei nicht mehr da ist',
        answer: {
          data: [
            {
              id: beispiel.id,
              titel: 'Hundesteuersatzung',
              pfad: '/bekanntmachungen/hundesteuersatzung',
              datei: satzung.datei,
              dateititel: satzung.titel,
              verkuendet_am: satzung.verkuendet_am,
              befund: 'ersetzt',
            },
          ],
        },
      },
    ],
  }),

  redaktionMediumBeschreiben: defineCall({
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
  }),

  redaktionMediumLoeschen: defineCall({
    name: 'redaktionMediumLoeschen',
    method: 'DELETE',
    path: desk('medien/{datei}'),
    summary: 'Für 30 Tage in den Papierkorb legen, wenn niemand es mehr verwendet; sonst „verlinkt“',
    ...keeping,
    params,
    answer: z.object({}),
    examples: [{ summary: 'Gelöscht', params: { datei: 'marktplatz' }, answer: {} }],
  }),

  redaktionGeloeschteMedien: defineCall({
    name: 'redaktionGeloeschteMedien',
    method: 'GET',
    path: desk('geloeschte-medien'),
    summary: 'Bilder und Dokumente im Papierkorb, das zuletzt gelöschte zuerst',
    ...keeping,
    query: z.object({
      seite: z.coerce.number().int().min(1).max(10_000).default(1),
      pro_seite: z.coerce.number().int().min(1).max(100).default(50),
    }),
    /** Only files that the caller may see. */
    answer: z.object({
      data: z.array(medium.extend({ geloescht_am: moment, geloescht_von: bearbeiter })),
      mehr: z.boolean(),
    }),
    examples: [
      {
        summary: 'Ein gelöschtes Bild',
        query: {},
        answer: {
          data: [{ ...marktplatz, geloescht_am: '2026-11-21T08:00:00.000Z', geloescht_von: beispiel.anna }],
          mehr: false,
        },
      },
    ],
  }),

  redaktionMediumZurueckholen: defineCall({
    name: 'redaktionMediumZurueckholen',
    method: 'POST',
    path: desk('medien/{datei}/zurueckholen'),
    summary: 'Aus dem Papierkorb zurückholen; die Adresse ist dieselbe',
    ...keeping,
    params,
    answer: medium,
    examples: [{ summary: 'Wieder da', params: { datei: 'marktplatz' }, answer: marktplatz }],
  }),
}
