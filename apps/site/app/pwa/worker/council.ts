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
/** Its address says that somebody has signed out, also where this worker did not see it, or was signed out. */
const SIGN_IN = pageOf('raete', 'anmelden')
const OVER = ['abgemeldet', TAKEN_AWAY]
/** What the server says to a form of another website. */
const REFUSED = 403
const MEETING = /^\/raete\/sitzungen\/([^/]+)(\/paket\.pdf)?$/

type Parts = {
  /** Where nothing is kept. */
  wayOut: (url: URL) => Promise<Response>
  font: string | undefined
}

/**
 * Answers for the council's room. Always from the network where there is one: who may read what is asked there, every time.
 * Whose session it is comes with each answer, and before that answer is seen, what others have kept here is gone.
 */
export function answerForCouncil({ wayOut, font }: Parts): void {
  /** The last sign-out took papers with it, and no page has said so yet. */
  let haveGone = false
  const isOurs = ({ url, sameOrigin }: { url: URL; sameOrigin: boolean }) => sameOrigin && isInRoom(url)

  registerRoute(isOurs, async ({ request, url, event }) => {
    try {
      const answer = await fetch(request)
      // Any website can link to that address; whoever is signed in all the same is led on by the server.
      if (answer.ok && saysOver(url)) haveGone = (await forgetPackets()) || haveGone
      if (await forgetOfOthers(answer.headers.get(WHOSE))) closeKept(event as FetchEvent)
      return answer
    } catch (error) {
      if (request.destination !== 'document') throw error
      return offline(url)
    }
  })

  /**
   * From a page of ours, whatever becomes of the request: what lies here goes first. From elsewhere the server is heard: what
   * it refuses as the form of another website takes nothing away.
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

/** Another window that shows what was kept must not go on showing it to who comes next. */
function closeKept(event: FetchEvent): void {
  const closing = async () => {
    const windows = await scope.clients.matchAll({ type: 'window' })
    const showing = windows.filter(({ id, url }) => id !== event.clientId && showsKept(pathOf(new URL(url))))
    await Promise.allSettled(showing.map(window => window.navigate(keptPath)))
  }
  event.waitUntil(closing())
}

/** Browsers may withhold it of a page of ours, and never name one of ours for another. */
const isOwnPage = ({ referrer }: Request, { origin }: URL): boolean => URL.parse(referrer)?.origin === origin

const saysOver = (url: URL): boolean =>
  pathOf(url) === SIGN_IN && OVER.some(name => url.searchParams.has(name))

const showsKept = (path: string): boolean => path === keptPath || MEETING.test(path)

/** However it is spelled: the router takes many ways, and asks for the data of a page beside it; none may lead past this. */
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
