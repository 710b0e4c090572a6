import type { Antwort } from '@rathausplatz/contract'
import { plainText } from '../collections/plain-text.ts'

/** An answer where nothing can be bold: on paper, in a table, in a mail. Each paragraph is a line. */
export const answerWords = ({ typ, text }: Pick<Antwort, 'typ' | 'text'>): string =>
  typ === 'wysiwyg'
    ? plainText(text, '\n')
        .replaceAll(/\s*\n\s*/g, '\n')
        .trim()
    : text
