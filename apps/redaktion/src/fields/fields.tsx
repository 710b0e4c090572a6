import type { FormField } from '@rathausplatz/contract/records'
import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { controlOf, handMade } from './controls.ts'
import { GroupFields } from './field-view.tsx'
import { type Faults, type Form, FormContext, faultSource, type Path } from './form.ts'
import { groupOf, isGroup } from './values.ts'

export type { Path } from './form.ts'

export type FieldsProps = {
  fields: readonly FormField[]
  /** The current input: may be incomplete and of wrong types. */
  value: Record<string, unknown>
  /** Called with the path inside this group; the value undefined removes the key. */
  onChange: (path: Path, value: unknown) => void
  /** Like `onChange`, for a control that shows the text itself; defaults to `onChange`. */
  onType?: (path: Path, value: unknown) => void
  /** Returns the fault of a field, by its path inside this group. */
  faults: Faults
  /** Makes ids unique; a field's anchor is `feld-${idPrefix}${path.join('.')}`. */
  idPrefix: string
  isReadOnly?: boolean
}

const HERE: Path = []

/** The form of a group of fields. Typing in one field renders only that field. */
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
