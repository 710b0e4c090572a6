import { field } from '@rathausplatz/contract'
import * as z from 'zod'

type ZodIssue = Pick<z.core.$ZodIssue, 'path' | 'message'>

/**
 * Replaces the issues inside a document without a file by one: the form offers no field for its title, size or
 * type before a file is chosen, so that an editor could not fill them in.
 */
export function withEmptyDocuments(
  schema: z.core.$ZodType,
  data: unknown,
  issues: readonly ZodIssue[],
): readonly ZodIssue[] {
  const told = new Set<string>()
  return issues.flatMap(issue => {
    const path = issue.path.slice(0, -1)
    if (issue.path.length === 0 || !isEmptyDocument(schema, data, path)) return [issue]
    const key = path.map(String).join('.')
    if (told.has(key)) return []
    told.add(key)
    return [{ path, message: typeof path.at(-1) === 'number' ? EMPTY_ROW : EMPTY }]
  })
}

const EMPTY = 'Dieses Dokument ist leer. Bitte wählen Sie eine Datei aus.'
const EMPTY_ROW = 'Dieses Dokument ist leer. Bitte wählen Sie eine Datei aus, oder entfernen Sie die Zeile.'

function isEmptyDocument(schema: z.core.$ZodType, data: unknown, path: readonly PropertyKey[]): boolean {
  const at = schemaAt(schema, path)
  if (!at || field.metaOf(at).editor !== 'datei') return false
  const url: unknown = [...path, 'url'].reduce<unknown>((inside, step) => Object(inside)[step], data)
  return typeof url !== 'string' || url.trim() === ''
}

/** Returns the schema at a path, without wrappers such as optional; undefined inside unions. */
function schemaAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): z.core.$ZodType | undefined {
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'nonoptional':
    case 'default':
    case 'prefault':
    case 'catch':
    case 'readonly':
      return schemaAt(def.innerType, path)
    case 'lazy':
      return schemaAt(def.getter(), path)
    case 'pipe':
      return schemaAt(def.in, path)
  }
  const [step, ...rest] = path
  if (step === undefined) return schema
  if (def.type === 'array') return schemaAt(def.element, rest)
  const inside = def.type === 'object' ? def.shape[String(step)] : undefined
  return inside && schemaAt(inside, rest)
}
