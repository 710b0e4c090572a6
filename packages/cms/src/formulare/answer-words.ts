import type { Antwort } from '@rathausplatz/contract'
import { plainText } from '../collections/plain-text.ts'

/** Returns an answer as plain text, for paper, tables and mails; each paragraph is a line. */
export const answerWords = ({ typ, text }: Pick<Antwort, 'typ' | 'text'>): string =>
  typ === 'wysiwyg'
    ? plainText(text, '\n')
        .replaceAll(/\s*\n\s*/g, '\n')
        .trim()
    : text
