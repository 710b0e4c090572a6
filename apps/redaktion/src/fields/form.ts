import type { Control, FormField } from '@rathausplatz/contract/records'
import type { FieldProps } from '@rathausplatz/ui/form'
import { type ComponentType, createContext, use, useSyncExternalStore } from 'react'

/** Where a value stands in the data of a form. */
export type Path = readonly (string | number)[]

/** What is wrong with what stands there, in words for people. */
export type Faults = (path: Path) => string | undefined

/** What a control is given: its field, and what it holds, which may be anything. */
export type ControlProps<C extends Control['control']> = {
  readonly field: FormField & { readonly control: C }
  readonly path: Path
  readonly value: unknown
}

/** Which control draws a field. */
export type ControlOf = (field: FormField) => ComponentType<ControlProps<Control['control']>>

/** What stays the same for all fields of a form while somebody types, so that each is drawn anew only for itself. */
export type Form = {
  readonly idPrefix: string
  readonly isReadOnly: boolean
  readonly controlOf: ControlOf
  /** What draws the inside of a group by hand, where its fields one below the other are not enough. */
  readonly handMade: (field: FormField) => ComponentType<ControlProps<'gruppe'>> | undefined
  readonly faults: FaultSource
  readonly change: (path: Path, value: unknown) => void
  /** The same for a key in a control that shows by itself what is typed: the form may follow when typing rests. */
  readonly type: (path: Path, value: unknown) => void
  /** What the form holds there now: for what concerns several fields. */
  readonly valueAt: (path: Path) => unknown
  /** Told after every change. */
  readonly watch: FaultSource['subscribe']
}

export const FormContext = createContext<Form | undefined>(undefined)

export function useForm(): Form {
  const form = use(FormContext)
  if (!form) throw new Error('A field outside its form')
  return form
}

/** Faults change by checks, not by keys: fields listen for their own. */
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

/** What stands elsewhere in the form, for a control that depends on it. */
export function useValueAt(path: Path): unknown {
  const { watch, valueAt } = useForm()
  return useSyncExternalStore(watch, () => valueAt(path))
}

/** What every control needs of its form. */
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

/** By which labels, help and the list of faults find a field: `feld-` stands before it. */
export const idOf = (idPrefix: string, path: Path): string => `${idPrefix}${path.join('.')}`

const pathsBelow = new WeakMap<Path, Map<string | number, Path>>()

/** The way one step further: the same array for the same step, so that what is drawn for it stays. */
export function below(path: Path, step: string | number): Path {
  const known = pathsBelow.get(path) ?? new Map<string | number, Path>()
  pathsBelow.set(path, known)
  const found = known.get(step) ?? [...path, step]
  known.set(step, found)
  return found
}
