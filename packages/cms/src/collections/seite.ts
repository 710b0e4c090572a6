import {
  type ApiCall,
  apiCall,
  contentEntry,
  contentQuery,
  field,
  heroImage,
  pageLayouts,
  pageThemes,
  seo,
  sprachen,
} from '@rathausplatz/contract'
import { schemas } from '@rathausplatz/templates/schemas'
import * as z from 'zod'
import { sitePath } from '../site-path.ts'
import type { Issue, Parsed, Reference } from '../store/index.ts'
import { linksOf } from './links.ts'
import { parseWith } from './parse.ts'
import { plainData } from './plain-data.ts'
import type { RecordKind } from './record.ts'
import { recordPaths } from './record-paths.ts'
import { isReserved } from './reserved.ts'
import { schemaForm } from './schema-form.ts'
import { textOf } from './text-of.ts'

const isRecordPath = (path: string) => Object.values(recordPaths).some(under => path.startsWith(`${under}/`))

const pfad = z
  .string()
  .max(500)
  .transform((text, context) => {
    const path = text.trim().startsWith('/') ? sitePath(text.trim()) : undefined
    const refuse = (message: string) => {
      context.addIssue(message)
      return z.NEVER
    }
    if (path === undefined)
      return refuse('Bitte einen Pfad der Website angeben, zum Beispiel /rathaus/buergerbuero')
    if (isReserved(path)) return refuse('Dieser Pfad ist der Technik der Website vorbehalten.')
    if (isRecordPath(path)) return refuse('Hier stehen Einträge mit eigener Einzelseite.')
    return path
  })
  .meta({ title: 'Pfad', editor: 'zeile' })

const seiteSchema = z.object({
  pfad,
  title: field.requiredLine({ label: 'Seitentitel' }),
  breadcrumbTitle: field
    .line({ label: 'Kurztitel', help: 'Steht in der Brotkrumenleiste statt des Seitentitels.' })
    .optional(),
  description: field
    .plainText({ label: 'Beschreibung', help: 'Erscheint in Suchmaschinen.', max: 500 })
    .default(''),
  pageTheme: z.enum(pageThemes).optional().meta({ title: 'Gestaltung', editor: 'auswahl' }),
  pageLayout: z.enum(pageLayouts).default('default').meta({ title: 'Aufbau', editor: 'auswahl' }),
  canonical: field.link({ label: 'Maßgebliche Adresse' }).optional(),
  seo: seo.optional(),
  heroImages: z.array(heroImage).max(5).default([]),
  content: z.array(contentEntry).max(500).default([]),
  apiCalls: z.array(apiCall).max(50).default([]),
  sprache: z
    .enum(sprachen)
    .optional()
    .meta({ title: 'Sprache', description: 'Nur für Seiten, die es allein in Leichter Sprache gibt.' }),
  leichteSprache: z
    .object({
      title: field.requiredLine({ label: 'Seitentitel' }),
      description: field.plainText({ label: 'Beschreibung', max: 500 }).default(''),
      pruefvermerk: field
        .line({ label: 'Prüfvermerk', help: 'Wer den Text geprüft hat. Leer: noch niemand.' })
        .default(''),
      content: z.array(contentEntry).min(1).max(100),
    })
    .optional()
    .meta({ title: 'Leichte Sprache' }),
})

/** A page as it is stored. */
export type Seite = z.output<typeof seiteSchema>

type Entry = Seite['content'][number]

export const seite: RecordKind<Seite> = {
  kind: 'seite',
  label: 'Seite',
  form: schemaForm(
    seiteSchema,
    ...Object.values(schemas).flatMap(({ context, options }) => [context, options]),
  ),

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

  key: ({ pfad }) => pfad,
  audience: ({ pfad }) => (isStaffPath(pfad) ? 'intranet' : 'oeffentlich'),
  columns: ({ title }) => ({ title, datum_von: null, sortierung: null, tags: [] }),

  references(page) {
    const { content, leichteSprache, ...level } = page
    return [
      ...linksOf(seiteSchema, level),
      ...content.flatMap(entryLinks('content')),
      ...(leichteSprache?.content ?? []).flatMap(entryLinks('leichteSprache.content')),
    ]
  },
}

/** What stands below the staff's start page is for the staff. */
const isStaffPath = (pfad: string): boolean => /^\/intranet(?:\/|$)/i.test(pfad)

function checkEntries(entries: readonly Entry[], path: string): Parsed<Entry[]> {
  const checked = entries.map((entry, index) => checkEntry(entry, `${path}.${index}`))
  const issues = checked.flatMap(entry => entry.issues ?? [])
  return issues.length > 0
    ? { issues }
    : { value: checked.flatMap(entry => (entry.issues ? [] : [entry.value])) }
}

/** The template's own schema judges an entry; the page's schema only knows that it is one. */
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

/** A content fetch names a public list of the contract, with what that list can be asked for. */
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

const entryLinks =
  (path: string) =>
  (entry: Entry, index: number): Reference[] => {
    const template = templateOf(entry)
    if (!template) return []
    return [
      ...linksOf(template.context, entry.context, `${path}.${index}.context`),
      ...linksOf(template.options, entry.options, `${path}.${index}.options`),
    ]
  }

/** What people read on a page. */
export function seitenText({ description, content }: Seite): string {
  const texts = content.map(entry => {
    const template = templateOf(entry)
    return template ? textOf(template.context, entry.context) : ''
  })
  return [description, ...texts].filter(Boolean).join('\n')
}

/** Template names come from outside too; 'constructor' is none. */
export function templateOf({
  template,
}: {
  template: string
}): { context: z.ZodObject; options: z.ZodObject } | undefined {
  return Object.hasOwn(schemas, template) ? schemas[template as keyof typeof schemas] : undefined
}
