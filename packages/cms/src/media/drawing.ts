import sanitizeHtml from 'sanitize-html'
import { isTooMuchMarkup } from '../collections/nesting.ts'
import type { Result } from '../store/index.ts'
import { invalid, ok } from '../store/result.ts'

const MAX_CHARACTERS = 300_000
const DEEPEST = 200

const ELEMENTS = [
  'svg',
  'g',
  'defs',
  'title',
  'desc',
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
  'linearGradient',
  'radialGradient',
  'stop',
  'clipPath',
]

const ATTRIBUTES = [
  'xmlns viewBox width height preserveAspectRatio id role aria-label transform',
  'd x y x1 y1 x2 y2 cx cy r rx ry fx fy points offset',
  'fill fill-rule fill-opacity clip-rule clip-path opacity stop-color stop-opacity',
  'stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray stroke-opacity',
  'gradientUnits gradientTransform spreadMethod clipPathUnits',
].flatMap(names => names.split(' '))

/**
 * Reduces a drawing to shapes and colours: no scripts, no style sheets, no other text, nothing that loads
 * from an address. A file with its own entities is refused: no drawing needs them.
 */
export function cleanDrawing(svg: string): Result<string> {
  if (svg.length > MAX_CHARACTERS) return refuse('Die Zeichnung ist zu groß.')
  if (/<!DOCTYPE|<!ENTITY|\0/i.test(svg))
    return refuse('Die Zeichnung enthält Angaben, die hier nicht erlaubt sind.')
  if (isTooMuchMarkup(svg, { depth: DEEPEST, xml: true }))
    return refuse('Die Zeichnung ist zu tief verschachtelt.')
  const clean = sanitizeHtml(svg, {
    allowedTags: ELEMENTS,
    allowedAttributes: { '*': ATTRIBUTES },
    nonTextTags: [
      'script',
      'style',
      'foreignObject',
      'text',
      'metadata',
      'a',
      'image',
      'use',
      'animate',
      'set',
    ],
    nestingLimit: 50,
    transformTags: { '*': (tagName, attributes) => ({ tagName, attribs: withoutAddresses(attributes) }) },
    parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
  }).trim()
  if (!/^<svg[^>]* xmlns="http:\/\/www\.w3\.org\/2000\/svg"/.test(clean))
    return refuse('Bitte eine SVG-Datei wählen.')
  return ok(clean)
}

/** Drops attributes with an address. `url(#gradient)` stays, because it refers to the drawing itself. */
function withoutAddresses(attributes: Record<string, string>): Record<string, string> {
  const harmless = ([name, value]: [string, string]) =>
    name === 'xmlns' ? value === 'http://www.w3.org/2000/svg' : !/url\s*\((?!#[\w-]+\)$)|:|\\/i.test(value)
  return Object.fromEntries(Object.entries(attributes).filter(harmless))
}

const refuse = (message: string) => invalid([{ path: 'zeichnung', message }], message)
