import { htmlAttribute } from '@rathausplatz/text'
import { type FoundPicture, withoutBetween } from './found.ts'

/** Names of known shortcodes. A known shortcode is recognised even without attributes. */
const KNOWN =
  /^(?:gallery|caption|embed|audio|video|playlist|contact-form-7|vc_\w+|et_pb_\w+|fusion_\w+|tablepress|table|su_\w+|ngg\w*|wpforms|ninja_form|formidable)$/i
const CODE =
  /\[(\/?)([a-z][\w-]{1,40})((?:\s+[\w-]+=(?:"[^"\]]{0,500}"|'[^'\]]{0,500}'|[^\s"'\]]{1,200})|\s+[\w-]{1,40}){0,30})\s*\/?\]/gi

/**
 * Most pictures from galleries in one text. Galleries refer to pictures by short ids, so a small file could
 * otherwise expand to unlimited HTML.
 */
const MOST_PICTURES = 200

type Parts = {
  readonly pictureOf: (id: string) => FoundPicture | undefined
  /** Returns the text of a block that is used on several pages. */
  readonly blockOf: (id: string) => string | undefined
}

/** Words that replace some of the block may follow its number. */
const USED_BLOCK = /<!-- wp:block \{[^{}<>]{0,200}"ref":(\d{1,12})[^<>]{0,2000}\} \/-->/g
/** Most letters of used blocks in one text: a small file could otherwise expand to unlimited HTML. */
const LONGEST_BLOCKS = 500_000

/** Inserts the texts of used blocks. A block in such a block is not inserted, and told. */
function withBlocks(text: string, blockOf: Parts['blockOf'], left: Set<string>): string {
  let room = LONGEST_BLOCKS
  const missing = 'Ein wiederverwendeter Block der alten Website fehlt in der Datei.'
  const inserted = text.replaceAll(USED_BLOCK, (_, id: string) => {
    const block = blockOf(id) ?? ''
    room -= block.length
    if (block === '' || room < 0) left.add(missing)
    return room < 0 ? '' : block
  })
  if (inserted.includes('<!-- wp:block {')) left.add(missing)
  return inserted
}

export type FromWordpress = { readonly html: string; readonly hinweise: readonly string[] }

/**
 * Converts the text of a WordPress post to HTML: inserts pictures of galleries, and turns blank lines into
 * paragraphs as WordPress does. Shortcodes of plug-ins are left out with a note.
 */
export function wordpressHtml(given: string, { pictureOf, blockOf }: Parts): FromWordpress {
  const left = new Set<string>()
  const isBlocks = given.includes('<!-- wp:')
  const text = withBlocks(given, blockOf, left)
  const named = new Set(
    [...text.matchAll(/\[\/([a-z][\w-]{1,40})\]/gi)].map(([, name = '']) => name.toLowerCase()),
  )
  let room = MOST_PICTURES
  const pictures = (ids: string) => {
    const found = [...new Set(ids.split(/[\s,]+/))].flatMap(id => pictureOf(id) ?? [])
    if (found.length > room)
      left.add(`Aus Bildergalerien kommen höchstens ${MOST_PICTURES} Bilder mit, die übrigen fehlen.`)
    const taken = found.slice(0, room)
    room -= taken.length
    return taken.map(pictureHtml).join('')
  }

  const html = withFigures(withoutBetween(text, '<!--', '-->'))
    .replaceAll(
      /\[embed[^\]]{0,200}\]\s*(https?:\/\/[^\s[\]<>"]{1,1000})\s*\[\/embed\]/gi,
      '<p><a href="$1">$1</a></p>',
    )
    .replaceAll(CODE, (whole, end: string, called: string, attributes: string) => {
      const name = called.toLowerCase()
      if (name === 'gallery') {
        const found = pictures(/ids=["']?([\d,\s]{1,2000})/i.exec(attributes)?.[1] ?? '')
        if (found === '') left.add('Eine Bildergalerie ließ sich nicht übernehmen.')
        return `\n\n${found}\n\n`
      }
      // Other text in brackets, such as "[siehe oben]", is kept.
      if (!end && !KNOWN.test(name) && !named.has(name) && !attributes.includes('=')) return whole
      if (!end) left.add(`Der Kurzbefehl [${name}] gehört zu einem Zusatz der alten Website.`)
      return ''
    })
  return { html: isBlocks ? html : withParagraphs(withLines(html)), hinweise: [...left] }
}

/** Converts captions to figures. Each caption's end is searched only once, so that the time is linear. */
function withFigures(text: string): string {
  let html = ''
  let at = 0
  for (const end of text.matchAll(/\[\/caption\]/gi)) {
    const piece = text.slice(at, end.index)
    const begin = /\[caption[^[\]]{0,500}\]/i.exec(piece)
    at = end.index + end[0].length
    if (!begin) {
      html += piece + end[0]
      continue
    }
    const inner = piece.slice(begin.index + begin[0].length)
    const [image = ''] = /(?:<a\b[^<>]*>\s*)?<img\b[^<>]*>(?:\s*<\/a>)?/i.exec(inner) ?? []
    html += `${piece.slice(0, begin.index)}<figure>${image}<figcaption>${inner.replace(image, '').trim()}</figcaption></figure>`
  }
  return html + text.slice(at)
}

export const pictureHtml = ({ src, alt }: FoundPicture): string =>
  `<img src="${htmlAttribute(src)}" alt="${htmlAttribute(alt)}">`

const BLOCK =
  /^\s*<\/?(?:p|div|h[1-6]|ul|ol|li|table|thead|tbody|tr|td|th|blockquote|figure|figcaption|dl|dt|dd|hr|section|article|details|summary|iframe|form|pre|script|style)\b/i

/** Writes the lines of preformatted text as line breaks, so that its blank lines are no paragraphs. */
function withLines(text: string): string {
  const [first = '', ...others] = text.split(/(?=<pre\b)/i)
  const lined = others.map(piece => {
    const end = piece.search(/<\/pre>/i)
    return end === -1 ? piece : piece.slice(0, end).replaceAll(/\r?\n/g, '<br>') + piece.slice(end)
  })
  return [first, ...lined].join('')
}

/** Turns blank lines into paragraphs, and single line breaks into `<br>`. */
function withParagraphs(text: string): string {
  return text
    .replaceAll('\r\n', '\n')
    .split(/\n\s*\n/)
    .map(part => part.trim())
    .filter(Boolean)
    .map(part => (BLOCK.test(part) ? part : `<p>${part.replaceAll('\n', '<br>\n')}</p>`))
    .join('\n')
}
