import * as z from 'zod'
import { abfalltourId } from '../../../entities/abfall/abfalltour.ts'

/** The common parts of the calls of the waste calendar at the desk. */

export const keeping = { realm: 'redaktion', right: 'abfall-pflegen' } as const

export const anzahl = z.number().int().min(0)

/** The path parameters of a tour. */
export const tour = z.object({ id: abfalltourId })
