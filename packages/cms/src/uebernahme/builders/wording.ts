import { htmlAttribute, htmlText } from '@rathausplatz/text'
import { type FoundPicture, plainText } from '../found.ts'

/** How page builders name what a visitor reads, clicks and sees. Other settings say how it looks. */
const TITLE =
  /^(?:(?:main|sub|front|back|primary|hover|box|item|tab|section|alert|widget)_?)?(?:title|heading|headline|question)(?:_(?:front|back|text))?$|^h[1-6]$|^(?:section_|tab_)?header$/
const TEXT =
  /^(?:(?:main|sub|front|back|primary|hover|box|item|tab|testimonial|member)_?)?(?:text|content|caption|label|name|job|html|shortcode|description|desc|quote|answer|message|editor|body|bio|excerpt|testimonial|tagline)(?:_(?:front|back|text))?$|^(?:sub_?(?:title|heading|headline|header)|position|job(?:_title)?|company(?:_name)?|author|units?|per|currency|address|phone|telefon|tel|e_?mail|prefix|suffix|footer|alert_description|before_text|after_text|intro|lead)$/
const NUMBER = /^(?:(?:ending_)?number|value|sum|price|percent(?:age)?|date|time)$/
const BUTTON = /^(?:(?:button|btn|hover_btn|more|read_more)_?(?:text|title|label)|link_?text)$/
const LINK = /^(?:(?:button|btn|image|hover_btn|website|title)_?)?(?:link|url|href)$/
const PICTURE =
  /^(?:(?:front|back|portrait|before|after|image)_?)?(?:image|img|src|picture|photo|logo|image_url)$|^image_id$|^(?:images|ids|gallery_ids|attachment|portrait_url|avatar)$/
const BACKGROUND = /url\(\s*["']?(https?:[^\s"')]{1,1000})/g

/** Values that say how something looks: „yes“, „12px“, „#fff“, „fas fa-home“. */
const SETTING =
  /^(?:yes|no|on|off|true|false|left|right|center|centre|top|bottom|middle|default|none|inherit|auto|small|medium|large|full|custom|date|name|title|px|r?em|vh|vw|deg|[\d.,]+(?:px|r?em|%|vh|vw|m?s)|#[\da-f]{3,8}|rgba?\(.*|fa[\w-]* .*|var\(.*)$/i
const HAS_WORDS = /\p{L}{2}|\d|\p{Sc}/u
const IS_PICTURE = /^(?:https?:)?\/[^\s"<>]*\.(?:jpe?g|png|gif|webp|avif|svg|bmp|tiff?)(?:\?[^\s"<>]*)?$/i

export type Said = {
  readonly title: string
  readonly texts: readonly string[]
  readonly button: string
  readonly link: string
  readonly pictures: readonly FoundPicture[]
  /** Pictures that the file names by a number that it does not explain. */
  readonly missing: readonly string[]
  readonly backgrounds: readonly string[]
}

export type PictureOf = (id: string) => FoundPicture | undefined

/** Reads the attributes of one part of a page builder. */
export function saidIn(attributes: ReadonlyMap<string, string>, pictureOf: PictureOf): Said {
  let title = ''
  let button = ''
  let link = ''
  const texts: string[] = []
  const pictures = new Map<string, FoundPicture>()
  const missing = new Set<string>()
  const backgrounds = new Set<string>()
  const alt = attributes.get('alt') ?? attributes.get('image_alt') ?? ''
  for (const [name, given] of attributes) {
    const value = plainValue(given)
    const isWords = HAS_WORDS.test(value) && !SETTING.test(value.trim())
    const links = LINK.test(name) ? linkOf(value) : ''
    for (const [, address = ''] of value.matchAll(BACKGROUND)) backgrounds.add(address)
    if (/background.*image|bg_?(?:image|img)/.test(name) && IS_PICTURE.test(value)) backgrounds.add(value)
    else if (PICTURE.test(name) && IS_PICTURE.test(value)) pictures.set(value, { src: value, alt })
    else if (PICTURE.test(name) && /^\d[\d,\s|a-z-]*$/.test(value)) {
      const ids = value.split('|', 1)[0]?.match(/\d{1,12}/g) ?? []
      for (const id of new Set(ids)) {
        const found = pictureOf(id)
        if (found) pictures.set(found.src, { src: found.src, alt: found.alt || alt })
        else missing.add(id)
      }
    } else if (links !== '') link ||= links
    else if (TITLE.test(name) && isWords && title === '') title = value
    else if (BUTTON.test(name) && isWords) button ||= value
    else if ((TITLE.test(name) || TEXT.test(name)) && isWords && !/^\d+$/.test(value)) texts.push(value)
    else if (NUMBER.test(name) && /^[\d.,:€%\s+-]{1,20}$/.test(value) && value !== '') texts.push(value)
    // WPBakery keeps lists of entries as JSON in one attribute.
    else if (/^%5B%7B/i.test(given)) {
      for (const entry of entriesOf(given)) {
        const inner = saidIn(entry, pictureOf)
        texts.push(...[inner.title, ...inner.texts, inner.button].filter(Boolean))
        if (inner.link !== '')
          texts.push(`<a href="${htmlAttribute(inner.link)}">${htmlText(inner.link)}</a>`)
        for (const picture of inner.pictures) pictures.set(picture.src, picture)
      }
    }
  }
  // Avada names a picture by its address and by its number; the address is enough.
  return {
    title,
    texts,
    button,
    link,
    pictures: [...pictures.values()],
    missing: pictures.size > 0 ? [] : [...missing],
    backgrounds: [...backgrounds],
  }
}

/** Divi and WPBakery replace the signs that end an attribute. */
const plainValue = (value: string): string =>
  value
    .replaceAll('%22', '"')
    .replaceAll('%91', '[')
    .replaceAll('%93', ']')
    .replaceAll('%92', '\\')
    .replaceAll('``', '"')
    .replaceAll('`{`', '[')
    .replaceAll('`}`', ']')

/** Returns the address of a link, also of one by WPBakery: `url:https%3A%2F%2F…|title:…`. */
function linkOf(value: string): string {
  const own = /(?:^|\|)url:([^|]*)/.exec(value)?.[1]
  const address = plainText(own === undefined ? value : decodedAddress(own)).trim()
  return /^(?:https?:\/\/|mailto:|tel:|\/[^/])\S*$/i.test(address) ? address : ''
}

export function decodedAddress(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function entriesOf(value: string): readonly ReadonlyMap<string, string>[] {
  try {
    const list: unknown = JSON.parse(decodedAddress(value))
    if (!Array.isArray(list)) return []
    return list
      .slice(0, 500)
      .flatMap((one: unknown) =>
        typeof one === 'object' && one !== null
          ? [
              new Map(
                Object.entries(one).flatMap(([name, given]): [string, string][] =>
                  typeof given === 'string' ? [[name, given]] : [],
                ),
              ),
            ]
          : [],
      )
  } catch {
    return []
  }
}

const isHtml = (text: string): boolean => /<\/?[a-z][^<>]*>/i.test(text)

/** Writes a text of an attribute, which may be HTML, as a paragraph. */
export const textHtml = (text: string): string =>
  isHtml(text) ? `<div>${text}</div>` : `<p>${htmlText(plainText(text))}</p>`

export const linkHtml = (address: string, words: string): string =>
  `<p><a href="${htmlAttribute(address)}">${htmlText(plainText(words) || address)}</a></p>`

export const headingHtml = (words: string, level: number): string =>
  plainText(words) === '' ? '' : `<h${level}>${htmlText(plainText(words))}</h${level}>`
