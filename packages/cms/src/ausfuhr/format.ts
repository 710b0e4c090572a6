import { audiences } from '@rathausplatz/contract'
import { records } from '@rathausplatz/contract/records'
import * as z from 'zod'
import { FROZEN, frozen } from './frozen.ts'
import { WASTE, waste } from './waste.ts'

/**
 * The file format of a town for people and other programs: JSON Lines, sorted, one content per line with the
 * field names of the wire, and the original pictures and documents. It is defined here once; the JSON Schema
 * in the export is derived from it (`formatSchema`).
 */
export const FORMAT = 'rathausplatz-ausfuhr'
/** Increase this if an older program would misread a newer export. */
export const FORMAT_VERSION = 1

export const HEAD = 'rathausplatz.json'
export const SCHEMA = 'schema.json'
export const MEDIA_LIST = 'medien.jsonl'
export const REDIRECTS = 'weiterleitungen.jsonl'
export const contentsOf = (kind: string) => `inhalte/${kind}.jsonl`
export const versionsOf = (kind: string) => `fassungen/${kind}.jsonl`

/** Only files with these names are read, and only those in the list of the head. */
const NAME =
  /^(?:schema\.json|(?:medien|weiterleitungen|abfall|verkuendet)\.jsonl|(?:inhalte|fassungen)\/[a-z]{1,40}\.jsonl|medien\/[a-z0-9]+(?:-[a-z0-9]+)*\.(?:jpeg|png|webp|avif|pdf|svg)|verkuendet\/[0-9a-f]{64}\.(?:jpeg|png|webp|avif|pdf))$/

const moment = z.iso.datetime({ offset: true })
const key = z.string().min(1).max(2_000)
const id = z.string().regex(/^[^\p{Cc}\s/?#]{1,200}$/u)
const daten = z.record(z.string(), z.unknown())
const nummer = z.number().int().min(1)
const fuer = z.enum(audiences)

/** The parts that an export includes. */
export type Extent = {
  /** Only content that is public at this moment. */
  readonly nurOeffentlich?: boolean | undefined
  readonly mitFassungen?: boolean | undefined
  readonly mitIntranet?: boolean | undefined
  readonly mitRat?: boolean | undefined
}

/** Whether the extent asks for public content only and for other content too. */
export const isContradictory = ({ nurOeffentlich, mitFassungen, mitIntranet, mitRat }: Extent): boolean =>
  nurOeffentlich === true && [mitFassungen, mitIntranet, mitRat].some(Boolean)

export const head = z
  .object({
    format: z.literal(FORMAT),
    version: z.literal(FORMAT_VERSION),
    programm: z.string().max(200),
    ausgefuehrt_am: moment,
    umfang: z.object({
      entwuerfe: z.boolean(),
      fassungen: z.boolean(),
      zielgruppen: z.array(fuer),
    }),
    bestand: z.object({
      inhalte: z.record(z.string(), z.number().int().min(0)),
      medien: z.number().int().min(0),
      weiterleitungen: z.number().int().min(0),
      /** Older exports lack this field. */
      abfuhrtermine: z.number().int().min(0).default(0),
    }),
    dateien: z.array(
      z.object({
        name: z.string().regex(NAME),
        bytes: z.number().int().min(0),
        sha256: z.string().regex(/^[0-9a-f]{64}$/),
      }),
    ),
  })
  .meta({ title: HEAD, description: 'Kopf: was die Ausfuhr enthält, mit Prüfsummen' })
export type Head = z.output<typeof head>

const released = <D extends z.ZodType>(daten: D) =>
  z.object({
    /** Its audience. */
    fuer,
    /** The moment of its last change of state. */
    seit: moment,
    gueltig_von: moment.nullable(),
    gueltig_bis: moment.nullable(),
    /** Its number among the versions, if these are included. */
    nummer: nummer.optional(),
    daten,
  })

const draft = <D extends z.ZodType>(daten: D) =>
  z.object({
    fuer,
    stand: z.enum(['entwurf', 'in_pruefung', 'freigegeben']),
    geaendert_am: moment,
    nummer: nummer.optional(),
    daten,
  })

const contentWith = <D extends z.ZodType>(daten: D) =>
  z.object({
    id,
    /** The key that references use: the path of a page, the short name of an office. */
    schluessel: key,
    angelegt_am: moment,
    oeffentlich: released(daten).nullable(),
    /** Only if it differs from the public version. */
    entwurf: draft(daten).nullable(),
  })

/** A line of `inhalte/….jsonl`. */
export const content = contentWith(daten)
export type Content = z.output<typeof content>

/** A line of `fassungen/….jsonl`: an older version, ordered by content and number. */
export const version = z.object({ id, nummer, am: moment, daten })
export type Version = z.output<typeof version>

/** A line of `medien.jsonl`. */
export const medium = z.object({
  /** The last part of its address: `marktplatz`, `satzung.pdf`, `wappen.svg`. */
  datei: z
    .string()
    .max(104)
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.(?:pdf|svg))?$/),
  art: z.enum(['bild', 'dokument', 'zeichnung']),
  pfad: z.string().regex(NAME),
  titel: z.string().max(200),
  beschreibung: z.string().max(500),
  dekorativ: z.boolean(),
  urheber: z.string().max(200),
  /** Its folder in the media library. */
  ordner: z.string().max(130).default(''),
  /** Its audience; `redaktion` means that only public content opens it. */
  fuer: z.enum(['redaktion', ...audiences]),
})
export type Medium = z.output<typeof medium>

/**
 * A line of `weiterleitungen.jsonl`: an automatic redirect of moved content. Redirects by editors are
 * exported as content.
 */
export const redirect = z.object({ von: key.startsWith('/'), nach: key.startsWith('/') })
export type Redirect = z.output<typeof redirect>

/** Returns the JSON Schema of the format, with the fields of every kind of content. */
export function formatSchema(): Record<string, unknown> {
  const schemaOf = (schema: z.ZodType) => {
    const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
    return rest
  }
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Rathausplatz: Ausfuhr einer Stadt',
    description:
      'Dateien mit der Endung .jsonl enthalten je Zeile ein JSON-Objekt. „dateien“ nennt zu jedem Dateinamen das Schema des Objekts oder der Zeile.',
    version: FORMAT_VERSION,
    dateien: {
      [HEAD]: schemaOf(head),
      [MEDIA_LIST]: schemaOf(medium),
      [REDIRECTS]: schemaOf(redirect),
      [WASTE]: schemaOf(waste),
      [FROZEN]: schemaOf(frozen),
      'fassungen/*.jsonl': schemaOf(version),
      ...Object.fromEntries(
        Object.values(records).map(({ kind, schema }) => [
          contentsOf(kind),
          { title: kind, ...schemaOf(contentWith(schema as unknown as z.ZodType)) },
        ]),
      ),
    },
  }
}
