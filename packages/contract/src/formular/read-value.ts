import { plainSigns } from '@rathausplatz/text'
import { germanNumber, readNumber } from '../typed/number.ts'
import { faultOfFigure } from './figure-fault.ts'
import { compactIban, faultOfIban } from './iban.ts'
import { falsch, type Gelesen, type Of, wert } from './read-result.ts'

/** Reads typed numbers and IBANs, within the limits of their question. */

export function readFigure(feld: Of<'zahl'>, text: string): Gelesen {
  const { name, von, bis, nachkommastellen, einheit } = feld
  const read = readNumber(text, unitsOf(feld))
  if (!read) return falsch(name, faultOfFigure(feld, plainSigns(text)))
  // In English it is more than a thousand, in German little more than one.
  const [, thousands, rest] =
    nachkommastellen < 3 ? (/^\D*([1-9]\d{0,2}),(\d{3})\D*$/.exec(plainSigns(text)) ?? []) : []
  if (thousands && rest)
    return falsch(
      name,
      `Diese Zahl lässt sich auf zwei Arten lesen. Bitte schreiben Sie ${thousands}${rest} oder ${[thousands, rest.slice(0, nachkommastellen)].filter(Boolean).join(',')}.`,
    )
  if (read.stellen > nachkommastellen)
    return falsch(
      name,
      nachkommastellen === 0
        ? 'Bitte geben Sie eine ganze Zahl an, ohne Komma.'
        : `Bitte höchstens ${nachkommastellen} ${nachkommastellen === 1 ? 'Stelle' : 'Stellen'} nach dem Komma, zum Beispiel ${germanNumber(Number(read.wert.toFixed(nachkommastellen)))}.`,
    )
  const unit = einheit ? ` ${einheit}` : ''
  if (von !== undefined && bis !== undefined && (read.wert < von || read.wert > bis))
    return falsch(
      name,
      `Bitte geben Sie eine Zahl von ${germanNumber(von, einheit)} bis ${germanNumber(bis, einheit)}${unit} an.`,
    )
  if (von !== undefined && read.wert < von)
    return falsch(name, `Bitte geben Sie mindestens ${germanNumber(von, einheit)}${unit} an.`)
  if (bis !== undefined && read.wert > bis)
    return falsch(name, `Bitte geben Sie höchstens ${germanNumber(bis, einheit)}${unit} an.`)
  return wert(read.wert)
}

/** The unit of a question, and the words of its label: `12 Personen` answers „Wie viele Personen?“. */
const unitsOf = ({ einheit, label }: Of<'zahl'>): string[] => [
  ...(einheit ? [einheit] : []),
  ...(label.match(/\p{L}{3,}/gu) ?? []),
]

export function readIban({ name }: Of<'iban'>, text: string): Gelesen {
  const iban = compactIban(text)
  const fault = faultOfIban(iban)
  if (fault === 'form')
    return falsch(
      name,
      'Bitte geben Sie die ganze IBAN an. In Deutschland hat sie 22 Zeichen, zum Beispiel DE02 1203 0000 0000 2020 51.',
    )
  if (fault === 'ziffern')
    return falsch(name, 'Diese IBAN gibt es nicht. Bitte vergleichen Sie sie mit Ihrer Bankkarte.')
  return wert(iban)
}
