import type { ContentEntry } from '@rathausplatz/contract'
import type { FormField } from '@rathausplatz/contract/records'
import { fold } from '@rathausplatz/text'
import { type Entry, type Place, readEntry } from './entries.ts'

/** A template as editors place it: how it is called, what it is for, and its two forms. */
export type Template = {
  readonly vorlage: string
  readonly name: string
  readonly gruppe: string
  readonly zweck: string
  readonly worte: string
  readonly einmalig: boolean
  readonly inhalt: { readonly felder: readonly FormField[] }
  readonly einstellungen: { readonly felder: readonly FormField[] }
}

/** Templates in their groups, those that fit what was typed; words may come in any order. */
export function found(templates: readonly Template[], typed: string): [group: string, Template[]][] {
  const words = fold(typed).split(/\s+/).filter(Boolean)
  const fits = ({ name, gruppe, zweck, worte }: Template) => {
    const text = fold(`${name} ${gruppe} ${zweck} ${worte}`)
    return words.every(word => text.includes(word))
  }
  return [...Map.groupBy(templates.filter(fits), ({ gruppe }) => gruppe)]
}

/** Whether the page has it already and shows no second. */
export const isTaken = ({ vorlage, einmalig }: Template, entries: readonly Entry[]): boolean =>
  einmalig && entries.some(entry => readEntry(entry).template === vorlage)

/** An entry in which only that stands which its fields hold without being asked. */
export const fresh = ({ vorlage, inhalt, einstellungen }: Template, place: Place): ContentEntry => ({
  template: vorlage,
  slotName: place === 'sidebar' ? 'sidebar' : 'content',
  context: standards(inhalt.felder),
  options: standards(einstellungen.felder),
})

const standards = (fields: readonly FormField[]): Record<string, unknown> =>
  Object.fromEntries(
    fields.flatMap(({ name, standard }) =>
      standard === undefined ? [] : [[name, structuredClone(standard)]],
    ),
  )
