import { setImmediate } from 'node:timers/promises'
import { berlinMoment } from '@rathausplatz/time'
import { builtPage } from './builders/built-page.ts'
import { firstUnknown, type Known, nothingKnown } from './first-unknown.ts'
import {
  type Found,
  type FoundPicture,
  pathOfAddress,
  plainText,
  plainTitle,
  type Reading,
  unread,
  webAddressIn,
} from './found.ts'
import { validMoment } from './moment-of-text.ts'
import { eventTimes, metasOf, tellFields } from './wordpress-meta.ts'
import { wordpressHtml } from './wordpress-text.ts'
import { fieldsIn, readXml, textIn, type XmlItem } from './xml-items.ts'

const ITEMS = new Set(['item'])
const LONGEST_ADDRESS = 2_000
const ITEMS_OF_ONE_TURN = 100

const IS_PICTURE = /\.(?:jpe?g|png|gif|webp|avif)$/i
/** Most pictures of one text that a gallery without ids shows. */
const MOST_UPLOADS = 200
/** Most posts, pictures and menu items that are read of one file. */
const MOST_READ = 200_000

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

/** Reads the posts and pages of a WordPress export; of a large one the first that are not `known`. */
export async function readWordpress(text: string, known: Known = nothingKnown): Promise<Reading> {
  const { items, about, isCut, more } = await readXml(text, ITEMS, MOST_READ)
  if (items.length === 0) return unread('In dieser Datei steht kein Beitrag und keine Seite.')
  const pictures = new Map<string, FoundPicture>()
  const uploads = new Map<string, readonly FoundPicture[]>()
  for (const item of items)
    if (textIn(item, 'wp:post_type') === 'attachment') {
      const picture = pictureIn(item)
      const parent = textIn(item, 'wp:post_parent')
      pictures.set(textIn(item, 'wp:post_id'), picture)
      if (IS_PICTURE.test(picture.src))
        uploads.set(parent, [...(uploads.get(parent) ?? []), picture].slice(0, MOST_UPLOADS))
    }
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
  const shown = items.filter(item => {
    const silent = silentOf(item)
    if (silent !== undefined) note(silent)
    return silent === undefined
  })
  const { chosen, told } = await firstUnknown(shown, item => [addressIn(item, site)], known)
  const funde: Found[] = []
  for (const [at, item] of chosen.entries()) {
    // Yields to requests of visitors.
    if (at % ITEMS_OF_ONE_TURN === ITEMS_OF_ONE_TURN - 1) await setImmediate()
    funde.push(foundIn(item, { site, pictures, uploads, blocks, pages }))
  }
  return {
    ok: true,
    funde,
    hinweise: [
      ...(isCut ? ['Die Datei bricht mittendrin ab. Was danach kam, fehlt.'] : []),
      ...(more ? [`Diese Datei hat mehr als ${MOST_READ} Einträge. Was danach kam, fehlt.`] : []),
      ...told,
      ...[...left].map(([what, count]) => `Nicht aufgeführt: ${what} (${count})`),
    ],
  }
}

const typeOf = (item: XmlItem): string => textIn(item, 'wp:post_type') || 'post'
const statusOf = (item: XmlItem): string => textIn(item, 'wp:status') || 'publish'

/** Returns what a post without content of its own is; undefined for others. */
function silentOf(item: XmlItem): string | undefined {
  const type = typeOf(item)
  if (Object.hasOwn(SILENT, type)) return SILENT[type]
  const isGone = ['trash', 'auto-draft'].includes(statusOf(item))
  return isGone ? 'Gelöschtes und nie Gespeichertes' : undefined
}

type Around = {
  site: string
  pictures: ReadonlyMap<string, FoundPicture>
  /** The pictures that were uploaded with a post, by its id. */
  uploads: ReadonlyMap<string, readonly FoundPicture[]>
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

function foundIn(item: XmlItem, { site, pictures, uploads, blocks, pages }: Around): Found {
  const type = typeOf(item)
  const status = statusOf(item)
  const meta = metasOf(item)
  const pictureOf = (id: string) => pictures.get(id)
  const built = builtPage(textIn(item, 'content:encoded'), meta, pictureOf)
  const { html, hinweise } = wordpressHtml(built.text, {
    pictureOf,
    blockOf: id => blocks.get(id),
    ownPictures: uploads.get(textIn(item, 'wp:post_id')) ?? [],
  })
  const adresse = addressIn(item, site)
  const isPost = type === 'post'
  const hidden = Object.hasOwn(HIDDEN, status) ? HIDDEN[status] : undefined
  const notes = [
    ...(hidden ? [hidden] : []),
    ...(textIn(item, 'wp:post_password') ? ['War auf der alten Website durch ein Passwort geschützt.'] : []),
    ...(isPost || type === 'page' ? [] : [`War auf der alten Website ein Inhalt der Art „${type}“.`]),
    ...eventTimes(meta),
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
    hinweise: [...notes, ...built.hinweise, ...hinweise, ...tellFields(meta, html)],
    gewaehlt: notes.length === 0,
    rubriken: fieldsIn(item, 'category').flatMap(({ attributes }) =>
      attributes['domain'] === 'category' && attributes['nicename'] ? [decoded(attributes['nicename'])] : [],
    ),
    inhalt: {
      html,
      einleitung: plainText(textIn(item, 'excerpt:encoded')).slice(0, 2_000),
      bild: pictures.get(meta.get('_thumbnail_id') ?? ''),
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
    alt: plainText(metasOf(item).get('_wp_attachment_image_alt') ?? '').slice(0, 500),
  }
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
