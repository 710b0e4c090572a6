import { withoutExtension } from './file-extension.ts'
import { isPlainWord } from './open-name.ts'
import { isWordOfAll } from './whole-minutes.ts'

const COMMON =
  /^(?:anlagen?|lagepläne?|lageplan|pläne?|plan|präsentation|tischvorlage|vorlage|übersicht|liste|datei|dokument|antrag|bericht|unterlagen|wortprotokoll)$/u

/**
 * Names a withheld file in the report by the usual words of its name only: the others may be what is not public.
 * „Niederschrift gesamt Kauf Müllerwiese“ is „Niederschrift gesamt …“.
 */
export function safeName(name: string): string {
  const words = withoutExtension(name)
    .split(/[\s_]+/u)
    .map(word => (isSafe(word) ? word : '…'))
    .join(' ')
    .replaceAll(/…(?: …)+/gu, '…')
    .slice(0, 100)
  return /\p{L}/u.test(words) ? `„${words}“` : 'Eine Datei'
}

const isSafe = (word: string): boolean => {
  const letters = word.toLocaleLowerCase('de').match(/\p{L}+/gu) ?? []
  return word.length <= 40 && letters.every(one => isPlainWord(one) || isWordOfAll(one) || COMMON.test(one))
}
