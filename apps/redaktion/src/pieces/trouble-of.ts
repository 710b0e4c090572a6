import { isCmsError } from '@rathausplatz/contract'
import { saidOf } from '../wall/ask.ts'

/** The message above a refused form, and its faults by field. */
export type Trouble = { readonly title: string; readonly errors: Readonly<Record<string, string>> }

/** Maps an error to a message above the form, and to faults by field. */
export function troubleOf(error: unknown): Trouble {
  if (!isCmsError(error)) return { title: saidOf(error), errors: {} }
  const { code, message, details } = error
  if (code === 'passwort-falsch') return { title: TITLE, errors: { passwort: message } }
  if (code === 'code-falsch') return { title: TITLE, errors: { code: message } }
  const issues = details?.issues ?? []
  if (issues.length === 0) return { title: message, errors: {} }
  // A list is one field.
  const errors = issues.map(({ path, message }) => [path.split('.', 1)[0] ?? path, message])
  return { title: TITLE, errors: Object.fromEntries(errors) }
}

const TITLE = 'So geht es noch nicht'
