import { setImmediate } from 'node:timers/promises'
import { berlinMoment } from '@rathausplatz/time'
import {
  type Found,
  type FoundPicture,
  MOST_ITEMS,
  pathOfAddress,
  plainText,
  plainTitle,
  type Reading,
  unread,
  webAddressIn,
} from './found.ts'
import { validMoment } from './moment-of-text.ts'
import { wordpressHtml } from './wordpress-text.ts'
import { fieldsIn, readXml, textIn, type XmlItem } from './xml-items.ts'

const ITEMS = new Set(['item'])
const LONGEST_ADDRESS = 2_000
const ITEMS_OF_ONE_TURN = 100

/** Types of posts without content of their own, with their German names for the report. */
const SILENT: Readonly<Record<string, string>> = {
  attachment: 'Bilder und Dateien, sie kommen mit dem Text, in dem sie stehen',
  nav_menu_item: 'Menüpunkte',
  revision: 'alte Fassungen',
  wp_block: 'wiederverwendete Blöcke',
  wp_navigation: 'Menüs',
  wp_template: 'Vorlagen',
  wp_template_part: 'Vorlagen',
  wp_global_styles: 'Gestaltungen',
  custom_css: 'Gestaltungen',
  customize_changeset: 'Gestaltungen',
  oembed_cache: 'Zwischenspeicher',
}

const HIDDEN: Readonly<Record<string, string>> = {
  draft: 'War auf der alten Website ein Entwurf.',
  pending: 'Wartete auf der alten Website auf eine Prüfung.',
  private: 'War auf der alten Website nicht öffentlich.',
  future: 'War auf der alten Website für später geplant.',
}

/** True for a WordPress export (WXR): a feed with its own namespace. */
export const isWordpress = (text: string): boolean =>
  /xmlns:wp=|<wp:wxr_version>/i.test(text.slice(0, 20_000))

/** Reads the posts and pages of a WordPress export. */
export async function readWordpress(text: string): Promise<Reading> {
  const { items, about, isCut, more } = await readXml(text, ITEMS, 4 * MOST_ITEMS)
  if (items.length === 0) return unread('In dieser Datei steht kein Beitrag und keine Seite.')
  const pictures = new Map<string, FoundPicture>()
  for (const item of items)
    if (textIn(item, 'wp:post_type') === 'attachment')
      pictures.set(textIn(item, 'wp:post_id'), pictureIn(item))
  const blocks = new Map<string, string>()
  const pages = new Map<string, { name: string; parent: string }>()
  for (const item of items) {
    const type = textIn(item, 'wp:post_type')
    const id = textIn(item, 'wp:post_id')
    if (type === 'wp_block') blocks.set(id, textIn(item, 'content:encoded'))
    if (type === 'page')
      pages.set(id, { name: decoded(textIn(item, 'wp:post_name')), parent: textIn(item, 'wp:post_parent') })
  }
  const site = textIn(about, 'wp:base_blog_url', 'wp:base_site_url', 'link')
  const left = new Map<string, number>()
  const note = (what: string) => left.set(what, (left.get(what) ?? 0) + 1)
  const funde: Found[] = []
  let isMore = more
  for (const [at, item] of items.entries()) {
    // Yields to requests of visitors.
    if (at % ITEMS_OF_ONE_TURN === ITEMS_OF_ONE_TURN - 1) await setImmediate()
    const type = textIn(item, 'wp:post_type') || 'post'
    const status = textIn(item, 'wp:status') || 'publish'
    const silent = Object.hasOwn(SILENT, type) ? SILENT[type] : undefined
    if (silent) note(silent)
    else if (status === 'trash' || status === 'auto-draft') note('Gelöschtes und nie Gespeichertes')
    else if (funde.length < MOST_ITEMS)
      funde.push(foundIn(item, { type, status, site, pictures, blocks, pages }))
    else isMore = true
  }
  return {
    ok: true,
    funde,
    hinweise: [
      ...(isCut ? ['Die Datei bricht mittendrin ab. Was danach kam, fehlt.'] : []),
      ...(isMore ? [`Es sind mehr als ${MOST_ITEMS} Beiträge und Seiten; gelesen wurden die ersten.`] : []),
      ...[...left].map(([what, count]) => `Nicht aufgeführt: ${what} (${count})`),
    ],
  }
}

