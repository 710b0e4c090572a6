import { unescaped } from '@rathausplatz/text'
import { digitsOf } from './spelling.ts'

/** One statement of a text: a sentence, list item or table row, with the heading above it. */
export type Statement = {
  text: string
  heading: string
  /** The sentence is a whole paragraph: in boxes for contacts, a name. */
  alone: boolean
  /** Dotted path of the field, as in an issue. */
  field: string
  /** The index of its block in the field. */
  block: number
}

/** Fields with facts, addresses or identifiers, which are no prose. */
const SILENT =
  /^(?:id|slug|pfad|url|link\d?|href|von|nach|seite|kennung|street|zip|city|strasse|ort|email|telefon|fax|vorname|nachname|ansprechperson|raum|bild|bildfokus|bildcopyright|src|icon\d?|template|slotName|kanal|typ|tagestyp|beginn|ende|datum_\w+|datePosted|validThrough|gemessen_am|\w+_am|begriffe|synonyme)$/

/**
 * Returns the statements in the texts of any content. With `links`, a number or address that is only in a link
 * is part of its sentence.
 */
export function statementsOf(value: unknown, { path = '', key = '', links = false } = {}): Statement[] {
  if (typeof value === 'string') {
    if (SILENT.test(key) || !value.trim().includes(' ')) return []
    const shown = links ? withHiddenWays(value) : value
    const parts = value.includes('<') ? ofFormatted(shown) : sentences(value).map(plainPart)
    return parts.map(({ text, heading, alone, block }) => ({ text, heading, alone, field: path, block }))
  }
  if (Array.isArray(value))
    return value.flatMap((item, index) => statementsOf(item, { path: join(path, index), key, links }))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, item]) =>
    statementsOf(item, { path: join(path, name), key: name, links }),
  )
}

/** Adds the number or address of a link to its words, unless they have it. */
const withHiddenWays = (html: string): string =>
  html.replaceAll(WAY_LINK, (link, way: string, said: string) => {
    const isSaid = way.includes('@')
      ? said.toLowerCase().includes(way.toLowerCase())
      : digitsOf(words(said)).endsWith(digitsOf(way).slice(1))
    return isSaid ? link : `${link} (Link: ${way})`
  })

/** The words of a link have no tags of their own, or few. */
const WAY_LINK = /<a href="(?:tel|mailto):([^"?]{1,200})[^"]{0,500}"[^>]{0,200}>([^<]{0,300})<\/a>/g

const join = (path: string, key: string | number) => (path ? `${path}.${key}` : String(key))

const plainPart = (text: string): Part => ({ text, heading: '', alone: false, block: 0 })

type Part = Omit<Statement, 'field'>

/**
 * Splits formatted text into headings, paragraphs, list items and rows, each with its closing tag; joined
 * they are the text. Other text is one block.
 */
export const blocksOf = (text: string): string[] => (text.includes('<') ? text.split(BLOCK_ENDS) : [text])

/**
 * Returns the parts of formatted text; a table row is one statement, and so is a term with its description.
 */
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
    // Links beside each other are no name: „Anmeldung“ „Liste“.
    const alone = said.length === 1 && /<p>/.test(block) && block.split('<a ').length <= 2
    parts.push(...said.map(sentence => ({ text: sentence, heading, alone, block: at })))
  }
  return parts
}

/** Most characters of a heading: the heading is read again for each statement below it. */
const LONGEST_HEADING = 300

const ROW = /<(?:tr|dt)>/
const BLOCK_ENDS = /(?<=<\/(?:h[2-4]|caption|p|li|tr|dd)>)/

/** An address in angle brackets, as in the head of a mail, is no tag: „Huber <huber@example.org>“. */
const TAG = /<\/?[a-z][a-z\d]*(?:\s[^<>]*)?\/?>/gi

/** Returns the words of HTML as they are read: cells and lines are separated, the spelling stays. */
export const words = (html: string) =>
  unescaped(html.replaceAll(/<\/(?:td|th|dt)>|<br\s*\/?>/g, ' | ').replaceAll(TAG, ''))
    .replaceAll(/(?:\s|&nbsp;)+/g, ' ')
    .trim()

/** Abbreviations before a name or another noun, after which a sentence goes on. */
const GOES_ON =
  'Dr|Prof|Dipl|Ing|med|jur|phil|rer|nat|theol|Hr|Fr|Frl|St|Nr|Str|Tel|Abs|Art|Abt|Bgm|Inh|geb|gest|bzw|ca|evtl|ggf|inkl|exkl|vgl|zzgl|sog|Jan|Feb|Aug|Sept?|Okt|Nov|Dez'

const SENTENCE_ENDS = new RegExp(
  String.raw`(?<=[a-zäöüß€%)][.!?])(?<!(?<!\p{L})(?:${GOES_ON})\.) (?=[A-ZÄÖÜ„])`,
  'u',
)

/**
 * Splits after a sentence that a blank and a capital follow, but not after a number, capital or abbreviation:
 * "12.", "A.", "Dr.".
 */
const sentences = (text: string): string[] => words(text).split(SENTENCE_ENDS).filter(Boolean)
