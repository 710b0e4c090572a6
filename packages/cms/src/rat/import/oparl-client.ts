import { setTimeout as pause } from 'node:timers/promises'
import type { FetchOutside } from '../../outbound/fetch-outside.ts'
import { refusalWords } from '../../outbound/refusals.ts'
import { readJson } from './damaged-json.ts'

export type Json = Readonly<Record<string, unknown>>
export type Got =
  | { readonly ok: true; readonly json: unknown }
  /** `next` is the address of the page after a damaged one, if it is readable. */
  | { readonly ok: false; readonly satz: string; readonly next?: string }
export type Client = (url: string) => Promise<Got>

/** Maximum size of an answer: a page of a list with embedded objects has several megabytes. */
const MOST_BYTES = 30 * 1024 * 1024
const TRIES = 3
/** Temporary errors, after which a retry may succeed. */
const PASSING = new Set([429, 500, 502, 503, 504])

type Options = {
  pauseMs?: number
  /** Gets a sentence in German for each answer that was repaired. */
  say?: (sentence: string) => void
}

/** Asks an OParl server, with retries after temporary errors. Every fault is a sentence in German. */
export function oparlClient(
  fetch: FetchOutside,
  { pauseMs = 2_000, say = () => undefined }: Options = {},
): Client {
  const once = async (url: string): Promise<Got & { readonly again?: boolean }> => {
    const fetched = await fetch(url, { accept: 'application/json', mostBytes: MOST_BYTES })
    if (!fetched.ok) {
      const again = fetched.refusal === 'keine-verbindung' || fetched.refusal === 'zu-langsam'
      return { ok: false, satz: refusalWords[fetched.refusal], again }
    }
    const { status, body } = fetched.answer
    if (status !== 200)
      return { ok: false, satz: `Der Server antwortet mit dem Fehler ${status}.`, again: PASSING.has(status) }
    const read = readJson(body)
    if (!read.ok) return read
    if (read.repaired.length > 0)
      say(`${url}: Das JSON war fehlerhaft (${read.repaired.join(', ')}) und wurde beim Lesen ausgebessert.`)
    return { ok: true, json: read.json }
  }
  return async url => {
    for (let tries = 1; ; tries++) {
      const { again, ...got } = await once(url)
      if (!again || tries === TRIES) return got
      await pause(pauseMs * tries)
    }
  }
}

/** Asks each address once: what is judged by an answer and what is taken from it are the same. */
export function askingOnce(get: Client): Client {
  const asked = new Map<string, Promise<Got>>()
  return url => {
    const got = asked.get(url) ?? get(url)
    asked.set(url, got)
    return got
  }
}

/** Returns the object at an address; undefined if it cannot be read. */
export async function objectAt(address: string, get: Client): Promise<Json | undefined> {
  const got = await get(address)
  return got.ok && isObject(got.json) ? got.json : undefined
}

/** The pages of one list inside an object. A server whose next page never ends is not read on. */
const MOST_PAGES_AT_ADDRESS = 500

/**
 * Returns the objects at an address: one, or those of a list, page by page. Undefined if any of it cannot be
 * read.
 */
export async function objectsAt(address: string, get: Client): Promise<Json[] | undefined> {
  const found: Json[] = []
  const seen = new Set<string>()
  const earlier = new Set<unknown>()
  for (let url: string | undefined = address; url !== undefined; ) {
    if (seen.has(url) || seen.size >= MOST_PAGES_AT_ADDRESS) return undefined
    seen.add(url)
    const got = await get(url)
    if (!got.ok) return undefined
    const listed = listIn(got.json)
    if (listed === undefined) return isObject(got.json) && seen.size === 1 ? [got.json] : undefined
    const here: Json[] = []
    for (const one of listed) {
      const object: unknown = typeof one === 'string' ? await objectAt(one, get) : one
      if (!isObject(object)) return undefined
      here.push(object)
    }
    // The list has moved while it was read: another object may be missing.
    if (here.some(({ id }) => id !== undefined && earlier.has(id))) return undefined
    for (const object of here) earlier.add(object['id'])
    found.push(...here)
    url = nextOf(got.json, url)
  }
  return found
}

/** Returns the objects of a page: a list, or `data` with a list, with one object, or with objects by name. */
export function listIn(page: unknown): readonly unknown[] | undefined {
  if (Array.isArray(page)) return page
  const data = isObject(page) ? page['data'] : undefined
  if (Array.isArray(data)) return data
  if (!isObject(data)) return undefined
  return typeof data['id'] === 'string' ? [data] : Object.values(data)
}

/** Returns the absolute address of the next page; undefined if there is none. */
export function nextOf(page: unknown, here: string): string | undefined {
  const next = isObject(page) && isObject(page['links']) ? page['links']['next'] : undefined
  return typeof next === 'string' && next !== '' ? absolute(next, here) : undefined
}

export const absolute = (url: string, base: string): string | undefined =>
  URL.canParse(url, base) ? new URL(url, base).href : undefined

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether an object is reported as deleted, also in another spelling such as `"true"` or `1`. */
export const isDeleted = ({ deleted }: Json): boolean =>
  ![undefined, null, false, 0].includes(deleted as never) &&
  !(typeof deleted === 'string' && /^(?:false|f|no|nein|n|0|)$/i.test(deleted.trim()))

/** Returns the address that stands for an object: as a text, or as an object with nothing but its id. */
export function referenceIn(part: unknown): string | undefined {
  if (typeof part === 'string') return part
  const isBare = isObject(part) && Object.keys(part).every(key => key === 'id' || key === 'type')
  return isBare && typeof part['id'] === 'string' ? part['id'] : undefined
}
