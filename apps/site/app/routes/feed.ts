import { calls } from '@rathausplatz/contract'
import { answerMachine, nothingHere, refuseToTake, unanswered, writtenOnce } from '../answers/for-machines.ts'
import { siteOf } from '../cms/site-context.ts'
import { feedAt, feedTypes } from '../feeds/feed-paths.ts'
import { feeds } from '../feeds/feeds.ts'
import { updatedOf, writeFeed } from '../feeds/write-feed.ts'
import type { Route } from './+types/feed'

const TEN_MINUTES = 600

/**
 * Serves a feed in one format. If its entries fail to load, it answers an error, because an empty feed would
 * say that there are no entries.
 */
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
    // The feed depends only on the date, not on the time of day.
    const today = new Date(now.toISOString().slice(0, 10))
    const frame = { format, path: url.pathname, publicUrl, town: stadt?.name ?? '', now: today }
    return answerMachine(request, {
      body: writtenOnce('feed', { content, frame }, ({ content, frame }) => writeFeed(content, frame)),
      type: feedTypes[format],
      // In all lists but the news, entries may disappear without a change of another entry. So these feeds
      // have an ETag, but no date of change.
      changed: name === 'aktuelles' ? updatedOf(content, now) : undefined,
      // A feed without the name of the town must not be cached.
      maxAge: stadt ? TEN_MINUTES : 0,
    })
  } catch (error) {
    log.warn({ err: error, requestId, feed: name }, 'Feed nicht ladbar')
    return unanswered(error)
  }
}

export const action = refuseToTake
