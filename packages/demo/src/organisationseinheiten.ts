import { aemter } from './organisationseinheiten/aemter.ts'
import type { Einheit } from './organisationseinheiten/einheit.ts'
import { haeuser } from './organisationseinheiten/haeuser.ts'

/** Offices and houses of the town, as they are on a given day. */
export const organisationseinheiten = (heute: Date): Einheit[] => [...haeuser(heute), ...aemter(heute)]
