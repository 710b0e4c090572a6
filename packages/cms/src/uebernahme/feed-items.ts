import { htmlAttribute, htmlText } from '@rathausplatz/text'
import { firstUnknown, type Known, nothingKnown } from './first-unknown.ts'
import {
  type Found,
  pathOfAddress,
  plainText,
  plainTitle,
  type Reading,
  unread,
  webAddressIn,
} from './found.ts'
import { validMoment } from './moment-of-text.ts'
import { nameInQuery } from './page-in-query.ts'
import { fieldsIn, readXml, textIn, type XmlItem } from './xml-items.ts'

const ITEMS = new Set(['item', 'entry'])
const MOST_READ = 50_000
const FEEDS = new Set(['rss', 'feed', 'rdf:rdf'])

/** Reads the articles of a feed, RSS or Atom. */
export async function readFeed(text: string, known: Known = nothingKnown): Promise<Reading> {
  const { root, items, isCut, more } = await readXml(text, ITEMS, MOST_READ)
  if (!root || !FEEDS.has(root))
    return unread('Das ist kein Feed (RSS oder Atom) und keine Liste von Seiten.')
  if (items.length === 0) return unread('In diesem Feed steht nichts.')
  const { chosen, told } = await firstUnknown(items, item => [linkIn(item)], known)
  return {
    ok: true,
    funde: chosen.map(foundIn),
    hinweise: [
      'Ein Feed nennt meist nur das Neueste. Für die ganze Website eignet sich ihre Sitemap.',
      ...told,
      ...(more ? [`Dieser Feed hat mehr als ${MOST_READ} Einträge. Was danach kam, fehlt.`] : []),
      ...(isCut ? ['Der Feed bricht mittendrin ab. Was danach kam, fehlt.'] : []),
    ],
  }
}

function foundIn(item: XmlItem): Found {
  const adresse = linkIn(item)
  const whole = textIn(item, 'content:encoded', 'content')
  const short = textIn(item, 'description', 'summary')
  const date = textIn(item, 'pubdate', 'dc:date', 'published', 'dcterms:issued', 'updated')
  return {
    art: 'aktuelles',
    titel: plainTitle(textIn(item, 'title')) || plainText(short).slice(0, 80) || 'Ohne Titel',
    adresse,
    // An article gets its place from its title.
    pfad: nameInQuery(adresse)?.isNumber ? '' : pathOfAddress(adresse),
    datum: validMoment(date),
    hinweise: [
      ...(whole === '' ? ['Der Feed nennt nur den Anfang des Textes.'] : []),
      ...(date !== '' && validMoment(date) === null
        ? [`Das Datum „${date.slice(0, 60)}“ ließ sich nicht lesen.`]
        : []),
    ],
    gewaehlt: true,
    rubriken: [],
    inhalt: {
      html: (whole || short) + enclosed(item, whole || short),
      einleitung: whole ? plainText(short).slice(0, 2_000) : '',
    },
  }
}

/** Returns pictures and files that a feed sends beside its text. */
function enclosed(item: XmlItem, html: string): string {
  const found = ['enclosure', 'media:content', 'link'].flatMap(name =>
    fieldsIn(item, name).filter(({ attributes }) => name !== 'link' || attributes['rel'] === 'enclosure'),
  )
  const files = found.map(({ attributes }) => ({
    address: webAddressIn(attributes['url'] ?? attributes['href'] ?? ''),
    type: attributes['type'] ?? attributes['medium'] ?? '',
  }))
  return [...new Map(files.map(file => [file.address, file])).values()]
    .filter(({ address }) => address !== '' && !html.includes(address))
    .map(({ address, type }) =>
      type.startsWith('image') || /\.(?:jpe?g|png|webp|gif|avif)$/i.test(new URL(address).pathname)
        ? `<p><img src="${htmlAttribute(address)}" alt=""></p>`
        : `<p><a href="${htmlAttribute(address)}">${htmlText(new URL(address).pathname.split('/').at(-1) || address)}</a></p>`,
    )
    .join('')
}

/** Returns the link of an entry. In Atom it is an attribute, and an entry may have several. */
function linkIn(item: XmlItem): string {
  const links = fieldsIn(item, 'link')
  const atom = links.find(({ attributes: { href, rel = 'alternate' } }) => href && rel === 'alternate')
  const link = atom?.attributes['href'] ?? links.find(({ text }) => text)?.text ?? textIn(item, 'guid', 'id')
  return webAddressIn(link)
}
