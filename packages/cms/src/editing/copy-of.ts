import { isWrittenByItself, type RecordDefinition } from '@rathausplatz/contract/records'
import { refuse } from './refusal.ts'

/** Room for what a copy is called more. */
const LONGEST_TITLE = 280

/** The data of a copy: called a copy, at an address of its own; `number` tells one from the next. */
export function copyOf(
  { key = 'slug', title, single, kind, schema }: RecordDefinition,
  data: unknown,
  { number, pfad }: { number: number; pfad?: string | undefined },
): Record<string, unknown> {
  const original = data as Record<string, unknown>
  // Of a draft without a name the copy has none either.
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
