import { readNumber } from '../typed/number.ts'
import type { Of } from './read-result.ts'

type Asked = Pick<Of<'zahl'>, 'von' | 'bis' | 'nachkommastellen'>

/**
 * Returns why a text is no number, with an example that the question takes: a number of the text itself, if
 * there is one.
 */
export function faultOfFigure(feld: Asked, plain: string): string {
  const numbers = plain.match(/\d(?:[\d.,']*\d)?/g) ?? []
  const example = numbers.find(one => isTaken(feld, one)) ?? exampleOf(feld)
  if (numbers.length === 0) return `Bitte geben Sie die Zahl in Ziffern an, zum Beispiel ${example}.`
  // A number in groups, as it stands on a device.
  if (/^\d[\d ./-]*$/.test(plain) && numbers.length > 2)
    return `Bitte schreiben Sie die Zahl ohne Leerzeichen und Striche, zum Beispiel ${plain.replaceAll(/\D/g, '')}.`
  if (numbers.length > 1) return `Bitte geben Sie nur eine Zahl an, zum Beispiel ${example}.`
  return /\p{L}/u.test(plain)
    ? `Bitte geben Sie nur die Zahl an, ohne weitere Wörter, zum Beispiel ${example}.`
    : `Bitte geben Sie eine Zahl an, zum Beispiel ${example}.`
}

function isTaken({ von = -Infinity, bis = Infinity, nachkommastellen }: Asked, typed: string): boolean {
  const read = readNumber(typed)
  return read !== undefined && read.wert >= von && read.wert <= bis && read.stellen <= nachkommastellen
}

function exampleOf(feld: Asked): string {
  const usual = [feld.nachkommastellen > 0 ? '12,50' : '12', '5', '1'].find(one => isTaken(feld, one))
  return usual ?? String(feld.von ?? feld.bis ?? 12).replace('.', ',')
}
