import type { Sitzungsmappe } from '@rathausplatz/contract'
import type { FormField } from '@rathausplatz/contract/records'
import { createContext, use } from 'react'
import { type Daten, isSame, type Path } from '../document/path.ts'
import type { DocumentWork } from '../document/use-open-document.ts'
import type { Steps } from '../document/use-steps.ts'
import { type Agenda, itemsIn, type Teil, teile } from './agenda-moves.ts'

/** One document of the meeting on the screen, with what can be done with it. */
export type PartWork = DocumentWork & { readonly steps: Steps }

/** A meeting that is being worked on: one or two documents, and what the office knows beside them. */
export type MeetingWork = {
  readonly parts: Readonly<Partial<Record<Teil, PartWork>>>
  /** By which it is known. */
  readonly head: PartWork
  readonly mappe: Sitzungsmappe
  /** Whether something was typed since it was saved. */
  readonly isChanged: boolean
  readonly isReadOnly: boolean
  /** The name of what is being done just now. */
  readonly busy: string | undefined
  /** Does a step, one at a time, and asks afterwards how the meeting stands. Says what went wrong. */
  readonly run: (name: string, step: () => Promise<void>) => Promise<boolean>
  /** Saves both parts; throws what keeps them from it. */
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

/** As typed this moment: what is drawn follows when typing rests, and a step must not lose it. */
export const agendaOf = ({ parts }: Pick<MeetingWork, 'parts'>): Agenda => ({
  oeffentlich: itemsIn(parts.oeffentlich?.newest() ?? {}),
  nichtoeffentlich: itemsIn(parts.nichtoeffentlich?.newest() ?? {}),
})

export const putAgenda = (meeting: Pick<MeetingWork, 'parts'>, agenda: Agenda): void => {
  for (const [teil, part] of partsOf(meeting))
    if (!isSame(agenda[teil], agendaOf(meeting)[teil])) part.change(['tagesordnung'], agenda[teil])
}

/** What both parts say alike stays alike: an evening has one day and one place, until somebody says otherwise of one. */
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

/** The field of a group, or of the items of a list, by its name. */
export const fieldNamed = (fields: readonly FormField[], name: string): FormField | undefined =>
  fields.find(field => field.name === name)

const chosenFields = new WeakMap<readonly FormField[], Map<string, readonly FormField[]>>()

/** Some fields of a form, without the headings that stand between all of them: the same ones each time. */
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

/** The fields of one item of an agenda. */
export function itemFields(fields: readonly FormField[]): readonly FormField[] {
  const list = fieldNamed(fields, 'tagesordnung')
  return list?.control === 'liste' && list.of.control === 'gruppe' ? list.of.fields : []
}

export const textOf = (daten: Daten, name: string): string => {
  const value = daten[name]
  return typeof value === 'string' ? value : ''
}
