import { field } from '@rathausplatz/contract'
import type { RecordDefinition, RecordOf } from '@rathausplatz/contract/records'
import type * as z from 'zod'
import type { Issue, Parsed } from '../store/index.ts'
import { asFarAsTyped, asTyped, UNADDRESSED, unnamed } from './as-far-as-typed.ts'
import { cleanAhead } from './clean-ahead.ts'
import { linksOf, readdressed } from './links.ts'
import { parseWith } from './parse.ts'
import { plainData } from './plain-data.ts'
import type { RecordKind, RecordPages } from './record.ts'
import { schemaForm } from './schema-form.ts'
import { type AddressWords, withSlug } from './slug.ts'
import { textOf } from './text-of.ts'
import { followed } from './verweise.ts'

/** The properties of a collection that its record does not define; all others are derived. */
type Own<Data> = {
  /** Adds rules that need several fields, or more than zod. */
  rules?(schema: z.ZodType<Data>): z.ZodType<Data>
  /** Default: the path of its page, or its key field. */
  key?(data: Data): string
  /** The words of its slug. Default: its title. */
  addressWords?: AddressWords
  /** The title for visitors. Default: its title. */
  publicTitle?(data: Data): string
  /** The order of public lists. Default: the date of its list. */
  datum?(data: Data): string | null
  /** The first order of public lists, the smallest number first. Default: its own number. */
  sortierung?(data: Data): number | null
  /** The filters of public lists. */
  tags?(data: Data): readonly string[]
  page?: Omit<RecordPages<Data>, 'under' | 'text'> & Partial<Pick<RecordPages<Data>, 'text'>>
} & Partial<
  Pick<
    RecordKind<Data>,
    | 'form'
    | 'parse'
    | 'asTyped'
    | 'carried'
    | 'asFarAsTyped'
    | 'draftKey'
    | 'audience'
    | 'references'
    | 'readdressed'
    | 'follow'
    | 'moved'
    | 'ends'
    | 'reviewEvery'
    | 'besideOthers'
    | 'shown'
    | 'asPromulgated'
    | 'promulgatedAt'
    | 'takenBack'
    | 'takenBackOn'
    | 'objections'
    | 'placedBy'
    | 'standsOn'
    | 'taken'
  >
>

/** Defines the collection of a record. */
export function defineCollection<const R extends RecordDefinition>(
  record: R,
  own: Own<RecordOf<R>> = {},
): RecordKind<RecordOf<R>> {
  type Data = RecordOf<R>
  const plain = record.schema as unknown as z.ZodType<Data>
  const schema = own.rules?.(plain) ?? plain
  const valueOf = (data: Data, name: string): unknown => (data as Record<string, unknown>)[name]
  const {
    rules: _rules,
    key: ownKey,
    addressWords,
    publicTitle,
    datum,
    sortierung,
    tags,
    page,
    ...special
  } = own

  const key = (data: Data): string => {
    if (record.single) return record.kind
    return record.under
      ? pathIn(record)(data as { slug: string })
      : valueInWords(valueOf(data, record.key ?? 'slug'))
  }
  const { namen = {} } = field.metaOf(record.schema.shape[record.title] as z.ZodType)
  const title = (data: Data): string => {
    const value = valueInWords(valueOf(data, record.title))
    // A menu is stored under its wire name and shown with a label.
    return (Object.hasOwn(namen, value) ? namen[value] : undefined) ?? value
  }
  const date = (data: Data): string | null => {
    const value = record.list.date && valueOf(data, record.list.date)
    // In UTC, because with different offsets the order of the texts would not be the order in time.
    return typeof value === 'string' ? new Date(value).toISOString() : null
  }

  return {
    kind: record.kind,
    record,
    form: schemaForm(listed(record.list), schema),
    parse: data => withoutSlug(parseWith(schema, withSlug(plainData(data), record, addressWords)), record),
    ahead: cleanAhead,
    asTyped: data => asTyped(schema, data),
    asFarAsTyped: (typed, checked, now) =>
      asFarAsTyped(record, withSlug(plainData(typed), record, addressWords), checked, now) as Data,
    key: ownKey ?? key,
    draftKey: (shape, issues, id) => {
      const field = record.key ?? 'slug'
      const isNamed = !(
        field === 'slug' &&
        valueOf(shape, field) === UNADDRESSED &&
        isAt(issues, record.title)
      )
      const isMissing = !record.single && (isAt(issues, field) || !isNamed)
      if (!isMissing) return (ownKey ?? key)(shape)
      return `${record.under ? `${record.under}/` : ''}${unnamed(id)}`
    },
    ...(record.audience && record.audience !== 'by-path' ? { audience: () => audienceOf(record) } : {}),
    columns: data => ({
      title: (publicTitle ?? title)(data),
      datum_von: (datum ?? date)(data),
      sortierung: sortierung?.(data) ?? (valueOf(data, 'sortierung') as number | undefined) ?? null,
      tags: tags?.(data) ?? [],
    }),
    references: data => linksOf(schema, data),
    readdressed: (data, change) => readdressed(schema, data, change),
    follow: (data, renaming) => followed(schema, data, renaming),
    listing: data => ({
      title: title(data),
      datum: date(data),
      tags: (record.list.filters ?? []).flatMap(name => tagsOf(name, valueOf(data, name))),
      fields: Object.fromEntries((record.list.columns ?? []).map(name => [name, valueOf(data, name)])),
    }),
    ...special,
    ...(page && record.under
      ? { page: { text: data => textOf(schema, data, record.title), ...page, under: record.under } }
      : {}),
  }
}

/** The stored part of a list; optional columns are read on demand. */
const listed = ({ further: _, rubriken: _rubriken, ...kept }: RecordDefinition['list']) => kept

const isAt = (issues: readonly Issue[], field: string): boolean =>
  issues.some(({ path }) => path === field || path.startsWith(`${field}.`))

/** Drops the issue of a missing slug if the title is missing too: the slug is made from it. */
function withoutSlug<Data>(parsed: Parsed<Data>, { title, key = 'slug' }: RecordDefinition): Parsed<Data> {
  if (!parsed.issues || key !== 'slug' || !parsed.issues.some(({ path }) => path === title)) return parsed
  return { issues: parsed.issues.filter(({ path }) => path !== key) }
}

/** Returns the filters of the editors' list: one per value of a field, also for a switch that is off. */
const tagsOf = (field: string, value: unknown): string[] =>
  [value]
    .flat()
    .filter(isOneWord)
    .map(one => `${field}:${one}`)

const isOneWord = (value: unknown): value is string | number | boolean =>
  (typeof value === 'string' && value !== '') || typeof value === 'number' || typeof value === 'boolean'

const audienceOf = ({ audience }: RecordDefinition) =>
  audience === undefined || audience === 'by-path' ? 'oeffentlich' : audience

/** Returns the page path of a record. */
export const pathIn =
  ({ under }: Pick<RecordDefinition, 'under'>) =>
  ({ slug }: { readonly slug: string }): string =>
    `${under}/${slug}`

function valueInWords(value: unknown): string {
  if (Array.isArray(value)) return value.map(valueInWords).join(', ')
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
