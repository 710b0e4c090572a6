import type { ContentEntry } from '@rathausplatz/contract'
import type { FormField } from '@rathausplatz/contract/records'
import { fold } from '@rathausplatz/text'
import { type Entry, type Place, readEntry } from './entries.ts'

/** A template for editors: name, purpose, and its two forms. */
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

/** Returns the templates that match the typed words in any order, by group. */
export function found(templates: readonly Template[], typed: string): [group: string, Template[]][] {
  const words = fold(typed).split(/\s+/).filter(Boolean)
  const fits = ({ name, gruppe, zweck, worte }: Template) => {
    const text = fold(`${name} ${gruppe} ${zweck} ${worte}`)
    return words.every(word => text.includes(word))
  }
  return [...Map.groupBy(templates.filter(fits), ({ gruppe }) => gruppe)]
}

/** True if the page has an entry of a template that it may have only once. */
export const isTaken = ({ vorlage, einmalig }: Template, entries: readonly Entry[]): boolean =>
  einmalig && entries.some(entry => readEntry(entry).template === vorlage)

/** Creates an entry with the defaults of its fields. */
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
