import type { getDocumentProxy as open } from 'unpdf'

/** What a PDF says: the title in its own data, and the text of its pages. Either may be empty (a scanned page is). */
export type PdfText = { readonly titel: string; readonly text: string }

/** More than the index takes. */
const LONGEST_TEXT = 500_000
const LONGEST_TITLE = 300

/** What a PDF says, read in the process that unpacks; see unpack.ts. The library comes with the first one. */
export async function pdf(bytes: Uint8Array): Promise<PdfText> {
  const { getDocumentProxy, getMeta } = await import('unpdf')
  // It wants bytes that are no part of others.
  const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 })
  try {
    const { info } = await getMeta(document)
    const text = await textOf(document)
    const titel = typeof info['Title'] === 'string' ? info['Title'] : ''
    return { titel: titel.trim().slice(0, LONGEST_TITLE), text }
  } finally {
    await document.loadingTask.destroy()
  }
}

/** Page by page, and no further than the index reads: a budget of a thousand pages is no reason to work for a minute. */
async function textOf(document: Document): Promise<string> {
  let text = ''
  for (let number = 1; number <= document.numPages && text.length < LONGEST_TEXT; number++) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    if (number > 1) text += '\n'
    for (const item of items) if ('str' in item) text += item.str + (item.hasEOL ? '\n' : '')
    page.cleanup()
  }
  return text
    .slice(0, LONGEST_TEXT)
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
}

type Document = Awaited<ReturnType<typeof open>>
