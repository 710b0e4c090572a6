import * as z from 'zod'
import { GROESSTE_EINGABE } from '../../formular/feldtypen.ts'

/** The input of a visitor to a form, as the calls carry it. */

export const slug = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .max(120)
export const einreichung = z.uuid().meta({ description: 'Kennung des ausgefüllten Formulars' })

/** The answers by the name of the question, as `pruefe` reads them. */
export const eingaben = z.record(z.string().max(60), z.unknown())

/**
 * The maximum size of the body, in bytes: all answers with every letter escaped in JSON, and the fields
 * around them.
 */
export const LARGEST = 3 * GROESSTE_EINGABE + 8_000
