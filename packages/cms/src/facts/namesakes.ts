import { type RecordDefinition, records } from '@rathausplatz/contract/records'
import { fold } from '@rathausplatz/text'
import { DAY_MS } from '@rathausplatz/time'
import { fieldsOf } from '../collections/as-far-as-typed.ts'

/** A public content with its title. */
export type Titled = { readonly key: string; readonly title: string; readonly data: unknown }
/** The public contents of each kind and title, in one spelling. */
export type Titles = ReadonlyMap<string, readonly Titled[]>

type Source = { readonly kind: string; readonly key: string; readonly data: unknown }
type Fields = Readonly<Record<string, unknown>>

/** News of the same title come back each season. */
const SAME_NEWS_MS = 60 * DAY_MS

const always = () => true
/** The kinds whose contents have one title each, and when two of them are most likely the same. */
const SAME: Readonly<Record<string, (one: Fields, other: Fields) => boolean>> = {
  verzeichniseintrag: (one, other) => one['verzeichnis'] === other['verzeichnis'],
  veranstaltung: (one, other) => {
    const [first, second] = [momentOf(one), momentOf(other)]
    return first !== undefined && first === second
  },
  aktuelles: (one, other) => {
    const [first, second] = [momentOf(one), momentOf(other)]
    return first !== undefined && second !== undefined && Math.abs(first - second) <= SAME_NEWS_MS
  },
  stelle: always,
  organisationseinheit: always,
  leistung: always,
  lebenslage: always,
  formular: always,
  gremium: always,
  baugebiet: always,
}

const momentOf = ({ datum_von }: Fields): number | undefined => {
  const moment = typeof datum_von === 'string' ? Date.parse(datum_von) : Number.NaN
  return Number.isNaN(moment) ? undefined : moment
}

export const titlesOf = (sources: readonly Source[]): Titles =>
  Map.groupBy(
    sources.flatMap(({ kind, key, data }) => {
      const title = titleOf(kind, data)
      return title === undefined ? [] : [{ kind, key, data, title }]
    }),
    ({ kind, title }) => nameOf(kind, title),
  )

/** Returns a public content that most likely is the same as a new or renamed one. */
export function namesakeOf(
  { kind, key, data }: Omit<Source, 'key'> & { readonly key?: string | undefined },
  before: unknown,
  titles: Titles,
): Titled | undefined {
  const title = titleOf(kind, data)
  const isSame = Object.hasOwn(SAME, kind) ? SAME[kind] : undefined
  if (title === undefined || !isSame) return undefined
  const name = nameOf(kind, title)
  const was = titleOf(kind, before)
  if (was !== undefined && nameOf(kind, was) === name) return undefined
  return titles.get(name)?.find(other => other.key !== key && isSame(fieldsOf(data), fieldsOf(other.data)))
}

const definitions: Readonly<Record<string, RecordDefinition | undefined>> = records

/** Returns the field by which editors recognise a content. */
export const titleFieldOf = (kind: string): string | undefined =>
  Object.hasOwn(SAME, kind) ? definitions[kind]?.title : undefined

function titleOf(kind: string, data: unknown): string | undefined {
  const field = titleFieldOf(kind)
  const title = field === undefined ? undefined : fieldsOf(data)[field]
  return typeof title === 'string' && lettersOf(title) !== '' ? title.trim() : undefined
}

const LONGEST_TITLE = 300
/** The legal form of an association or a company. */
const LEGAL_FORM =
  /(?<!\p{L})(?:e\.?\s?v|g?gmbh|e\.?\s?g|ohg|kg|ug|mbh|eingetragener verein)\.?(?![\p{L}\d])/giu

const lettersOf = (title: string): string =>
  fold(title.slice(0, LONGEST_TITLE).replaceAll(LEGAL_FORM, ' ')).replaceAll(/[^\p{L}\d]+/gu, '')

const nameOf = (kind: string, title: string): string => `${kind} ${lettersOf(title)}`
