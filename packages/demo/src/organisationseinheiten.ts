import type { Einheit } from './organisationseinheiten/einheit.ts'
import { haeuser } from './organisationseinheiten/haeuser.ts'

/** Offices and houses of the town, in its own order. */
export const organisationseinheiten = (heute: Date): Einheit[] => haeuser(heute)
