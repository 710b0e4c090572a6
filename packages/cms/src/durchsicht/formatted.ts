/** A paragraph, heading, list item or cell. */
export type Block = {
  readonly tag: string
  readonly text: string
  /** All of its text is bold. */
  readonly isBold: boolean
}

export type FormattedLink = { readonly href: string; readonly text: string }
export type Table = { readonly headers: number; readonly rows: number; readonly columns: number }
export type Formatted = {
  readonly blocks: readonly Block[]
  readonly links: readonly FormattedLink[]
  readonly tables: readonly Table[]
}

const BLOCKS: ReadonlySet<string> = new Set(
  'p h1 h2 h3 h4 h5 h6 li dt dd td th caption blockquote'.split(' '),
)
export const isHeading = (tag: string): boolean => /^h[1-6]$/.test(tag)

/** The deepest nesting that is tracked: deeper elements end with their parent. */
const DEEPEST = 40
/** Most characters of a tag: more than a tag with the longest address has. */
const LONGEST_TAG = 4_000

/** Reads formatted text that may be incomplete and not yet cleaned. Linear: each character is passed once. */
export function readFormatted(html: string): Formatted {
  const blocks: Block[] = []
  const links: FormattedLink[] = []
  const tables: Table[] = []
  const open: string[] = []
  let text = ''
  let plain = 0
  let bold = 0
  let link: { href: string; text: string } | undefined
  let table = { headers: 0, rows: 0, columns: 0 }
  let cells = 0

  const flush = (isEnd = false) => {
    const tag = open.at(-1) ?? 'p'
    const said = tidy(text)
    if (said !== '' || (isEnd && isHeading(tag))) blocks.push({ tag, text: said, isBold: plain === 0 })
    text = ''
    plain = 0
  }
  const endLink = () => {
    if (link) links.push({ href: link.href, text: tidy(link.text) })
    link = undefined
  }
  const say = (words: string) => {
    text += words
    if (link) link.text += words
    if (bold === 0 && words.trim() !== '') plain += 1
  }
  const begin = (name: string, tag: string) => {
    if (BLOCKS.has(name)) {
      flush()
      if (open.length < DEEPEST) open.push(name)
    }
    if (name === 'strong' || name === 'b') bold += 1
    else if (name === 'br') say('\n')
    else if (name === 'a') {
      endLink()
      link = { href: decoded(/ href="([^"]*)"/.exec(tag)?.[1] ?? ''), text: '' }
    } else if (name === 'table') table = { headers: 0, rows: 0, columns: 0 }
    else if (name === 'tr') {
      table.rows += 1
      cells = 0
    } else if (name === 'td' || name === 'th') {
      cells += 1
      if (name === 'th') table.headers += 1
      table.columns = Math.max(table.columns, cells)
    }
  }
  const end = (name: string) => {
    if (BLOCKS.has(name)) {
      const at = open.lastIndexOf(name)
      if (at < 0) return
      flush(true)
      open.length = at
    } else if (name === 'strong' || name === 'b') bold = Math.max(0, bold - 1)
    else if (name === 'a') endLink()
    else if (name === 'table') tables.push(table)
  }

  for (let at = 0; at < html.length; ) {
    const next = html.indexOf('<', at)
    const closing = next < 0 ? -1 : html.indexOf('>', next)
    if (closing < 0) {
      say(decoded(html.slice(at)))
      break
    }
    if (next > at) say(decoded(html.slice(at, next)))
    const tag = html.slice(next, Math.min(closing + 1, next + LONGEST_TAG))
    const name = /^<\/?([a-z][a-z0-9]*)/i.exec(tag)?.[1]?.toLowerCase() ?? ''
    if (tag.startsWith('</')) end(name)
    else begin(name, tag)
    at = closing + 1
  }
  endLink()
  flush()
  return { blocks, links, tables }
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: '\u00a0',
  shy: '',
}

const decoded = (text: string): string =>
  text.replaceAll(/&(amp|lt|gt|quot|nbsp|shy);/g, (_, name: string) => ENTITIES[name] ?? '')

const tidy = (text: string): string =>
  text
    .replaceAll('\u00ad', '')
    .replaceAll(/[ \t\u00a0]+/g, ' ')
    .trim()
