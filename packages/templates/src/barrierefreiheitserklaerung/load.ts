import { agsOf } from '../own-state.ts'
import type { Loader } from '../template.ts'
import type { barrierefreiheitserklaerung } from './schema.ts'
import { type StateWords, wordsFor } from './words.ts'

/** Chooses the words on the server, so that browsers do not load the law of sixteen states. */
export const loadBarrierefreiheitserklaerung: Loader<typeof barrierefreiheitserklaerung, StateWords> = async (
  cms,
  { context: { schlichtung } },
) => wordsFor(schlichtung, await agsOf(cms))
