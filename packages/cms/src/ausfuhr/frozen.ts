import { medienarten, verkuendungsbefunde } from '@rathausplatz/contract'
import * as z from 'zod'

/** What was promulgated with notices: which bytes they were, and these bytes. */
export const FROZEN = 'verkuendet.jsonl'

const moment = z.iso.datetime({ offset: true })

/** A line of `verkuendet.jsonl`. */
export const frozen = z.object({
  /** Of the notice. */
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
  /** The file of the export that has these bytes: one of their own, or that of the library where it is still the same. */
  pfad: z.string().max(200),
})
export type Frozen = z.output<typeof frozen>
