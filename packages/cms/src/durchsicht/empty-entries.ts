import type { field } from '@rathausplatz/contract'
import * as z from 'zod'
import { fieldsOf } from '../collections/as-far-as-typed.ts'
import { type Finding, shortened } from './finding.ts'
import { type Entry, entriesOf, type Place, type Subject } from './places.ts'

/** Fields that visitors see or follow; a choice or a picture's focus alone shows nothing. */
const SHOWN: ReadonlySet<field.EditorField> = new Set(['zeile', 'text', 'richtext', 'link', 'bild', 'datei'])

/** Finds entries of a page whose visible fields are all empty or have their default, and titles above nothing. */
export function emptyEntryFindings(subject: Subject, places: readonly Place[]): Finding[] {
  const written = Map.groupBy(
    places.filter(place => SHOWN.has(place.editor) && isSaid(place)),
    ({ entry }) => entry,
  )
  const entries = entriesOf(subject)
  return entries.flatMap((one, index) => {
    const { entry, schema } = one
    if (!schema.isWritten) return []
    const given = givenIn(one)
    const context = `${entry}.context.`
    const nameIn = ({ field }: Place) => field.slice(context.length).split('.', 1)[0] ?? ''
    const said = (written.get(entry) ?? []).filter(place => given.has(nameIn(place)))
    if (said.some(place => nameIn(place) !== 'titel')) return []
    const [title] = said
    if (title) return stands(one, entries.slice(index + 1)) ? [] : [lonely(one, title)]
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

/**
 * Returns true if a title stands above something: the entry after it in the same place has no title of its own.
 * A heading by design always stands.
 */
function stands({ entry, slot, schema }: Entry, later: readonly Entry[]): boolean {
  if (schema.isHeading) return true
  const list = entry.slice(0, entry.lastIndexOf('.'))
  const next = later.find(other => other.slot === slot && other.entry.startsWith(`${list}.`))
  if (!next) return false
  const { titel } = fieldsOf(next.context)
  return typeof titel !== 'string' || titel.trim() === ''
}

const lonely = ({ entry }: Entry, { text }: Place): Finding => ({
  gewicht: 'fehler',
  regel: 'ueberschrift-allein',
  feld: `${entry}.context.titel`,
  satz: `Unter der Überschrift „${shortened(text.trim())}“ steht nichts.`,
  rat: 'Schreiben Sie etwas darunter, oder entfernen Sie den Baustein.',
})

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
