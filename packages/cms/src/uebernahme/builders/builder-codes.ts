import { htmlAttribute } from '@rathausplatz/text'
import { type FoundPicture, plainText } from '../found.ts'
import { type Code, codesIn } from './codes.ts'
import {
  decodedAddress,
  headingHtml,
  linkHtml,
  type PictureOf,
  type Said,
  saidIn,
  textHtml,
} from './wording.ts'

/** Families of page builders and themes: WPBakery, Divi, Avada, Enfold, Cornerstone, Shortcodes Ultimate and others. */
const FAMILY =
  /^(?:vc|wpb|et_pb|fusion|av|avia|su|cs|x|tatsu|mk|nectar|dt|ult|ultimate|bsf|stm|thb|qode|mkdf|edgtf|kc|bt_bb|themify|tm_pb|ux|tt|sc|wolf|eltdf|pofo|porto|cmsms|vcex)_/
/** Names of parts that themes call without a family. */
const SHAPE =
  /(?:^|[_-])(?:button|btn|heading|headline|toggle|accordion|accordion[_-](?:item|tab)|tab|tabs|tabgroup|spoiler|testimonial|row|col|column|columns|section|container|one_(?:half|third|fourth|full)|two_third|three_fourth|fullwidth|blurb|team_member|person|alert|message|dropcap|highlight|checklist|li_item|video|audio|youtube|vimeo)$/
/** Parts without words of their own: room, lines, symbols. */
const SILENT =
  /(?:empty_space|divider|separator|spacer|space|hr|icon|anchor|clear|line|global|break|style|fonticon|gap)$/
const QUESTION = /(?:toggle|accordion_?(?:item|tab)|accordion-item|spoiler|tta_section|faq)$/
const TAB = /(?:^|_)(?:tab|tab_section|pane)$/
const HEADING = /(?:heading|headline|fusion_title|fancy_title)$/
const BUTTON = /(?:button|btn)$/
const FILM = /(?:video|youtube|vimeo|audio|film)/
/** Parts that may be empty. */
const LAYOUT =
  /(?:row|col|columns?|section|container|inner|text|text_block|column_text|image|row_inner|placeholder)(?:_\d+)?$/
const ENCODED = /^(?:vc_raw_html|fusion_code|fusion_syntax_highlighter)$/

const isBuilder = (name: string): boolean => FAMILY.test(name) || SHAPE.test(name)

type Around = {
  readonly pictureOf: PictureOf
  readonly picturesHtml: (pictures: readonly FoundPicture[]) => string
  readonly left: Set<string>
}

/**
 * Writes the parts of page builders as HTML: words, links and pictures of their attributes, questions, headings. All
 * other codes stay in the text. Returns undefined for a text without such parts.
 */
export function withoutBuilder(text: string, around: Around): string | undefined {
  const codes = codesIn(text)
  if (!codes.some(({ name, attributes }) => isBuilder(name) && (FAMILY.test(name) || attributes.size > 0)))
    return undefined
  const ended = endsOf(codes)
  const endings = new Map<Code, string>()
  let html = ''
  let at = 0
  for (const code of codes) {
    if (code.from < at || !isBuilder(code.name)) continue
    // Other text in brackets, such as "[Container]", is kept.
    if (!FAMILY.test(code.name) && !code.isEnd && code.attributes.size === 0 && !ended.has(code)) continue
    html += text.slice(at, code.from)
    at = code.to
    if (code.isEnd) {
      html += endings.get(code) ?? '\n\n'
      continue
    }
    const end = ended.get(code)
    const inner = end ? text.slice(code.to, end.from) : ''
    const whole = end && (encoded(code, inner, around) ?? address(code, inner, around))
    if (end && whole !== undefined) {
      html += `\n\n${whole}\n\n`
      at = end.to
      continue
    }
    const written = writtenPart(code, inner, around)
    html += `\n\n${written.before}`
    if (end) endings.set(end, `${written.after}\n\n`)
    else html += `${written.after}\n\n`
  }
  return html + text.slice(at)
}

/** Finds the end of each code. An end belongs to the last open code of its name. */
function endsOf(codes: readonly Code[]): ReadonlyMap<Code, Code> {
  const ended = new Map<Code, Code>()
  const open = new Map<string, Code[]>()
  for (const code of codes) {
    const stack = open.get(code.name) ?? []
    open.set(code.name, stack)
    const begin = code.isEnd ? stack.pop() : undefined
    if (begin) ended.set(begin, code)
    else if (!code.isEnd) stack.push(code)
  }
  return ended
}

/** Returns the HTML of a part whose content is encoded; undefined for others. */
function encoded({ name }: Code, inner: string, { left }: Around): string | undefined {
  if (name === 'vc_raw_js') {
    left.add('Ein Programm (JavaScript) der alten Website wurde ausgelassen.')
    return ''
  }
  const packed = plainText(inner).replaceAll(/\s/g, '')
  if (!ENCODED.test(name) || !/^[\w+/]{4,}={0,2}$/.test(packed)) return undefined
  const html = decodedAddress(Buffer.from(packed, 'base64').toString('utf8'))
  if (!html.includes('\uFFFD')) return html
  left.add('Ein Stück der Seite war verschlüsselt und ließ sich nicht lesen.')
  return ''
}

