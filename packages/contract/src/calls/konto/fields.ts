import * as z from 'zod'
import { zugangsdaten } from '../intranet.ts'

/** Fields that several calls for sign-in and accounts have. */

export const { email, passwort } = zugangsdaten.shape

/** Success without further data. */
export const erledigt = z.object({})

/** Six digits of an authenticator app, or a recovery code. */
export const code = z.string().trim().min(6).max(20)
