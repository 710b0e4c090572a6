/** The longest subject of a mail, in characters. */
export const LONGEST_SUBJECT = 200
/** The last word of a subject is often the number of its matter: it stays, if it is not longer than this. */
const LONGEST_END = 40

/**
 * Shortens a subject in the middle: a long name in it must not keep a mail from being sent, and the number at
 * its end is what the office looks for.
 */
export function shortSubject(subject: string): string {
  if (subject.length <= LONGEST_SUBJECT) return subject
  const [end = ''] = new RegExp(`\\s\\S{1,${LONGEST_END}}$`).exec(subject) ?? []
  // Half of a letter at the cut is dropped.
  const begin = subject.slice(0, LONGEST_SUBJECT - end.length - 1).replace(/[\ud800-\udbff]$/, '')
  return `${begin.replace(/\s+\S{0,20}$/, '')}…${end}`
}
