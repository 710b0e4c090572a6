import type { Seite } from '@rathausplatz/contract/records'
import { berlinDay } from '@rathausplatz/time'
import { collections } from '../collections/collections.ts'
import type { RecordKind } from '../collections/record.ts'
import { seitenText } from '../collections/seite.ts'
import type { SearchEntry } from './search-index.ts'
import { dayWords } from './words.ts'

type Kind = keyof typeof collections

const kindsOfRecords = collections as Record<Kind, RecordKind<unknown>>

/** The kind of files of the media library, beside the kinds of record. */
export const DOKUMENT = 'dokument'

/**
 * The kinds of searchable entries in the order of their weight: pages first, then records with a page of
 * their own (lasting before dated ones), then files.
 */
export const foundKinds: readonly string[] = [
  'seite',
  ...(Object.keys(collections) as Kind[]).filter(
    kind => kind !== 'seite' && kindsOfRecords[kind].page !== undefined,
  ),
  DOKUMENT,
]

/** Returns the label of a kind on the search page. */
export const kindName = (kind: string): string =>
  kind === DOKUMENT ? 'Dokument' : (kindsOfRecords[kind as Kind]?.record.label.one ?? kind)

type Text = Pick<SearchEntry, 'url' | 'titel' | 'namen' | 'einleitung' | 'text' | 'datum'>

/** Returns the searchable text of a public document. */
export function documentText(kind: string, data: unknown): Text {
  const collection = kindsOfRecords[kind as Kind]
  const { title: titel, datum_von } = collection.columns(data)
  const elsewhere = livesAt(kind, data)
  // A record that a page of the site shows is found as that page.
  if (elsewhere) return { url: elsewhere, titel: '', namen: [], einleitung: '', text: '', datum: '' }
  const url = collection.key(data)
  const isSeite = kind === 'seite'
  return {
    url,
    titel,
    namen: [url.replaceAll(/[/-]/g, ' '), ...dayOf(datum_von), ...(collection.page?.names?.(data) ?? [])],
    einleitung: isSeite ? (data as Seite).description : (collection.page?.of(data).description ?? ''),
    text: isSeite ? seitenText(data as Seite) : (collection.page?.text(data) ?? ''),
    datum: datum_von ?? '',
  }
}

/** Tests whether the document is excluded from search. */
export function isUnlisted(kind: string, data: unknown): boolean {
  const { page, columns } = kindsOfRecords[kind as Kind]
  return page?.unlisted !== undefined && columns(data).tags.includes(page.unlisted)
}

/** Returns the page of the site that shows a record, if it has none of its own. */
export const livesAt = (kind: string, data: unknown): string | undefined =>
  kindsOfRecords[kind as Kind]?.page?.elsewhere?.(data)

/** Returns the text of a page together with the texts of the records that it shows. */
export function withResidents(page: Text, residents: readonly { kind: string; data: unknown }[]): Text {
  const of = residents.map(({ kind, data }) => ({ data, page: kindsOfRecords[kind as Kind]?.page }))
  return {
    ...page,
    namen: [...page.namen, ...of.flatMap(({ page, data }) => page?.names?.(data) ?? [])],
    text: [page.text, ...of.map(({ page, data }) => page?.text(data) ?? '')].filter(Boolean).join('\n'),
  }
}

/** Returns the date of a record in the forms in which a question can name it. */
function dayOf(datum: string | null): string[] {
  if (datum === null) return []
  const [year, month, day] = berlinDay(new Date(datum)).split('-')
  return [dayWords(Number(day), Number(month), year).join(' ')]
}
