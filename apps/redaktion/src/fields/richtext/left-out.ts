import { hiddenCells } from './hidden-cells.ts'
import { isPale, isTiny, mostlyPale } from './pale-text.ts'
import { type StyleOf, styleSheets, valueOf } from './source-styles.ts'

/** Words that a paste leaves out, and why: the source does not show them, or takes them back. */
export type LeftOut = {
  readonly why:
    | 'verborgen'
    | 'unsichtbar'
    | 'zeile'
    | 'spalte'
    | 'geloescht'
    | 'kommentar'
    | 'durchgestrichen'
    | 'eingebettet'
  readonly words: string
}

/**
 * Removes what the source does not show as valid: hidden words, rows and columns, tracked deletions, comments,
 * and what is struck through. Returns what was left out, in this order of kinds.
 */
export function takeOut(html: string, body: HTMLElement): readonly LeftOut[] {
  const styleOf = styleSheets(html, body, ABOUT)
  const out: LeftOut[] = []
  const note = (why: LeftOut['why'], words: string) => {
    const said = words.replaceAll(/[\s\u00a0]+/g, ' ').trim()
    if (said !== '') out.push({ why, words: said })
  }
  const drop = (why: LeftOut['why'], elements: Iterable<Element>) => {
    for (const element of elements) {
      // Its parent may have gone before.
      if (!body.contains(element)) continue
      note(why, textOf(element))
      // A cell keeps its place in the table.
      if (/^T[DH]$/.test(element.tagName) && why !== 'verborgen') element.replaceChildren()
      else element.remove()
    }
  }
  for (const mark of body.querySelectorAll(ANCHORED)) {
    const isMark = /^\[[\w\s]{1,12}\]$/.test(textOf(mark))
    if (!isMark && mark.matches(AROUND_WORDS)) mark.replaceWith(...mark.childNodes)
    else (mark.closest(REMARK) ?? mark).remove()
  }
  drop('kommentar', commentsIn(body))
  drop('geloescht', body.querySelectorAll(DELETED))
  for (const table of [...body.querySelectorAll('table')].toReversed())
    for (const { why, cells } of hiddenCells(table, (element): boolean => isHidden(element, styleOf)))
      note(why, cells.map(textOf).join(' '))
  drop(
    'verborgen',
    all(body).filter(element => isHidden(element, styleOf)),
  )
  const isDark = mostlyPale(body, styleOf)
  drop(
    'unsichtbar',
    all(body).filter(element => isTiny(element, styleOf) || (!isDark && isPale(element, styleOf))),
  )
  drop(
    'durchgestrichen',
    all(body).filter(element => isStruck(element, styleOf)),
  )
  for (const inside of body.querySelectorAll('iframe, object, embed, video, audio'))
    note('eingebettet', inside.getAttribute('src') ?? inside.getAttribute('data') ?? 'ohne Adresse')
  for (const item of [...body.querySelectorAll('li, ul, ol')].toReversed())
    if (out.length > 0 && textOf(item).trim() === '' && !item.querySelector('img')) item.remove()
  return out
}

const ABOUT =
  /display|visibility|mso-hide|line-through|opacity|font-size|color|background|clip|overflow|(?:left|text-indent)\s*:\s*-\d{4}/i

const all = (body: HTMLElement): readonly Element[] => [...body.querySelectorAll('*')]

const textOf = ({ textContent }: Element): string => textContent ?? ''

const DELETED = 'del, .msoDel, .MsoDel, [style*="mso-deleted"]'

/** Marks in the text that lead to a comment: of Word, Google Docs and LibreOffice. */
const ANCHORED =
  'a[style*="mso-comment-reference"], .msocomanchor, a[href^="#_msocom"], a[href^="#cmnt"]:not([href^="#cmnt_ref"])'
/** Word puts this element around the words that the comment is about. */
const AROUND_WORDS = '[style*="mso-comment-reference"]'
const REMARK = '.MsoCommentReference, sup'

function commentsIn(body: HTMLElement): readonly Element[] {
  // Google Docs lists its comments below the text, each with a link back to its mark.
  const listed = [...body.querySelectorAll('a[href^="#cmnt_ref"]')].map(
    back => back.closest('div, p') ?? back,
  )
  return [...body.querySelectorAll(COMMENTS), ...listed]
}

const COMMENTS = '.MsoCommentText, .msocomtxt, .msocomoff, [style*="mso-element:comment"], .comment-content'

/** True for an element that nobody sees in the source, also beside the page or with letters of no size. */
function isHidden(element: Element, styleOf: StyleOf): boolean {
  if (element.hasAttribute('hidden')) return true
  const style = styleOf(element)
  if (!ABOUT.test(style)) return false
  const is = (property: string, pattern: RegExp) => pattern.test(valueOf(style, property))
  // Elements inside may be shown again.
  const isAll = (property: string, pattern: RegExp) =>
    is(property, pattern) &&
    [...element.querySelectorAll('*')].every(inside => {
      const value = valueOf(styleOf(inside), property)
      return value === '' || pattern.test(value)
    })
  return (
    is('display', /^none$/) ||
    is('mso-hide', /^all$/) ||
    isAll('visibility', /^(?:hidden|collapse)$/) ||
    isAll('font-size', ZERO) ||
    is('opacity', ZERO) ||
    is('clip', /^rect\((?:[01](?:px)?[\s,]*){4}\)$/) ||
    is('clip-path', /^inset\((?:50|100)%\)$/) ||
    ['left', 'text-indent', 'margin-left'].some(side => is(side, /^-\d{4}/)) ||
    (is('overflow', /^hidden$/) && ['height', 'max-height', 'width'].some(side => is(side, ZERO)))
  )
}

const ZERO = /^0(?:\.0+)?(?:px|pt|em|rem|cm|%)?$/

const isStruck = (element: Element, styleOf: StyleOf): boolean =>
  /^(?:S|STRIKE)$/.test(element.tagName) ||
  ['text-decoration', 'text-decoration-line'].some(property =>
    valueOf(styleOf(element), property).includes('line-through'),
  )
