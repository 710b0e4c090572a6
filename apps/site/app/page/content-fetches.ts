import {
  type ApiCall,
  type Call,
  type Cms,
  checkAnswer,
  contentQuery,
  emptyList,
  isCmsError,
  isNoData,
  isSafeAddress,
  read,
} from '@rathausplatz/contract'

/** What a page's fetches meant for the page as a whole; known once all its entries are resolved. */
export type FetchOutcome = {
  /** An answer without which there is no such page (`errorOnEmpty`). */
  failed: unknown
  /** No list of the page has so many pages as the visitor asks for. */
  isBeyond: boolean
  /** Path of the only entry of a list, to which the visitor is sent (`redirectOnSingleEntry`). */
  onlyEntry: string | undefined
  /** Title and description that a list has for what was asked (`meta`). */
  meta: { title: string; description: string } | undefined
  /** The part of the visitor's query that chose what the page shows, in one order. */
  query: URLSearchParams
}

type Input = { query?: Record<string, unknown> }

/**
 * The CMS as the templates of one page see it: loaders stay the one way to fetch, and where they make a call that the
 * page names in its `apiCalls`, the fetch is made and judged as the page wants it (spec §5).
 */
export function contentFetches(cms: Cms, apiCalls: readonly ApiCall[], query: URLSearchParams) {
  const chosen = new Map<string, string>()
  const metas = new Map<ApiCall, FetchOutcome['meta']>()
  /** For each list that the visitor's `seite` chose from: whether it has that page. */
  const reached: boolean[] = []
  const outcome: Pick<FetchOutcome, 'failed' | 'onlyEntry'> = { failed: undefined, onlyEntry: undefined }

  const call = async (call: Call, input: Input): Promise<unknown> => {
    const configured = apiCalls.find(({ name }) => name === call.name)
    const fields = configured && contentQuery(call.name)
    if (!configured || !fields) {
      notePage(input.query)
      const answer = await cms.call(call as never, input as never)
      noteReach(answer, input.query)
      return answer
    }
    const forwarded = forwardedValues(configured.forward, fields, query)
    const asked = { ...input.query, ...fixedValues(configured.params, fields), ...forwarded }
    for (const [key, value] of Object.entries(forwarded)) if (key !== 'seite') chosen.set(key, value)
    notePage(asked)
    const { redirectOnSingleEntry, meta, errorOnEmpty } = configured.options
    try {
      const answer = await fetchList(cms, call, { ...input, query: asked }, configured.options)
      noteReach(answer, asked)
      if (redirectOnSingleEntry) outcome.onlyEntry ??= onlyEntryOf(answer, call, asked)
      if (meta) metas.set(configured, metaOf(answer))
      return answer
    } catch (error) {
      if (errorOnEmpty) outcome.failed = error
      throw error
    }
  }

  /** The visitor's page of a list, if it is what was asked for. A loader hands on a number, a forwarded value is text. */
  const pageAsked = (asked: Input['query'] = {}) => {
    const seite = query.get('seite')
    return seite !== null && seite !== '1' && `${asked['seite'] as string | number}` === seite
      ? seite
      : undefined
  }

  /** Page 2 of a list is an address of its own; page 1 is the page itself. */
  const notePage = (asked: Input['query']) => {
    const seite = pageAsked(asked)
    if (seite !== undefined) chosen.set('seite', seite)
  }

  /** A page beyond the last one is none. */
  const noteReach = (answer: unknown, asked: Input['query']) => {
    const seite = pageAsked(asked)
    if (seite !== undefined) reached.push(entriesOf(answer).length > 0 && Number(seite) <= pagesOf(answer))
  }

  return {
    cms: { call: call as Cms['call'] },
    outcome: (): FetchOutcome => ({
      ...outcome,
      isBeyond: reached.length > 0 && !reached.includes(true),
      meta: apiCalls.map(configured => metas.get(configured)).find(Boolean),
      query: new URLSearchParams([...chosen].toSorted(([a], [b]) => (a < b ? -1 : 1))),
    }),
  }
}

