import { fieldsOf } from '../collections/as-far-as-typed.ts'
import type { Finding } from './finding.ts'

/**
 * Finds addresses with another street or town than in public, whose coordinates are still those of the old place:
 * maps and route planners would lead there.
 */
export function movedFindings(data: unknown, before: unknown, path = ''): Finding[] {
  if (before === undefined || before === null) return []
  if (Array.isArray(data)) {
    const old = Array.isArray(before) ? before : []
    return data.flatMap((item, at) => movedFindings(item, counterpart(item, old, at), below(path, at)))
  }
  if (typeof data !== 'object' || data === null) return []
  const now = fieldsOf(data)
  const then = fieldsOf(before)
  const isMoved =
    addressOf(now) !== '' &&
    addressOf(then) !== '' &&
    addressOf(now) !== addressOf(then) &&
    isPlace(now['lage']) &&
    JSON.stringify(now['lage']) === JSON.stringify(then['lage'])
  return [
    ...(isMoved ? [stillThere(below(path, 'lage'), now, then)] : []),
    ...Object.entries(now).flatMap(([key, item]) => movedFindings(item, then[key], below(path, key))),
  ]
}

/** An entry with an id is the same one at any place of its list. */
function counterpart(item: unknown, old: readonly unknown[], at: number): unknown {
  const { id } = fieldsOf(item)
  return typeof id === 'string' && id !== '' ? old.find(one => fieldsOf(one)['id'] === id) : old[at]
}

const below = (path: string, key: string | number): string => (path ? `${path}.${key}` : String(key))

type Fields = Readonly<Record<string, unknown>>

/** Spelling does not move a house: „Marktstr. 1“ is „Marktstraße 1“. */
const addressOf = ({ street, zip, city }: Fields): string =>
  [street, zip, city]
    .filter((one): one is string => typeof one === 'string')
    .map(one =>
      one
        .toLowerCase()
        .replaceAll('ß', 'ss')
        .replace(/str(?:\.|(?=\s|$))/, 'strasse')
        .replaceAll(/[^\p{L}\p{N}]/gu, ''),
    )
    .join(' ')
    .trim()

const streetOf = ({ street }: Fields): string => (typeof street === 'string' ? street : '')

const isPlace = (lage: unknown): boolean => Object.values(fieldsOf(lage)).some(one => typeof one === 'number')

const stillThere = (feld: string, now: Fields, then: Fields): Finding => ({
  gewicht: 'fehler',
  regel: 'lage-veraltet',
  feld,
  satz: `Die Anschrift ist jetzt „${streetOf(now)}“, die Koordinaten gehören noch zu „${streetOf(then)}“. Karte und Wegbeschreibung führen zum alten Ort.`,
  rat: 'Tragen Sie die neuen Koordinaten ein, oder leeren Sie beide Felder.',
})
