/** Attributes and styles by which an element of HTML is not seen. */

type Attributes = Readonly<Record<string, string>>

/** Declarations that hide an element, in a style without spaces. */
const HIDING = new RegExp(
  `(?:^|;)(?:${[
    'display:none',
    'visibility:(?:hidden|collapse)',
    'mso-hide:(?:all|screen)',
    'mso-element:comment(?:-list)?',
    'content-visibility:hidden',
    'opacity:(?:0+(?:\\.0+)?|0*\\.0+)%?',
    'font-size:(?:0+|0*\\.\\d+|0*1(?:\\.\\d+)?(?:px|pt))(?:\\.0+)?(?:px|pt|em|rem|%|cm|mm|in)?',
    'font:0(?:px|pt)?/[^;]*',
    '(?:left|top|text-indent):-\\d{4,}(?:\\.\\d+)?(?:px|pt|em)?',
    'clip:rect\\(0[^;]*',
    // What is struck out was not decided.
    'text-decoration(?:-line)?:[^;]*line-through[^;]*',
  ].join('|')})(?:!important)?(?=;|$)`,
  'u',
)

/** Usual names of classes that hide, and those of comments in Word. */
const HIDING_CLASS =
  /^(?:hidden|d-none|hide|invisible|unsichtbar|versteckt|msocomtxt|msocomanchor|msocomoff)$/u

/** White, and colours that nobody can tell from it. */
const WHITE = new RegExp(
  `^(?:${[
    'white|window|transparent|whitesmoke|snow|ivory|(?:ghost|floral|antique)white|azure|mintcream|seashell',
    '#(?:[ef]{3}|(?:[ef][\\da-f]){3})(?:[\\da-f]{1,2})?',
    'rgba?\\((?:2[345]\\d,?){3}(?:[,/][\\d.]+%?)?\\)',
    'rgba?\\((?:(?:9\\d|100)(?:\\.\\d+)?%,?){3}(?:[,/][\\d.]+%?)?\\)',
    'hsla?\\(\\d{1,3}(?:deg)?,?\\d{1,3}%,?(?:9[2-9]|100)%[^)]{0,9}\\)',
  ].join('|')})$`,
  'u',
)

/** A style in lower case without spaces and comments. */
const plain = (style: string): string =>
  style
    .slice(0, 5_000)
    .replaceAll(/\/\*[^*]*\*\//gu, '')
    .replaceAll(/\s+/gu, '')
    .toLowerCase()

const valueOf = (style: string, name: string): string | undefined =>
  new RegExp(`(?:^|;)${name}:([^;]*?)(?:!important)?(?=;|$)`, 'u').exec(style)?.[1]

/** Nothing is higher than no line, if what is too long is cut. */
const isFlat = (style: string): boolean =>
  /(?:^|;)(?:max-)?height:0/u.test(style) && valueOf(style, 'overflow') === 'hidden'

const backgroundOf = (attributes: Attributes, style: string): string =>
  valueOf(style, 'background(?:-color)?') ?? attributes['bgcolor']?.trim().toLowerCase() ?? ''

/** Whether the attributes of an element hide it. `classes`: those that hide by the style of the text. */
export function hides(attributes: Attributes, classes: ReadonlySet<string>): boolean {
  const called = (attributes['class'] ?? '').toLowerCase().split(/\s+/u)
  const style = plain(attributes['style'] ?? '')
  return (
    'hidden' in attributes ||
    HIDING.test(style) ||
    isFlat(style) ||
    called.some(name => HIDING_CLASS.test(name) || classes.has(`.${name}`)) ||
    classes.has(`#${(attributes['id'] ?? '').toLowerCase()}`) ||
    attributes['type'] === 'hidden'
  )
}

/** Whether an element has a background on which white letters can be read. */
export function isColoured(attributes: Attributes): boolean {
  const background = backgroundOf(attributes, plain(attributes['style'] ?? ''))
  return background !== '' && !WHITE.test(background) && !/^(?:none|inherit|initial)/u.test(background)
}

/** Whether the letters of an element have the colour of the page, unless it is coloured, or of their background. */
export function hidesByColour(attributes: Attributes, isOnColour: boolean): boolean {
  const style = plain(attributes['style'] ?? '')
  const colour = valueOf(style, 'color') ?? attributes['color']?.trim().toLowerCase() ?? ''
  return (!isOnColour && WHITE.test(colour)) || (colour !== '' && colour === backgroundOf(attributes, style))
}

/** Returns the classes and ids that a style within the text hides: `.geheim`, `#intern`. */
export function hidingClassesIn(text: string): ReadonlySet<string> {
  const found = new Set<string>()
  for (const [, css = ''] of text.matchAll(/<style[^<>]*>([^<]*)/giu))
    for (const [, selectors = '', declarations = ''] of css.matchAll(/([^{}]{1,500})\{([^{}]{0,5000})\}/gu))
      if (HIDING.test(plain(declarations)))
        for (const [name] of selectors.toLowerCase().matchAll(/[.#][\w-]+/gu)) found.add(name)
  return found
}
