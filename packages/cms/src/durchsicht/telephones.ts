import {
  holdsTelephone,
  readTelephone,
  readTelephoneAndWords,
  telephoneSpelling,
} from '@rathausplatz/contract/typed'
import { type Finding, shortened } from './finding.ts'
import { aroundOf, nameOf, type Place, type Subject } from './places.ts'
import { valueAt } from './value-at.ts'

/** A number with a slash in a text: longer than a number with its year, such as `045/2026`. */
const IN_TEXT = /(?<![\d/.-])\(?0\d{2,5}\)? ?\/ ?\d(?:[ -]?\d){4,12}(?![\d/])/g
/** Most findings in one text. */
const MOST = 5

/** Digits of a number that begins with an area code, such as `0151`. */
const LEAST_WITH_CODE = 6
const WITH_CODE = /^\s*\(?(?:0|\+)/

/**
 * Finds telephone numbers that are spelled otherwise than the town spells them, with its spelling, and fields with a
 * text that nobody can dial.
 */
export const telephoneFindings = ({ data }: Subject, places: readonly Place[]): Finding[] =>
  places.flatMap(place => {
    const { field: feld, editor, text, formatted } = place
    if (holdsTelephone(nameOf(place), valueAt(data, `${aroundOf(place)}.kanal`))) {
      const fault = faultOf(text)
      return fault === undefined ? ofField(feld, text) : [notDialled(feld, text, fault)]
    }
    if (editor !== 'richtext' && editor !== 'text') return []
    const said = formatted ? formatted.blocks.map(block => block.text).join('\n') : text
    return Array.from(said.matchAll(IN_TEXT), ([number]) => ofField(feld, number))
      .flat()
      .slice(0, MOST)
  })

/** Words around a number are right: „030 23125-160 (vormittags)“. */
function faultOf(text: string): string | undefined {
  if (text.trim() === '') return undefined
  const read = readTelephoneAndWords(text)
  // Two numbers, or a second ending, are told as a spelling.
  if (!read.ok) return readTelephone(text).ok || text.includes('/') ? undefined : read.fault
  const isShort = WITH_CODE.test(text) && text.replaceAll(/\D/g, '').length < LEAST_WITH_CODE
  return isShort ? 'Die Telefonnummer ist zu kurz. Bitte geben Sie die ganze Nummer an.' : undefined
}

const notDialled = (feld: string, text: string, rat: string): Finding => ({
  gewicht: 'hinweis',
  regel: 'telefon-keine',
  feld,
  satz: `„${shortened(text)}“ ist keine Telefonnummer, die man wählen kann.`,
  rat,
  stelle: shortened(text),
})

function ofField(feld: string, text: string): Finding[] {
  const spelled = telephoneSpelling(text)
  if (spelled !== undefined) return [finding(feld, text, `So schreibt die Stadt sie: ${spelled}`)]
  const read = text.includes('/') ? readTelephone(text) : undefined
  return read && !read.ok ? [finding(feld, text, read.fault)] : []
}

const finding = (feld: string, text: string, rat: string): Finding => ({
  gewicht: 'hinweis',
  regel: 'telefon-schreibweise',
  feld,
  satz: `Die Telefonnummer „${shortened(text)}“ ist anders geschrieben als die anderen.`,
  rat,
  stelle: shortened(text),
})
