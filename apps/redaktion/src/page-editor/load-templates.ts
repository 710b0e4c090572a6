import { calls } from '@rathausplatz/contract'
import { ask } from '../wall/ask.ts'
import type { Template } from './templates.ts'

/** Loads all templates, in the order of their groups. */
export async function loadTemplates(): Promise<readonly Template[]> {
  const { data } = await ask(calls.redaktionBausteine, {})
  // On the wire a form has an open type; the CMS has built it with `formOf` of the contract.
  return data as unknown as Template[]
}
