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

/** Longer than any that people press, and still fit for an index. */
const LONGEST_TARGET = 1_000
const LONGEST_WORDS = 200
/** More than the longest page has. */
const MOST_LINKS = 2_000

/** What a document links to, with the words of each link. Mail addresses and telephones lead to people. */
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

/** What people read who press a link of a field of its own. */
const WORDS: ReadonlySet<string> = new Set(['linktext', 'text', 'titel', 'title', 'label', 'name'])

function addressesIn({ editor, text, formatted }: Place): { address: string; words: string }[] {
  if (editor === 'link' || editor === 'bild') return [{ address: text.trim(), words: '' }]
  return (formatted?.links ?? []).map(({ href, text: words }) => ({ address: href, words }))
}

/** Where an address leads; undefined for what nobody can look at: mails, telephones, what the site has by itself. */
export function targetOf(address: string): LinkTarget | undefined {
  const other = /^(?:https?:)?\/\//i.test(address) ? elsewhere(address) : undefined
  if (other !== undefined) return { art: 'extern', target_kind: '', target: other, redirect_key: '' }
  const [path = ''] = address.split(/[?#]/, 1)
  if (!path.startsWith('/') || path.startsWith('//')) return undefined
  const file = fileOr(path)
  if (file.startsWith(medienPfad)) {
    // Drawings are no files of the library.
    if (file.endsWith('.svg')) return undefined
    return { art: 'datei', target_kind: '', target: short(file.slice(medienPfad.length)), redirect_key: '' }
  }
  const target = requestedPath(path) ?? path
  if (target === '/' || isOfTheSite(target)) return undefined
  const asked = siteAddress(address, requestedPath) ?? target
  return { art: 'seite', target_kind: '', target: short(target), redirect_key: weiterleitungKey(asked) }
}

const short = (text: string) => text.slice(0, LONGEST_TARGET)

/** The one spelling of an address of another house, without the place on its page. */
function elsewhere(address: string): string | undefined {
  const url = URL.parse(address.startsWith('//') ? `https:${address}` : address)
  if (!url || !url.hostname) return undefined
  url.hash = ''
  url.username = ''
  url.password = ''
  return url.href.length <= LONGEST_TARGET ? url.href : undefined
}
