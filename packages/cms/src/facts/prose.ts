import { unescaped } from '@rathausplatz/text'

/** One statement of a text: a sentence, a line of a list or a row of a table, with the heading above it. */
export type Statement = {
  text: string
  heading: string
  /** A paragraph that is nothing but this one sentence: in boxes that say whom to ask, a name. */
  alone: boolean
  /** Dotted path of the field, as in an issue. */
  field: string
  /** Within its field: the how many-th of its blocks. */
  block: number
}

/** Fields that hold a fact, an address or a name of the machine: what is said of them is said elsewhere. */
const SILENT =
  /^(?:id|slug|pfad|url|link\d?|href|von|nach|seite|kennung|street|zip|city|strasse|ort|email|telefon|fax|vorname|nachname|ansprechperson|raum|bild|bildfokus|bildcopyright|src|icon\d?|template|slotName|kanal|typ|tagestyp|beginn|ende|datum_\w+|datePosted|validThrough|gemessen_am|\w+_am|begriffe|synonyme)$/

/** Every statement that some content makes in words; it need not be known what kind of content it is. */
export function statementsOf(value: unknown, path = '', key = ''): Statement[] {
  if (typeof value === 'string') {
    if (SILENT.test(key) || !value.trim().includes(' ')) return []
    const parts = value.includes('<') ? ofFormatted(value) : sentences(value).map(plainPart)
    return parts.map(({ text, heading, alone, block }) => ({ text, heading, alone, field: path, block }))
  }
  if (Array.isArray(value)) return value.flatMap((item, index) => statementsOf(item, join(path, index), key))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, item]) => statementsOf(item, join(path, name), name))
}

const join = (path: string, key: string | number) => (path ? `${path}.${key}` : String(key))

const plainPart = (text: string): Part => ({ text, heading: '', alone: false, block: 0 })

type Part = Omit<Statement, 'field'>

/**
 * Headings, paragraphs, entries and rows of a formatted text, each with the tag that ends it; put together they are the text.
 * Any other text is one block.
 */
export const blocksOf = (text: string): string[] => (text.includes('<') ? text.split(BLOCK_ENDS) : [text])

/** Of formatted text a table's row is one statement, and so is a term with what is said of it. */
function ofFormatted(html: string): Part[] {
  let heading = ''
  const parts: Part[] = []
  for (const [at, block] of blocksOf(html).entries()) {
    const title = /<(?:h[2-4]|caption)>(.*)$/s.exec(block)?.[1]
    if (title !== undefined) {
      heading = words(title).slice(0, LONGEST_HEADING)
      continue
    }
    const text = words(block)
    if (text === '') continue
    const said = ROW.test(block) ? [text] : sentences(text)
    const alone = said.length === 1 && /<p>/.test(block)
    parts.push(...said.map(sentence => ({ text: sentence, heading, alone, block: at })))
  }
  return parts
}

/** Of a heading as much as a heading is: it is read once for each statement below it. */
const LONGEST_HEADING = 300

const ROW = /<(?:tr|dt)>/
const BLOCK_ENDS = /(?<=<\/(?:h[2-4]|caption|p|li|tr|dd)>)/

/** The words of a piece of HTML, as they are read: cells and lines stand apart, letters keep their spelling. */
export const words = (html: string) =>
  unescaped(html.replaceAll(/<\/(?:td|th|dt)>|<br\s*\/?>/g, ' | ').replaceAll(/<[^<>]*>/g, ''))
    .replaceAll(/[\s\u00a0]+/g, ' ')
    .trim()

/** Not after "Dr." or "12.": a full stop, then a blank and a capital. */
const sentences = (text: string): string[] =>
  words(text)
    .split(/(?<=[a-zäöüß€%)][.!?]) (?=[A-ZÄÖÜ„])/)
    .filter(Boolean)
