import { calls } from '@rathausplatz/contract'
import { ask } from '../wall/ask.ts'
import type { Template } from './templates.ts'

/** Loads all templates, in the order of their groups. */
export async function loadTemplates(): Promise<readonly Template[]> {
  const { data } = await ask(calls.redaktionBausteine, {})
  // The wire type of forms is open; `formOf` of the contract has written them.
  return data as unknown as Template[]
}
