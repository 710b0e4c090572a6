import type { RecordDefinition } from '@rathausplatz/contract/records'
import { wordsOfSlug } from '@rathausplatz/text'
import { mapFields } from '../collections/fields.ts'
import { templateOf } from '../collections/page-entries.ts'
import { plainText } from '../collections/plain-text.ts'

/** A text of a document: the dotted path of its field, and what it says there. */
export type Leaf = { readonly path: string; readonly text: string }

/** Fields of machines: addresses, by which lists find a document, ids, icons and the focus of pictures. */
const SILENT = /(?:^|\.)(?:pfad|slug|id|typ|icon\d?|bildfokus)$/

/** The way of a contact: its label stands before the number. */
const CHANNEL = /(?:^|\.)kanal$/

/** Returns the texts of a document, in the order of its form. */
export function leavesOf(record: RecordDefinition, data: unknown): Leaf[] {
  return [
    ...textsOf(record.schema, data, ''),
    ...entriesOf(valueAt(data, 'content'), 'content'),
    ...entriesOf(valueAt(valueAt(data, 'leichteSprache'), 'content'), 'leichteSprache.content'),
  ].filter(({ text }) => text !== '')
}

type Schema = Parameters<typeof mapFields>[0]

function textsOf(schema: Schema, data: unknown, path: string): Leaf[] {
  const leaves: Leaf[] = []
  const say = (path: string, text: string) => leaves.push({ path, text: text.trim() })
  mapFields(
    schema,
    data,
    (text, { editor, namen = {}, vonSelbst, teilVon }, path) => {
      if (vonSelbst || SILENT.test(path)) return text
      // The id of a part of another record, such as a person of an office, is made of its name.
      if (teilVon) say(path, wordsOfSlug(text))
      else if (editor === 'richtext') say(path, plainText(text.replaceAll(/\s+/g, ' '), '\n'))
      else if (editor === 'zeile' || editor === 'text') say(path, text)
      else if (CHANNEL.test(path)) say(path, namen[text] ?? '')
      return text
    },
    path,
  )
  return leaves
}

/** Returns the texts of the entries of a page, by the schemas of their templates. */
function entriesOf(entries: unknown, path: string): Leaf[] {
  if (!Array.isArray(entries)) return []
  return entries.flatMap((entry, index) => {
    const template = valueAt(entry, 'template')
    const schemas = typeof template === 'string' ? templateOf({ template }) : undefined
    if (!schemas) return []
    return (['context', 'options'] as const).flatMap(part =>
      textsOf(schemas[part], valueAt(entry, part), `${path}.${index}.${part}`),
    )
  })
}

const valueAt = (data: unknown, key: string): unknown =>
  typeof data === 'object' && data !== null && Object.hasOwn(data, key)
    ? (data as Record<string, unknown>)[key]
    : undefined
