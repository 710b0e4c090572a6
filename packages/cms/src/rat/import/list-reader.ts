import { listOfAll, oneOf } from './german-names.ts'
import { absolute, type Client, isObject, type Json, listIn, nextOf, referenceIn } from './oparl-client.ts'
import { type PageCount, pageCount } from './page-count.ts'
import type { SinceSpelling } from './since-spelling.ts'

/** Most pages and objects that are read: more than any council has, in case a server never ends. */
const MOST_PAGES = 20_000
const MOST_OBJECTS = 200_000
/** Consecutive pages without anything new, and without anything at all, after which reading stops. */
const MOST_KNOWN = 3
const MOST_EMPTY = 50

type Added = { readonly fresh: number; readonly again: number }

export type Say = (sentence: string) => void

/** Reads lists in all common shapes, each object once. Faults are reported and skipped. */
export function listReader(get: Client, say: Say) {
  let whole = true
  let isSinceUnknown = false
  const unknown = new Map<string, number>()
  const fault = (sentence: string) => {
    whole = false
    say(sentence)
  }

  const one = async (url: string, type: string): Promise<Json | undefined> => {
    const got = await get(url)
    if (got.ok && isObject(got.json)) return got.json
    fault(`${oneOf(type)} ${url}: ${got.ok ? 'Dort steht kein Eintrag.' : got.satz}`)
    return undefined
  }

  const list = async (given: unknown, type: string, since?: SinceSpelling): Promise<Json[]> => {
    const found = new Map<string, Json>()
    let twice = 0
    let nameless = 0
    let others = 0
    const pagesRead = pageCount()
    const wasWhole = whole
    /** Adds the objects of a page, and returns how many of them are new, and how many an earlier page had. */
    const add = async (data: readonly unknown[], here = ''): Promise<Added> => {
      let [fresh, again] = [0, 0]
      const onThisPage = new Set<string>()
      for (const entry of data) {
        const isOther = isObject(entry) && typeName(entry) !== '' && typeName(entry) !== type
        const named = isOther ? undefined : referenceIn(entry)
        const object = named === undefined ? entry : await one(absolute(named, here) ?? named, type)
        if (object === undefined) continue
        const id = isObject(object) ? object['id'] : undefined
        if (!isObject(object) || typeof id !== 'string' || id === '') {
          nameless++
          continue
        }
        const called = typeName(object)
        if (called !== '' && called !== type) {
          unknown.set(called, (unknown.get(called) ?? 0) + 1)
          others++
        } else if (found.has(id)) {
          if (onThisPage.has(id)) twice++
          else again++
        } else {
          found.set(id, object)
          fresh++
        }
        onThisPage.add(id)
      }
      return { fresh, again }
    }
    const count = () => found.size

    const embedded = listIn(given)
    if (embedded) {
      const { again } = await add(embedded)
      pagesRead.note(given, { entries: embedded.length, again })
    } else if (typeof given === 'string') await pages(given, { type, since, add, count, pagesRead })
    else if (isObject(given)) await add([given])
    else if (given !== undefined && given !== null) fault(`Die ${listOfAll(type)} hat keine lesbare Adresse.`)
    const after = nextOf(given, '')
    if (after !== undefined) await pages(after, { type, since: undefined, add, count, pagesRead })
    if (whole || !wasWhole)
      for (const sentence of pagesRead.faults(type, found.size + nameless + others)) fault(sentence)
    if (nameless > 0)
      say(
        `${listOfAll(type)}: ${nameless} ${nameless === 1 ? 'Eintrag ist' : 'Einträge sind'} ohne Kennung („id“) oder nicht lesbar und weggelassen.`,
      )
    if (twice > 0)
      say(
        `${listOfAll(type)}: ${twice} ${twice === 1 ? 'Eintrag hat' : 'Einträge haben'} dieselbe Kennung („id“) wie ein anderer; es zählt der erste.`,
      )
    return [...found.values()]
  }

  type Paging = {
    type: string
    since: SinceSpelling | undefined
    add: (data: readonly unknown[], here: string) => Promise<Added>
    count: () => number
    pagesRead: PageCount
  }

  const pages = async (first: string, { type, since, add, count, pagesRead }: Paging) => {
    const seen = new Set<string>()
    let url: string | undefined = since?.addressOf(first) ?? first
    let known = 0
    let empty = 0
    while (url !== undefined) {
      const here: string = url
      if (seen.has(here)) return fault(`${listOfAll(type)}: Die Seiten führen im Kreis (${here}).`)
      if (seen.size >= MOST_PAGES || count() >= MOST_OBJECTS)
        return fault(`${listOfAll(type)}: Nach ${seen.size} Seiten war kein Ende, der Rest fehlt.`)
      seen.add(here)
      const got = await get(here)
      if (!got.ok && since !== undefined && here === since.addressOf(first)) {
        since.refused()
        url = since.addressOf(first) ?? first
        if (url === first) isSinceUnknown = true
        continue
      }
      if (!got.ok) {
        fault(`${listOfAll(type)}, ${here}: ${got.satz}`)
        // The pages after a damaged one may be whole.
        url = got.next === undefined ? undefined : absolute(got.next, here)
        continue
      }
      const page = got.json
      const data = listIn(page) ?? (isObject(page) && typeName(page) === type ? [page] : undefined)
      if (!data) return fault(`${listOfAll(type)}, ${here}: Dort steht keine Liste.`)
      const { fresh, again } = await add(data, here)
      pagesRead.note(page, { entries: data.length, again })
      known = fresh > 0 || data.length === 0 ? 0 : known + 1
      empty = data.length > 0 ? 0 : empty + 1
      if (known >= MOST_KNOWN || empty >= MOST_EMPTY)
        return fault(
          `${listOfAll(type)}: Seit ${Math.max(known, empty)} Seiten kommt nichts Neues, der Rest fehlt.`,
        )
      const next = isObject(page) && isObject(page['links']) ? page['links']['next'] : undefined
      url = nextOf(page, here)
      if (next !== undefined && next !== null && next !== '' && url === undefined)
        return fault(`${listOfAll(type)}, ${here}: Die nächste Seite hat keine lesbare Adresse.`)
      const said = isObject(page) && isObject(page['pagination']) ? page['pagination'] : {}
      const [current, total] = [Number(said['currentPage']), Number(said['totalPages'])]
      if (url === undefined && current < total)
        return fault(
          `${listOfAll(type)}: Der Server nennt ${total} Seiten, aber nach Seite ${current} keine.`,
        )
    }
  }

  return {
    one,
    list,
    isWhole: () => whole,
    /** Whether the server understands no spelling of the filter by changes. */
    isSinceUnknown: () => isSinceUnknown,
    sayUnknown() {
      for (const [type, count] of unknown)
        say(`Mit unbekannter Art oder in der falschen Liste, weggelassen: ${type} (${count}).`)
    },
  }
}

export type ListReader = ReturnType<typeof listReader>

/** The last part of the address of a type, in any version. */
export const typeName = ({ type }: Json): string =>
  typeof type === 'string' ? (type.split(/[/#]/).at(-1) ?? '').slice(0, 60) : ''
