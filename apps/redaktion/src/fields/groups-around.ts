import type { FormField } from '@rathausplatz/contract/records'
import { createContext, use } from 'react'

type Group = Extract<FormField, { control: 'gruppe' | 'datei' }>
type Nested = Extract<FormField, { control: 'verschachtelt' }>

/** Groups around a field, outermost first: a nested field repeats one of them. */
export const GroupsAround = createContext<readonly Group[]>([])

export function useGroupAround(id: string): Group | undefined {
  return use(GroupsAround).findLast(group => group.id === id)
}

/** Replaces a nested field by the group that it repeats. */
export const asGroup = (field: FormField, around: readonly Group[]): FormField => {
  if (field.control !== 'verschachtelt') return field
  const group = groupOf(field, around)
  return group ? { ...group, name: field.name, label: field.label, required: field.required } : field
}

const groupOf = ({ id }: Nested, around: readonly Group[]) => around.findLast(group => group.id === id)
