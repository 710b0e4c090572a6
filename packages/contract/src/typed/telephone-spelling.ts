import { plainSigns } from '@rathausplatz/text'
import { readTelephone } from './telephone.ts'

/**
 * Returns a telephone number in the spelling of the town (docs/redaktion/sprache.md): `030 23125-110`, never with a
 * slash, brackets or the prefix of the own country. Undefined if the text has this spelling already, or is no single
 * number.
 */
export function telephoneSpelling(text: string): string | undefined {
  const read = readTelephone(text)
  if (!read.ok) return undefined
  const spelled = read.value.replace(/^\+49 ?(?=[1-9])/, '0')
  // Blanks and hyphens that do not break are right, too.
  return spelled === plainSigns(text).trim() ? undefined : spelled
}
