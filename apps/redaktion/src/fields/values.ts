import type { FormField } from '@rathausplatz/contract/records'

/** Form data may be incomplete or of wrong types: these functions return what a control can show. */

export const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const groupOf = (value: unknown): Record<string, unknown> => (isGroup(value) ? value : {})

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

export function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}

/** Returns the value of a field, or its default. */
export const given = (field: FormField, value: unknown): unknown =>
  value === undefined || value === null ? field.standard : value

/** Returns the data value of a text: an empty optional field is removed. */
export function written(field: FormField, text: string): unknown {
  if (text !== '') return text
  return field.required || field.standard !== undefined ? '' : field.empty
}

/** Returns the initial value of a new list entry or group. */
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

/** Returns only required values: the others are added when they are filled in. */
export function blankGroup(fields: readonly FormField[]): Record<string, unknown> {
  const entries = fields.flatMap((field): [string, unknown][] => {
    if (field.empty !== undefined) return [[field.name, field.empty]]
    const isWhole = field.control === 'gruppe' || field.control === 'varianten'
    return isWhole && field.required ? [[field.name, blank(field)]] : []
  })
  return Object.fromEntries(entries)
}
