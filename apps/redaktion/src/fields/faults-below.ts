import type { FormField } from '@rathausplatz/contract/records'
import { below, type Faults, type Path } from './form.ts'
import { groupOf, listOf } from './values.ts'

/** Counts the faults of a field and inside it, to show the number while it is folded. */
export function faultsBelow(field: FormField, value: unknown, path: Path, faults: Faults): number {
  return (faults(path) === undefined ? 0 : 1) + within(field, value, path, faults)
}

function within(field: FormField, value: unknown, path: Path, faults: Faults): number {
  const inGroup = (fields: readonly FormField[]) =>
    sum(fields.map(one => faultsBelow(one, groupOf(value)[one.name], below(path, one.name), faults)))
  switch (field.control) {
    case 'gruppe':
    case 'datei':
      return inGroup(field.fields)
    case 'varianten':
      return inGroup(field.variants.find(one => one.value === groupOf(value)[field.by])?.fields ?? [])
    case 'liste':
      return sum(listOf(value).map((one, index) => faultsBelow(field.of, one, below(path, index), faults)))
    default:
      return 0
  }
}

const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0)
