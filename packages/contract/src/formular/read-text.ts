import { isReadable } from '@rathausplatz/text'
import type { Formularfeld } from '../entities/formularfeld.ts'
import { readEmail } from '../typed/email-address.ts'
import { readTelephoneAndWords } from '../typed/telephone-and-words.ts'
import type { Typed } from '../typed/typed.ts'
import { standardlaenge } from './feldtypen.ts'
import { exampleOf, fitted } from './mask.ts'
import { readDate } from './read-date.ts'
import {
  falsch,
  type Gelesen,
  given,
  leer,
  NO_CHOICE,
  type Of,
  tooLong,
  type Wert,
  wert,
} from './read-result.ts'
import { readTime } from './read-time.ts'
import { readFigure, readIban } from './read-value.ts'

/** Reads an answer that is typed or chosen as one text. */
export function readText(
  feld: Exclude<
    Formularfeld,
    { typ: 'schalter' | 'einwilligung' | 'mehrfachauswahl' | 'datei' | 'adresse' | 'seite' }
  >,
  raw: unknown,
  heute: string,
): Gelesen {
  const { name } = feld
  const most = longest(feld)
  const text = given(raw, most)
  if (text === undefined) return falsch(name, tooLong(most))
  if (text === '') return leer
  if (!several.has(feld.typ) && text.includes('\n')) return falsch(name, 'Bitte ohne Zeilenumbrüche.')
  switch (feld.typ) {
    case 'text':
      return readLine(feld, text)
    case 'langtext':
      return judged(feld, text, lengthFault(feld, text.length))
    case 'wysiwyg': {
      const words = wordsOf(text)
      return words === '' ? leer : judged(feld, text, lengthFault(feld, words.length))
    }
    case 'email':
      return asRead(feld, readEmail(text))
    case 'telefon':
      return asRead(feld, readTelephoneAndWords(text))
    case 'zahl':
      return readFigure(feld, text)
    case 'datum':
      return readDate(feld, text, heute)
    case 'uhrzeit':
      return readTime(feld, text)
    case 'iban':
      return readIban(feld, text)
    case 'auswahl':
    case 'radio':
      return judged(feld, text, feld.optionen.some(one => one.wert === text) ? undefined : NO_CHOICE)
  }
}

const several: ReadonlySet<string> = new Set(['langtext', 'wysiwyg'])

function longest(feld: Formularfeld): number {
  switch (feld.typ) {
    case 'text':
      // A text with a mask may be typed in groups and with its label.
      return (feld.laenge_bis ?? standardlaenge.text) + (feld.muster.length > 0 ? 60 : 0)
    case 'langtext':
      return feld.laenge_bis ?? standardlaenge[feld.typ]
    // Allows as much again for the markup.
    case 'wysiwyg':
      return 2 * (feld.laenge_bis ?? standardlaenge.wysiwyg)
    case 'email':
      return 254
    case 'telefon':
    case 'iban':
      return 60
    default:
      return 100
  }
}

const judged = ({ name }: Formularfeld, value: Wert, fault: string | undefined): Gelesen =>
  fault === undefined ? wert(value) : falsch(name, fault)

const asRead = ({ name }: Formularfeld, read: Typed): Gelesen =>
  read.ok ? wert(read.value) : falsch(name, read.fault)

function lengthFault(
  { laenge_von, laenge_bis }: { laenge_von?: number | undefined; laenge_bis?: number | undefined },
  length: number,
): string | undefined {
  if (laenge_von !== undefined && length < laenge_von)
    return `Bitte mindestens ${laenge_von.toLocaleString('de-DE')} Zeichen.`
  if (laenge_bis !== undefined && length > laenge_bis) return tooLong(laenge_bis)
  return undefined
}

function readLine(feld: Of<'text'>, text: string): Gelesen {
  const { muster } = feld
  if (muster.length === 0) return judged(feld, text, lengthFault(feld, text.length))
  const value = muster.map(mask => fitted(mask, text)).find(one => one !== undefined)
  if (value !== undefined) return judged(feld, value, lengthFault(feld, value.length))
  return falsch(
    feld.name,
    feld.muster_meldung || `Bitte schreiben Sie es so: ${muster.map(exampleOf).join(' oder ')}.`,
  )
}

/** Returns the visible part of formatted text. */
const wordsOf = (html: string): string => {
  const text = html
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .trim()
  return isReadable(text) ? text : ''
}
