import { decodeEntities } from '@rathausplatz/text/entities'
import { withoutHidden } from './hidden-text.ts'

/** Tags that only HTML has, closed or complete: „Pegel < 300 > 5“ has none. */
const NAMES =
  'p|br|hr|b|i|u|s|del|ins|strike|mark|em|strong|span|small|big|div|section|article|ul|ol|li|dl|dt|dd|a|h[1-6]|font|sup|sub|table|thead|tbody|tfoot|t[rdh]|col|colgroup|caption|center|nobr|blockquote|pre|img|input|label|form|body|html|meta|link|base|o:p|[vw]:\\w+|st1:\\w+'
const ATTRIBUTES = `\\s[^<>="']{0,200}=(?:"[^"<]{0,5000}"|'[^'<]{0,5000}'|[^<>"']){0,1000}`
const TAG = new RegExp(
  `</?(?:${NAMES})(?:${ATTRIBUTES}|\\s(?:nowrap|noshade|disabled|checked))?\\s?/?>`,
  'giu',
)
const ENDS_A_LINE = /^<(?:br|hr|\/(?:p|div|li|dt|dd|h[1-6]|tr))/iu
/** Blocks: their text begins on a line of its own. */
const BEGINS_A_LINE = /^<(?:p|div|ul|ol|dl|li|dt|dd|table|tr|h[1-6]|blockquote|pre)(?=[\s/>])/iu
const ENDS_A_CELL = /^<\/t[dh]/iu
const BEGINS_A_CELL = /^\s{0,50}<t[dh][\s>]/iu
/** Stands for the beginning of a line, until it is known whether the line before has ended. */
const BEGINNING = '\v'

/** A numbered list without lists in it. */
const NUMBERED = /<ol(\s[^<>]*)?>((?:(?!<\/?[ou]l[\s>])[\s\S])*)<\/ol>/giu

/** Writes the numbers of lists into their lines: a resolution refers to its parts by number. */
const withNumbers = (text: string): string =>
  text.replaceAll(NUMBERED, (_, attributes: string | undefined, lines: string) => {
    let next = Number(/start\s*=\s*["']?(\d{1,4})/iu.exec(attributes ?? '')?.[1] ?? 1)
    return `<br>${lines.replaceAll(/<li(?:\s[^<>]*)?>/giu, () => `${next++}. `)}`
  })

const withoutTags = (text: string): string =>
  withNumbers(text)
    .replaceAll(TAG, (tag, ...rest: readonly unknown[]) => {
      if (ENDS_A_LINE.test(tag)) return '\n'
      if (BEGINS_A_LINE.test(tag)) return BEGINNING
      if (!ENDS_A_CELL.test(tag)) return ''
      const [at, whole] = rest.slice(-2)
      const behind = String(whole).slice(Number(at) + tag.length, Number(at) + tag.length + 100)
      return BEGINS_A_CELL.test(behind) ? ' ' : ''
    })
    .replaceAll(/(?<=^|\n)(?:[ \t]{0,50}\v){1,50}/gu, '')
    .replaceAll(/(?:[ \t]{0,50}\v){1,50}\n?/gu, '\n')

/** How often entities may be escaped around something hidden. */
const MOST_ROUNDS = 3

/**
 * Returns a text of a foreign server without markup, and without what a browser would not show. OParl demands
 * plain text, and some servers send HTML nevertheless. Other `<`, `>` and `&` stay. `hidden`: its words that are
 * hidden there.
 */
export function readForeign(given: string): { readonly text: string; readonly hidden: string } {
  const shown = withoutHidden(given)
  let text = decodeEntities(withoutTags(shown.text))
  let { hidden } = shown
  // Escaped tags stay, as somebody may write about them; what is hidden in them goes.
  for (let round = 0, inner = text; round < MOST_ROUNDS && /[<&]/u.test(inner); round++) {
    const again = withoutHidden(inner)
    if (again.text !== inner) text = withoutTags(again.text)
    if (again.text !== inner) hidden = `${hidden} ${again.hidden}`.trim()
    inner = decodeEntities(again.text)
  }
  return { text, hidden: decodeEntities(hidden) }
}

export const foreignText = (text: string): string => readForeign(text).text

/** Returns a text with its hidden words, to judge whether it is public. */
export const wholeForeignText = (given: string): string => {
  const { text, hidden } = readForeign(given)
  return hidden === '' ? text : `${text} ${hidden}`
}

/** Words that programs write in place of a missing value, in any field. */
const EMPTY =
  /^(?:\(?(?:null|undefined|nil|nan|none)\)?|<null>|#?n\s?[./]\s?[av]\.?|#nv|k\.?\s?a\.|k\.\s?a|keine angaben?|ohne angabe|[-–—_./*]+)$/iu

/** Whether a value is a word for a missing one: `null`, `N/A`, `k. A.`, `-`. */
export const isEmptyWord = (text: string): boolean => EMPTY.test(text.trim())

/** Words by which a form says that it has nothing to say. */
const NOTHING = /^(?:nicht (?:angegeben|bekannt|festgelegt)|unbekannt|tbd|tba|[-–—_.?/x*]+)$/iu

/** Whether a name or a place stands for a missing one, also in words such as „unbekannt“. */
export const saysNothing = (text: string): boolean => isEmptyWord(text) || NOTHING.test(text.trim())
