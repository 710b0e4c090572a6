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

/** Names an entry of a list as its form does: „Dokument 2“. */
export const entryName = (label: string, index: number): string => `${label || 'Eintrag'} ${index + 1}`

/**
 * Returns the labels along the path of a value in a form: `['Menüpunkte', 'Menüpunkt 3', 'Link']`. An entry of a
 * page has its title, or the name of its template: `['4. Baustein „Kontakt“', 'Text']`. Never includes names of
 * the wire: the trail ends where the form has no further label.
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
    // The number of an entry of a page says enough: readers do not know the field that holds all entries.
    const isSaid = field.control === 'bausteine' && words.length > 0
    return field.label === '' || isSaid || field.label === words[0] ? words : [field.label, ...words]
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
        return [entryAt(field.of.label, first), ...below(field.of, further, valueAt(data, first), around)]
      case 'bausteine':
        return entry(first, further, valueAt(data, first))
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
        return [entryAt('Punkt', first)]
      default:
        return []
    }
  }

  /** An entry of a page, and the fields of its template. */
  function entry(index: string, [part, ...rest]: readonly string[], data: unknown): string[] {
    const name = valueAt(data, 'template')
    const forms = typeof name === 'string' ? templateOf?.(name) : undefined
    const nth = isIndex(index) ? `${Number(index) + 1}. Baustein` : 'Baustein'
    if (!forms) return [nth]
    const title = titleIn(valueAt(data, 'context'))
    const said = title === undefined ? `${nth}: ${forms.name}` : `${nth} „${title}“`
    if (part !== 'context' && part !== 'options') return [said]
    const [first, ...further] = trail(forms[part], rest, valueAt(data, part), [])
    // Many templates have one field of their own name.
    return first === undefined || (title === undefined && first === forms.name)
      ? [said, ...further]
      : [said, first, ...further]
  }
}

const isIndex = (step: string): boolean => /^\d+$/.test(step)

const entryAt = (label: string, step: string): string =>
  isIndex(step) ? entryName(label, Number(step)) : label || 'Eintrag'

/** Longest title of an entry within the name of a place. */
const LONGEST = 60

function titleIn(context: unknown): string | undefined {
  const title = ['titel', 'title', 'ueberschrift']
    .map(key => valueAt(context, key))
    .find(value => typeof value === 'string' && value.trim() !== '')
  if (typeof title !== 'string') return undefined
  const text = title.trim()
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1).trimEnd()}…` : text
}

const valueAt = (data: unknown, key: string): unknown =>
  typeof data === 'object' && data !== null && Object.hasOwn(data, key)
    ? (data as Record<string, unknown>)[key]
    : undefined
