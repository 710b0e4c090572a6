import { medienarten, verkuendungsbefunde } from '@rathausplatz/contract'
import * as z from 'zod'

/** The files that were promulgated with notices, by hash and content. */
export const FROZEN = 'verkuendet.jsonl'

const moment = z.iso.datetime({ offset: true })

/** A line of `verkuendet.jsonl`. */
export const frozen = z.object({
  /** The id of the notice. */
  id: z.string().min(1).max(200),
  datei: z
    .string()
    .max(104)
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.pdf)?$/),
  art: z.enum(medienarten),
  typ: z.string().max(100),
  titel: z.string().max(200),
  groesse: z.number().int().min(0),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  verkuendet_am: moment,
  festgehalten_am: moment,
  befund: z.enum(verkuendungsbefunde),
  /**
   * The file with these bytes in the export: a separate file, or that of the library if it has not changed.
   */
  pfad: z.string().max(200),
})
export type Frozen = z.output<typeof frozen>
