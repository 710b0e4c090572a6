import type { Formularfeld } from '@rathausplatz/contract'
import { unescaped } from '@rathausplatz/text'

/** The unit stands behind the question, unless the question names it. */
export const withUnit = ({ label, einheit }: Extract<Formularfeld, { typ: 'zahl' }>): string =>
  einheit === '' ||
  label
    .toLowerCase()
    .split(/[\s(),.:;?!„“]+/)
    .includes(einheit.toLowerCase())
    ? label
    : `${label} (${einheit})`

/** States how many answers may be chosen, before somebody chooses too many. */
export function countOf({
  anzahl_von: least = 0,
  anzahl_bis: most = Number.POSITIVE_INFINITY,
  optionen,
}: Extract<Formularfeld, { typ: 'mehrfachauswahl' }>): string {
  const isBounded = most < optionen.length
  if (least > 1 && least === most) return `Bitte wählen Sie genau ${most} Antworten.`
  if (least > 1 && isBounded) return `Bitte wählen Sie ${least} bis ${most} Antworten.`
  if (least > 1) return `Bitte wählen Sie mindestens ${least} Antworten.`
  if (!isBounded) return ''
  return most === 1
    ? 'Bitte wählen Sie höchstens eine Antwort.'
    : `Bitte wählen Sie höchstens ${most} Antworten.`
}

/** Returns formatted text as plain text, for a field without an editor. */
export const plainOf = (html: string): string =>
  unescaped(
    html
      .replaceAll(/<br\s*\/?>/g, '\n')
      .replaceAll(/<\/(?:p|li|h\d)>/g, '\n\n')
      .replaceAll(/<[^>]+>/g, ''),
  ).trim()
