import { type Client, isObject, type Json } from './oparl-client.ts'

/** The objects of one body on an OParl server, by type and id. */
export type Found = {
  readonly body: Json
  readonly organizations: ReadonlyMap<string, Json>
  readonly persons: ReadonlyMap<string, Json>
  readonly meetings: ReadonlyMap<string, Json>
  readonly papers: ReadonlyMap<string, Json>
  /** Ids of objects reported as deleted. */
  readonly deleted: ReadonlySet<string>
  /** Whether all lists were read to the end: only then a missing object counts as gone. */
  readonly isWhole: boolean
  /** Only changes were requested: a missing object may still exist. */
  readonly isOfChanges: boolean
  /** Reads all papers, also in a run that asks only for changes; undefined if they cannot be read. */
  readonly allPapers: () => Promise<ReadonlyMap<string, Json> | undefined>
}

export type Walked =
  | { readonly ok: true; readonly found: Found }
  | { readonly ok: false; readonly satz: string }

/** Most pages and objects that are read: more than any council has, in case a server never ends. */
const MOST_PAGES = 20_000
const MOST_OBJECTS = 200_000
/** Consecutive pages without anything new after which reading stops. */
const MOST_EMPTY = 3

type Say = (sentence: string) => void

/**
 * Reads system, body and lists of an OParl server: OParl 1.0 and 1.1, lists embedded or linked, unknown
 * objects skipped. `since` asks only for changes.
 */
export async function walkOparl(
  get: Client,
  entry: string,
  { since, koerperschaft, say }: { since?: string | undefined; koerperschaft?: string | undefined; say: Say },
): Promise<Walked> {
  const reader = listReader(get, say)
  const body = await findBody(get, reader, entry, koerperschaft)
  if (!body.ok) return body
  const deleted = new Set<string>()
  const read = async (name: string, type: string, how: 'whole' | 'changes' = 'whole') => {
    const objects = new Map<string, Json>()
    for (const object of await reader.list(body.body[name], type, how === 'changes' ? since : undefined)) {
      const id = String(object['id'])
      if (object['deleted'] === true) deleted.add(id)
      else objects.set(id, object)
    }
    return objects
  }
  // All other objects refer to these, so they are read completely each time; a town has a few dozen.
  const organizations = await read('organization', 'Organization')
  const persons = await read('person', 'Person')
  await embed(persons, 'membership', 'person', async () => [
    ...(await read('membership', 'Membership')).values(),
  ])
  // Only lists of changes contain deleted objects.
  if (since !== undefined) {
    await read('organization', 'Organization', 'changes')
    await read('person', 'Person', 'changes')
  }
  const papers = await read('paper', 'Paper', 'changes')
  const meetings = await read('meeting', 'Meeting', 'changes')
  const withConsultations = async (of: Map<string, Json>) => {
    await embed(of, 'consultation', 'paper', async () => [
      ...(await read('consultation', 'Consultation')).values(),
    ])
    return of
  }
  await withConsultations(papers)
  if (since !== undefined) await addMeetingsOf(papers, meetings, reader.one)
  await embed(meetings, 'agendaItem', 'meeting', async () =>
    [...(await read('agendaItem', 'AgendaItem')).values()].toSorted(
      (a, b) => Number(a['order'] ?? 0) - Number(b['order'] ?? 0),
    ),
  )
  reader.sayUnknown()
  return {
    ok: true,
    found: {
      body: body.body,
      organizations,
      persons,
      meetings,
      papers,
      deleted,
      isWhole: reader.isWhole(),
      isOfChanges: since !== undefined,
      async allPapers() {
        if (since === undefined) return reader.isWhole() ? papers : undefined
        const again = listReader(get, say)
        const all = new Map(
          (await again.list(body.body['paper'], 'Paper')).map(one => [String(one['id']), one]),
        )
        return again.isWhole() ? withConsultations(all) : undefined
      },
    },
  }
}

/** If no object embeds its parts, as on some servers, reads the parts from their own list. */
async function embed(
  wholes: Map<string, Json>,
  name: string,
  back: string,
  read: () => Promise<readonly Json[]>,
): Promise<void> {
  if (wholes.size === 0 || [...wholes.values()].some(whole => name in whole)) return
  const parts = Map.groupBy(await read(), part => part[back])
  for (const [id, whole] of wholes) {
    const own = parts.get(id)
    if (own) wholes.set(id, { ...whole, [name]: own })
  }
}

/**
 * Adds the meetings of changed papers: a new consultation changes an agenda, whether the server reports that
 * or not.
 */
async function addMeetingsOf(
  papers: ReadonlyMap<string, Json>,
  meetings: Map<string, Json>,
  one: (url: string, type: string) => Promise<Json | undefined>,
): Promise<void> {
  for (const paper of papers.values()) {
    const consultations = Array.isArray(paper['consultation']) ? paper['consultation'] : []
    for (const consultation of consultations) {
      const at = isObject(consultation) ? consultation['meeting'] : undefined
      if (typeof at !== 'string' || meetings.has(at)) continue
      const meeting = await one(at, 'Meeting')
      if (meeting && meeting['deleted'] !== true) meetings.set(at, meeting)
    }
  }
}

async function findBody(
  get: Client,
  reader: ReturnType<typeof listReader>,
  entry: string,
  wanted: string | undefined,
): Promise<{ ok: true; body: Json } | { ok: false; satz: string }> {
  const got = await get(entry)
  if (!got.ok) return { ok: false, satz: `${entry}: ${got.satz}` }
  const system = isObject(got.json) && Array.isArray(got.json['data']) ? got.json['data'][0] : got.json
  if (!isObject(system)) return { ok: false, satz: `${entry}: Dort steht kein OParl-System.` }
  if (typeName(system) === 'Body') return { ok: true, body: system }
  if (system['body'] === undefined)
    return { ok: false, satz: `${entry}: Dort steht kein OParl-System: „body“ fehlt.` }
  const bodies = (await reader.list(system['body'], 'Body')).filter(({ deleted }) => deleted !== true)
  const named = bodies.map(body => `${textOf(body['name'])} (${textOf(body['id'])})`)
  const chosen =
    wanted === undefined ? bodies : bodies.filter(({ id, name }) => id === wanted || name === wanted)
  const [body] = chosen
  if (body && chosen.length === 1) return { ok: true, body }
  if (bodies.length === 0) return { ok: false, satz: 'Der Server nennt keine Körperschaft.' }
  return {
    ok: false,
    satz: `Bitte mit --koerperschaft eine Körperschaft wählen: ${named.join(', ')}`,
  }
}

/** Reads lists in all common shapes, each object once. Faults are reported and skipped. */
function listReader(get: Client, say: Say) {
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

const textOf = (value: unknown): string => (typeof value === 'string' ? value : 'ohne Namen')

/** The last part of the address of a type, in any version. */
const typeName = ({ type }: Json): string =>
  typeof type === 'string' ? (type.split(/[/#]/).at(-1) ?? '').slice(0, 60) : ''

function withSince(url: string, since: string): string {
  if (!URL.canParse(url)) return url
  const address = new URL(url)
  address.searchParams.set('modified_since', since)
  return address.href
}

const absolute = (url: string, base: string): string | undefined =>
  URL.canParse(url, base) ? new URL(url, base).href : undefined
