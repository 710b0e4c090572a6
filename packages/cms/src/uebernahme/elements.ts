/** How the elements of another website are read; see parts-of-html.ts. */

export const DROPPED = new Set('script style noscript template svg math link meta head title'.split(' '))

export const EMBEDDED: Readonly<Record<string, string>> = {
  iframe: 'Ein eingebetteter Inhalt',
  embed: 'Ein eingebetteter Inhalt',
  object: 'Ein eingebetteter Inhalt',
  video: 'Ein Video',
  audio: 'Eine Tonaufnahme',
  canvas: 'Eine Zeichnung',
}

export const CONTROLS = new Set(['form', 'input', 'select', 'textarea', 'button'])

export const INLINE = new Set(
  'a abbr b br code em font i ins kbd label mark q small span strong sub sup time u wbr cite'.split(' '),
)

/** Elements that are handled wherever they occur. */
export const SPECIAL = [
  'img',
  'h1',
  'h2',
  'details',
  'summary',
  'figure',
  ...Object.keys(EMBEDDED),
  ...CONTROLS,
]

/** Elements that stay in one part. */
export const WHOLE = new Set('ul ol table dl blockquote h3 h4 h5 h6 pre hr'.split(' '))
