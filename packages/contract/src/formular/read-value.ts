import { germanDay } from '@rathausplatz/time'
import { compactIban, faultOfIban } from './iban.ts'
import { readDay } from './read-day.ts'
import { germanNumber, readNumber } from './read-number.ts'
import { falsch, type Gelesen, type Of, wert } from './read-result.ts'

/** Reads typed numbers, days, times and IBANs, within the limits of their question. */

export function readFigure(feld: Of<'zahl'>, text: string): Gelesen {
  const { name, von, bis, nachkommastellen, einheit } = feld
  const read = readNumber(einheit && text.endsWith(einheit) ? text.slice(0, -einheit.length).trim() : text)
  if (!read)
    return falsch(
      name,
      `Bitte geben Sie eine Zahl an, zum Beispiel ${nachkommastellen > 0 ? '12,50' : '12'}.`,
    )
  if (read.stellen > nachkommastellen)
    return falsch(
      name,
      nachkommastellen === 0
        ? 'Bitte geben Sie eine ganze Zahl an, ohne Komma.'
        : `Bitte höchstens ${nachkommastellen} Stellen nach dem Komma.`,
    )
  const unit = einheit ? ` ${einheit}` : ''
  if (von !== undefined && bis !== undefined && (read.wert < von || read.wert > bis))
    return falsch(
      name,
      `Bitte geben Sie eine Zahl von ${germanNumber(von)} bis ${germanNumber(bis)}${unit} an.`,
    )
  if (von !== undefined && read.wert < von)
    return falsch(name, `Bitte geben Sie mindestens ${germanNumber(von)}${unit} an.`)
  if (bis !== undefined && read.wert > bis)
    return falsch(name, `Bitte geben Sie höchstens ${germanNumber(bis)}${unit} an.`)
  return wert(read.wert)
}

export function readDate({ name, zeitraum, von, bis }: Of<'datum'>, text: string, heute: string): Gelesen {
  const day = readDay(text, { heute, notAhead: zeitraum === 'bis_heute' })
  if (day === undefined)
    return falsch(
      name,
      /^\s*\d{1,2}\.\s*\d{1,2}\.\s*\d{4}\s*$/.test(text)
        ? 'Diesen Tag gibt es nicht. Bitte geben Sie einen anderen an.'
        : 'Bitte geben Sie einen Tag an, zum Beispiel 24.12.2026.',
    )
  if (zeitraum === 'ab_heute' && day < heute)
    return falsch(name, 'Dieser Tag ist vorbei. Bitte geben Sie einen Tag ab heute an.')
  if (zeitraum === 'bis_heute' && day > heute)
    return falsch(name, 'Dieser Tag liegt in der Zukunft. Bitte geben Sie einen Tag bis heute an.')
  if (von !== undefined && day < von)
    return falsch(name, `Bitte geben Sie einen Tag ab dem ${germanDay(von)} an.`)
  if (bis !== undefined && day > bis)
    return falsch(name, `Bitte geben Sie einen Tag bis zum ${germanDay(bis)} an.`)
  return wert(day)
}

export function readTime({ name, von, bis }: Of<'uhrzeit'>, text: string): Gelesen {
  const [, hour, minutes = '00'] = /^(\d{1,2})(?:[:.](\d{2}))?(?:\s?Uhr)?$/i.exec(text) ?? []
  if (hour === undefined || Number(hour) > 23 || Number(minutes) > 59)
    return falsch(name, 'Bitte geben Sie eine Uhrzeit an, zum Beispiel 19:30.')
  const time = `${hour.padStart(2, '0')}:${minutes}`
  if (von !== undefined && time < von) return falsch(name, `Bitte geben Sie eine Uhrzeit ab ${von} Uhr an.`)
  if (bis !== undefined && time > bis) return falsch(name, `Bitte geben Sie eine Uhrzeit bis ${bis} Uhr an.`)
  return wert(time)
}

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
