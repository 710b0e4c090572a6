import type { getDocumentProxy as open } from 'unpdf'

/** The title and the text of a PDF. Either may be empty, such as the text of scanned pages. */
export type PdfText = {
  readonly titel: string
  readonly text: string
  /** Set if nobody can open it without a password. */
  readonly istGesperrt?: true
  /** Set if it has headings, lists and tables for people who listen to it. */
  readonly istGegliedert?: true
}

/** Longest text that is read, in characters: more than the search indexes. */
const LONGEST_TEXT = 500_000
const LONGEST_TITLE = 300

/** Reads the text of a PDF, in the decoding process (unpack.ts). The library is loaded on demand. */
export async function pdf(bytes: Uint8Array): Promise<PdfText> {
  const { getDocumentProxy, getMeta } = await import('unpdf')
  // The library needs a copy of the bytes.
  const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 }).catch((error: unknown) => {
    if (error instanceof Error && error.name === 'PasswordException') return undefined
    throw error
  })
  if (!document) return { titel: '', text: '', istGesperrt: true }
  try {
    const { info } = await getMeta(document)
    const text = await textOf(document)
    const titel = typeof info['Title'] === 'string' ? info['Title'] : ''
    const marks = await document.getMarkInfo()
    return {
      titel: titel.trim().slice(0, LONGEST_TITLE),
      text,
      ...(marks?.Marked ? { istGegliedert: true } : {}),
    }
  } finally {
    await document.loadingTask.destroy()
  }
}

/**
 * Reads one page after the other until the text is longer than the index needs; otherwise a town's budget
 * plan of a thousand pages would take a minute.
 */
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
