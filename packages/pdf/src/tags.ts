import type { Paragraph, Table } from './block.ts'
import type { Part, Sheet } from './sheet.ts'
import type { Place } from './typeset.ts'

type Tagged = Part & { dictionary: { data: { A?: unknown } } }

/** Maps each piece of text to its part of the document, and creates the parts on first use. */
export type Tags = { partOf(place: Place): Part }

/**
 * The level of the last heading. The next heading is at most one level deeper, whatever its block asks for.
 */
export type Headings = { level: number }

/** Opens the tags for typeset text within a part. */
export function openTags(sheet: Sheet, within: Part, headings: Headings = { level: 0 }): Tags {
  const parts = new Map<Place, Part>()
  /** The open lists from the outermost, each with its current item. */
  let lists: { list: Part; point?: Part; body?: Part }[] = []
  let begun: { block: Paragraph | Table; part: Part } | undefined
  let row: { number: number; part: Part } | undefined

  const made = (kind: string, parent: Part, options: Record<string, unknown> = {}): Part => {
    const part = sheet.struct(kind, options)
    parent.add(part)
    return part
  }
  const bodyOf = (open: (typeof lists)[number]): Part => {
    open.body ??= open.point ? made('LBody', open.point) : within
    return open.body
  }
  const pointOf = ({ depth = 1, sign }: Paragraph): Part => {
    lists = lists.slice(0, depth)
    while (lists.length < depth) {
      const outer = lists.at(-1)
      const list = made('L', outer ? bodyOf(outer) : within)
      // Sets the kind of numbering by the first item of the new list.
      Object.assign((list as Tagged).dictionary.data, { A: { O: 'List', ListNumbering: numberingOf(sign) } })
      lists.push({ list })
    }
    const open = lists.at(-1) as (typeof lists)[number]
    const point = made('LI', open.list)
    lists[lists.length - 1] = { list: open.list, point }
    return point
  }

  const partOfParagraph = (block: Paragraph, part: 'sign' | 'text'): Part => {
    const { role, depth = 1 } = block
    const open = () => lists.at(-1) as (typeof lists)[number]
    if (role === 'point' || role === 'term') {
      if (begun?.block !== block) begun = { block, part: pointOf(block) }
      if (part === 'sign' || role === 'term') return made('Lbl', begun.part)
      return made('P', bodyOf(open()))
    }
    if (role === 'more' && lists.length > 0) {
      lists = lists.slice(0, depth)
      return made('P', bodyOf(open()))
    }
    lists = []
    if (role === 'quote') return made('P', made('BlockQuote', within))
    if (role === undefined || role === 'more') return made('P', within)
    headings.level = Math.min(Number(role.slice(1)), headings.level + 1)
    return made(`H${headings.level}`, within)
  }

  const partOfCell = ({ block, row: number, isHead }: Extract<Place, { row: number }>): Part => {
    if (begun?.block !== block) {
      lists = []
      begun = { block, part: made('Table', within) }
      row = undefined
    }
    if (row?.number !== number) row = { number, part: made('TR', begun.part) }
    return isHead ? made('TH', row.part, { scope: number === 0 ? 'Column' : 'Row' }) : made('TD', row.part)
  }

  return {
    partOf(place) {
      const known = parts.get(place)
      if (known) return known
      const part = 'row' in place ? partOfCell(place) : partOfParagraph(place.block, place.part)
      parts.set(place, part)
      return part
    },
  }
}

const numberingOf = (sign = '') => {
  if (sign === '•') return 'Disc'
  return /\d/.test(sign) ? 'Decimal' : 'None'
}
