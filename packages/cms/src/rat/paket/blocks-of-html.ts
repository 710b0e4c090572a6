import { Parser } from 'htmlparser2'
import type { Block, Run } from './typeset.ts'

const SIZE = 10.5
const STEP = 16

const HEADINGS: ReadonlySet<string> = new Set(['h2', 'h3', 'h4', 'caption', 'dt'])
const PARAGRAPHS: ReadonlySet<string> = new Set(['p', 'li', 'dd', 'tr', 'blockquote', ...HEADINGS])
const CELLS: ReadonlySet<string> = new Set(['td', 'th'])

/** Formatted text as paragraphs to be set: headings, points and rows of tables keep what they are. */
export function blocksOfHtml(html: string): Block[] {
  const blocks: Block[] = []
  const lists: { count: number | undefined }[] = []
  let runs: Run[] = []
  let strong = 0
  let sign = ''
  let heading = false
  let quoted = 0

  const end = () => {
    const said = trimmed(runs)
    runs = []
    if (said.length === 0) return
    const indent = lists.length * STEP + quoted * STEP
    blocks.push(
      heading
        ? { runs: said.map(({ text }) => ({ text, strong: true })), size: SIZE + 1, before: 10, leads: true }
        : { runs: said, size: SIZE, before: lists.length > 0 ? 3 : 7, indent, ...(sign ? { sign } : {}) },
    )
    sign = ''
  }
  const parser = new Parser({
    onopentag(name, { start }) {
      if (PARAGRAPHS.has(name)) end()
      if (name === 'ul') lists.push({ count: undefined })
      if (name === 'ol') lists.push({ count: Number(start ?? 1) || 1 })
      const list = lists.at(-1)
      if (name === 'li') sign = list?.count === undefined ? '•' : `${list.count++}.`
      if (HEADINGS.has(name)) heading = true
      if (name === 'blockquote') quoted++
      if (name === 'strong' || name === 'th') strong++
      if (name === 'br') runs.push({ text: '\n' })
      if (CELLS.has(name) && runs.length > 0) runs.push({ text: ' · ' })
    },
    ontext(text) {
      runs.push({ text: text.replaceAll(/[\t\n\r ]+/g, ' '), strong: strong > 0 || heading })
    },
    onclosetag(name) {
      if (PARAGRAPHS.has(name)) end()
      if (name === 'ul' || name === 'ol') lists.pop()
      if (HEADINGS.has(name)) heading = false
      if (name === 'blockquote') quoted--
      if (name === 'strong' || name === 'th') strong--
    },
  })
  parser.end(html)
  end()
  return blocks
}

/** Without what is empty before and after. */
function trimmed(runs: readonly Run[]): Run[] {
  const isSaid = ({ text }: Run) => text.trim() !== ''
  const first = runs.findIndex(isSaid)
  return first < 0 ? [] : runs.slice(first, runs.findLastIndex(isSaid) + 1)
}
