import { createHash } from 'node:crypto'
import { medienPfad } from '@rathausplatz/contract/medien'
import type { Kysely } from 'kysely'
import { carriedOver, MOST_PER_PAGE, readQuestion } from './question.ts'
import { type OparlReads, oparlReads, type Stored } from './reads.ts'
import { momentsOf } from './settle.ts'
import type { OparlTables } from './tables.ts'
import { addressOf, BODY, OPARL_PATH, SERVER, schemaOf, types, withAddresses } from './types.ts'

type Sources = {
  db: Kysely<OparlTables>
  clock: () => Date
  /** Public address of the site. */
  publicUrl: string
  /** Answers `/medien/...`. */
  media: (request: Request) => Promise<Response>
  /** Whether the tables hold all public objects; false while an imported town is still being read. */
  isFilled: () => boolean
}

type Json = Readonly<Record<string, unknown>>

/**
 * The OParl 1.1 server: the public part of the council for other programs. It answers only from its own
 * tables, which contain nothing that is not public.
 */
export function openOparl({
  db,
  clock,
  publicUrl,
  media,
  isFilled,
}: Sources): (request: Request) => Promise<Response> {
  const reads = oparlReads(db, clock)

  return async request => {
    // While the tables are being filled, the server answers 503: clients would take missing objects for
    // deleted.
    if (!isFilled())
      return refused(503, 'Die Daten werden gerade eingelesen. Bitte fragen Sie gleich noch einmal.')
    const url = new URL(request.url)
    const path = pathOf(url.pathname)
    if (path === undefined) return refused(400, 'Diese Adresse ist nicht lesbar.')
    const plain = path
      .toLowerCase()
      .replaceAll(/\/{2,}/g, '/')
      .replace(/\/$/, '')
    const answered = await answer(reads, { plain, request, url, publicUrl, media })
    // Each object has one address; other spellings redirect to it.
    if (plain === path || !answered.ok) return answered
    await answered.body?.cancel()
    return new Response(null, {
      status: 301,
      headers: { location: `${publicUrl}${OPARL_PATH}${plain}${url.search}`, ...OPEN },
    })
  }
}

/** Returns the decoded path below this server; undefined if it is not valid. */
function pathOf(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname.slice(OPARL_PATH.length))
  } catch {
    return undefined
  }
}

type Asked = {
  plain: string
  request: Request
  url: URL
  publicUrl: string
  media: Sources['media']
}

async function answer(reads: OparlReads, asked: Asked): Promise<Response> {
  const { plain, url } = asked
  if (plain === '') return told(asked, await systemOf(reads))
  const [, first = '', second, third, ...more] = plain.split('/')
  if (more.length > 0) return notThere()
  const listName = second === undefined ? first : first === 'organization' ? third : undefined
  const listed = Object.values(types).find(({ list }) => list === listName)
  if (listed) {
    const within = second === undefined ? undefined : `organization/${second}`
    if (within !== undefined && !WITHIN.has(listed.list)) return notThere()
    if (within !== undefined && !(await isThere(reads, within))) return notThere()
    return list(reads, asked, { type: listed.type, within })
  }
  if (second === undefined || !Object.hasOwn(types, first)) return notThere()
  const id = `${first}/${second}`
  const found = await reads.object(id)
  if (!found) return notThere()
  if (third === 'download' && first === 'file') return download(asked, found)
  if (third !== undefined) return notThere()
  const object = found.isGone ? goneOf(found) : objectOf(found)
  return told(asked, withoutInternal(object, url.searchParams.get('omit_internal') === 'true'))
}

/** Lists that each organization has. */
const WITHIN: ReadonlySet<string> = new Set(['meetings', 'consultations'])

const isThere = async (reads: OparlReads, id: string) => (await reads.object(id))?.isGone === false

async function systemOf(reads: OparlReads): Promise<Json> {
  const body = await reads.object(BODY)
  const { name, website, contactEmail } = body ? (JSON.parse(body.body) as Json) : {}
  return {
    id: SERVER,
    type: schemaOf('System'),
    oparlVersion: 'https://schema.oparl.org/1.1/',
    body: addressOf(types.body.list),
    ...(name === undefined ? {} : { name, website, contactEmail }),
    ...momentsOf(body ?? { created: EPOCH, modified: EPOCH }),
  }
}

