import { partWanted } from '@rathausplatz/contract'
import { fileHeaders, hasAlready } from './answer.ts'
import type { DocumentFiles, StoredDocument } from './document-files.ts'

/** Answers with a PDF: whole, or the range a viewer asks for, so that long documents open at once. */
export function answerDocument(request: Request, document: StoredDocument, files: DocumentFiles): Response {
  const { groesse, typ, schluessel, version } = document
  const headers = {
    ...fileHeaders(request, version),
    'accept-ranges': 'bytes',
    'content-disposition': `inline; filename="${schluessel}.pdf"`,
  }
  if (hasAlready(request, headers.etag)) return new Response(null, { status: 304, headers })
  const part = partWanted(request, headers.etag, groesse)
  const { from, to } = part.range ?? { from: 0, to: groesse - 1 }
  const isEmpty = request.method === 'HEAD' || part.status === 416
  return new Response(isEmpty ? null : files.stream(document, from, to), {
    status: part.status,
    headers: { ...headers, ...(part.status === 416 ? {} : { 'content-type': typ }), ...part.headers },
  })
}
