import { ablagen } from '@rathausplatz/contract/ablagen'
import { unescaped } from '@rathausplatz/text'
import { DAY_MS } from '@rathausplatz/time'
import { OF_THIS_DEVICE } from '../../abfall/of-this-device.ts'
import { unterwegsPath } from '../paths.ts'
import { isKeepable } from './keepable.ts'

/**
 * Pages that lie on the visitor's device, to be read without a network. The page and the service worker share this: both
 * keep, only the worker answers with what is kept.
 */

/** A cache by its name in the list of what is stored; the number behind it changes with what lies in it. */
export function cacheName({ name }: { name: string }): string {
  return `${name}-1`
}

/** Where pages lie: the visitor's own choice, what was last seen, and the page that is always there. */
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

/** A page larger than this is kept nowhere: with the numbers above nothing of ours grows past some 40 MB. */
const LARGEST_PAGE = 600_000

/** True for an answer that may lie on a device: a whole page, for everyone or for this device alone. */
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

/** What the headers of a copy say of it. */
const AT = 'x-kept-at'
const TITLE = 'x-kept-title'

/** Keeps an answer as a copy that says itself when it was made. */
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
    // The device is full, or keeps nothing for anyone: the page itself is none the worse for it.
    return 'kein platz'
  }
}

/**
 * Keeps what was answered to a visit: among what was seen last, and anew where the visitor saved it. What was seen and is
 * no longer there is taken away; what was saved stays, because a town whose content cannot be had answers 404 too (spec §8).
 * What was taken back is said to be gone, and holds nowhere.
 */
export async function keepVisit(address: URL, answer: Response): Promise<void> {
  if (answer.status === 404 || answer.status === 410) await forget('gesehen', address)
  if (answer.status === 410) await forget('gespeichert', address)
  const wanted: Store[] = address.pathname === unterwegsPath ? ['unterwegs'] : ['gesehen']
  if (await copyIn('gespeichert', address)) wanted.push('gespeichert')
  await Promise.all(wanted.map(store => keep(store, address, answer.clone())))
}

/** Fetches a page and keeps it. Other than a visit it does not follow to where the page may have moved. */
export async function fetchAndKeep(store: Store, address: URL): Promise<KeepResult> {
  try {
    const answer = await fetch(keyOf(address), { headers: { accept: 'text/html' }, redirect: 'manual' })
    return await keep(store, address, answer)
  } catch {
    return 'nicht erreichbar'
  }
}

export type KeptPage = { address: string; title: string; at: Date }

/** What lies in a store, the newest first. */
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

/** The latest copy of a page, from wherever it lies. */
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

/** How old a copy is, in milliseconds; infinitely old where there is none. */
export async function ageOf(store: Store, address: URL): Promise<number> {
  const copy = await copyIn(store, address)
  return copy ? Date.now() - madeAt(copy) : Number.POSITIVE_INFINITY
}

export async function forget(store: Store, address: URL): Promise<void> {
  await (await caches.open(stores[store].cache)).delete(keyOf(address))
}

/** Nothing of a store remains. */
export async function forgetAll(store: Store): Promise<void> {
  await caches.delete(stores[store].cache)
}

/** A new build needs new copies: those of the old one name its scripts and styles. */
export async function renewCopies(): Promise<void> {
  for (const store of storeNames) {
    for (const { address } of await keptPages(store))
      await fetchAndKeep(store, new URL(address, location.origin))
  }
}

/** The oldest give way, and what is too old to be of use. */
async function tidy(store: Store): Promise<void> {
  const { cache, most, days } = stores[store]
  const pages = await keptPages(store)
  const spare = pages.filter(({ at }, place) => place >= most || Date.now() - at.getTime() > days * DAY_MS)
  const opened = await caches.open(cache)
  await Promise.all(spare.map(({ address }) => opened.delete(address)))
}

const keyOf = ({ origin, pathname, search }: URL) => origin + pathname + search

/** What the page calls itself, without the name of the town behind it. */
function titleOf(html: string): string {
  const [, title = ''] =
    /<meta property="og:title" content="([^"]*)"/.exec(html) ?? /<title>([^<]*)</.exec(html) ?? []
  return unescaped(title)
}