/** `created` and `modified` of the system as long as the town has no public record. */
const EPOCH = '1970-01-01T00:00:00Z'

const objectOf = (row: Stored): Json => ({
  id: addressOf(row.id),
  type: schemaOf(row.type),
  ...(JSON.parse(row.body) as Json),
  ...momentsOf(row),
})

/** The answer for a deleted object: its id, type and moments, nothing else. */
const goneOf = (row: Stored): Json => ({
  id: addressOf(row.id),
  type: schemaOf(row.type),
  ...momentsOf(row),
  deleted: true,
})

async function list(
  reads: OparlReads,
  asked: Asked,
  { type, within }: { type: string; within: string | undefined },
): Promise<Response> {
  const { plain, url } = asked
  const question = readQuestion(url.searchParams)
  if ('wrong' in question) return refused(400, question.wrong)
  const { limit = MOST_PER_PAGE, page = 1, omit_internal = false, ...filters } = question.value
  const { rows, count } = await reads.list(
    { type, within, ...filters },
    { limit, offset: (page - 1) * limit },
  )
  const pages = Math.max(Math.ceil(count / limit), 1)
  const link = (to: number) => {
    const query = new URLSearchParams([
      ...carriedOver(url.searchParams),
      ...(to > 1 ? [['page', String(to)]] : []),
    ])
    return `${SERVER}${plain}${query.size > 0 ? `?${query}` : ''}`
  }
  return told(asked, {
    data: rows.map(row => withoutInternal(row.deleted === 1 ? goneOf(row) : objectOf(row), omit_internal)),
    pagination: { totalElements: count, elementsPerPage: limit, currentPage: page, totalPages: pages },
    links: {
      first: link(1),
      ...(page > 1 ? { prev: link(Math.min(page - 1, pages)) } : {}),
      self: link(page),
      ...(page < pages ? { next: link(page + 1) } : {}),
      last: link(pages),
    },
  })
}

/** Fields that `omit_internal` leaves out, by type (OParl 1.1). */
const INTERNAL: Readonly<Record<string, readonly string[]>> = {
  AgendaItem: ['auxiliaryFile'],
  Meeting: ['auxiliaryFile', 'agendaItem'],
  Paper: ['auxiliaryFile', 'location'],
  Person: ['membership'],
  Body: ['legislativeTerm'],
}

function withoutInternal(object: Json, isWished: boolean): Json {
  const type = String(object['type']).slice(schemaOf('').length)
  const internal = isWished ? (INTERNAL[type] ?? []) : []
  if (internal.length === 0) return object
  // A mandatory list stays, but empty.
  const must = type === 'Body' ? { legislativeTerm: [] } : {}
  return {
    ...Object.fromEntries(Object.entries(object).filter(([name]) => !internal.includes(name))),
    ...must,
  }
}

/** Answers with the bytes of a file, to be saved under its name. */
async function download(
  { request, publicUrl, media }: Asked,
  file: Stored & { isGone: boolean },
): Promise<Response> {
  if (file.isGone) return refused(410, 'Diese Datei wurde zurückgezogen.')
  const { fileName } = JSON.parse(file.body) as { fileName: string }
  const response = await media(
    new Request(`${publicUrl}${medienPfad}${fileName}`, { method: request.method, headers: request.headers }),
  )
  if (response.status >= 400) return notThere()
  const headers = new Headers(response.headers)
  headers.set('content-disposition', `attachment; filename="${fileName}"`)
  return new Response(response.body, { status: response.status, headers })
}

/** Any origin may read: no answer depends on the sender of the request. */
const OPEN = { 'access-control-allow-origin': '*' }

function told({ request, publicUrl }: Asked, json: Json): Response {
  const body = withAddresses(JSON.stringify(json), publicUrl)
  const etag = `"${createHash('sha1').update(body).digest('base64url')}"`
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-cache',
    etag,
    ...OPEN,
  }
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers })
  return new Response(request.method === 'HEAD' ? null : body, { headers })
}

const notThere = () => refused(404, 'Hierzu gibt es kein Objekt.')

const refused = (status: 400 | 404 | 410 | 503, message: string): Response =>
  Response.json(
    { type: schemaOf('Error'), message },
    {
      status,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-store',
        ...(status === 503 ? { 'retry-after': '5' } : {}),
        ...OPEN,
      },
    },
  )
