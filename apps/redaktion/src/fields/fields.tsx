import type { FormField } from '@rathausplatz/contract/records'
import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { controlOf, handMade } from './controls.ts'
import { GroupFields } from './field-view.tsx'
import { type Faults, type Form, FormContext, faultSource, type Path } from './form.ts'
import { groupOf, isGroup } from './values.ts'

export type { Path } from './form.ts'

export type FieldsProps = {
  fields: readonly FormField[]
  /** As typed: may be incomplete, and of wrong types. */
  value: Record<string, unknown>
  /** By the path inside this group; undefined takes the key away. */
  onChange: (path: Path, value: unknown) => void
  /** The same, for each key in a field that shows by itself what is typed; like every change where it is not given. */
  onType?: (path: Path, value: unknown) => void
  /** What is wrong with a field, by its path inside this group. */
  faults: Faults
  /** So that ids are unique; a field's anchor is `feld-${idPrefix}${path.join('.')}`. */
  idPrefix: string
  isReadOnly?: boolean
}

const HERE: Path = []

/** The form of a group of fields. Who types in one of them draws that one anew. */
export function Fields({
  fields,
  value,
  onChange,
  onType = onChange,
  faults,
  idPrefix,
  isReadOnly = false,
}: FieldsProps): ReactNode {
  const latest = useRef({ value, onChange, onType })
  const [source] = useState(() => faultSource(faults))
  const [watchers] = useState(() => new Set<() => void>())
  useLayoutEffect(() => {
    latest.current = { value, onChange, onType }
    for (const watcher of watchers) watcher()
  })
  useLayoutEffect(() => source.say(faults), [source, faults])
  const form = useMemo(
    (): Form => ({
      idPrefix,
      isReadOnly,
      controlOf,
      handMade,
      faults: source,
      change: (path, value) => latest.current.onChange(path, value),
      type: (path, value) => latest.current.onType(path, value),
      valueAt: path => valueAt(latest.current.value, path),
      watch(watcher) {
        watchers.add(watcher)
        return () => watchers.delete(watcher)
      },
    }),
    [idPrefix, isReadOnly, source, watchers],
  )
  return (
    <FormContext value={form}>
      <GroupFields fields={fields} path={HERE} value={groupOf(value)} />
    </FormContext>
  )
}

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inside, step) => {
    if (Array.isArray(inside)) return typeof step === 'number' ? inside[step] : undefined
    return isGroup(inside) && Object.hasOwn(inside, step) ? inside[step] : undefined
  }, value)
