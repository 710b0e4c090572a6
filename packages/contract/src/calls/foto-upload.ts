import * as z from 'zod'
import { PATIENCE_FOR_FILES } from '../call.ts'
import { fotokennung } from '../entities/foto.ts'

const GROESSTES_FOTO = 20_000_000

/**
 * The common part of the calls that upload a photo before its form. The photo is encoded again, and deleted
 * after a day without a form.
 */
export const fotoUpload = {
  method: 'POST',
  right: 'oeffentlich',
  query: z.object({ einreichung: z.uuid(), name: z.string().max(1_000).default('') }),
  takesFile: true,
  largest: GROESSTES_FOTO,
  patience: PATIENCE_FOR_FILES,
  answer: z.object({ kennung: fotokennung }),
} as const
