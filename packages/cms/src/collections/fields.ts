import { field } from '@rathausplatz/contract'
import * as z from 'zod'

/** Changes one text field. `path` is dotted, as in an issue. */
type Change = (text: string, meta: field.FieldMeta, path: string) => string

/**
 * Walks through content along its schema, and calls `change` for each text field with its metadata. Values
 * that do not fit the schema stay: the schema itself refuses them.
 */
export function mapFields(schema: z.core.$ZodType, value: unknown, change: Change, path = ''): unknown {
  if (typeof value === 'string') {
    const meta = field.metaOf(schema)
    if (meta.editor) return change(value, meta, path)
  }
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'object':
      return isObject(value) ? mapObject(def.shape, value, change, path) : value
    case 'record':
      return isObject(value)
        ? Object.fromEntries(
            Object.entries(value).map(([key, item]) => [
              key,
              mapFields(def.valueType, item, change, join(path, key)),
            ]),
          )
        : value
    case 'array':
      return Array.isArray(value)
        ? value.map((item, index) => mapFields(def.element, item, change, join(path, index)))
        : value
    case 'optional':
    case 'nullable':
    case 'nonoptional':
    case 'default':
    case 'prefault':
    case 'catch':
    case 'readonly':
      return mapFields(def.innerType, value, change, path)
    case 'lazy':
      return mapFields(def.getter(), value, change, path)
    case 'pipe':
      return mapFields(def.in, value, change, path)
    case 'intersection':
      return mapFields(def.right, mapFields(def.left, value, change, path), change, path)
    case 'union': {
      const match = def.options.find(option => z.safeParse(option, value).success)
      return match ? mapFields(match, value, change, path) : value
    }
    default:
      return value
  }
}

function mapObject(shape: z.core.$ZodShape, value: Record<string, unknown>, change: Change, path: string) {
  const mapped = { ...value }
  for (const [key, schema] of Object.entries(shape)) {
    if (Object.hasOwn(value, key)) mapped[key] = mapFields(schema, value[key], change, join(path, key))
  }
  return mapped
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const join = (path: string, key: string | number) => (path ? `${path}.${key}` : String(key))
