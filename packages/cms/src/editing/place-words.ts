import type { RecordDefinition } from '@rathausplatz/contract/records'
import { whose } from '../facts/whose.ts'
import { fieldWords, templateNamed } from './field-names.ts'

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
  const [, list, nth, within] = IN_ENTRY.exec(feld) ?? []
  if (list === undefined || nth === undefined || within === undefined)
    return inRecord(fieldWords(record, feld, data), feld, whose(data, feld))
  const number = String(Number(nth) + 1)
  const entry = [...list.split('.'), nth].reduce<unknown>((value, key) => Object(value)[key], data)
  const owner = whose(entry, within)
  const easy = list === 'content' ? '' : ' in Leichter Sprache'
  if (owner) return `Im Baustein ${owner}${easy}`
  const name = templateNamed(entry)?.name
  return `Im ${number}. Baustein der Seite${easy}${name ? `, „${name}“` : ''}`
}

/** A path within an entry of a page: list, index, and the path inside its content or settings. */
const IN_ENTRY = /^(content|leichteSprache\.content)\.(\d+)\.((?:context|options)\..*)$/

function inRecord([part = '']: readonly string[], feld: string, owner: string | undefined): string {
  if (owner) return `${part}: ${owner}`
  const nth = feld.split('.').find(step => /^\d+$/.test(step))
  return nth === undefined ? `Im Feld „${part}“` : `${part}, ${Number(nth) + 1}. Eintrag`
}
