import { htmlAttribute } from '@rathausplatz/text'
import { plainText } from '../found.ts'
import { dataHtml, parsedData } from './builder-data.ts'
import { linkHtml, type PictureOf, textHtml } from './wording.ts'

const OPENING = '<!-- wp:'
const CLOSING = '-->'
/** Blocks of WordPress without words of their own. */
const SILENT = new Set(['spacer', 'separator', 'more', 'nextpage', 'page-break', 'block'])
/** Blocks whose words are in their data, whether other blocks stand in them or not. */
const IN_DATA = /^(?:acf|divi|lazyblock|carbon-fields|cgb|breakdance|bricks)\//

/**
 * Writes the words that are only in the data of blocks into the text: ACF, Divi 5 and others. A block that
 * gathers its content itself, such as the latest posts, is told.
 */
export function withBlockData(text: string, pictureOf: PictureOf, left: Set<string>): string {
  let html = ''
  let at = 0
  for (;;) {
    const from = text.indexOf(OPENING, at)
    const to = from === -1 ? -1 : text.indexOf(CLOSING, from)
    if (to === -1) return html + text.slice(at)
    const comment = text.slice(from + OPENING.length, to).trim()
    const isAlone = comment.endsWith('/')
    const space = comment.search(/[\s/]*(?:\s|\/$|$)/)
    const name = comment.slice(0, space)
    const end = to + CLOSING.length
    const isRead = (isAlone && !SILENT.has(name)) || IN_DATA.test(name)
    html += text.slice(at, isRead ? from : end)
    at = end
    if (!isRead) continue
    const data = parsedData(comment.slice(name.length, isAlone ? -1 : undefined).trim() || '{}')
    const words = name.startsWith('acf/') ? fieldsHtml(data, pictureOf) : dataHtml(data, pictureOf)
    html += words
    if (plainText(words) === '' && !/<img/.test(words) && isAlone)
      left.add(
        `Der Block „${name.slice(0, 60)}“ stellte auf der alten Website seinen Inhalt selbst zusammen und fehlt hier.`,
      )
  }
}

/** Writes the fields of an ACF block: the town itself has named them. */
function fieldsHtml(block: unknown, pictureOf: PictureOf): string {
  const data: unknown =
    typeof block === 'object' && block !== null && 'data' in block ? block.data : undefined
  if (typeof data !== 'object' || data === null) return dataHtml(block, pictureOf)
  return Object.entries(data)
    .map(([name, value]: [string, unknown]) =>
      name.startsWith('_') ? '' : fieldHtml(name, value, pictureOf),
    )
    .join('')
}

function fieldHtml(name: string, value: unknown, pictureOf: PictureOf): string {
  if (typeof value === 'object') return dataHtml(value, pictureOf)
  if (typeof value !== 'string' && typeof value !== 'number') return ''
  const text = String(value).trim()
  const picture = /bild|image|foto|photo|logo|img/i.test(name) ? pictureOf(text) : undefined
  if (picture) return `<img src="${htmlAttribute(picture.src)}" alt="${htmlAttribute(picture.alt)}">`
  if (/^(?:https?:\/\/|mailto:|tel:)\S+$/.test(text)) return linkHtml(text, text)
  if (!isWords(name, text)) return ''
  return TITLE.test(name) ? `<h2>${textHtml(text).replaceAll(/<\/?(?:p|div)>/g, '')}</h2>` : textHtml(text)
}

const TITLE = /^(?:.*_)?(?:title|titel|headline|heading|ueberschrift|überschrift)$/i
const WORDS = /text|inhalt|content|name|beschreibung|label|untertitel|subtitle|adresse|telefon|mail/i

/** A single word may be a setting, such as „wide“. */
const isWords = (name: string, text: string): boolean =>
  /\p{L}{2}/u.test(text) && (TITLE.test(name) || WORDS.test(name) || /\s|<|\p{Lu}/u.test(text))

/** Names and values that are not in the text: fields that the town itself has added with ACF. */
export function ownFields(meta: ReadonlyMap<string, string>, text: string): readonly string[] {
  return [...meta].flatMap(([name, value]) => {
    const isOwn = !name.startsWith('_') && (meta.get(`_${name}`) ?? '').startsWith('field_')
    const words = plainText(value)
    return isOwn && isWords(name, words) && !text.includes(words) ? [`${name}: „${words.slice(0, 200)}“`] : []
  })
}
