import type * as z from 'zod'

/** Returns the message for a field whose schema has no message of its own. */
export function germanMessage(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null ? MISSING : NOT_FITTING
    case 'too_small':
      if (issue.origin === 'string')
        return issue.minimum === 1 ? MISSING : `Mindestens ${issue.minimum} Zeichen.`
      if (issue.origin === 'array') return `Mindestens ${counted(issue.minimum)}.`
      return `Mindestens ${issue.minimum}.`
    case 'too_big':
      if (issue.origin === 'string') return `Höchstens ${issue.maximum} Zeichen.`
      if (issue.origin === 'array') return `Höchstens ${counted(issue.maximum)}.`
      return `Höchstens ${issue.maximum}.`
    case 'invalid_format':
      return issue.format === 'email' ? 'Bitte eine gültige E-Mail-Adresse angeben.' : NOT_FITTING
    case 'invalid_value':
      return 'Bitte einen der vorgesehenen Werte wählen.'
    default:
      return NOT_FITTING
  }
}

const MISSING = 'Bitte ausfüllen.'
const NOT_FITTING = 'Diese Angabe ist nicht gültig.'

const counted = (count: number | bigint) => (Number(count) === 1 ? 'ein Eintrag' : `${count} Einträge`)
