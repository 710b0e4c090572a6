import { calls } from '@rathausplatz/contract'
import { ask } from '../wall/ask.ts'
import type { Template } from './templates.ts'

/** All templates, in the order of their groups. */
export async function loadTemplates(): Promise<readonly Template[]> {
  const { data } = await ask(calls.redaktionBausteine, {})
  // The wire tells forms openly; `formOf` of the contract has written them.
  return data as unknown as Template[]
}