/** Returns the HTML of a part whose content is only the address of a picture, a link or a film. */
function address({ name, attributes }: Code, inner: string, { pictureOf }: Around): string | undefined {
  const words = plainText(inner)
  if (!/^https?:\/\/\S{1,1000}$/.test(words)) return undefined
  if (!/image|photo|picture/.test(name)) return linkHtml(words, saidIn(attributes, pictureOf).title)
  return `<img src="${htmlAttribute(words)}" alt="${htmlAttribute(attributes.get('alt') ?? '')}">`
}

function writtenPart(code: Code, inner: string, around: Around): { before: string; after: string } {
  const { name } = code
  const said = saidIn(code.attributes, around.pictureOf)
  for (const one of said.backgrounds)
    around.left.add(`Ein Hintergrundbild wurde ausgelassen: ${one.slice(0, 200)}`)
  for (const id of said.missing.slice(0, 5))
    around.left.add(`Ein Bild fehlt in der Datei der alten Website (Nummer ${id}).`)
  const hasInner = plainText(inner) !== '' || /<img|\[/.test(inner)
  // Avada names a picture by its number, and again inside of the part.
  const pictures = /image/.test(name) && /<img\b/i.test(inner) ? '' : around.picturesHtml(said.pictures)
  const texts = said.texts.map(textHtml).join('')
  if (SILENT.test(name)) return { before: `${headingHtml(said.title, 3)}\n\n`, after: '' }
  if (BUTTON.test(name)) return button(said, inner)
  if (FILM.test(name) && !hasInner) return { before: film(code, said), after: '' }
  if (HEADING.test(name)) {
    const level = levelOf(code)
    const [words = said.title, ...others] = said.title === '' ? said.texts : [said.title, ...said.texts]
    const before = headingHtml(words, level) + others.map(textHtml).join('') + linkAlone(said)
    if (!hasInner) return { before, after: '' }
    const isBare = !/<(?:h\d|p|div|ul|ol|table)\b|\[/i.test(inner)
    return isBare
      ? { before: `${before}<h${level}>`, after: `</h${level}>` }
      : { before: `${before}\n\n`, after: '' }
  }
  const link = said.link === '' ? '' : linkHtml(said.link, said.button || said.title)
  const alone = said.link === '' && said.button !== '' ? textHtml(said.button) : link
  if (QUESTION.test(name) && said.title !== '' && hasInner)
    return {
      before: `<details><summary>${plainWords(said.title)}</summary>\n\n${pictures}${texts}`,
      after: `${alone}</details>`,
    }
  const heading = headingHtml(said.title, 3)
  const before = `${heading}${pictures}${texts}`
  if (before === '' && alone === '' && !hasInner && !LAYOUT.test(name) && said.backgrounds.length === 0)
    around.left.add(`Der Kurzbefehl [${name}] gehört zu einem Zusatz der alten Website.`)
  return { before: `${before}\n\n`, after: TAB.test(name) || hasInner ? `\n\n${alone}` : alone }
}

const plainWords = (text: string): string => textHtml(text).replaceAll(/<\/?(?:p|div)>/g, '')

const linkAlone = ({ link, title }: Said): string => (link === '' ? '' : linkHtml(link, title))

/** A button is a link, with its words in an attribute or inside of it. */
function button(said: Said, inner: string): { before: string; after: string } {
  const { link, title, texts, pictures } = said
  const words = plainText(inner) ? '' : said.button || title || (texts[0] ?? '')
  const others = texts.filter(text => text !== words)
  const tail = others.map(textHtml).join('') + pictures.map(({ alt }) => (alt ? textHtml(alt) : '')).join('')
  if (plainText(inner) === '')
    return {
      before: (link === '' ? (words === '' ? '' : textHtml(words)) : linkHtml(link, words)) + tail,
      after: '',
    }
  return link === ''
    ? { before: '<p>', after: `</p>${tail}` }
    : { before: `<p><a href="${htmlAttribute(link)}">`, after: `</a></p>${tail}` }
}

function film({ name, attributes }: Code, { link, title, texts }: Said): string {
  const [given = ''] = ['link', 'url', 'src', 'mp4', 'webm', 'mp3', 'id', 'video_url', 'hosted_url'].flatMap(
    key => attributes.get(key) ?? [],
  )
  const id = /^[\w-]{5,20}$/.test(given) ? given : ''
  const at = name.includes('vimeo') ? `https://vimeo.com/${id}` : `https://www.youtube.com/watch?v=${id}`
  const target = link || (id === '' ? given : at)
  const words = headingHtml(title, 3) + texts.map(textHtml).join('')
  return /^https?:\/\//.test(target) ? words + linkHtml(target, target) : words
}

/** A page has one heading of the first level: its title. */
function levelOf({ attributes }: Code): number {
  const given =
    /tag:h([1-6])/.exec(attributes.get('font_container') ?? '')?.[1] ??
    /^h?([1-6])$/.exec(
      attributes.get('size') ?? attributes.get('tag') ?? attributes.get('header_level') ?? '',
    )?.[1] ??
    '2'
  return Math.min(4, Math.max(2, Number(given)))
}
