import { registerRoute } from 'workbox-routing'
import { keptPath } from '../../raete/paket/addresses.ts'
import { HAVE_GONE } from '../../raete/paket/have-gone.ts'
import {
  forgetOfOthers,
  forgetPackets,
  keptPacket,
  keptPackets,
  keptPdf,
} from '../../raete/paket/kept-packets.ts'
import { deletedPage, offlinePage } from '../../raete/paket/offline-page.ts'
import { TAKEN_AWAY, WHOSE } from '../../raete/paket/whose-header.ts'
import { pageOf } from '../../sessions/realms.ts'
import { scope } from './scope.ts'

const ROOM = pageOf('raete')
const SIGN_OUT = pageOf('raete', 'abmelden')
/**
 * The address of the sign-in after a sign-out or a revoked session. It is recognised even if this worker did
 * not see the sign-out.
 */
const SIGN_IN = pageOf('raete', 'anmelden')
const OVER = ['abgemeldet', TAKEN_AWAY]
/** Status with which the server refuses a form from another website. */
const REFUSED = 403
const MEETING = /^\/raete\/sitzungen\/([^/]+)(\/paket\.pdf)?$/

type Parts = {
  /** Answers a request for which no page is kept. */
  wayOut: (url: URL) => Promise<Response>
  font: string | undefined
}

/**
 * Answers requests to the council members' area. If there is a network, it is used, so that the server checks
 * access every time. Each answer names the account of the session. Before the page gets the answer, data kept
 * for other accounts is deleted.
 */
export function answerForCouncil({ wayOut, font }: Parts): void {
  /** True while papers that the last sign-out deleted have not been reported to a page. */
  let haveGone = false
  const isOurs = ({ url, sameOrigin }: { url: URL; sameOrigin: boolean }) => sameOrigin && isInRoom(url)

  registerRoute(isOurs, async ({ request, url, event }) => {
    try {
      const answer = await fetch(request)
      // Any website can link to the address that says that the session is over; if the user is still signed
      // in, the server redirects instead.
      if (answer.ok && saysOver(url)) haveGone = (await forgetPackets()) || haveGone
      if (await forgetOfOthers(answer.headers.get(WHOSE))) closeKept(event as FetchEvent)
      return answer
    } catch (error) {
      if (request.destination !== 'document') throw error
      return offline(url)
    }
  })

  /**
   * A sign-out from our own page deletes the kept papers first, whatever becomes of the request. For a
   * sign-out from another website the server decides: a form that it refuses deletes nothing.
   */
  registerRoute(
    context => isOurs(context) && [SIGN_OUT, keptPath].includes(pathOf(context.url)),
    async ({ request, url, event }) => {
      let hasForgotten = false
      const forget = async () => {
        haveGone = await forgetPackets()
        hasForgotten = true
      }
      const isFromHere = isOwnPage(request, url)
      if (isFromHere) await forget()
      try {
        const answer = await fetch(request)
        if (!isFromHere && answer.status !== REFUSED) await forget()
        return answer
      } catch {
        if (!isFromHere) await forget()
        return deletedPage({ hasSignedOut: pathOf(url) === SIGN_OUT, font })
      } finally {
        if (hasForgotten) closeKept(event as FetchEvent)
      }
    },
    'POST',
  )

  scope.addEventListener('message', ({ data, ports }) => {
    if (data !== HAVE_GONE) return
    ports[0]?.postMessage(haveGone)
    haveGone = false
  })

  async function offline(url: URL): Promise<Response> {
    const packets = await keptPackets()
    if (packets.length === 0) return wayOut(url)
    const path = pathOf(url)
    const [, id, isPdf] = MEETING.exec(path) ?? []
    const open = id === undefined ? undefined : await keptPacket(decodeURIComponent(id))
    const pdf = open && isPdf ? await keptPdf(open.meeting.id) : undefined
    const isMissing = !open && path !== keptPath && path !== ROOM
    return pdf ?? offlinePage({ packets, open, isMissing, now: new Date(), font })
  }
}

type FetchEvent = { readonly clientId: string; waitUntil(work: Promise<unknown>): void }

/** Closes the kept papers in other windows, so that the next user does not see them. */
function closeKept(event: FetchEvent): void {
  const closing = async () => {
    const windows = await scope.clients.matchAll({ type: 'window' })
    const showing = windows.filter(({ id, url }) => id !== event.clientId && showsKept(pathOf(new URL(url))))
    await Promise.allSettled(showing.map(window => window.navigate(keptPath)))
  }
  event.waitUntil(closing())
}

/**
 * Whether a request comes from one of our own pages. A browser may omit the referrer of our pages, but never
 * sends one of ours for another website.
 */
const isOwnPage = ({ referrer }: Request, { origin }: URL): boolean => URL.parse(referrer)?.origin === origin

const saysOver = (url: URL): boolean =>
  pathOf(url) === SIGN_IN && OVER.some(name => url.searchParams.has(name))

const showsKept = (path: string): boolean => path === keptPath || MEETING.test(path)

/**
 * Normalises the path. The router accepts several spellings and also serves `.data` for each page; none of
 * them may bypass these routes.
 */
function pathOf({ pathname }: URL): string {
  try {
    return decodeURIComponent(pathname)
      .toLowerCase()
      .replace(/(?:\/|\.data)+$/, '')
  } catch {
    return pathname
  }
}

const isInRoom = (url: URL): boolean => /^\/raete(?:[/.]|$)/.test(pathOf(url))
