import { ablagen } from '@rathausplatz/contract/ablagen'
import { unescaped } from '@rathausplatz/text'
import { DAY_MS } from '@rathausplatz/time'
import { OF_THIS_DEVICE } from '../../abfall/of-this-device.ts'
import { unterwegsPath } from '../paths.ts'
import { isKeepable } from './keepable.ts'

/**
 * Pages kept on the visitor's device for offline use. The page and the service worker share this file: both
 * keep pages, but only the worker answers with them.
 */

/**
 * Returns the name of a cache from the list of stored data. Increase the number if the format of the cached
 * data changes.
 */
export function cacheName({ name }: { name: string }): string {
  return `${name}-1`
}

/** The stores: pages that the visitor has saved, pages seen last, and the page that is always available. */
export const stores = {
  gespeichert: { ...placeOf(ablagen.gespeichert), most: 40 },
  gesehen: { ...placeOf(ablagen.gesehen), most: 30 },
  unterwegs: { ...placeOf(ablagen.unterwegs), most: 1 },
} as const
export type Store = keyof typeof stores
const storeNames = Object.keys(stores) as Store[]

function placeOf(angabe: { name: string; dauer: { tage: number } }) {
  return { cache: cacheName(angabe), days: angabe.dauer.tage }
}

/** Largest page, in characters: with the numbers above, all stores together stay below about 40 MB. */
const LARGEST_PAGE = 600_000

/**
 * Whether an answer may be kept on a device: it is a complete page, either for all visitors or for this
 * device.
 */
function isForKeeping({ ok, type, redirected, headers }: Response): boolean {
  const rule = headers.get('cache-control') ?? ''
  const isPage = headers.get('content-type')?.startsWith('text/html') ?? false
  return (
    ok &&
    type === 'basic' &&
    !redirected &&
    isPage &&
    !/no-store|private/.test(rule.replace(OF_THIS_DEVICE, ''))
  )
}

export type KeepResult = 'behalten' | 'nicht erlaubt' | 'kein platz' | 'nicht erreichbar'

/** Headers of a copy: the time when it was kept, and its title. */
const AT = 'x-kept-at'
const TITLE = 'x-kept-title'

/** Keeps an answer as a copy, with its time and title. */
export async function keep(store: Store, address: URL, answer: Response): Promise<KeepResult> {
  if (!isKeepable(address)) return 'nicht erlaubt'
  if (!isForKeeping(answer)) return answer.status >= 500 ? 'nicht erreichbar' : 'nicht erlaubt'
  const html = await answer.text()
  if (html.length > LARGEST_PAGE) return 'nicht erlaubt'
  const at = new Date().toISOString()
  const headers = new Headers(answer.headers)
  for (const name of ['content-encoding', 'content-length', 'set-cookie']) headers.delete(name)
  headers.set(AT, at)
  headers.set(TITLE, encodeURIComponent(titleOf(html)))
  const copy = new Response(html.replace('<html ', `<html data-kept="${at}" `), { headers })
  try {
    const cache = await caches.open(stores[store].cache)
    await cache.put(keyOf(address), copy)
    await tidy(store)
    return 'behalten'
  } catch {
    // The storage is full or disabled; the page itself still works.
    return 'kein platz'
  }
}

/**
 * Keeps the answer to a visit among the pages seen last, and renews the copy that the visitor has saved. A
 * seen page that answers 404 is removed; a saved copy stays, because a 404 may also mean that content is
 * unavailable (spec §8). A page that answers 410 is removed from all stores.
 */
export async function keepVisit(address: URL, answer: Response): Promise<void> {
  if (answer.status === 404 || answer.status === 410) await forget('gesehen', address)
  if (answer.status === 410) await forget('gespeichert', address)
  const wanted: Store[] = address.pathname === unterwegsPath ? ['unterwegs'] : ['gesehen']
  if (await copyIn('gespeichert', address)) wanted.push('gespeichert')
  await Promise.all(wanted.map(store => keep(store, address, answer.clone())))
}

/** Fetches a page and keeps it. Unlike a visit, it does not follow redirects. */
export async function fetchAndKeep(store: Store, address: URL): Promise<KeepResult> {
  try {
    const answer = await fetch(keyOf(address), { headers: { accept: 'text/html' }, redirect: 'manual' })
    return await keep(store, address, answer)
  } catch {
    return 'nicht erreichbar'
  }
}

export type KeptPage = { address: string; title: string; at: Date }

/** Lists the pages of a store, the newest first. */
export async function keptPages(store: Store): Promise<KeptPage[]> {
  const cache = await caches.open(stores[store].cache)
  const pages = (await cache.keys()).map(async ({ url }) => {
    const headers = (await cache.match(url))?.headers
    const { pathname, search } = new URL(url)
    const title = decodeURIComponent(headers?.get(TITLE) ?? '')
    return { address: pathname + search, title: title || pathname, at: new Date(headers?.get(AT) ?? 0) }
  })
  return (await Promise.all(pages)).toSorted((one, other) => other.at.getTime() - one.at.getTime())
}

/** Returns the latest copy of a page from all stores. */
export async function copyOf(address: URL): Promise<Response | undefined> {
  const copies = await Promise.all(storeNames.map(store => copyIn(store, address)))
  const [latest] = copies
    .filter(copy => copy !== undefined)
    .toSorted((one, other) => madeAt(other) - madeAt(one))
  return latest
}

const madeAt = ({ headers }: Response) => Date.parse(headers.get(AT) ?? '') || 0

async function copyIn(store: Store, address: URL): Promise<Response | undefined> {
  return (await caches.open(stores[store].cache)).match(keyOf(address))
}

/** Returns the age of a copy in ms; infinite if there is no copy. */
export async function ageOf(store: Store, address: URL): Promise<number> {
  const copy = await copyIn(store, address)
  return copy ? Date.now() - madeAt(copy) : Number.POSITIVE_INFINITY
}

export async function forget(store: Store, address: URL): Promise<void> {
  await (await caches.open(stores[store].cache)).delete(keyOf(address))
}

/** Deletes a store. */
export async function forgetAll(store: Store): Promise<void> {
  await caches.delete(stores[store].cache)
}

/** Renews all copies after a new build, because old copies refer to the scripts and styles of the old one. */
export async function renewCopies(): Promise<void> {
  for (const store of storeNames) {
    for (const { address } of await keptPages(store))
      await fetchAndKeep(store, new URL(address, location.origin))
  }
}

/** Deletes the oldest pages above the limit, and expired ones. */
async function tidy(store: Store): Promise<void> {
  const { cache, most, days } = stores[store]
  const pages = await keptPages(store)
  const spare = pages.filter(({ at }, place) => place >= most || Date.now() - at.getTime() > days * DAY_MS)
  const opened = await caches.open(cache)
  await Promise.all(spare.map(({ address }) => opened.delete(address)))
}

const keyOf = ({ origin, pathname, search }: URL) => origin + pathname + search

/** Returns the title of a page without the name of the town. */
function titleOf(html: string): string {
  const [, title = ''] =
    /<meta property="og:title" content="([^"]*)"/.exec(html) ?? /<title>([^<]*)</.exec(html) ?? []
  return unescaped(title)
}
