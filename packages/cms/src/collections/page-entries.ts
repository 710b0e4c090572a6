import { contentEntry, read } from '@rathausplatz/contract'
import type { Seite } from '@rathausplatz/contract/records'
import { schemas } from '@rathausplatz/templates/schemas'
import type * as z from 'zod'
import type { Issue, Parsed, Reference } from '../store/index.ts'
import { fieldsOf } from './as-far-as-typed.ts'
import { linksOf } from './links.ts'
import { cleaned, parseWith } from './parse.ts'

/** The entries of a page, each read by the schemas of its template. */

export type Entry = Seite['content'][number]

export function checkEntries(entries: readonly Entry[], path: string): Parsed<Entry[]> {
  const checked = entries.map((entry, index) => checkEntry(entry, `${path}.${index}`))
  const issues = checked.flatMap(entry => entry.issues ?? [])
  return issues.length > 0
    ? { issues }
    : { value: checked.flatMap(entry => (entry.issues ? [] : [entry.value])) }
}

/** Checks an entry by its template's schema; the schema of the page only checks that it is an entry. */
function checkEntry(entry: Entry, path: string): Parsed<Entry> {
  const template = templateOf(entry)
  if (!template) {
    const issue: Issue = {
      path: `${path}.template`,
      message: `Den Baustein „${entry.template}“ gibt es nicht.`,
    }
    return { issues: [issue] }
  }
  const context = parseWith(template.context, entry.context, `${path}.context`)
  const options = parseWith(template.options, entry.options, `${path}.options`)
  if (context.issues || options.issues)
    return { issues: [...(context.issues ?? []), ...(options.issues ?? [])] }
  return { value: { ...entry, context: context.value, options: options.value } }
}

/** Returns each entry at its index. */
export const entriesAsTyped = (given: unknown): Entry[] | undefined =>
  Array.isArray(given) ? given.slice(0, MOST_ENTRIES).map(entryAsTyped) : undefined

const MOST_ENTRIES = 500

/**
 * Stands for an unreadable entry, so that the others keep their index: the site does not know this template
 * and leaves the entry out.
 */
const NOT_DRAWN: Entry = { template: 'unlesbar', slotName: 'content', context: {}, options: {} }

function entryAsTyped(given: unknown): Entry {
  const entry = read(contentEntry, given)
  const template = entry.ok ? templateOf(entry.value) : undefined
  if (!entry.ok || !template) return NOT_DRAWN
  const context = read(template.context, entry.value.context)
  const options = read(template.options, entry.value.options)
  if (!context.ok || !options.ok) return NOT_DRAWN
  return {
    ...entry.value,
    context: fieldsOf(cleaned(template.context, context.value)),
    options: fieldsOf(cleaned(template.options, options.value)),
  }
}

export const entryLinks =
  (path: string) =>
  (entry: Entry, index: number): Reference[] => {
    const template = templateOf(entry)
    if (!template) return []
    return [
      ...linksOf(template.context, entry.context, `${path}.${index}.context`),
      ...linksOf(template.options, entry.options, `${path}.${index}.options`),
    ]
  }

/** Template names come from outside too; 'constructor' must not be found. */
export function templateOf({
  template,
}: {
  template: string
}): { context: z.ZodObject; options: z.ZodObject } | undefined {
  return Object.hasOwn(schemas, template) ? schemas[template as keyof typeof schemas] : undefined
}
