/** A part of a file in bytes, counted from 0, both ends included. */
export type ByteRange = { readonly from: number; readonly to: number }

/** The answer to a request for a file: whole, a part, or 416 for a range beyond the end. */
export type Part = {
  readonly status: 200 | 206 | 416
  /** `undefined` for the whole file. */
  readonly range: ByteRange | undefined
  readonly headers: Readonly<Record<string, string>>
}

/** Returns the part of a file that a request asks for (RFC 9110 §14). Equal etags mean equal bytes. */
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

/**
 * Reads a single range of bytes. Several ranges, other units and ranges of an older version get the whole
 * file.
 */
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
