import { fileHeaders, hasAlready } from './answer.ts'
import type { DocumentFiles, StoredDocument } from './document-files.ts'

/** A PDF as it goes out: whole, or the part a viewer asks for (RFC 9110 §14), so that long ones open at once. */
export function answerDocument(request: Request, document: StoredDocument, files: DocumentFiles): Response {
  const { groesse, typ, schluessel, version } = document
  const headers = {
    ...fileHeaders(request, version),
    'accept-ranges': 'bytes',
    'content-disposition': `inline; filename="${schluessel}.pdf"`,
  }
  if (hasAlready(request, headers.etag)) return new Response(null, { status: 304, headers })
  const range = requestedRange(request, headers.etag, groesse)
  if (range === 'impossible')
    return new Response(null, { status: 416, headers: { ...headers, 'content-range': `bytes */${groesse}` } })
  const { from, to } = range ?? { from: 0, to: groesse - 1 }
  return new Response(request.method === 'HEAD' ? null : files.stream(document, from, to), {
    status: range ? 206 : 200,
    headers: {
      ...headers,
      'content-type': typ,
      'content-length': String(to - from + 1),
      ...(range ? { 'content-range': `bytes ${from}-${to}/${groesse}` } : {}),
    },
  })
}

type Range = { from: number; to: number }

/** One range of bytes. Several at once, other units and ranges of an older version are answered with the whole file. */
function requestedRange(request: Request, etag: string, size: number): Range | 'impossible' | undefined {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(request.headers.get('range') ?? '') ?? []
  if (first === undefined || last === undefined || (first === '' && last === '')) return undefined
  const condition = request.headers.get('if-range')
  if (condition !== null && condition !== etag) return undefined
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (first !== '' && last !== '' && Number(last) < from) return undefined
  return from > to ? 'impossible' : { from, to }
}
