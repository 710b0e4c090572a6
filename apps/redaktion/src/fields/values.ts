import type { FormField } from '@rathausplatz/contract/records'

/** Data of forms may be incomplete or of wrong types: what a control can show of them. */

export const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const groupOf = (value: unknown): Record<string, unknown> => (isGroup(value) ? value : {})

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

export function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}

/** What a field holds: where nothing is given its standard. */
export const given = (field: FormField, value: unknown): unknown =>
  value === undefined || value === null ? field.standard : value

/** How a text is written to the data: nothing is left out where it may be. */
export function written(field: FormField, text: string): unknown {
  if (text !== '') return text
  return field.required || field.standard !== undefined ? '' : field.empty
}

/** What an entry of a list, or a group that was not there, begins with. */
export function blank(field: FormField): unknown {
  switch (field.control) {
    case 'gruppe':
    case 'datei':
      return blankGroup(field.fields)
    case 'varianten': {
      const [first] = field.variants
      return first ? { [field.by]: first.value, ...blankGroup(first.fields) } : {}
    }
    case 'verschachtelt':
    case 'angaben':
      return {}
    case 'liste':
    case 'umriss':
    case 'bausteine':
      return []
    case 'zahl':
      return null
    case 'schalter':
      return false
    default:
      return ''
  }
}

/** Only what must not be missing: the rest follows when somebody fills it in. */
export function blankGroup(fields: readonly FormField[]): Record<string, unknown> {
  const entries = fields.flatMap((field): [string, unknown][] => {
    if (field.empty !== undefined) return [[field.name, field.empty]]
    const isWhole = field.control === 'gruppe' || field.control === 'varianten'
    return isWhole && field.required ? [[field.name, blank(field)]] : []
  })
  return Object.fromEntries(entries)
}
