import type { Sitzungsmangel } from '@rathausplatz/contract'
import { records } from '@rathausplatz/contract/records'
import { fieldWords } from '../../editing/field-names.ts'
import type { Issue } from '../../store/index.ts'
import { topOf } from '../meetings-on-wire.ts'
import type { Part } from './evening.ts'
import { namesIn } from './typed-agenda.ts'

/** The issues by which a publication of each part would be refused, by the id of the part. */
export type Refused = ReadonlyMap<string, readonly Issue[]>

/**
 * Adds to the defects of a part everything that its publication would refuse: each of these blocks the
 * invitation, which publishes the meeting.
 */
export function withRefused(
  found: readonly Sitzungsmangel[],
  part: Part,
  issues: readonly Issue[],
): Sitzungsmangel[] {
  const teil = part.data.behandlung
  // A hint is about a value that may stay as it is: it does not say what is refused.
  const isAt = (mangel: Sitzungsmangel, feld: string) =>
    mangel.gewicht !== 'hinweis' && mangel.teil === teil && mangel.feld === feld
  const isRefused = (mangel: Sitzungsmangel) => issues.some(({ path }) => isAt(mangel, path))
  const known = found.map(mangel => (isRefused(mangel) ? { ...mangel, gewicht: 'sperrt' as const } : mangel))
  const isTold = (feld: string) => known.some(mangel => isAt(mangel, feld))
  return [
    ...known,
    ...issues
      .filter(({ path }) => !isTold(path))
      .map(({ path, message }) => ({
        gewicht: 'sperrt' as const,
        teil,
        feld: path,
        satz: inWords(part, path, message),
      })),
  ]
}

/** „TOP 1, Dokument 2: Dieses Dokument ist leer. …“ */
function inWords(part: Part, path: string, message: string): string {
  const [, nth, rest = ''] = /^tagesordnung\.(\d+)(?:\.(.+))?$/.exec(path) ?? []
  const words = fieldWords(records.sitzung, path)
  if (nth === undefined) return path === '' ? message : `${words.join(', ')}: ${message}`
  const index = Number(nth)
  const { typed, data } = part
  const names = namesIn((typed?.items ?? data.tagesordnung)[index])
  const top = topOf(data, index, names)
  if (rest === 'titel' && (names.titel ?? '').trim() === '') return `${top}: Der Titel fehlt.`
  // The number of the item is said already; a document of it needs no further name.
  const inside = words.slice(/^dateien\.\d/.test(rest) ? 3 : 2)
  return `${[top, ...inside].join(', ')}: ${message}`
}