type Around = {
  type: string
  status: string
  site: string
  pictures: ReadonlyMap<string, FoundPicture>
  /** The texts of blocks that are used again on several pages, by their ids. */
  blocks: ReadonlyMap<string, string>
  pages: ReadonlyMap<string, { readonly name: string; readonly parent: string }>
}

/** Most levels of pages below each other. */
const MOST_LEVELS = 8

/** Returns the path of a page by the names of the pages above it, for a site whose addresses are numbers. */
function pathByParents(id: string, pages: Around['pages']): string {
  const above = new Map<string, string>()
  for (let at = id; above.size < MOST_LEVELS && !above.has(at); ) {
    const page = pages.get(at)
    if (!page || page.name === '') break
    above.set(at, page.name)
    at = page.parent
  }
  return [...above.values()]
    .toReversed()
    .map(step => `/${step}`)
    .join('')
}

function foundIn(item: XmlItem, { type, status, site, pictures, blocks, pages }: Around): Found {
  const { html, hinweise } = wordpressHtml(textIn(item, 'content:encoded'), {
    pictureOf: id => pictures.get(id),
    blockOf: id => blocks.get(id),
  })
  const adresse = addressIn(item, site)
  const isPost = type === 'post'
  const hidden = Object.hasOwn(HIDDEN, status) ? HIDDEN[status] : undefined
  const notes = [
    ...(hidden ? [hidden] : []),
    ...(textIn(item, 'wp:post_password') ? ['War auf der alten Website durch ein Passwort geschützt.'] : []),
    ...(isPost || type === 'page' ? [] : [`War auf der alten Website ein Inhalt der Art „${type}“.`]),
  ]
  const name = decoded(textIn(item, 'wp:post_name'))
  const path = pathOfAddress(adresse)
  const isNumber = path === '' || new URL(adresse).search !== ''
  const byParents = isPost ? '' : pathByParents(textIn(item, 'wp:post_id'), pages)
  return {
    art: isPost ? 'aktuelles' : 'seite',
    titel: plainTitle(textIn(item, 'title')) || 'Ohne Titel',
    adresse,
    pfad: isNumber ? byParents || (name && `/${name}`) : path,
    datum: momentIn(item),
    hinweise: [...notes, ...hinweise],
    gewaehlt: notes.length === 0,
    rubriken: fieldsIn(item, 'category').flatMap(({ attributes }) =>
      attributes['domain'] === 'category' && attributes['nicename'] ? [decoded(attributes['nicename'])] : [],
    ),
    inhalt: {
      html,
      einleitung: plainText(textIn(item, 'excerpt:encoded')).slice(0, 2_000),
      bild: pictures.get(metaOf(item, '_thumbnail_id')),
    },
  }
}

/** Returns the address of a post; for a draft, which has no public address, one made from its id. */
function addressIn(item: XmlItem, site: string): string {
  const link = webAddressIn(textIn(item, 'link'))
  if (link) return link
  const id = textIn(item, 'wp:post_id')
  return URL.canParse(site) && id ? new URL(`?p=${encodeURIComponent(id)}`, site).href : ''
}

function pictureIn(item: XmlItem): FoundPicture {
  const src = textIn(item, 'wp:attachment_url', 'guid')
  return {
    src: src.length <= LONGEST_ADDRESS ? src : '',
    alt: plainText(metaOf(item, '_wp_attachment_image_alt')).slice(0, 500),
  }
}

/** Returns a meta value of a post: the value follows its key. */
function metaOf({ fields }: XmlItem, name: string): string {
  const at = fields.findIndex(([called, { text }]) => called === 'wp:meta_key' && text === name)
  const next = at === -1 ? undefined : fields[at + 1]
  return next?.[0] === 'wp:meta_value' ? next[1].text : ''
}

/** Returns the time of a post. The UTC time of a draft is zero, so its local time is used. */
function momentIn(item: XmlItem): string | null {
  const utc = /^([1-9]\d{3}-\d\d-\d\d) (\d\d:\d\d)/.exec(textIn(item, 'wp:post_date_gmt'))
  if (utc) return validMoment(`${utc[1]}T${utc[2]}:00.000Z`)
  const here = /^([1-9]\d{3}-\d\d-\d\d) (\d\d:\d\d)/.exec(textIn(item, 'wp:post_date'))
  if (here?.[1] && here[2] && !Number.isNaN(Date.parse(`${here[1]}T${here[2]}:00Z`)))
    return validMoment(berlinMoment({ day: here[1], time: here[2] }))
  return validMoment(textIn(item, 'pubdate'))
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
