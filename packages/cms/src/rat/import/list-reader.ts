import { type Client, isObject, type Json } from './oparl-client.ts'

/** Most pages and objects that are read: more than any council has, in case a server never ends. */
const MOST_PAGES = 20_000
const MOST_OBJECTS = 200_000
/** Consecutive pages without anything new after which reading stops. */
const MOST_EMPTY = 3

export type Say = (sentence: string) => void

/** Reads lists in all common shapes, each object once. Faults are reported and skipped. */
export function listReader(get: Client, say: Say) {
  let whole = true
  const unknown = new Map<string, number>()
  const fault = (sentence: string) => {
    whole = false
    say(sentence)
  }

  const one = async (url: string, type: string): Promise<Json | undefined> => {
    const got = await get(url)
    if (got.ok && isObject(got.json)) return got.json
    fault(`${type} ${url}: ${got.ok ? 'Das ist kein Objekt.' : got.satz}`)
    return undefined
  }

  const list = async (given: unknown, type: string, since?: string): Promise<Json[]> => {
    const found = new Map<string, Json>()
    let twice = 0
    let nameless = 0
    /** Adds objects and returns how many of them are new. */
    const add = async (data: readonly unknown[]): Promise<number> => {
      let fresh = 0
      for (const entry of data) {
        const object = typeof entry === 'string' ? await one(entry, type) : entry
        if (object === undefined) continue
        const id = isObject(object) ? object['id'] : undefined
        if (!isObject(object) || typeof id !== 'string' || id === '') {
          nameless++
          continue
        }
        const called = typeName(object)
        if (called !== '' && called !== type) unknown.set(called, (unknown.get(called) ?? 0) + 1)
        else if (found.has(id)) twice++
        else {
          found.set(id, object)
          fresh++
        }
      }
      return fresh
    }

    if (Array.isArray(given)) await add(given)
    else if (typeof given === 'string') await pages(given, { type, since, add, count: () => found.size })
    else if (isObject(given)) await add([given])
    else if (given !== undefined && given !== null) fault(`Die Liste ${type} hat keine lesbare Adresse.`)
    if (nameless > 0) say(`Liste ${type}: ${nameless} ohne „id“ oder kein Objekt, weggelassen.`)
    if (twice > 0) say(`Liste ${type}: ${twice} doppelte „id“, jeweils das erste zählt.`)
    return [...found.values()]
  }

  type Paging = {
    type: string
    since: string | undefined
    add: (data: readonly unknown[]) => Promise<number>
    count: () => number
  }

  const pages = async (first: string, { type, since, add, count }: Paging) => {
    const seen = new Set<string>()
    let url: string | undefined = since === undefined ? first : withSince(first, since)
    let empty = 0
    while (url !== undefined) {
      const here: string = url
      if (seen.has(here)) return fault(`Liste ${type}: Die Seiten führen im Kreis (${here}).`)
      if (seen.size >= MOST_PAGES || count() >= MOST_OBJECTS)
        return fault(`Liste ${type}: Nach ${seen.size} Seiten war kein Ende, der Rest fehlt.`)
      seen.add(here)
      const got = await get(here)
      if (!got.ok && since !== undefined && seen.size === 1) {
        say(`Liste ${type}: Der Server kennt „modified_since“ nicht, es wird alles gelesen.`)
        url = first
        continue
      }
      if (!got.ok) return fault(`Liste ${type}, ${here}: ${got.satz}`)
      const page = got.json
      const data = Array.isArray(page) ? page : isObject(page) ? page['data'] : undefined
      if (!Array.isArray(data)) return fault(`Liste ${type}, ${here}: Dort steht keine Liste.`)
      empty = (await add(data)) > 0 ? 0 : empty + 1
      if (empty >= MOST_EMPTY)
        return fault(`Liste ${type}: Seit ${MOST_EMPTY} Seiten kommt nichts Neues, der Rest fehlt.`)
      const links: Json = isObject(page) && isObject(page['links']) ? page['links'] : {}
      const next = links['next']
      url = typeof next === 'string' && next !== '' ? absolute(next, here) : undefined
      if (next !== undefined && next !== null && next !== '' && url === undefined)
        return fault(`Liste ${type}, ${here}: Die nächste Seite hat keine lesbare Adresse.`)
      const said = isObject(page) && isObject(page['pagination']) ? page['pagination'] : {}
      const [current, total] = [Number(said['currentPage']), Number(said['totalPages'])]
      if (url === undefined && current < total)
        return fault(`Liste ${type}: Der Server nennt ${total} Seiten, aber nach Seite ${current} keine.`)
    }
  }

  return {
    one,
    list,
    isWhole: () => whole,
    sayUnknown() {
      for (const [type, count] of unknown)
        say(`Unbekannt oder am falschen Ort, weggelassen: ${type} (${count}).`)
    },
  }
}

/** The last part of the address of a type, in any version. */
export const typeName = ({ type }: Json): string =>
  typeof type === 'string' ? (type.split(/[/#]/).at(-1) ?? '').slice(0, 60) : ''

function withSince(url: string, since: string): string {
  if (!URL.canParse(url)) return url
  const address = new URL(url)
  address.searchParams.set('modified_since', since)
  return address.href
}

const absolute = (url: string, base: string): string | undefined =>
  URL.canParse(url, base) ? new URL(url, base).href : undefined
