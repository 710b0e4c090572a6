import { berlinDay, fullDay } from '@rathausplatz/time'
import { collections } from '../collections/collections.ts'
import type { RecordKind } from '../collections/record.ts'
import { textOf } from '../collections/text-of.ts'
import { daysBefore } from '../jobs/days-before.ts'
import { shownOf } from '../store/collection.ts'
import type { PublishedView } from '../store/release-tables.ts'
import { beginOf, untilInWords } from './followed.ts'
import { cut, type Told } from './mails.ts'
import { OLD_DAYS } from './old-days.ts'
import { artOf, topicsOf } from './topics.ts'

/** A public document as news. */
export type News = Told & {
  readonly themen: readonly string[]
  /** The whole text that visitors read. */
  readonly text: string
}

export type NewsRow = Pick<
  PublishedView,
  'document_id' | 'kind' | 'key' | 'title' | 'data' | 'published_at' | 'gueltig_bis'
>

/** Returns the news of a public document; undefined if it was withdrawn or is old. */
export function newsOf(row: NewsRow, { now, publicUrl }: { now: Date; publicUrl: string }): News | undefined {
  const collection = (collections as unknown as Readonly<Record<string, RecordKind<unknown>>>)[row.kind]
  if (!collection) return undefined
  const stored: unknown = JSON.parse(row.data)
  const parsed = collection.parse(stored)
  const data = shownOf(collection, parsed.issues ? stored : parsed.value) as Readonly<Record<string, unknown>>
  if (collection.takenBackOn?.(data) !== undefined) return undefined
  const { record } = collection
  const date = record.list.date ? data[record.list.date] : undefined
  if (isOver(date, data, daysBefore(now, artOf(row.kind)?.neuBis ?? OLD_DAYS))) return undefined
  const { title, tags } = collection.columns(data)
  const text = textOf(record.schema, data)
  // The schema decides whether the text is formatted: in plain text `<` and `>` are characters.
  const own = typeof data['text'] === 'string' ? textOf(record.schema, { text: data['text'] }) : text
  const adresse = addressOf(row.key, data, collection)
  const notfall = beginOf(data['stufe'])
  const until = notfall && untilInWords(row.gueltig_bis)
  return {
    art: row.kind,
    titel: cut(title || row.title, 200),
    tag: typeof date === 'string' ? dayOf(date) : `Veröffentlicht am ${dayOf(row.published_at)}`,
    satz: [cut(collection.page?.of(data).description || own, 220), until && `Gilt ${until}.`]
      .filter(Boolean)
      .join(' '),
    adresse: adresse.startsWith('/') ? publicUrl + adresse : adresse,
    themen: topicsOf(row.kind, tags),
    notfall,
    text: `${title}\n${text}`,
  }
}

function isOver(
  date: unknown,
  { datum_bis, serie }: Readonly<Record<string, unknown>>,
  limit: string,
): boolean {
  if (typeof date !== 'string' || serie !== undefined) return false
  const end = typeof datum_bis === 'string' ? datum_bis : date
  return new Date(end).toISOString() < limit
}

/** Returns the address of a document: its own page, the target of a notice, or the page that shows it. */
function addressOf(
  key: string,
  data: Readonly<Record<string, unknown>>,
  { standsOn }: Pick<RecordKind<unknown>, 'standsOn'>,
): string {
  if (key.startsWith('/')) return key
  const link = data['link']
  return typeof link === 'string' && /^(?:\/(?!\/)|https?:)/.test(link) ? link : (standsOn?.(data) ?? '/')
}

const dayOf = (moment: string): string => fullDay(berlinDay(new Date(moment)))
