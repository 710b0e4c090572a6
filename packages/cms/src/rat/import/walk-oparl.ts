import { embed, partsReader, withTerms } from './embedded-parts.ts'
import { listReader, type Say, typeName } from './list-reader.ts'
import { oneScheme } from './one-scheme.ts'
import { type Client, isDeleted, isObject, type Json, listIn } from './oparl-client.ts'
import { sinceSpelling } from './since-spelling.ts'

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
  /** The server understands no spelling of the question for changes. */
  readonly isSinceUnknown: boolean
  /** Reads further objects, with addresses in the same scheme as the ids. */
  readonly get: Client
  /** Reads all papers, also in a run that asks only for changes; undefined if they cannot be read. */
  readonly allPapers: () => Promise<ReadonlyMap<string, Json> | undefined>
}

export type Walked =
  | { readonly ok: true; readonly found: Found }
  | { readonly ok: false; readonly satz: string }

/**
 * Reads system, body and lists of an OParl server: OParl 1.0 and 1.1, lists embedded or linked, unknown
 * objects skipped. `since` asks only for changes.
 */
export async function walkOparl(
  client: Client,
  entry: string,
  { since, koerperschaft, say }: { since?: string | undefined; koerperschaft?: string | undefined; say: Say },
): Promise<Walked> {
  const { get, settle } = oneScheme(client, entry)
  const reader = listReader(get, say)
  const chosen = await findBody(get, reader, entry, koerperschaft)
  if (!chosen.ok) return chosen
  const body = await withTerms(settle(chosen.body), reader)
  const deleted = new Set<string>()
  const changes = since === undefined ? undefined : sinceSpelling(since)
  const read = async (name: string, type: string, how: 'whole' | 'changes' = 'whole') => {
    const objects = new Map<string, Json>()
    for (const object of await reader.list(body[name], type, how === 'changes' ? changes : undefined)) {
      const id = String(object['id'])
      if (isDeleted(object)) deleted.add(id)
      else objects.set(id, object)
    }
    return objects
  }
  const partsOf = partsReader(get, (name, type) => read(name, type))
  // All other objects refer to these, so they are read completely each time; a town has a few dozen.
  const organizations = await read('organization', 'Organization')
  const persons = await read('person', 'Person')
  await partsOf(persons, { name: 'membership', type: 'Membership', back: 'person' })
  // Only lists of changes contain deleted objects.
  if (since !== undefined) {
    await read('organization', 'Organization', 'changes')
    await read('person', 'Person', 'changes')
  }
  const papers = await read('paper', 'Paper', 'changes')
  const meetings = await read('meeting', 'Meeting', 'changes')
  const withConsultations = async (of: Map<string, Json>) => {
    await partsOf(of, { name: 'consultation', type: 'Consultation', back: 'paper' })
    return of
  }
  await withConsultations(papers)
  if (since !== undefined) await addMeetingsOf(papers, meetings, reader.one)
  // Addresses of items are read with the agenda, which knows what an unreadable item means.
  await embed(meetings, 'agendaItem', 'meeting', async () =>
    [...(await read('agendaItem', 'AgendaItem')).values()].toSorted(
      (a, b) => Number(a['order'] ?? 0) - Number(b['order'] ?? 0),
    ),
  )
  reader.sayUnknown()
  return {
    ok: true,
    found: {
      body,
      organizations,
      persons,
      meetings,
      papers,
      deleted,
      isWhole: reader.isWhole(),
      isOfChanges: since !== undefined,
      isSinceUnknown: reader.isSinceUnknown(),
      get,
      async allPapers() {
        if (since === undefined) return reader.isWhole() ? papers : undefined
        const again = listReader(get, say)
        const all = new Map((await again.list(body['paper'], 'Paper')).map(one => [String(one['id']), one]))
        return again.isWhole() ? withConsultations(all) : undefined
      },
    },
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
      if (meeting && !isDeleted(meeting)) meetings.set(at, meeting)
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
  const system = listIn(got.json)?.[0] ?? got.json
  if (!isObject(system)) return { ok: false, satz: `${entry}: Dort steht kein OParl-System.` }
  if (typeName(system) === 'Body') return { ok: true, body: system }
  if (system['body'] === undefined)
    return { ok: false, satz: `${entry}: Dort steht kein OParl-System: „body“ fehlt.` }
  const bodies = (await reader.list(system['body'], 'Body')).filter(body => !isDeleted(body))
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

const textOf = (value: unknown): string => (typeof value === 'string' ? value : 'ohne Namen')
