import type { Control, FormField } from '@rathausplatz/contract/records'
import type { FieldProps } from '@rathausplatz/ui/form'
import { type ComponentType, createContext, use, useSyncExternalStore } from 'react'

/** The place of a value in the data of a form. */
export type Path = readonly (string | number)[]

/** Returns the fault at a place, in words for people. */
export type Faults = (path: Path) => string | undefined

/** Props of a control: its field, and its value, which may have any type. */
export type ControlProps<C extends Control['control']> = {
  readonly field: FormField & { readonly control: C }
  readonly path: Path
  readonly value: unknown
}

/** Returns the component of a field. */
export type ControlOf = (field: FormField) => ComponentType<ControlProps<Control['control']>>

/**
 * What a form offers to its fields. The object stays the same while typing, so that a field is rendered again
 * only for its own changes.
 */
export type Form = {
  readonly idPrefix: string
  readonly isReadOnly: boolean
  readonly controlOf: ControlOf
  /** Returns the component of a group that is not a plain list of its fields. */
  readonly handMade: (field: FormField) => ComponentType<ControlProps<'gruppe'>> | undefined
  readonly faults: FaultSource
  readonly change: (path: Path, value: unknown) => void
  /** Like `change`, for a control that shows the text itself: the form may follow once typing pauses. */
  readonly type: (path: Path, value: unknown) => void
  /** Returns a current value of the form, for rules across several fields. */
  readonly valueAt: (path: Path) => unknown
  /** Notifies after every change. */
  readonly watch: FaultSource['subscribe']
}

export const FormContext = createContext<Form | undefined>(undefined)

export function useForm(): Form {
  const form = use(FormContext)
  if (!form) throw new Error('A field outside its form')
  return form
}

/** Faults change when the form is checked, not at each keystroke. Each field reads its own faults. */
export type FaultSource = {
  readonly at: Faults
  readonly subscribe: (listener: () => void) => () => void
}

export function faultSource(first: Faults): FaultSource & { say: (faults: Faults) => void } {
  let faults = first
  const listeners = new Set<() => void>()
  return {
    at: path => faults(path),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    say(next) {
      faults = next
      for (const listener of listeners) listener()
    },
  }
}

export function useFault(path: Path): string | undefined {
  const { faults } = useForm()
  return useSyncExternalStore(faults.subscribe, () => faults.at(path))
}

/** Returns a value elsewhere in the form, for a control that depends on it. */
export function useValueAt(path: Path): unknown {
  const { watch, valueAt } = useForm()
  return useSyncExternalStore(watch, () => valueAt(path))
}

/** Returns what every control needs of its form. */
export function useField(field: FormField, path: Path, wrong?: string) {
  const { change, type, isReadOnly, idPrefix } = useForm()
  const fault = useFault(path)
  const id = idOf(idPrefix, path)
  const frame: FieldProps = {
    name: id,
    id,
    label: field.label,
    help: field.help,
    error: wrong ?? fault,
    optional: !field.required,
  }
  return {
    frame,
    isReadOnly,
    change: (value: unknown) => change(path, value),
    type: (value: unknown) => type(path, value),
  }
}

/** Returns the id of a field for labels, help and the list of faults, which prefix it with `feld-`. */
export const idOf = (idPrefix: string, path: Path): string => `${idPrefix}${path.join('.')}`

const pathsBelow = new WeakMap<Path, Map<string | number, Path>>()

/** Returns the path one step further; cached, so that equal paths have the same identity. */
export function below(path: Path, step: string | number): Path {
  const known = pathsBelow.get(path) ?? new Map<string | number, Path>()
  pathsBelow.set(path, known)
  const found = known.get(step) ?? [...path, step]
  known.set(step, found)
  return found
}
