import { holdsTelephone, readTelephone, telephoneSpelling } from '@rathausplatz/contract/typed'
import { type Finding, shortened } from './finding.ts'
import { aroundOf, nameOf, type Place, type Subject } from './places.ts'
import { valueAt } from './value-at.ts'

/** A number with a slash in a text: longer than a number with its year, such as `045/2026`. */
const IN_TEXT = /(?<![\d/.-])\(?0\d{2,5}\)? ?\/ ?\d(?:[ -]?\d){4,12}(?![\d/])/g
/** Most findings in one text. */
const MOST = 5

/** Finds telephone numbers that are spelled otherwise than the town spells them, with its spelling. */
export const telephoneFindings = ({ data }: Subject, places: readonly Place[]): Finding[] =>
  places.flatMap(place => {
    const { field: feld, editor, text, formatted } = place
    if (holdsTelephone(nameOf(place), valueAt(data, `${aroundOf(place)}.kanal`))) return ofField(feld, text)
    if (editor !== 'richtext' && editor !== 'text') return []
    const said = formatted ? formatted.blocks.map(block => block.text).join('\n') : text
    return Array.from(said.matchAll(IN_TEXT), ([number]) => ofField(feld, number))
      .flat()
      .slice(0, MOST)
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
