import { type Cms, contentEntry, type SlotName } from '@rathausplatz/contract'
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
 * Checks each entry by its own template's schema and fetches what it shows besides. An entry that is unknown, broken or
 * without its data is left out and logged with its path and template; the page lives. Of a template that a page shows
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
  const shape = contentEntry.safeParse(entry)
  if (!shape.success) return drop((entry as { template?: unknown } | null)?.template, 'kein Inhaltsbaustein')
  const { template, slotName } = shape.data
  if (!isTemplate(template)) return drop(template, 'unbekannte Vorlage')

  const context = schemas[template].context.safeParse(shape.data.context)
  const options = schemas[template].options.safeParse(shape.data.options)
  const issue = context.error?.issues[0] ?? options.error?.issues[0]
  if (!context.success || !options.success)
    return drop(template, `Feld ${issue?.path.join('.')}: ${issue?.message}`)

  const checked = { context: context.data, options: options.data }
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
