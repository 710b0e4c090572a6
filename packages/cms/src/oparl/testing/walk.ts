/** Reads an OParl server as a client that knows only its entry address, and checks it against OParl 1.1. */

export type Json = Readonly<Record<string, unknown>>
type Ask = (url: string) => Promise<Response>

const SCHEMA = 'https://schema.oparl.org/1.1/'

/** Mandatory fields by type; only these may be an empty list. */
const MANDATORY: Readonly<Record<string, readonly string[]>> = {
  System: ['oparlVersion', 'body'],
  Body: ['name', 'organization', 'person', 'meeting', 'paper', 'legislativeTerm'],
  AgendaItem: ['order'],
  File: ['accessUrl'],
}

/** The type of the objects in each list of a body. */
const LISTS: Readonly<Record<string, string>> = {
  organization: 'Organization',
  person: 'Person',
  meeting: 'Meeting',
  paper: 'Paper',
  agendaItem: 'AgendaItem',
  consultation: 'Consultation',
  file: 'File',
  locationList: 'Location',
  legislativeTermList: 'LegislativeTerm',
  membership: 'Membership',
}

const DATE_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/
const DATE = /^\d{4}-\d\d-\d\d$/
const MOMENTS = new Set(['created', 'modified', 'start', 'end'])
const DAYS = new Set(['startDate', 'endDate', 'date'])
/** Fields with addresses outside the data: pages and files. */
const OUTSIDE = new Set(['web', 'website', 'accessUrl', 'downloadUrl', 'oparlVersion', 'type'])

export type Walked = {
  readonly objects: ReadonlyMap<string, Json>
  readonly faults: readonly string[]
}

const typeOf = (object: Json) => String(object['type']).slice(SCHEMA.length)

export async function walk(entry: string, ask: Ask): Promise<Walked> {
  const faults: string[] = []
  const objects = new Map<string, Json>()
  const inLists = new Map<string, string>()
  const named = new Map<string, string>()

  const json = async (url: string): Promise<Json> => {
    const response = await ask(url)
    if (response.status !== 200) faults.push(`${url}: ${response.status}`)
    if (response.headers.get('access-control-allow-origin') !== '*') faults.push(`${url}: no CORS header`)
    return (await response.json()) as Json
  }

  /** Checks all values of an object and of those embedded in it. */
  const judge = (object: Json, at: string) => {
    const type = typeOf(object)
    for (const name of ['id', 'type', 'created', 'modified', ...(MANDATORY[type] ?? [])])
      if (!(name in object)) faults.push(`${at}: ${type} without ${name}`)
    for (const [name, value] of Object.entries(object)) {
      const where = `${at} ${name}`
      const mayBeEmpty = MANDATORY[type]?.includes(name)
      if (value === null || value === '' || (Array.isArray(value) && value.length === 0 && !mayBeEmpty))
        faults.push(`${where}: empty`)
      for (const one of [value].flat()) {
        if (MOMENTS.has(name) && !DATE_TIME.test(String(one))) faults.push(`${where}: ${String(one)}`)
        if (DAYS.has(name) && !DATE.test(String(one))) faults.push(`${where}: ${String(one)}`)
        if (typeof one === 'string' && one.startsWith(entry) && name !== 'id' && !OUTSIDE.has(name))
          named.set(one, where)
        if (typeof one === 'object' && one !== null && 'type' in one) {
          const inside = one as Json
          named.set(String(inside['id']), where)
          judge(inside, where)
        }
      }
    }
  }

  const list = async (url: string, type: string) => {
    let next: string | undefined = url
    for (let page = 1; next !== undefined; page++) {
      const answer: Json = await json(next)
      const links = answer['links'] as Record<string, string>
      const data = answer['data'] as Json[]
      for (const object of data) {
        const id = String(object['id'])
        if (inLists.has(id)) faults.push(`${id}: twice in ${url}`)
        inLists.set(id, type)
        if (object['type'] !== `${SCHEMA}${type}`) faults.push(`${id}: ${String(object['type'])} in ${url}`)
        objects.set(id, object)
        judge(object, id)
      }
      const { totalPages } = answer['pagination'] as { totalPages: number }
      if (page < totalPages !== 'next' in links) faults.push(`${next}: next on page ${page} of ${totalPages}`)
      next = links['next']
    }
  }

  const system = await json(entry)
  judge(system, entry)
  await list(String(system['body']), 'Body')
  const bodies = [...objects.values()]
  for (const body of bodies)
    for (const [name, type] of Object.entries(LISTS)) await list(String(body[name]), type)

  /** Lists of an organization or of a body. */
  const lists = new Set(
    [...objects.values()].flatMap(object =>
      ['Body', 'Organization'].includes(typeOf(object))
        ? Object.values(object).filter(value => named.has(String(value)) && !inLists.has(String(value)))
        : [],
    ),
  )
  for (const [url, where] of named) {
    if (url === entry || url === system['body'] || inLists.has(url)) continue
    if (lists.has(url)) await json(url)
    else faults.push(`${where}: ${url} stands in no list`)
  }
  for (const [id, listed] of objects) {
    const own = await json(id)
    if (JSON.stringify(own) !== JSON.stringify(listed)) faults.push(`${id}: other than in its list`)
  }
  return { objects, faults }
}
