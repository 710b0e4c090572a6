import { absolute, type Client, isObject, type Json } from './oparl-client.ts'

/**
 * Some servers write their own addresses partly with `http:` and partly with `https:`, so that references do
 * not match ids, or write them without a host. Asks by the scheme of the entry address, and gives all
 * addresses of that host the scheme that `settle` says: that of the ids.
 */
export function oneScheme(get: Client, entry: string) {
  const host = URL.canParse(entry) ? new URL(entry).host : ''
  const starts = [`http://${host}`, `https://${host}`] as const
  const withScheme = (text: string, start: string): string => {
    const other = starts.find(one => one !== start && text.startsWith(one))
    return other !== undefined && /^(?:[/?#]|$)/.test(text.slice(other.length))
      ? start + text.slice(other.length)
      : text
  }
  const startOf = (address: string) => starts.find(one => address.startsWith(one))
  const asked = startOf(entry)
  let settled: string | undefined

  const unified = (value: unknown): unknown => {
    if (settled === undefined || host === '') return value
    if (typeof value === 'string') return withScheme(value, settled)
    if (Array.isArray(value)) return value.map(unified)
    return isObject(value)
      ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, unified(one)]))
      : value
  }

  const asking: Client = async url => {
    const got = await get(asked === undefined ? url : withScheme(absolute(url, entry) ?? url, asked))
    return got.ok ? { ok: true, json: unified(got.json) } : got
  }
  return {
    get: asking,
    /** Returns the object with all addresses in the scheme of its id; so are all later answers. */
    settle(body: Json): Json {
      settled = startOf(String(body['id']))
      return unified(body) as Json
    },
  }
}
