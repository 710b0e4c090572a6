/** What a PDF says: the title in its own data, and the text of its pages. Either may be empty (a scanned page is). */
export type PdfText = { readonly titel: string; readonly text: string }

/** More than the index takes. */
const LONGEST_TEXT = 500_000
const LONGEST_TITLE = 300

/** What a PDF says, read in the process that unpacks; see unpack.ts. The library comes with the first one. */
export async function pdf(bytes: Uint8Array): Promise<PdfText> {
  const { extractText, getDocumentProxy, getMeta } = await import('unpdf')
  // It wants bytes that are no part of others.
  const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 })
  try {
    const { info } = await getMeta(document)
    const { text } = await extractText(document, { mergePages: true })
    const titel = typeof info['Title'] === 'string' ? info['Title'] : ''
    return { titel: titel.trim().slice(0, LONGEST_TITLE), text: text.slice(0, LONGEST_TEXT) }
  } finally {
    await document.loadingTask.destroy()
  }
}
