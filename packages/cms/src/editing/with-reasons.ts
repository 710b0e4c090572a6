import type { Document, Issue, Result } from '../store/index.ts'
import { invalid, SEE_FIELDS } from '../store/result.ts'
import { fieldName } from './field-names.ts'
import { kindOf } from './show.ts'

/** Most reasons in one message; programs read all of them in the details. */
const MOST_SAID = 4

/** Puts the reasons of a refusal into its message: no field of the form is marked when a step is refused. */
export async function withReasons<T>(
  step: Promise<Result<T>>,
  { kind, data }: Pick<Document, 'kind' | 'data'>,
): Promise<Result<T>> {
  const result = await step
  if (result.ok || result.error.code !== 'ungueltig' || result.error.issues.length === 0) return result
  const { issues, message } = result.error
  const wordsAt = (path: string) => WINDOW[path] ?? fieldName(kindOf(kind)?.record, path, data)
  const reasons = reasonsInWords(issues, wordsAt)
  const isSaid = message === SEE_FIELDS || reasons.includes(message)
  return invalid(issues, isSaid ? reasons : `${message} ${reasons}`)
}

/** The questions of the dialog, which are no fields of the content. */
const WINDOW: Readonly<Record<string, string>> = { gueltig_von: 'Ab wann', gueltig_bis: 'Bis wann' }

/** `Text und Titel: Was bekannt gemacht ist, wird nicht mehr geändert.` Equal reasons are said once. */
function reasonsInWords(issues: readonly Issue[], wordsAt: (path: string) => string): string {
  const said = Map.groupBy(issues, ({ message }) => message)
  const sentences = [...said].map(([message, group]) => {
    const fields = [...new Set(group.map(({ path }) => path && wordsAt(path)).filter(words => words !== ''))]
    return fields.length > 0 ? `${listOf.format(fields)}: ${message}` : message
  })
  const more = sentences.length - MOST_SAID
  return more > 0
    ? `${sentences.slice(0, MOST_SAID).join(' ')} Und ${more === 1 ? 'ein weiterer Grund' : `${more} weitere Gründe`}.`
    : sentences.join(' ')
}

const listOf = new Intl.ListFormat('de')
