import type { Antwort } from '@rathausplatz/contract'
import { plainText } from '../warnungen/plain-text.ts'

const MOST = 100_000

/** An answer where nothing can be bold: on paper, in a table, in a mail. */
export const answerWords = ({ typ, text }: Pick<Antwort, 'typ' | 'text'>): string =>
  typ === 'wysiwyg' ? plainText(text, MOST) : text
