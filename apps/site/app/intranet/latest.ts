import { calls, type IntranetRubrik, type IntranetText } from '@rathausplatz/contract'
import type { SiteContext } from '../cms/site-context.ts'
import type { Ask } from '../room/asking.ts'

/** Default number of latest texts (spec §9). */
export const LATEST = 3

export type RubrikWithTexts = IntranetRubrik & { texts: IntranetText[] }

/** Loads every category with its newest texts; a category that fails to load has none. */
export const textsOfAll = (
  { cms }: SiteContext,
  rubriken: readonly IntranetRubrik[],
  ask: Ask,
): Promise<RubrikWithTexts[]> =>
  Promise.all(
    rubriken.map(async rubrik => {
      const answer = await ask.part(
        cms.call(calls.intranetTexte, { params: { url: rubrik.url }, query: {}, ...ask.with }),
      )
      return { ...rubrik, texts: newestFirst(answer?.data ?? []).slice(0, LATEST) }
    }),
  )

/** Returns the latest texts of all categories, merged and sorted by date descending (spec §7). */
export function latestOf(rubriken: readonly RubrikWithTexts[], most = LATEST): IntranetText[] {
  const all = rubriken.flatMap(({ texts, url, rubrik }) =>
    texts.map(text => ({ rubrik: { url, rubrik }, ...text })),
  )
  // A text may be in several categories.
  const once = new Map<string, IntranetText>()
  for (const text of all) if (!once.has(nameOf(text))) once.set(nameOf(text), text)
  return newestFirst([...once.values()]).slice(0, most)
}

/** Ids may be unique per category only, so a text is the same if its id, title and date are. */
const nameOf = ({ id, titel, datum_von }: IntranetText): string => JSON.stringify([id, titel, datum_von])

/** Sorts by date descending here, because a CMS may ignore the requested order. */
export const newestFirst = (texts: readonly IntranetText[]): IntranetText[] =>
  texts.toSorted((one, other) => momentOf(other) - momentOf(one))

const momentOf = ({ datum_von }: IntranetText): number => (datum_von ? Date.parse(datum_von) : 0)
