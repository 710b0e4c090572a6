import { type Cms, contentEntry, isCmsError, isNoData, read, type SlotName } from '@rathausplatz/contract'
import { loaders } from '@rathausplatz/templates/loaders'
import { schemas, type TemplateName } from '@rathausplatz/templates/schemas'
import type { EntryPage } from '@rathausplatz/templates/template'
import type { Log } from '../cms/site-context.ts'

/** An entry with validated content and loaded data, ready to be rendered. */
export type ResolvedEntry = {
  template: TemplateName
  slotName: SlotName
  context: Record<string, unknown>
  options: Record<string, unknown>
  data: unknown
  /** Index among the entries of the page; set in previews. */
  baustein?: number
}

/**
 * Validates each entry with the schema of its template, keeps its valid parts, and loads its data. An entry
 * with an unknown template, a malformed entry and an entry without its data are left out and logged with path
 * and template. If the CMS gave no answer, the first part of the page that is missing is replaced by a sentence.
 * Of a template that may occur only once on a page (listing containers, spec §1) the first
 * entry stays.
 */
export async function resolveEntries(
  content: readonly unknown[],
  page: EntryPage,
  { cms, log, ansicht }: { cms: Cms; log: Log; ansicht?: unknown },
) {
  const resolved = await Promise.all(content.map(entry => resolveEntry(entry, page, cms, log)))
  const shown = new Set<TemplateName>()
  let isTold = false
  return resolved.flatMap((entry, baustein) => {
    if (entry === null) return []
    if ('isAway' in entry) {
      const note = isTold ? [] : [partIsAway(entry.slotName)]
      isTold = true
      return note
    }
    const { template } = entry
    const isDuplicate = schemas[template].oncePerPage === true && shown.has(template)
    shown.add(template)
    if (!isDuplicate) return [ansicht ? { ...entry, baustein } : entry]
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
): Promise<ResolvedEntry | Away | null> {
  const drop = (template: unknown, reason: string) => {
    log.warn({ path: page.path, template, reason }, LEFT_OUT)
    return null
  }
  const checked = check(entry)
  if (!checked.ok) return drop(checked.template, checked.reason)
  const { template, slotName, felder, ...parts } = checked.entry
  if (felder.length > 0)
    log.warn({ path: page.path, template, felder }, 'Teile eines Inhaltsbausteins ausgelassen')
  try {
    return { template, slotName, ...parts, data: await loadData(template, cms, parts, page) }
  } catch (error) {
    drop(template, error instanceof Error ? error.message : 'Daten nicht erreichbar')
    return isAway(error) && !TEASERS.has(template) ? { isAway: true, slotName } : null
  }
}

/** An entry whose data the CMS could not give. */
type Away = { isAway: true; slotName: SlotName }

const isAway = (error: unknown): boolean => isNoData(error) || (isCmsError(error) && error.status >= 500)

/** Previews of other pages. Nobody came for them, and spec §2 shows some only if there is something to show. */
const TEASERS: ReadonlySet<TemplateName> = new Set([
  'eventteaser',
  'newsticker',
  'heute',
  'wassertemperatur',
  'aktuellesarchiv',
])

const AWAY =
  '<p>Ein Teil dieser Seite lässt sich gerade nicht laden. Bitte versuchen Sie es in einer Minute noch einmal.</p>'

const partIsAway = (slotName: SlotName): ResolvedEntry => ({
  template: 'text',
  slotName,
  context: schemas.text.context.parse({ text: AWAY }),
  options: {},
  data: undefined,
})

type CheckedEntry = Omit<ResolvedEntry, 'data' | 'baustein'> & { felder: readonly string[] }
type Checked = { ok: true; entry: CheckedEntry } | { ok: false; template: unknown; reason: string }

/** Results of earlier checks, for entries that have not changed. */
const checkedBefore = new WeakMap<object, Checked>()

function check(entry: unknown): Checked {
  if (typeof entry !== 'object' || entry === null) return checkNow(entry)
  const checked = checkedBefore.get(entry) ?? checkNow(entry)
  // Only frozen entries cannot change later.
  if (Object.isFrozen(entry)) checkedBefore.set(entry, checked)
  return checked
}

function checkNow(entry: unknown): Checked {
  const shape = read(contentEntry, entry)
  const named = (entry as { template?: unknown } | null)?.template
  if (!shape.ok) return { ok: false, template: named, reason: 'kein Inhaltsbaustein' }
  const { template, slotName } = shape.value
  if (!isTemplate(template)) return { ok: false, template, reason: 'unbekannte Vorlage' }
  const context = read(schemas[template].context, shape.value.context)
  const options = read(schemas[template].options, shape.value.options)
  if (!context.ok) return { ok: false, template, reason: context.reason }
  if (!options.ok) return { ok: false, template, reason: options.reason }
  const felder = [...shape.leftOut, ...context.leftOut, ...options.leftOut]
  return { ok: true, entry: { template, slotName, context: context.value, options: options.value, felder } }
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
