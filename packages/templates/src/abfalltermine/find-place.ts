import { type Cms, calls } from '@rathausplatz/contract'
import type { Asked } from './asked.ts'

type Address = Pick<Asked, 'strasse' | 'ort' | 'bezirk' | 'hausnummer'>

/** Most suggested streets: more would need more bytes than the rest of the page. */
const MOST_SUGGESTED = 1_000

/** Finds the place of an address, or the next question. */
export async function placeOf(cms: Cms, { strasse, ort, bezirk, hausnummer }: Address) {
  return cms.call(calls.abfallOrt, {
    query: {
      strasse,
      ...(ort ? { ort } : {}),
      ...(bezirk ? { bezirk } : {}),
      ...(hausnummer ? { hausnummer } : {}),
    },
  })
}

/** Returns the streets of the town or of one place. If they fail to load, the field is plain text. */
export async function suggestions(cms: Cms, ort?: string): Promise<{ strasse: string; ort: string }[]> {
  const answer = await cms
    .call(calls.abfallStrassen, { query: { anzahl: MOST_SUGGESTED, ...(ort ? { ort } : {}) } })
    .catch(() => undefined)
  return answer?.data ?? []
}
