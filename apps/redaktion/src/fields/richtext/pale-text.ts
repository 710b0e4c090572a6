import { type StyleOf, valueOf } from './source-styles.ts'

/** Text that the source shows so that nobody reads it: white on white, or with letters of a point or two. */

/** The largest size that nobody reads, in points. */
const TINY = 2
const POINTS: Readonly<Record<string, number>> = { pt: 1, px: 0.75, em: 12, rem: 12, '%': 0.12 }

function sizeOf(style: string): number | undefined {
  const [, number, unit = ''] = /^(\d*\.?\d+)(pt|px|r?em|%)$/.exec(valueOf(style, 'font-size')) ?? []
  const points = POINTS[unit]
  return number === undefined || points === undefined ? undefined : Number(number) * points
}

/** True for an element whose letters are tiny, also inside. */
export function isTiny(element: Element, styleOf: StyleOf): boolean {
  const isSmall = (size: number | undefined) => size !== undefined && size <= TINY
  return (
    isSmall(sizeOf(styleOf(element))) &&
    [...element.querySelectorAll('*')].every(inside => {
      const size = sizeOf(styleOf(inside))
      return size === undefined || isSmall(size)
    })
  )
}

/**
 * True for an element that is white, also inside, without a background of another colour around it. Headings stay: those
 * of websites are often white on a picture.
 */
export function isPale(element: Element, styleOf: StyleOf): boolean {
  if (!isWhite(colourOf(element, styleOf)) || element.closest('h1, h2, h3, h4, h5, h6, th, a')) return false
  for (let around: Element | null = element; around; around = around.parentElement)
    if (hasBackground(around, styleOf)) return false
  return [...element.querySelectorAll('*')].every(inside => {
    const colour = colourOf(inside, styleOf)
    return (colour === '' || isWhite(colour)) && !hasBackground(inside, styleOf)
  })
}

/** True if most of a text is white: then its source has a dark background, which did not come along. */
export function mostlyPale(body: Element, styleOf: StyleOf): boolean {
  const length = (element: Element) => (element.textContent ?? '').trim().length
  const pale = [...body.querySelectorAll('*')].filter(element => isPale(element, styleOf))
  const outer = pale.filter(element => !pale.some(other => other !== element && other.contains(element)))
  return outer.reduce((sum, element) => sum + length(element), 0) * 2 > length(body)
}

const colourOf = (element: Element, styleOf: StyleOf): string =>
  valueOf(styleOf(element), 'color') || (element.getAttribute('color') ?? '').trim().toLowerCase()

function hasBackground(element: Element, styleOf: StyleOf): boolean {
  const style = styleOf(element)
  const painted = ['background', 'background-color', 'mso-highlight', 'mso-shading'].map(name =>
    valueOf(style, name),
  )
  return [...painted, element.getAttribute('bgcolor')?.toLowerCase() ?? ''].some(
    colour => colour !== '' && !NO_COLOUR.test(colour) && !isWhite(colour.split(/\s+(?![^(]*\))/)[0] ?? ''),
  )
}

const NO_COLOUR = /^(?:none|transparent|initial|inherit|unset|auto|windowtext|rgba\([^)]*,\s*0\))/

const WHITE_NAMES: ReadonlySet<string> = new Set([
  'white',
  'snow',
  'ivory',
  'floralwhite',
  'ghostwhite',
  'whitesmoke',
  'mintcream',
  'azure',
])
/** The least share of red, green and blue of a colour that nobody sees on white. */
const NEAR_WHITE = 240

function isWhite(colour: string): boolean {
  if (WHITE_NAMES.has(colour)) return true
  const [, short, long] = /^#(?:([0-9a-f]{3})|([0-9a-f]{6}))(?:[0-9a-f]{1,2})?$/.exec(colour) ?? []
  const digits = short ? Array.from(short, digit => digit + digit) : (long?.match(/../g) ?? [])
  const parts =
    digits.length > 0
      ? digits.map(pair => Number.parseInt(pair, 16))
      : (/^rgba?\(([^)]*)\)$/
          .exec(colour)?.[1]
          ?.split(/[\s,/]+/)
          .filter(Boolean)
          .map(Number) ?? [])
  return parts.length >= 3 && parts.slice(0, 3).every(part => part >= NEAR_WHITE)
}
