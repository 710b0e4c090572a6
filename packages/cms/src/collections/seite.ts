import { type ApiCall, type Audience, audiences, contentQuery } from '@rathausplatz/contract'
import { records, type Seite } from '@rathausplatz/contract/records'
import { schemas } from '@rathausplatz/templates/schemas'
import * as z from 'zod'
import { sitePath } from '../site-path.ts'
import type { Issue } from '../store/index.ts'
import { asFarAsTyped, asTyped, fieldsOf, UNADDRESSED, UNTITLED } from './as-far-as-typed.ts'
import { caselessTags } from './caseless.ts'
import { defineCollection } from './define-collection.ts'
import { linksOf, readdressed } from './links.ts'
import { checkEntries, type Entry, entriesAsTyped, entryLinks, templateOf } from './page-entries.ts'
import { cleaned, parseWith } from './parse.ts'
import { plainData } from './plain-data.ts'
import { recordPaths } from './record-paths.ts'
import { isReserved } from './reserved.ts'
import { schemaForm } from './schema-form.ts'
import { textOf } from './text-of.ts'
import { followed } from './verweise.ts'

const { schema } = records.seite

const seiteSchema = schema.extend({ pfad: schema.shape.pfad.transform(ownPath) })

/** Returns a path of this site where pages may be, in its canonical spelling. */
function ownPath(text: string, context: z.RefinementCtx<string>): string {
  const path = text.startsWith('/') ? sitePath(text) : undefined
  const refuse = (message: string) => {
    context.addIssue(message)
    return z.NEVER
  }
  if (path === undefined)
    return refuse('Bitte einen Pfad der Website angeben, zum Beispiel /rathaus/buergerbuero')
  if (/\p{Cf}/u.test(path)) return refuse('Dieser Pfad enthält unsichtbare Zeichen. Bitte neu eintippen.')
  if (isReserved(path)) return refuse('Dieser Pfad ist der Technik der Website vorbehalten.')
  if (isRecordPath(path)) return refuse('Hier stehen Einträge mit eigener Einzelseite.')
  return path
}

const isRecordPath = (path: string) => [...recordPaths.values()].some(under => path.startsWith(`${under}/`))

export const seite = defineCollection(records.seite, {
  reviewEvery: 12,

  // `form` changed with the tags, so that older rows get theirs.
  form: `${schemaForm(
    records.seite.list,
    seiteSchema,
    ...Object.values(schemas).flatMap(({ context, options }) => [context, options]),
  )}-klein`,
  tags: ({ pfad }) => caselessTags(pfad),

  parse(data) {
    const page = parseWith(seiteSchema, plainData(data))
    if (page.issues) return page
    const { leichteSprache } = page.value
    const content = checkEntries(page.value.content, 'content')
    const simple = checkEntries(leichteSprache?.content ?? [], 'leichteSprache.content')
    const fetches = page.value.apiCalls.flatMap(checkApiCall)
    if (content.issues || simple.issues || fetches.length > 0)
      return { issues: [...(content.issues ?? []), ...(simple.issues ?? []), ...fetches] }
    return {
      value: {
        ...page.value,
        content: content.value,
        ...(leichteSprache ? { leichteSprache: { ...leichteSprache, content: simple.value } } : {}),
      },
    }
  },

  asTyped(data) {
    const page = asTyped(seiteSchema, data)
    return page === undefined ? undefined : inAllLevels(page as Seite, cleanedBy)
  },

  // The path decides the place in the tree and the rights, so a draft has a path from the beginning.
  draftKey: ({ pfad }, issues) => (issues.some(({ path }) => path === 'pfad') ? undefined : pfad),

  asFarAsTyped(typed, checked, now) {
    const given = fieldsOf(plainData(typed))
    const pfad = seiteSchema.shape.pfad.safeParse(given['pfad']).data ?? checked?.pfad ?? `/${UNADDRESSED}`
    const page = asFarAsTyped(records.seite, given, checked, now) as Seite
    const { leichteSprache } = page
    const simple = fieldsOf(given['leichteSprache'])
    return {
      ...page,
      pfad,
      content: entriesAsTyped(given['content']) ?? page.content,
      ...(leichteSprache
        ? {
            leichteSprache: {
              ...leichteSprache,
              title: leichteSprache.title || UNTITLED,
              content: entriesAsTyped(simple['content']) ?? leichteSprache.content,
            },
          }
        : {}),
    }
  },

  audience: ({ pfad }) => audienceBelow(pfad),
  moved: (page, pfad) => ({ ...page, pfad }),

  references(page) {
    const { content, leichteSprache, ...level } = page
    return [
      ...linksOf(seiteSchema, level),
      ...content.flatMap(entryLinks('content')),
      ...(leichteSprache?.content ?? []).flatMap(entryLinks('leichteSprache.content')),
    ]
  },

  readdressed: (page, change) => inAllLevels(page, (schema, data) => readdressed(schema, data, change)),

  follow: (page, renaming) => inAllLevels(page, (schema, data) => followed(schema, data, renaming)),
})

const cleanedBy = <Data>(schema: z.ZodType, data: Data): Data => cleaned(schema, data) as Data

/**
 * Applies a change to the fields of a page and to each entry, by the schemas of its template. An entry
 * without a known template stays unchanged.
 */
function inAllLevels(page: Seite, change: <Data>(schema: z.ZodType, data: Data) => Data): Seite {
  const { leichteSprache } = page
  const inEntries = (entries: Entry[]) => {
    if (!Array.isArray(entries)) return entries
    return entries.map(entry => {
      const template = typeof entry === 'object' && entry !== null ? templateOf(entry) : undefined
      if (!template) return entry
      const { context, options } = entry
      return {
        ...entry,
        context: change(template.context, context),
        options: change(template.options, options),
      }
    })
  }
  return {
    ...change(seiteSchema as z.ZodType<Seite>, page),
    content: inEntries(page.content),
    ...(leichteSprache
      ? { leichteSprache: { ...leichteSprache, content: inEntries(leichteSprache.content) } }
      : {}),
  }
}

/** Pages below the start page of a closed area are for its audience. */
export function audienceBelow(pfad: string): Audience {
  const [, first = ''] = pfad.toLowerCase().split('/', 2)
  return audiences.find(audience => audience === first) ?? 'oeffentlich'
}

/** Checks a content fetch: it must name a public list of the contract and its parameters. */
function checkApiCall({ name, params, forward }: ApiCall, index: number): Issue[] {
  const path = `apiCalls.${index}`
  const query = contentQuery(name)
  if (!query) return [{ path: `${path}.name`, message: `Den Abruf „${name}“ gibt es nicht.` }]
  const unknown = (key: string) => `Die Angabe „${key}“ kennt der Abruf „${name}“ nicht.`
  return [
    ...Object.entries(params).flatMap(([key, value]) => {
      if (!Object.hasOwn(query, key)) return [{ path: `${path}.params.${key}`, message: unknown(key) }]
      if (query[key]?.safeParse(value).success) return []
      return [{ path: `${path}.params.${key}`, message: 'Diese Angabe ist nicht gültig.' }]
    }),
    ...forward.flatMap((key, at) =>
      Object.hasOwn(query, key) ? [] : [{ path: `${path}.forward.${at}`, message: unknown(key) }],
    ),
  ]
}

/** Returns the text of a page for the search. */
export function seitenText({ description, content }: Seite): string {
  const texts = content.map(entry => {
    const template = templateOf(entry)
    return template ? textOf(template.context, entry.context) : ''
  })
  return [description, ...texts].filter(Boolean).join('\n')
}
