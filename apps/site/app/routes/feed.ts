import { calls } from '@rathausplatz/contract'
import { answerMachine, nothingHere, refuseToTake, unanswered, writtenOnce } from '../answers/for-machines.ts'
import { siteOf } from '../cms/site-context.ts'
import { feedAt, feedTypes } from '../feeds/feed-paths.ts'
import { feeds } from '../feeds/feeds.ts'
import { updatedOf, writeFeed } from '../feeds/write-feed.ts'
import type { Route } from './+types/feed'

const TEN_MINUTES = 600

/** A feed in one format. Without its entries it would look as if there were none, so there is none then. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { cms, publicUrl, now, log, requestId } = siteOf(context)
  const feed = feedAt(url.pathname)
  if (!feed) return nothingHere()
  const { name, format, gremium } = feed
  try {
    const [content, stadt] = await Promise.all([
      feeds[name](cms, now, gremium),
      cms.call(calls.stadt, {}).catch(() => undefined),
    ])
    // The day is all that a feed tells of the moment.
    const today = new Date(now.toISOString().slice(0, 10))
    const frame = { format, path: url.pathname, publicUrl, town: stadt?.name ?? '', now: today }
    return answerMachine(request, {
      body: writtenOnce('feed', { content, frame }, ({ content, frame }) => writeFeed(content, frame)),
      type: feedTypes[format],
      // Dates and notices go by without being changed, so their feeds have a tag only.
      changed: name === 'aktuelles' ? updatedOf(content, now) : undefined,
      // Without the name of the town it is to be read, but not to be kept.
      maxAge: stadt ? TEN_MINUTES : 0,
    })
  } catch (error) {
    log.warn({ err: error, requestId, feed: name }, 'Feed nicht ladbar')
    return unanswered(error)
  }
}

export const action = refuseToTake
