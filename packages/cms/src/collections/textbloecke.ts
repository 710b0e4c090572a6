import type { Textblock } from '@rathausplatz/contract'
import { plainText } from './plain-text.ts'

const LENGTH = 200

/** What a list says of a record with text blocks: its own short text, else the beginning of its preamble. */
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
