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
import { hasPage } from '../room/page-number.ts'

/** Effects of a page's fetches on the page as a whole; complete once all its entries are resolved. */
export type FetchOutcome = {
  /** The error of a call whose answer the page requires (`errorOnEmpty`). */
  failed: unknown
  /** True if the visitor asks for a list page beyond the last one. */
  isBeyond: boolean
  /** Path of the only entry of a list, the target of a redirect (`redirectOnSingleEntry`). */
  onlyEntry: string | undefined
  /** Title and description from the answer of a list (`meta`). */
  meta: { title: string; description: string } | undefined
  /** The part of the visitor's query that affects the page, in canonical order. */
  query: URLSearchParams
}

type Input = { query?: Record<string, unknown> }

/**
 * Wraps the CMS for the templates of one page. Loaders still make all calls; a call that the page names in
 * its `apiCalls` is made and checked as configured there (spec §5).
 */
export function contentFetches(cms: Cms, apiCalls: readonly ApiCall[], query: URLSearchParams) {
  const chosen = new Map<string, string>()
  const metas = new Map<ApiCall, FetchOutcome['meta']>()
  /** For each list that uses the visitor's `seite`: whether the list has that page. */
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

  /**
   * Returns the visitor's list page if this call requests it. Loaders pass it as a number; a forwarded value
   * is text.
   */
  const pageAsked = (asked: Input['query'] = {}) => {
    const seite = query.get('seite')
    return seite !== null && seite !== '1' && `${asked['seite'] as string | number}` === seite
      ? seite
      : undefined
  }

  /**
   * Adds the list page to the canonical query: page 2 has its own address; page 1 has the address of the
   * page.
   */
  const notePage = (asked: Input['query']) => {
    const seite = pageAsked(asked)
    if (seite !== undefined) chosen.set('seite', seite)
  }

  /** Records whether the list page exists. */
  const noteReach = (answer: unknown, asked: Input['query']) => {
    const seite = pageAsked(asked)
    if (seite !== undefined)
      reached.push(
        hasPage({ page: Number(seite), pages: pagesOf(answer), entries: entriesOf(answer).length }),
      )
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

/**
 * Returns those parameters of the page that the call accepts. A number of entries above the limit is reduced
 * to the limit.
 */
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

/** Returns the visitor's query values that occur once and are valid for the call; all others are ignored. */
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

/**
 * Makes a call and returns its acceptable answer. Acceptable answers have a status from 200 to 499, and are
 * objects if an option reads them (spec §5).
 */
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

/**
 * Returns the body of an answer below 500. An error that the CMS has put into words counts as an empty list.
 */
function acceptableBody(error: unknown, call: Call): unknown {
  if (isCmsError(error) && error.status < 500) return {}
  if (isNoData(error) && error.status !== undefined && error.status < 500) return error.body
  throw noData(call.name, error)
}

/**
 * Returns the part of an acceptable body that a template can show: the list that the body is or contains,
 * otherwise an empty list.
 */
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

/** Returns the number of pages of a list; infinite if the answer does not state it. */
function pagesOf(answer: unknown): number {
  const { pagination } = (isObject(answer) ? answer : {}) as { pagination?: { pages?: number } }
  return pagination?.pages ?? Number.POSITIVE_INFINITY
}

/** Returns the path of the only entry of a complete list; undefined for one page of a longer list. */
function onlyEntryOf(answer: unknown, call: Call, asked: Record<string, unknown>): string | undefined {
  const entries = entriesOf(answer)
  if (entries.length !== 1 || !isObject(answer)) return undefined
  const { seite = 1, pro_seite = 1 } = (call.query?.safeParse(asked).data ?? {}) as Record<string, unknown>
  const pages = pagesOf(answer)
  const isWhole = Number.isFinite(pages) ? pages <= 1 : Number(pro_seite) > 1
  const path = detailPath(entries[0])
  return seite === 1 && isWhole && path?.startsWith('/') && isSafeAddress(path) ? path : undefined
}

/** Returns the path of an entry; the address of an event is in its rubriken (spec §3). */
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
