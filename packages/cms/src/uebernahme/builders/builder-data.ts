import { htmlAttribute } from '@rathausplatz/text'
import type { FoundPicture } from '../found.ts'
import { headingHtml, linkHtml, type PictureOf, saidIn, textHtml } from './wording.ts'

/** How deep the data of a page builder may be nested. */
const DEEPEST = 40
const MOST_THINGS = 20_000

type Thing = { readonly [name: string]: unknown }

const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Wrappers that say for which screen a value is; the first one is that of all. */
function unwrapped(value: unknown): unknown {
  let inner = value
  for (const name of ['innerContent', 'desktop', 'value'])
    if (isThing(inner) && name in inner) inner = inner[name]
  return inner
}

/** Parts that hide behind a heading until a visitor opens them. */
const QUESTIONS = /accordion|toggle|faq/i
const FILM = /^(?:youtube|vimeo|video|external|hosted)_?(?:url|link)$/

/**
 * Writes the data of a page builder as HTML: Elementor, Divi 5, Breakdance and blocks whose words are in their JSON.
 * Returns '' for data without words.
 */
export function dataHtml(data: unknown, pictureOf: PictureOf): string {
  let left = MOST_THINGS

  const write = (given: unknown, depth: number, kind: string): string => {
    const value = unwrapped(given)
    if (depth > DEEPEST || left-- < 0) return ''
    if (Array.isArray(value)) return value.map(one => write(one, depth + 1, kind)).join('')
    return isThing(value) ? thing(value, depth, kind) : ''
  }

  const thing = (one: Thing, depth: number, around: string): string => {
    const named = one['widgetType'] ?? one['type'] ?? one['name']
    const kind = typeof named === 'string' ? named : around
    const words = new Map<string, string>()
    const pictures: FoundPicture[] = []
    const films: string[] = []
    let inner = ''
    for (const [name, given] of Object.entries(one)) {
      const value = unwrapped(given)
      if (name.startsWith('_')) continue
      if (typeof value === 'number') words.set(name, String(value))
      else if (typeof value === 'string' && FILM.test(name) && /^https?:/.test(value)) films.push(value)
      else if (typeof value === 'string') words.set(name, value)
      else if (isThing(value) && isAddress(value)) {
        const { url, src, alt, text, title, linkUrl } = value
        const address = [url, src, linkUrl].find(one => typeof one === 'string' && one !== '')
        const label = [alt, text, title].find(one => typeof one === 'string' && one !== '')
        if (typeof address !== 'string') continue
        words.set(name === 'button' ? 'link' : name, address)
        if (typeof label === 'string') words.set(name === 'button' ? 'button_text' : `${name}_text`, label)
        if (typeof label === 'string' && /image|picture|photo/.test(name)) words.set('alt', label)
      } else if (name === 'gallery' || name === 'wp_gallery') pictures.push(...picturesIn(value))
      else if (name !== 'items' || !Array.isArray(one['elements'])) inner += write(value, depth + 1, kind)
    }
    // Elementor writes the titles of opened parts beside their contents.
    const titles = isThing(one['settings']) ? one['settings']['items'] : undefined
    if (Array.isArray(titles) && Array.isArray(one['elements']) && titles.length === one['elements'].length)
      inner = one['elements']
        .map((part: unknown, at) => {
          const title: unknown = titles[at]
          return thing({ ...(isThing(title) ? title : {}), elements: [part] }, depth + 1, kind)
        })
        .join('')
    const said = saidIn(words, pictureOf)
    const shown = [...said.pictures, ...pictures].map(
      ({ src, alt }) => `<img src="${htmlAttribute(src)}" alt="${htmlAttribute(alt)}">`,
    )
    const [only, ...others] = said.texts
    const isLinked = said.link !== '' && said.button === '' && said.title === '' && others.length === 0
    const texts = isLinked ? '' : said.texts.map(textHtml).join('')
    const link = said.link === '' ? '' : linkHtml(said.link, said.button || said.title || only || '')
    const after = films.map(film => linkHtml(film, film)).join('')
    const body = `${shown.join('')}${texts}${link}${after}${inner}`
    if (QUESTIONS.test(kind) && said.title !== '' && body !== '')
      return `<details><summary>${textHtml(said.title).replaceAll(/<\/?(?:p|div)>/g, '')}</summary>${body}</details>`
    return headingHtml(said.title, 2) + body
  }

  return write(data, 0, '')
}

const isAddress = (value: Thing): boolean =>
  ['url', 'src', 'linkUrl'].some(name => typeof value[name] === 'string')

const picturesIn = (list: unknown): FoundPicture[] =>
  (Array.isArray(list) ? list : []).flatMap((one: unknown) =>
    isThing(one) && typeof one['url'] === 'string'
      ? [{ src: one['url'], alt: typeof one['alt'] === 'string' ? one['alt'] : '' }]
      : [],
  )

/** Parses the data of a page builder; undefined for data in another notation. */
export function parsedData(text: string): unknown {
  try {
    const data: unknown = JSON.parse(text)
    const tree = isThing(data) ? data['tree_json_string'] : undefined
    return typeof tree === 'string' ? JSON.parse(tree) : data
  } catch {
    return undefined
  }
}
