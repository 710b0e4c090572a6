import { calls, type IntranetText } from '@rathausplatz/contract'
import { inIntranet } from './in-intranet.ts'
import { latestOf, type RubrikWithTexts, textsOfAll } from './latest.ts'

export type StartData = {
  latest: IntranetText[]
  rubriken: RubrikWithTexts[]
  /** Texts that the user should read and confirm. */
  toRead: IntranetText[]
  /** The previous sign-in and the number of texts since then; undefined if the CMS does not say. */
  since: { seit: string; count: number } | undefined
}

/** Loads the start page of the intranet. */
export async function loadStart(args: Parameters<typeof inIntranet>[0]) {
  const { site, frame, ask } = await inIntranet(args)
  const [rubriken, news] = await Promise.all([
    textsOfAll(site, frame.rubriken, ask),
    ask.part(site.cms.call(calls.intranetNeues, ask.with)),
  ])
  const start: StartData = {
    latest: latestOf(rubriken),
    rubriken,
    toRead: news?.zu_lesen ?? [],
    since: news?.seit ? { seit: news.seit, count: news.neu.length } : undefined,
  }
  return { frame, start }
}
