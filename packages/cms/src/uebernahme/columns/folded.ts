import { slugOf } from '@rathausplatz/text'

/** Normalizes a word for comparison: lower case, umlauts transliterated, letters and digits only. */
export const folded = (text: string): string => slugOf(text).replaceAll('-', '')
