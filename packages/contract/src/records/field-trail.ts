import type { FormField } from './form-field.ts'

/** A template with its label and its two forms. */
export type TemplateForms = {
  readonly name: string
  readonly context: readonly FormField[]
  readonly options: readonly FormField[]
}

type Known = {
  /** The typed data, which contain the template of each entry. */
  readonly data?: unknown
  readonly templateOf?: (template: string) => TemplateForms | undefined
}

type Group = { readonly id: string | undefined; readonly fields: readonly FormField[] }

/** The label for data of an earlier schema whose field no longer exists. */
const GONE = 'eine frühere Angabe'

/**
 * Returns the labels along the path of a value in a form: `['Menüpunkte', '3', 'Link']`. Never includes names
 * of the wire: the trail ends where the form has no further label.
 */
export function fieldTrail(
  fields: readonly FormField[],
  path: readonly (string | number)[],
  { data, templateOf }: Known = {},
): string[] {
  return trail(fields, path.map(String), data, [])

  function trail(
    fields: readonly FormField[],
    [name, ...rest]: readonly string[],
    data: unknown,
    around: readonly Group[],
  ): string[] {
    if (name === undefined || name === '') return []
    const field = fields.find(field => field.name === name)
    if (!field) return [GONE]
    const words = below(field, rest, valueAt(data, name), around)
    return field.label === '' ? words : [field.label, ...words]
  }

  function below(
    field: FormField,
    rest: readonly string[],
    data: unknown,
    around: readonly Group[],
  ): string[] {
    const [first, ...further] = rest
    if (first === undefined) return []
    switch (field.control) {
      case 'liste':
        return [nth(first), ...below(field.of, further, valueAt(data, first), around)]
      case 'bausteine':
        return [nth(first), ...entry(further, valueAt(data, first))]
      case 'gruppe':
      case 'datei':
        return trail(field.fields, rest, data, [...around, { id: field.id, fields: field.fields }])
      case 'varianten': {
        const all = field.variants.flatMap(({ fields }) => fields)
        return first === field.by ? [] : trail(all, rest, data, around)
      }
      case 'verschachtelt':
        return trail(around.findLast(({ id }) => id === field.id)?.fields ?? [], rest, data, around)
      // Editors have written the names inside this field.
      case 'angaben':
        return [first]
      case 'umriss':
        return [nth(first)]
      default:
        return []
    }
  }

  /** Inside an entry of a page: the fields of its template. */
  function entry([part, ...rest]: readonly string[], data: unknown): string[] {
    const name = valueAt(data, 'template')
    const forms = typeof name === 'string' ? templateOf?.(name) : undefined
    if (!forms || (part !== 'context' && part !== 'options')) return []
    return [forms.name, ...trail(forms[part], rest, valueAt(data, part), [])]
  }
}

const nth = (index: string): string => (/^\d+$/.test(index) ? String(Number(index) + 1) : index)

const valueAt = (data: unknown, key: string): unknown =>
  typeof data === 'object' && data !== null && Object.hasOwn(data, key)
    ? (data as Record<string, unknown>)[key]
    : undefined
