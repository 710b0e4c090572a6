import type { Sitzungsmappe } from '@rathausplatz/contract'
import type { FormField } from '@rathausplatz/contract/records'
import { createContext, use } from 'react'
import { type Daten, isSame, type Path } from '../document/path.ts'
import type { DocumentWork } from '../document/use-open-document.ts'
import type { Steps } from '../document/use-steps.ts'
import { type Agenda, itemsIn, type Teil, teile } from './agenda-moves.ts'

/** One document of the meeting, with its steps. */
export type PartWork = DocumentWork & { readonly steps: Steps }

/** A meeting being edited: one or two documents, and further data of the office. */
export type MeetingWork = {
  readonly parts: Readonly<Partial<Record<Teil, PartWork>>>
  /** The document with the general data. */
  readonly head: PartWork
  readonly mappe: Sitzungsmappe
  /** True if there are unsaved changes. */
  readonly isChanged: boolean
  readonly isReadOnly: boolean
  /** The name of the running step. */
  readonly busy: string | undefined
  /** Runs one step at a time, then reloads the meeting. Shows an error. */
  readonly run: (name: string, step: () => Promise<void>) => Promise<boolean>
  /** Saves both parts; throws the error that prevents it. */
  readonly saveAll: () => Promise<void>
}

export const MeetingContext = createContext<MeetingWork | undefined>(undefined)

export function useMeeting(): MeetingWork {
  const meeting = use(MeetingContext)
  if (!meeting) throw new Error('Outside a meeting')
  return meeting
}

export const partsOf = ({ parts }: Pick<MeetingWork, 'parts'>): readonly (readonly [Teil, PartWork])[] =>
  teile.flatMap(teil => {
    const part = parts[teil]
    return part ? [[teil, part] as const] : []
  })

/**
 * Returns the agenda of the current input: rendered values follow when typing pauses, and a step must not
 * lose input.
 */
export const agendaOf = ({ parts }: Pick<MeetingWork, 'parts'>): Agenda => ({
  oeffentlich: itemsIn(parts.oeffentlich?.newest() ?? {}),
  nichtoeffentlich: itemsIn(parts.nichtoeffentlich?.newest() ?? {}),
})

export const putAgenda = (meeting: Pick<MeetingWork, 'parts'>, agenda: Agenda): void => {
  for (const [teil, part] of partsOf(meeting))
    if (!isSame(agenda[teil], agendaOf(meeting)[teil])) part.change(['tagesordnung'], agenda[teil])
}

/**
 * Changes a field in both parts while they have the same value: date and place are common until one part gets
 * another value.
 */
export function changeBoth(
  { parts, head }: Pick<MeetingWork, 'parts' | 'head'>,
  path: Path,
  value: unknown,
): void {
  const [name = ''] = path
  const before = head.daten[name]
  for (const [, part] of partsOf({ parts }))
    if (part === head || isSame(part.daten[name], before)) part.change(path, value)
}

/** Returns the field with this name; undefined if there is none. */
export const fieldNamed = (fields: readonly FormField[], name: string): FormField | undefined =>
  fields.find(field => field.name === name)

const chosenFields = new WeakMap<readonly FormField[], Map<string, readonly FormField[]>>()

/** Returns some fields of a form without the headings; cached, so that the identity is stable. */
export function fieldsNamed(
  fields: readonly FormField[],
  names: readonly string[],
  label?: string,
): readonly FormField[] {
  const known = chosenFields.get(fields) ?? new Map<string, readonly FormField[]>()
  chosenFields.set(fields, known)
  const key = [...names, label].join()
  const chosen =
    known.get(key) ??
    names.flatMap(name => {
      const found = fieldNamed(fields, name)
      if (!found) return []
      const { section: _, ...field } = found
      return [(label === undefined ? field : { ...field, label }) as FormField]
    })
  known.set(key, chosen)
  return chosen
}

/** Returns the fields of an agenda item. */
export function itemFields(fields: readonly FormField[]): readonly FormField[] {
  const list = fieldNamed(fields, 'tagesordnung')
  return list?.control === 'liste' && list.of.control === 'gruppe' ? list.of.fields : []
}

export const textOf = (daten: Daten, name: string): string => {
  const value = daten[name]
  return typeof value === 'string' ? value : ''
}
