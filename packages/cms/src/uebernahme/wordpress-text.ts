import { htmlAttribute } from '@rathausplatz/text'
import { withBlockData } from './builders/blocks.ts'
import { withoutBuilder } from './builders/builder-codes.ts'
import { type Code, codesIn } from './builders/codes.ts'
import { saidIn } from './builders/wording.ts'
import { type FoundPicture, firstNotes, plainText, withoutBetween } from './found.ts'

/** Names of known shortcodes. A known shortcode is recognised even without attributes. */
const KNOWN =
  /^(?:gallery|caption|embed|audio|video|playlist|contact-form-7|vc_\w+|et_pb_\w+|fusion_\w+|tablepress|table|su_\w+|ngg\w*|wpforms|ninja_form|formidable)$/i
/**
 * Most pictures from galleries in one text. Galleries refer to pictures by short ids, so a small file could
 * otherwise expand to unlimited HTML.
 */
const MOST_PICTURES = 200
/** Most notes on one text. */
const MOST_NOTES = 40

type Parts = {
  readonly pictureOf: (id: string) => FoundPicture | undefined
  /** The pictures that were uploaded with this text: a gallery without ids shows them. */
  readonly ownPictures?: readonly FoundPicture[]
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
export function wordpressHtml(given: string, { pictureOf, blockOf, ownPictures = [] }: Parts): FromWordpress {
  const left = new Set<string>()
  const isBlocks = given.includes('<!-- wp:')
  const text = withBlockData(withBlocks(given, blockOf, left), pictureOf, left)
  let room = MOST_PICTURES
  const picturesHtml = (found: readonly FoundPicture[]) => {
    if (found.length > room)
      left.add(`Aus Bildergalerien kommen höchstens ${MOST_PICTURES} Bilder mit, die übrigen fehlen.`)
    const taken = found.slice(0, room)
    room -= taken.length
    return taken.map(pictureHtml).join('')
  }
  const gallery = ({ attributes }: Code) => {
    const ids = attributes.get('ids') ?? attributes.get('include')
    const named = [...new Set(ids?.split(/[\s,]+/))].flatMap(id => pictureOf(id) ?? [])
    const found = picturesHtml(ids === undefined && !attributes.has('id') ? ownPictures : named)
    if (found === '') left.add('Eine Bildergalerie ließ sich nicht übernehmen.')
    return `\n\n${found}\n\n`
  }

  const figures = withFigures(withoutBetween(text, '<!--', '-->')).replaceAll(
    /\[embed[^\]]{0,200}\]\s*(https?:\/\/[^\s[\]<>"]{1,1000})\s*\[\/embed\]/gi,
    '<p><a href="$1">$1</a></p>',
  )
  const built = withoutBuilder(figures, { pictureOf, picturesHtml, left })
  const html = withoutCodes(built ?? figures, { gallery, left })
  return {
    html: isBlocks && built === undefined ? html : withParagraphs(withLines(html)),
    hinweise: firstNotes(left, MOST_NOTES),
  }
}

/** Leaves out the codes of plug-ins, and tells them with the words that they hold. */
function withoutCodes(
  text: string,
  { gallery, left }: { gallery: (code: Code) => string; left: Set<string> },
): string {
  const codes = codesIn(text)
  const named = new Set(codes.flatMap(({ name, isEnd }) => (isEnd ? name : [])))
  let html = ''
  let at = 0
  for (const code of codes) {
    const { name, isEnd, attributes, from, to } = code
    const isGallery = name === 'gallery' && !isEnd
    // Other text in brackets, such as "[siehe oben]", is kept.
    if (!isGallery && !isEnd && !KNOWN.test(name) && !named.has(name) && attributes.size === 0) continue
    html += text.slice(at, from) + (isGallery ? gallery(code) : '')
    at = to
    if (!isEnd && !isGallery) left.add(leftCode(code))
  }
  return html + text.slice(at)
}

function leftCode({ name, attributes }: Code): string {
  const { title, texts, button, link } = saidIn(attributes, () => undefined)
  const words = plainText([title, ...texts, button, link].filter(Boolean).join(', ')).slice(0, 200)
  return `Der Kurzbefehl [${name}] gehört zu einem Zusatz der alten Website.${words === '' ? '' : ` Darin stand: „${words}“`}`
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
