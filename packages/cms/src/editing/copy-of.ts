import { isWrittenByItself, type RecordDefinition } from '@rathausplatz/contract/records'
import { refuse } from './refusal.ts'

/** Longest part of a title that its copy keeps, so that the addition still fits. */
const LONGEST_TITLE = 280

/**
 * Returns the data of a copy, with an addition in its title and an address of its own; `number` distinguishes
 * several copies.
 */
export function copyOf(
  { key = 'slug', title, single, kind, schema }: RecordDefinition,
  data: unknown,
  { number, pfad }: { number: number; pfad?: string | undefined },
): Record<string, unknown> {
  const original = data as Record<string, unknown>
  // A draft without a name is copied without one.
  const own = original[key] ?? (key === 'slug' ? '' : undefined)
  if (single || kind === 'menue' || typeof own !== 'string')
    throw refuse('', 'Inhalte dieser Art lassen sich nicht kopieren')
  const called = original[title]
  const mark = number === 1 ? '' : `${number}`
  const typed = Object.entries(original).filter(([name]) => {
    const field = schema.shape[name]
    return !field || !isWrittenByItself(field)
  })
  return {
    ...Object.fromEntries(typed),
    ...(typeof called === 'string' && called.trim() !== '' && title !== 'von'
      ? { [title]: `${called.slice(0, LONGEST_TITLE)} (Kopie${mark && ` ${mark}`})` }
      : {}),
    ...(own === '' || (key === title && title !== 'von')
      ? {}
      : { [key]: pfad ?? `${own === '/' ? '/start' : own}-kopie${mark && `-${mark}`}` }),
  }
}
