import type { CmsStore } from '../collections/collections.ts'
import { formFields } from './field-names.ts'
import { kindOf } from './show.ts'

/**
 * Returns a function that maps values of a field to display names: the id of a part of another record becomes
 * the name of that part („Bäckerei“ for `baeckerei`), every other value stays as it is.
 */
export async function partNames(
  store: CmsStore,
  kind: string,
  name: string,
  data: Record<string, unknown>,
): Promise<(value: string) => string> {
  const record = kindOf(kind)?.record
  const field = record && formFields(record).find(one => one.name === name)
  const one = field?.control === 'liste' ? field.of : field
  if (one?.control !== 'teil') return value => value
  const { art, genannt, feld } = one.from
  const source = await store.documentByKey(
    art as Parameters<CmsStore['documentByKey']>[0],
    String(data[genannt]),
  )
  const parts = (source?.data as Record<string, unknown> | undefined)?.[feld]
  const names = new Map((Array.isArray(parts) ? parts : []).map(({ id, name }) => [id, name]))
  return value => names.get(value) ?? value
}
