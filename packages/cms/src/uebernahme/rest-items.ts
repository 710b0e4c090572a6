import { firstUnknown, type Known, nothingKnown } from './first-unknown.ts'
import { type Found, pathOfAddress, plainText, plainTitle, type Reading, webAddressIn } from './found.ts'
import { validMoment } from './moment-of-text.ts'
import { wordpressHtml } from './wordpress-text.ts'

type Item = { readonly [name: string]: unknown }

const isItem = (value: unknown): value is Item =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The text of a field: `{ "rendered": "…" }`. */
const rendered = (value: unknown): string | undefined =>
  isItem(value) && typeof value['rendered'] === 'string' ? value['rendered'] : undefined

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The interface sends at most a hundred texts at once. A larger file is read as a table, in a thread of its own. */
const LONGEST = 10_000_000

/**
 * Reads posts and pages as the REST interface of WordPress sends them (`/wp-json/wp/v2/pages`). Returns undefined for
 * other JSON files, which are tables.
 */
export async function readRest(text: string, known: Known = nothingKnown): Promise<Reading | undefined> {
  if (text.length > LONGEST || !text.slice(0, 100_000).includes('"rendered"')) return undefined
  let data: unknown
  try {
    data = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return undefined
  }
  const items = (Array.isArray(data) ? data : [data]).filter(
    (one: unknown): one is Item => isItem(one) && rendered(one['content']) !== undefined,
  )
  if (items.length === 0) return undefined
  const { chosen, told } = await firstUnknown(items, item => [webAddressIn(textOf(item['link']))], known)
  return { ok: true, funde: chosen.map(foundIn), hinweise: told }
}

function foundIn(item: Item): Found {
  const adresse = webAddressIn(textOf(item['link']))
  const status = textOf(item['status']) || 'publish'
  const { html, hinweise } = wordpressHtml(rendered(item['content']) ?? '', {
    pictureOf: () => undefined,
    blockOf: () => undefined,
  })
  const isHidden = status !== 'publish' || (isItem(item['content']) && item['content']['protected'] === true)
  const utc = textOf(item['date_gmt'])
  return {
    art: textOf(item['type']) === 'page' ? 'seite' : 'aktuelles',
    titel: plainTitle(rendered(item['title']) ?? '') || 'Ohne Titel',
    adresse,
    pfad: pathOfAddress(adresse) || `/${textOf(item['slug'])}`,
    datum: validMoment(utc === '' ? textOf(item['date']) : `${utc}Z`),
    hinweise: [...(isHidden ? ['War auf der alten Website nicht öffentlich.'] : []), ...hinweise],
    gewaehlt: !isHidden,
    rubriken: [],
    inhalt: { html, einleitung: plainText(rendered(item['excerpt']) ?? '').slice(0, 2_000) },
  }
}
