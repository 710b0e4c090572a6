import { type Cms, contentEntry, read, type SlotName } from '@rathausplatz/contract'
import { loaders } from '@rathausplatz/templates/loaders'
import { schemas, type TemplateName } from '@rathausplatz/templates/schemas'
import type { EntryPage } from '@rathausplatz/templates/template'
import type { Log } from '../cms/site-context.ts'

/** An entry whose content is checked and whose data has come: ready to be drawn. */
export type ResolvedEntry = {
  template: TemplateName
  slotName: SlotName
  context: Record<string, unknown>
  options: Record<string, unknown>
  data: unknown
}

/**
 * Reads each entry by its own template's schema, drawing what is there, and fetches what it shows besides. An entry that
 * is unknown, of another structure or without its data is left out and logged with its path and template; the page lives. Of a template that a page shows
 * once (duplicate listing containers, spec §1) only the first stays.
 */
export async function resolveEntries(
  content: readonly unknown[],
  page: EntryPage,
  { cms, log }: { cms: Cms; log: Log },
) {
  const resolved = await Promise.all(content.map(entry => resolveEntry(entry, page, cms, log)))
  const shown = new Set<TemplateName>()
  return resolved.flatMap(entry => {
    if (entry === null) return []
    const { template } = entry
    const isDuplicate = schemas[template].oncePerPage === true && shown.has(template)
    shown.add(template)
    if (!isDuplicate) return [entry]
    log.warn({ path: page.path, template, reason: 'steht schon auf der Seite' }, LEFT_OUT)
    return []
  })
}

const LEFT_OUT = 'Inhaltsbaustein ausgelassen'

async function resolveEntry(
  entry: unknown,
  page: EntryPage,
  cms: Cms,
  log: Log,
): Promise<ResolvedEntry | null> {
  const drop = (template: unknown, reason: string) => {
    log.warn({ path: page.path, template, reason }, LEFT_OUT)
    return null
  }
  const shape = read(contentEntry, entry)
  if (!shape.ok) return drop((entry as { template?: unknown } | null)?.template, 'kein Inhaltsbaustein')
  const { template, slotName } = shape.value
  if (!isTemplate(template)) return drop(template, 'unbekannte Vorlage')

  const context = read(schemas[template].context, shape.value.context)
  const options = read(schemas[template].options, shape.value.options)
  if (!context.ok) return drop(template, context.reason)
  if (!options.ok) return drop(template, options.reason)
  const felder = [...shape.leftOut, ...context.leftOut, ...options.leftOut]
  if (felder.length > 0)
    log.warn({ path: page.path, template, felder }, 'Teile eines Inhaltsbausteins ausgelassen')

  const checked = { context: context.value, options: options.value }
  try {
    return { template, slotName, ...checked, data: await loadData(template, cms, checked, page) }
  } catch (error) {
    return drop(template, error instanceof Error ? error.message : 'Daten nicht erreichbar')
  }
}

function isTemplate(name: string): name is TemplateName {
  return Object.hasOwn(schemas, name)
}

async function loadData(
  template: TemplateName,
  cms: Cms,
  entry: { context: unknown; options: unknown },
  page: EntryPage,
) {
  if (!Object.hasOwn(loaders, template)) return undefined
  const load = loaders[template as keyof typeof loaders] as (
    cms: Cms,
    entry: never,
    page: EntryPage,
  ) => Promise<unknown>
  return load(cms, entry as never, page)
}
