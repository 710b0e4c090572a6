import * as z from 'zod'
import { bearbeiter, medienarten } from '../../../entities/redaktion.ts'
import { givenLine, givenText } from '../../../given-text.ts'

/** A file of the media library, and the fields by which editors name and sort it. */

export const keeping = { realm: 'redaktion', right: 'medien-pflegen' } as const

/** The last part of the address of a file: `marktplatz`, `satzung.pdf`. */
export const datei = z
  .string()
  .max(104)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.pdf)?$/)
export const params = z.object({ datei })

export const worte = {
  titel: givenText(200).optional(),
  /** The alternative text. Required unless the picture is only decoration. */
  beschreibung: givenText(500).optional(),
  /** Required for a picture. */
  urheber: givenText(200).optional(),
}

/** The folder: `Rathaus`, or with one level below it `Freibad / Sommer 2026`; empty for none. */
export const ordner = givenLine(130)
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

const moment = z.iso.datetime({ offset: true })

export const medium = z
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
