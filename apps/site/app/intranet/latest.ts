import { calls, type IntranetRubrik, type IntranetText } from '@rathausplatz/contract'
import type { SiteContext } from '../cms/site-context.ts'
import type { Ask } from '../room/asking.ts'

/** So many texts stand first where nobody says another number (spec §9). */
export const LATEST = 3

export type RubrikWithTexts = IntranetRubrik & { texts: IntranetText[] }

/** Every category with its newest texts, in whatever order they came; of one that cannot be had there are none. */
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

/** The latest texts of all categories: merged, by their date descending, the first of them (spec §7). */
export const latestOf = (rubriken: readonly RubrikWithTexts[], most = LATEST): IntranetText[] =>
  newestFirst(
    rubriken.flatMap(({ texts, url, rubrik }) => texts.map(text => ({ rubrik: { url, rubrik }, ...text }))),
  ).slice(0, most)

/** By their date descending: the order is asked for, and a CMS may know none. */
export const newestFirst = (texts: readonly IntranetText[]): IntranetText[] =>
  texts.toSorted((one, other) => momentOf(other) - momentOf(one))

const momentOf = ({ datum_von }: IntranetText): number => (datum_von ? Date.parse(datum_von) : 0)
