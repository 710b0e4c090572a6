import type { field } from '@rathausplatz/contract'
import * as z from 'zod'
import { fieldsOf } from '../collections/as-far-as-typed.ts'
import type { Finding } from './finding.ts'
import { type Entry, entriesOf, type Place, type Subject } from './places.ts'

/** Fields that visitors see or follow; a choice or a picture's focus alone shows nothing. */
const SHOWN: ReadonlySet<field.EditorField> = new Set(['zeile', 'text', 'richtext', 'link', 'bild', 'datei'])

/** Finds entries of a page whose visible fields are all empty or have their default. */
export function emptyEntryFindings(subject: Subject, places: readonly Place[]): Finding[] {
  const written = Map.groupBy(
    places.filter(place => SHOWN.has(place.editor) && isSaid(place)),
    ({ entry }) => entry,
  )
  return entriesOf(subject).flatMap(one => {
    const { entry, schema } = one
    if (!schema.isWritten) return []
    const given = givenIn(one)
    const context = `${entry}.context.`
    const isIn = ({ field }: Place) => given.has(field.slice(context.length).split('.', 1)[0] ?? '')
    if (written.get(entry)?.some(isIn)) return []
    return [
      {
        gewicht: 'hinweis',
        regel: 'baustein-leer',
        feld: `${context}${Object.keys(schema.context.shape)[0] ?? ''}`,
        satz: `Der Baustein „${schema.label}“ ist leer. Besuchende sehen dort nichts.`,
        rat: 'Füllen Sie ihn aus, oder entfernen Sie ihn.',
      },
    ]
  })
}

const isSaid = ({ text, formatted }: Place): boolean =>
  formatted
    ? formatted.links.length > 0 || formatted.blocks.some(block => block.text !== '')
    : text.trim() !== ''

/** Returns the fields that differ from the fields of a new entry: „Jahr“ is the default of every chart. */
function givenIn({ schema, context }: Entry): ReadonlySet<string> {
  const given = Object.entries(fieldsOf(context)).filter(([name, value]) => {
    const field = schema.context.shape[name] as z.core.$ZodType | undefined
    const usual = field && z.safeParse(field, undefined)
    return !usual?.success || JSON.stringify(usual.data) !== JSON.stringify(value)
  })
  return new Set(given.map(([name]) => name))
}