/** What the page says of the call, as far as the call takes it: of more entries than there may be, as many as there may be. */
function fixedValues(
  params: ApiCall['params'],
  fields: NonNullable<ReturnType<typeof contentQuery>>,
): Record<string, unknown> {
  const values = Object.entries(params).flatMap(([key, given]) => {
    const field = Object.hasOwn(fields, key) ? fields[key] : undefined
    const value = field && read(field, given)
    return value?.ok && value.leftOut.length === 0 ? [[key, value.value] as const] : []
  })
  return Object.fromEntries(values)
}

/** What the visitor's address says once and the call takes; all else is as if it were not there. */
function forwardedValues(
  keys: readonly string[],
  fields: NonNullable<ReturnType<typeof contentQuery>>,
  query: URLSearchParams,
): Record<string, string> {
  const values = keys.flatMap(key => {
    const [value = '', ...more] = query.getAll(key)
    const isTaken =
      value !== '' && more.length === 0 && Object.hasOwn(fields, key) && fields[key]?.safeParse(value).success
    return isTaken ? [[key, value] as const] : []
  })
  return Object.fromEntries(values)
}

/** Acceptable is a status from 200 up to below 500, and an object where an option reads the answer (spec §5). */
async function fetchList(cms: Cms, call: Call, input: Input, options: ApiCall['options']): Promise<unknown> {
  const { body, isChecked } = await cms.call(call as never, input as never).then(
    (body: unknown) => ({ body, isChecked: isObject(body) }),
    (error: unknown) => ({ body: acceptableBody(error, call), isChecked: false }),
  )
  const isRead = options.meta || options.redirectOnSingleEntry || options.errorOnEmpty
  if (isRead && !isObject(body)) throw noData(call.name)
  if (options.errorOnEmpty && entriesOf(body).length === 0) throw noData(call.name)
  return isChecked ? body : shownOf(call, body)
}

/** What came under a status below 500, whatever it is; a refusal in words holds an empty list. */
function acceptableBody(error: unknown, call: Call): unknown {
  if (isCmsError(error) && error.status < 500) return {}
  if (isNoData(error) && error.status !== undefined && error.status < 500) return error.body
  throw noData(call.name, error)
}

/** What a template can show of an acceptable body: the list that it is or holds, else nothing. */
async function shownOf(call: Call, body: unknown): Promise<unknown> {
  return checkAnswer(call, Array.isArray(body) ? { ...emptyList(call), data: body } : body).catch(() =>
    emptyList(call),
  )
}

const noData = (name: string, cause?: unknown) => new Error(`API response has no data: ${name}`, { cause })

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function entriesOf(answer: unknown): readonly unknown[] {
  const data = isObject(answer) ? answer['data'] : undefined
  return Array.isArray(data) ? data : []
}

/** How many pages a list has, as far as it says. */
function pagesOf(answer: unknown): number {
  const { pagination } = (isObject(answer) ? answer : {}) as { pagination?: { pages?: number } }
  return pagination?.pages ?? Number.POSITIVE_INFINITY
}

/** Path of the one entry of a whole list; a page with one entry of a longer list is not that. */
function onlyEntryOf(answer: unknown, call: Call, asked: Record<string, unknown>): string | undefined {
  const entries = entriesOf(answer)
  if (entries.length !== 1 || !isObject(answer)) return undefined
  const { seite = 1, pro_seite = 1 } = (call.query?.safeParse(asked).data ?? {}) as Record<string, unknown>
  const pages = pagesOf(answer)
  const isWhole = Number.isFinite(pages) ? pages <= 1 : Number(pro_seite) > 1
  const path = detailPath(entries[0])
  return seite === 1 && isWhole && path?.startsWith('/') && isSafeAddress(path) ? path : undefined
}

/** An event has its page with its rubriken (spec §3). */
function detailPath(entry: unknown): string | undefined {
  if (!isObject(entry)) return undefined
  const { detailURL, rubriken } = entry
  if (typeof detailURL === 'string') return detailURL
  return Array.isArray(rubriken) ? detailPath(rubriken[0]) : undefined
}

function metaOf(answer: unknown): FetchOutcome['meta'] {
  const meta = isObject(answer) ? answer['meta'] : undefined
  if (!isObject(meta) || typeof meta['title'] !== 'string' || meta['title'] === '') return undefined
  return {
    title: meta['title'],
    description: typeof meta['description'] === 'string' ? meta['description'] : '',
  }
}
