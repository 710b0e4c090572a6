import { medienPfad } from '@rathausplatz/contract/medien'
import { collections } from '../collections/collections.ts'
import { fileOr } from '../collections/links.ts'
import type { RecordKind } from '../collections/record.ts'
import { isOfTheSite } from '../collections/reserved.ts'
import { weiterleitungKey } from '../collections/weiterleitung.ts'
import { aroundOf, nameOf, type Place, placesOf, subjectOf } from '../durchsicht/places.ts'
import { requestedPath, siteAddress } from '../site-path.ts'
import type { LinkTarget, LinkUsesTable } from './tables.ts'

type Link = Pick<LinkUsesTable, 'field' | 'words'> & LinkTarget

const kinds = collections as unknown as Readonly<Record<string, RecordKind<unknown>>>

/** Longest stored address: longer than any real one, and short enough for an index of the database. */
const LONGEST_TARGET = 1_000
const LONGEST_WORDS = 200
/** Most links of a document: more than the longest page has. */
const MOST_LINKS = 2_000

/** Returns the links of a document, with their texts. Mail addresses and telephone numbers are left out. */
export function linksIn(kind: string, data: unknown): readonly Link[] {
  const collection = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined
  if (!collection) return []
  const places = placesOf(subjectOf(collection.record, data))
  const wordsBeside = new Map(
    places.flatMap(place => (WORDS.has(nameOf(place)) ? [[aroundOf(place), place.text]] : [])),
  )
  const written = places.flatMap((place): Link[] =>
    addressesIn(place).flatMap(({ address, words }) => {
      const target = targetOf(address)
      if (!target) return []
      const said = words || wordsBeside.get(aroundOf(place)) || ''
      return [{ field: place.field, words: said.trim().slice(0, LONGEST_WORDS), ...target }]
    }),
  )
  const named = collection
    .references(data)
    .flatMap(({ field, to, kind, mayMiss }): Link[] =>
      kind === undefined || mayMiss
        ? []
        : [{ field, words: '', art: 'eintrag', target_kind: kind, target: to, redirect_key: '' }],
    )
  return [...written, ...named].slice(0, MOST_LINKS)
}

/** Fields that hold the text of a link stored in a field beside them. */
const WORDS: ReadonlySet<string> = new Set(['linktext', 'text', 'titel', 'title', 'label', 'name'])

function addressesIn({ editor, text, formatted }: Place): { address: string; words: string }[] {
  if (editor === 'link' || editor === 'bild') return [{ address: text.trim(), words: '' }]
  return (formatted?.links ?? []).map(({ href, text: words }) => ({ address: href, words }))
}

/**
 * Returns where an address leads; undefined if it cannot be checked (mail, telephone) or the site itself
 * answers it.
 */
export function targetOf(address: string): LinkTarget | undefined {
  const other = /^(?:https?:)?\/\//i.test(address) ? elsewhere(address) : undefined
  if (other !== undefined) return { art: 'extern', target_kind: '', target: other, redirect_key: '' }
  const [path = ''] = address.split(/[?#]/, 1)
  if (!path.startsWith('/') || path.startsWith('//')) return undefined
  const file = fileOr(path)
  if (file.startsWith(medienPfad)) {
    // Drawings (SVG) are not files of the library.
    if (file.endsWith('.svg')) return undefined
    return { art: 'datei', target_kind: '', target: short(file.slice(medienPfad.length)), redirect_key: '' }
  }
  const target = requestedPath(path) ?? path
  if (target === '/' || isOfTheSite(target)) return undefined
  const asked = siteAddress(address, requestedPath) ?? target
  return { art: 'seite', target_kind: '', target: short(target), redirect_key: weiterleitungKey(asked) }
}

const short = (text: string) => text.slice(0, LONGEST_TARGET)

/** Normalises the address of another website, without fragment and credentials. */
function elsewhere(address: string): string | undefined {
  const url = URL.parse(address.startsWith('//') ? `https:${address}` : address)
  if (!url || !url.hostname) return undefined
  url.hash = ''
  url.username = ''
  url.password = ''
  return url.href.length <= LONGEST_TARGET ? url.href : undefined
}
