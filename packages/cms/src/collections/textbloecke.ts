import type { Textblock } from '@rathausplatz/contract'
import { plainText } from './plain-text.ts'

const LENGTH = 200

/** Returns the short text for lists: the typed one, or else the beginning of the preamble or first block. */
export function kurztextOf({
  kurztext,
  textbloecke,
}: {
  kurztext: string
  textbloecke: Textblock[]
}): string {
  if (kurztext) return kurztext
  const preamble = textbloecke.find(({ typ }) => typ.toLowerCase() === 'preamble') ?? textbloecke[0]
  const text = plainText(preamble?.text ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  if (text.length <= LENGTH) return text
  const end = text.lastIndexOf(' ', LENGTH)
  return `${text.slice(0, end > 0 ? end : LENGTH)} …`
}
