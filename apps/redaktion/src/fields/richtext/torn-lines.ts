import { htmlText } from '@rathausplatz/text'
import { goesOn, type Mark, markOf } from './typed-lists.ts'

/** A plain text copied from a PDF: its lines end at the edge of the paper, not where a paragraph ends. */

/** The text as paragraphs and lists, and the lines of the page that were left out. */
export type Joined = { readonly html: string; readonly pageLines: readonly string[] }

/** A line that goes on in the next one is at least so long; shorter lines are lists of words or verses. */
const SHORTEST_TORN = 20
/** Lines that go on, without which nothing is joined: it may be a poem or an address. */
const FEWEST_TORN = 3
/** The share of the longest line from which a line counts as full. */
const FULL = 0.72

/** Returns the text in paragraphs if its lines certainly are those of a page; otherwise undefined. */
export function joinedLines(text: string): Joined | undefined {
  const pageLines: string[] = []
  const lines = withoutLigatures(text)
    .split(/\r\n?|\n|\f/)
    .filter(line => {
      const isOfPage = PAGE_LINE.test(line)
      if (isOfPage) pageLines.push(line.replaceAll(/\s+/g, ' ').trim())
      return !isOfPage
    })
    .map(line => line.trimEnd())
  if (!isTorn(lines)) return undefined
  return { html: htmlOf(blocksOf(lines)), pageLines }
}

const LIGATURES: Readonly<Record<string, string>> = {
  ﬀ: 'ff',
  ﬁ: 'fi',
  ﬂ: 'fl',
  ﬃ: 'ffi',
  ﬄ: 'ffl',
  ﬅ: 'st',
  ﬆ: 'st',
}

/** Letters that a printer draws as one sign; no search finds them. */
export const withoutLigatures = (text: string): string =>
  text.replaceAll(/[\ufb00-\ufb06]/g, sign => LIGATURES[sign] ?? sign)

/** `Seite 1 von 2`, also at the right of the head of a page; `- 3 -`. */
const PAGE_LINE = /^(?:.*\s{3,}|\s*)(?:Seite\s+\d{1,4}(?:\s*(?:von|\/)\s*\d{1,4})?|[-–]\s\d{1,4}\s[-–])\s*$/

/** A word cut at its end by a hyphen, or by the soft hyphen of a word processor. */
const CUT = /\p{L}[-\u00ad\u2010]$/u
const LOWER = /^\s*\p{Ll}/u
const ENDS = /[.!?:;]["“”»«)]*$/

function isTorn(lines: readonly string[]): boolean {
  let torn = 0
  let cut = 0
  for (const [at, line] of lines.entries()) {
    const next = lines[at + 1] ?? ''
    if (!LOWER.test(next) || line.trim().length < SHORTEST_TORN) continue
    if (CUT.test(line)) cut += 1
    else if (!ENDS.test(line)) torn += 1
  }
  return cut + torn >= FEWEST_TORN || (cut > 0 && cut + torn >= 2)
}

type Block = { text: string; readonly mark: Mark | undefined; last: string }

function blocksOf(lines: readonly string[]): readonly Block[] {
  const width = Math.max(...lines.map(line => line.trim().length))
  const blocks: Block[] = []
  let isApart = true
  for (const [at, line] of lines.entries()) {
    const said = line.trim()
    const block = blocks.at(-1)
    if (said === '') {
      isApart = true
      continue
    }
    const mark = markOf(said) ?? markAlone(said)
    // A page may end within a word.
    const isCut = block !== undefined && CUT.test(block.last) && LOWER.test(said)
    const goesOn_ = block && !mark && (isCut || (!isApart && isSameParagraph(block, line, width)))
    if (goesOn_) {
      block.text = together(block.text, said)
      block.last = said
    } else {
      // A bullet may stand on a line of its own.
      const text = mark ? said.slice(mark.length) : said
      blocks.push({ text, mark, last: text === '' ? (lines[at + 1] ?? '') : said })
    }
    isApart = false
  }
  return blocks
}

const markAlone = (said: string): Mark | undefined =>
  /^[•▪■●○◦‣∙·\uf0b7\uf0a7]$/u.test(said) ? { list: 'ul', number: 0, length: 1 } : undefined

function isSameParagraph({ text, mark, last }: Block, line: string, width: number): boolean {
  if (text === '' || CUT.test(last) || isAddressCut(text, line.trim())) return true
  const isFull = last.length >= width * FULL
  // The next lines of an item are indented, or its line was full.
  if (mark) return isFull || (/^\s{2,}/.test(line) && !ENDS.test(last))
  if (isFull) return !(ENDS.test(last) && last.length < width * 0.85)
  return LOWER.test(line) && !ENDS.test(last)
}

/** Words that go on a shortened pair: `Vor- und Nachname`, `Sonn- oder Feiertag`. */
const PAIR = /^(?:und|oder|bzw|sowie|bis|noch|als|wie|beziehungsweise|u)(?![\p{L}-])/u

/** Joins a line to the text before it. */
function together(text: string, next: string): string {
  if (text === '' || isAddressCut(text, next)) return text + next
  if (text.endsWith('\u00ad')) return text.slice(0, -1) + next
  if (!/[\p{L}\d][-\u2010]$/u.test(text)) return `${text} ${next}`
  if (PAIR.test(next)) return `${text} ${next}`
  // „Baden-Württemberg“, „23125-130“, „EU-weit“, „CO2-frei“ keep their hyphen.
  const isWord = LOWER.test(next) && /(?:^|[^\p{L}\d])\p{L}*\p{Ll}[-\u2010]$/u.test(text)
  return isWord ? text.slice(0, -1) + next : text + next
}

/** True if an address of a website or a mail goes on in the next line. */
function isAddressCut(text: string, next: string): boolean {
  const last = /\S*$/.exec(text)?.[0] ?? ''
  if (/^[\w.+-]+@$/.test(last) || (/^[\w.+-]+$/.test(last) && /^@[\w-]+\./.test(next))) return true
  return /^\(?(?:https?:|www\.)/.test(last) && (/[/=&?_-]$/.test(last) || next.startsWith('/'))
}

function htmlOf(blocks: readonly Block[]): string {
  let html = ''
  let open: Mark | undefined
  for (const [at, { text, mark }] of blocks.entries()) {
    const next = blocks[at + 1]?.mark
    const isItem = mark && (mark.list === 'ul' || (open && goesOn(open, mark)) || goesOn(mark, next))
    if (open && !(isItem && goesOn(open, mark))) {
      html += `</${open.list}>`
      open = undefined
    }
    if (isItem) {
      if (!open)
        html += mark.list === 'ol' && mark.number > 1 ? `<ol start="${mark.number}">` : `<${mark.list}>`
      html += `<li>${htmlText(text)}</li>`
      open = mark
    } else html += `<p>${htmlText(mark?.list === 'ol' ? `${mark.number}. ${text}` : text)}</p>`
  }
  return open ? `${html}</${open.list}>` : html
}
