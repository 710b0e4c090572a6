/** A part of a file, from its first byte to its last, counted from 0. */
export type ByteRange = { readonly from: number; readonly to: number }

/** How a request for a file is answered: whole, in part, or not at all because it asks beyond the end. */
export type Part = {
  readonly status: 200 | 206 | 416
  /** Undefined for the whole. */
  readonly range: ByteRange | undefined
  readonly headers: Readonly<Record<string, string>>
}

/** What of a file a request wants (RFC 9110 §14). What has the same tag has the same bytes. */
export function partWanted(request: Request, etag: string, size: number): Part {
  const whole = { 'accept-ranges': 'bytes', 'content-length': String(size) }
  const range = requestedRange(request, etag, size)
  if (range === undefined) return { status: 200, range, headers: whole }
  if (range === 'impossible') {
    const headers = { 'accept-ranges': 'bytes', 'content-range': `bytes */${size}` }
    return { status: 416, range: undefined, headers }
  }
  const { from, to } = range
  return {
    status: 206,
    range,
    headers: {
      ...whole,
      'content-length': String(to - from + 1),
      'content-range': `bytes ${from}-${to}/${size}`,
    },
  }
}

/** One range of bytes. Several at once, other units and ranges of an older version are answered with the whole file. */
function requestedRange(request: Request, etag: string, size: number): ByteRange | 'impossible' | undefined {
  if (request.method !== 'GET') return undefined
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(request.headers.get('range') ?? '') ?? []
  if (first === undefined || last === undefined || (first === '' && last === '')) return undefined
  const condition = request.headers.get('if-range')
  if (condition !== null && condition !== etag) return undefined
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (first !== '' && last !== '' && Number(last) < from) return undefined
  return from > to ? 'impossible' : { from, to }
}
