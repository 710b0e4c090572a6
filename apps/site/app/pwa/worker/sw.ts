import { ablagen } from '@rathausplatz/contract/ablagen'
import { DAY_MS } from '@rathausplatz/time'
import { cacheNames, setCacheNameDetails } from 'workbox-core'
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { NetworkFirst } from 'workbox-strategies'
import { PACKETS } from '../../raete/paket/kept-packets.ts'
import { DRAFT } from '../../schaden/draft/kept-draft.ts'
import { isKeepable } from '../kept/keepable.ts'
import { ageOf, cacheName, copyOf, fetchAndKeep, keepVisit, renewCopies, stores } from '../kept/kept-page.ts'
import { RENEW } from '../kept/renew.ts'
import { addressSeen } from '../kept/seen.ts'
import { unterwegsPath } from '../paths.ts'
import { TAKE_OVER } from '../update/take-over.ts'
import { answerForCouncil } from './council.ts'
import { keepSeen } from './keep-seen.ts'
import { answerPushes } from './push.ts'
import { scope } from './scope.ts'

/** Files of this build, inserted by the build of the worker. */
declare const FILES_OF_THE_BUILD: string[]
const files = FILES_OF_THE_BUILD

/** How long to wait for the network, in ms, if there is a kept copy. */
const PATIENCE = 5_000

/** Cache of the files of the previous build, for pages that are still open and for copies of its pages. */
const EARLIER = `${ablagen.bau.name}-voriger`
setCacheNameDetails({ prefix: '', precache: ablagen.bau.name, suffix: '' })
const PICTURES = cacheName(ablagen.bilder)
const ours = new Set<string>([
  ...Object.values(stores).map(({ cache }) => cache),
  EARLIER,
  PICTURES,
  PACKETS,
  DRAFT,
  cacheNames.precache,
])

const unterwegs = new URL(unterwegsPath, location.origin)

scope.addEventListener('install', event => {
  event.waitUntil(Promise.all([keepEarlierFiles(), fetchAndKeep('unterwegs', unterwegs)]))
})

scope.addEventListener('activate', event => {
  event.waitUntil(Promise.all([scope.clients.claim(), dropUnknownCaches()]))
  void renewCopies()
})

// A new worker takes over only on request of the visitor, so that open pages continue with the version they
// started with.
scope.addEventListener('message', event => {
  if (event.data === TAKE_OVER) void scope.skipWaiting()
  if (event.data === RENEW) event.waitUntil(renewWhatKnowsTheStreet())
  const seen = addressSeen(event.data, location.origin)
  if (seen) event.waitUntil(keepSeen(seen))
})

answerPushes()
cleanupOutdatedCaches()
precacheAndRoute(
  files.map(url => ({ url, revision: null })),
  { cleanURLs: false, directoryIndex: '' },
)

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  async ({ request }) => (await caches.match(request, { cacheName: EARLIER })) ?? fetch(request),
)

registerRoute(
  ({ url, sameOrigin, request }) =>
    sameOrigin && request.destination === 'image' && url.pathname.startsWith('/medien/'),
  new NetworkFirst({
    cacheName: PICTURES,
    networkTimeoutSeconds: PATIENCE / 1000,
    plugins: [
      {
        cacheWillUpdate: async ({ response }) => (isSmall(response) ? response : null),
        cacheDidUpdate: tidyPictures,
      },
    ],
  }),
)

answerForCouncil({ wayOut, font: files.find(name => /atkinson\S*-latin-wght-normal\S*\.woff2$/.test(name)) })

registerRoute(new NavigationRoute(({ event, request, url }) => answerVisit(event as FetchTask, request, url)))

type FetchTask = { waitUntil(work: Promise<unknown>): void }

/**
 * Answers from the network. Offline or after a timeout, answers with the kept copy, or with the offline page
 * if there is no copy.
 */
async function answerVisit(event: FetchTask, request: Request, url: URL): Promise<Response> {
  const network = fetch(request).then(answer => {
    if (isKeepable(url)) event.waitUntil(keepVisit(url, answer.clone()))
    return answer
  })
  const copy = isKeepable(url) ? await copyOf(url) : undefined
  try {
    return await (copy ? Promise.race([network, patience(copy)]) : network)
  } catch {
    return copy ?? (await wayOut(url))
  }
}

const patience = (copy: Response) =>
  new Promise<Response>(resolve => setTimeout(() => resolve(copy), PATIENCE))

/**
 * Redirects to the offline page, which names the missing page. It is a redirect because the page is drawn for
 * the address in the window.
 */
async function wayOut(url: URL): Promise<Response> {
  if (!(await copyOf(unterwegs))) return Response.error()
  return Response.redirect(`${unterwegsPath}#fehlt=${encodeURIComponent(url.pathname + url.search)}`)
}

/** Renews the copies of pages that show the remembered street. */
async function renewWhatKnowsTheStreet(): Promise<void> {
  const home = new URL('/', location.origin)
  await fetchAndKeep('unterwegs', unterwegs)
  if (Number.isFinite(await ageOf('gesehen', home))) await fetchAndKeep('gesehen', home)
  if (Number.isFinite(await ageOf('gespeichert', home))) await fetchAndKeep('gespeichert', home)
}

const LARGEST_PICTURE = 400_000

function isSmall({ status, headers }: Response): boolean {
  return status === 200 && Number(headers.get('content-length') ?? 0) <= LARGEST_PICTURE
}

const MOST_PICTURES = 80
const LONGEST = ablagen.bilder.dauer.tage * DAY_MS

/** Deletes the oldest pictures; a cache lists its entries in the order of insertion. */
async function tidyPictures(): Promise<void> {
  const cache = await caches.open(PICTURES)
  const requests = await cache.keys()
  for (const [place, request] of requests.entries()) {
    const age = Date.now() - Date.parse((await cache.match(request))?.headers.get('date') ?? '')
    if (place < requests.length - MOST_PICTURES || age > LONGEST) await cache.delete(request)
  }
}

/** Keeps the files of exactly one earlier build, from the cache of the current worker. */
async function keepEarlierFiles(): Promise<void> {
  try {
    const now = await caches.open(cacheNames.precache)
    const earlier = await now.keys()
    if (earlier.length === 0) return
    await caches.delete(EARLIER)
    const cache = await caches.open(EARLIER)
    const current = new Set(files)
    for (const request of earlier) {
      const file = current.has(new URL(request.url).pathname) ? undefined : await now.match(request)
      if (file) await cache.put(request, file)
    }
  } catch {
    // The storage is full: an open page may have to reload.
  }
}

/** Deletes caches with outdated names. */
async function dropUnknownCaches(): Promise<void> {
  const names = await caches.keys()
  const old = names.filter(name => name.startsWith('rathausplatz-') && !ours.has(name))
  await Promise.all(old.map(name => caches.delete(name)))
}
