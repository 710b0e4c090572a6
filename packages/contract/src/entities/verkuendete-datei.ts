import * as z from 'zod'
import { inhaltId } from './redaktion.ts'

const moment = z.iso.datetime({ offset: true })

/**
 * The findings about a promulgated file: fixed with the promulgation; fixed later, without proof of a change
 * in between; the old bytes were recovered; the file was replaced when this was still possible, and the old
 * bytes are lost.
 */
export const verkuendungsbefunde = ['verkuendung', 'spaeter', 'wiederhergestellt', 'ersetzt'] as const
export type Verkuendungsbefund = (typeof verkuendungsbefunde)[number]

/** A file as it was promulgated with a notice. */
export const verkuendeteDatei = z
  .object({
    datei: z.string(),
    /** The address in the notice: `/medien/satzung.pdf`. */
    url: z.string(),
    /** The permanent address. */
    adresse: z.string(),
    titel: z.string(),
    groesse: z.number().int(),
    version: z.string(),
    /** Null if the bytes are lost. */
    sha256: z.string().nullable(),
    verkuendet_am: moment,
    festgehalten_am: moment,
    befund: z.enum(verkuendungsbefunde),
    /** The current file of that name in the library; null if there is none. */
    heute: z.object({ version: z.string(), groesse: z.number().int() }).nullable(),
  })
  .meta({ id: 'VerkuendeteDatei', title: 'Verkündete Datei' })
export type VerkuendeteDatei = z.infer<typeof verkuendeteDatei>

/** A notice that keeps a file as it was promulgated. */
export const behalten = z
  .object({
    id: inhaltId,
    titel: z.string(),
    pfad: z.string(),
    verkuendet_am: moment,
    adresse: z.string(),
    befund: z.enum(verkuendungsbefunde),
    /** The kept file differs from the current one in the library. */
    andere: z.boolean(),
  })
  .meta({ id: 'BehalteneDatei', title: 'Bekanntmachung mit ihrer Datei' })
