import { withUmlautsSpelled } from '@rathausplatz/text'
import { decodeEntities } from '@rathausplatz/text/entities'

/** Normalizes a name for comparison: spellings of umlauts are equal, and invisible characters are removed. */
export const folded = (text: string): string =>
  withUmlautsSpelled(decodeEntities(text).replaceAll(/\p{DI}/gu, ''))
