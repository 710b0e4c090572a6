import { registerRoute } from 'workbox-routing'
import { keptPath } from '../../raete/paket/addresses.ts'
import {
  forgetOfOthers,
  forgetPackets,
  keptPacket,
  keptPackets,
  keptPdf,
} from '../../raete/paket/kept-packets.ts'
import { offlinePage, signedOutOffline } from '../../raete/paket/offline-page.ts'
import { WHOSE } from '../../raete/paket/whose-header.ts'
import { scope } from './scope.ts'

const ROOM = '/raete'
const SIGN_OUT = `${ROOM}/abmelden`
/** The sign-in says so after somebody has signed out, whoever may have answered that. */
const SIGNED_OUT = `${ROOM}/anmelden`
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
  const isOurs = ({ url, sameOrigin }: { url: URL; sameOrigin: boolean }) => sameOrigin && isInRoom(url)

  registerRoute(isOurs, async ({ request, url }) => {
    if (pathOf(url) === SIGNED_OUT && url.searchParams.has('abgemeldet')) await forgetPackets()
    try {
      const answer = await fetch(request)
      if (await forgetOfOthers(answer.headers.get(WHOSE))) await closeKept()
      return answer
    } catch (error) {
      if (request.destination !== 'document') throw error
      return offline(url)
    }
  })

  /** Whatever becomes of the request: what lies here goes first. */
  registerRoute(
    context => isOurs(context) && [SIGN_OUT, keptPath].includes(pathOf(context.url)),
    async ({ request, url, event }) => {
      await forgetPackets()
      await closeKept((event as FetchEvent).clientId)
      try {
        return await fetch(request)
      } catch {
        return pathOf(url) === SIGN_OUT ? signedOutOffline(font) : wayOut(url)
      }
    },
    'POST',
  )

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

type FetchEvent = { readonly clientId: string }

/** A window that shows what was kept must not go on showing it to who comes next. */
async function closeKept(but = ''): Promise<void> {
  const windows = await scope.clients.matchAll({ type: 'window' })
  const showing = windows.filter(
    ({ id, url }) => id !== but && (MEETING.test(pathOf(new URL(url))) || pathOf(new URL(url)) === keptPath),
  )
  await Promise.allSettled(showing.map(window => window.navigate(keptPath)))
}

/** However it is spelled: the router takes many ways, and none may lead past this. */
function pathOf({ pathname }: URL): string {
  try {
    return decodeURIComponent(pathname).toLowerCase().replace(/\/+$/, '')
  } catch {
    return pathname
  }
}

const isInRoom = (url: URL): boolean => /^\/raete(?:[/.]|$)/.test(pathOf(url))
