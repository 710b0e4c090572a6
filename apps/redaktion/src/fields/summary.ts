import { oeffnungszeit } from '@rathausplatz/contract'
import { oeffnungszeittypLabels } from '@rathausplatz/contract/labels'
import type { FormField } from '@rathausplatz/contract/records'
import { hoursLines, validityInWords } from '@rathausplatz/kalender'
import { wordsOfSlug } from '@rathausplatz/text'
import { formatDate, formatFileSize, formatTime } from '@rathausplatz/ui'
import { numberText } from './numbers.ts'
import { given, groupOf, isGroup, listOf, textOf } from './values.ts'

const LONGEST = 90
/** Most parts of a summary: enough to tell entries apart. */
const PARTS = 3

/** Returns the content of a folded entry in words: `Telefon · 0721 123456`. Empty if nothing is filled in. */
export function summaryOf(field: FormField, value: unknown): string {
  const parts = partsOf(field, value)
    .map(part => part.replaceAll(/\s+/g, ' ').trim())
    .filter(part => part !== '')
  const text = parts.slice(0, PARTS).join(' · ')
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1).trimEnd()}…` : text
}

function partsOf(field: FormField, value: unknown): string[] {
  switch (field.control) {
    case 'datei':
      return fileWords(value)
    case 'gruppe':
      // A group that was not added is empty, although its fields have defaults.
      if (!isGroup(value)) return []
      return (field.id !== undefined && byHand[field.id]?.(value)) || fieldsOf(field.fields, value)
    case 'varianten': {
      const variant = field.variants.find(one => one.value === groupOf(value)[field.by])
      return variant ? [variant.label, ...fieldsOf(variant.fields, value)] : []
    }
    case 'liste':
      return listOf(value).flatMap(one => partsOf(field.of, one))
    case 'auswahl':
      return [field.options.find(option => option.value === given(field, value))?.label ?? '']
    case 'datum':
      return [dateOf(value, field.withTime)]
    case 'zahl':
      return [typeof value === 'number' ? numberText(value) : textOf(value)]
    case 'richtext':
      return [textOf(value).replaceAll(/<[^>]*>/g, ' ')]
    case 'zeile':
    case 'text':
    case 'uhrzeit':
    case 'link':
      return [textOf(value)]
    // A summary looks nothing up: the words of the Kennung tell entries apart.
    case 'verweis':
    case 'teil':
      return [wordsOfSlug(textOf(value))]
    default:
      return []
  }
}

/** Before any period ends. */
const ALL_DAYS = ''

/** Groups with a summary of their own, by the id of their schema. */
const byHand: Readonly<Record<string, (value: unknown) => string[] | undefined>> = {
  Oeffnungszeit(value) {
    const parsed = oeffnungszeit
      .pick({ typ: true, regulaereZeiten: true, gueltigkeiten: true })
      .safeParse(value)
    if (!parsed.success || parsed.data.regulaereZeiten.length === 0) return undefined
    const { typ, regulaereZeiten } = parsed.data
    const period = validityInWords(parsed.data, ALL_DAYS)
    return [
      period === '' ? oeffnungszeittypLabels[typ] : `${oeffnungszeittypLabels[typ]} ${period}`,
      ...hoursLines(regulaereZeiten).map(({ days, times }) => `${days} ${times}`),
    ]
  },
}

/** Returns the title of a file, its name and its size. */
function fileWords(value: unknown): string[] {
  const { titel, url, groesse } = groupOf(value)
  const size = typeof groesse === 'number' && groesse > 0 ? formatFileSize(groesse) : ''
  return [textOf(titel), textOf(url).split('/').at(-1) ?? '', size]
}

/** Returns the parts of a group by significance: names first, addresses and pictures last. */
function fieldsOf(fields: readonly FormField[], value: unknown): string[] {
  const group = groupOf(value)
  return (
    fields
      // A derived field repeats the field that it is derived from.
      .filter(({ derivedFrom }) => derivedFrom === undefined)
      .toSorted((one, other) => rank(one) - rank(other))
      .flatMap(field => partsOf(field, group[field.name]).slice(0, 2))
  )
}

const rank = ({ name, control }: FormField): number => {
  if (/^(?:titel|title|name|nummer|bezeichnung)$/.test(name)) return 0
  if (control === 'link' || control === 'bild' || control === 'liste') return 2
  return 1
}

function dateOf(value: unknown, withTime: boolean): string {
  const text = textOf(value)
  if (Number.isNaN(Date.parse(text))) return ''
  return withTime ? `${formatDate(text)}, ${formatTime(text)}` : formatDate(text)
}
