import type { RecordDefinition } from '@rathausplatz/contract/records'
import { whose } from '../facts/whose.ts'
import { fieldWords } from './field-names.ts'

type At = {
  readonly record: Pick<RecordDefinition, 'schema'> | undefined
  readonly data: unknown
  readonly feld: string
  /** The heading above the sentence; '' if there is none. */
  readonly ueberschrift: string
}

/**
 * Returns the place of a sentence for a reader: below which heading, otherwise in which part of the content.
 */
export function placeWords({ record, data, feld, ueberschrift }: At): string {
  if (ueberschrift !== '') return `Unter der Überschrift „${ueberschrift}“`
  const words = fieldWords(record, feld, data)
  const [, list, nth, within] = IN_ENTRY.exec(feld) ?? []
  if (list === undefined || nth === undefined || within === undefined)
    return inRecord(words, whose(data, feld))
  const number = String(Number(nth) + 1)
  const entry = [...list.split('.'), nth].reduce<unknown>((value, key) => Object(value)[key], data)
  const owner = whose(entry, within)
  const easy = list === 'content' ? '' : ' in Leichter Sprache'
  if (owner) return `Im Baustein ${owner}${easy}`
  const name = words[words.indexOf(number) + 1]
  return `Im ${number}. Baustein der Seite${easy}${name ? `, „${name}“` : ''}`
}

/** A path within an entry of a page: list, index, and the path inside its content or settings. */
const IN_ENTRY = /^(content|leichteSprache\.content)\.(\d+)\.((?:context|options)\..*)$/

function inRecord([part = '', ...words]: readonly string[], owner: string | undefined): string {
  if (owner) return `${part}: ${owner}`
  const nth = words.find(word => /^\d+$/.test(word))
  return nth === undefined ? `Im Feld „${part}“` : `${part}, ${nth}. Eintrag`
}
