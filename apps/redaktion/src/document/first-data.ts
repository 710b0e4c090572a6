import type { FormField } from '@rathausplatz/contract/records'
import { fieldMoment, isoMoment } from '../fields/moments.ts'
import type { Given } from './load-document.ts'
import type { Daten } from './path.ts'

/** Longest accepted parameter, in characters. */
const LONGEST = 500

/**
 * Returns the initial values of a new document: given texts for text fields and lists of texts, otherwise the
 * defaults, and the present minute where a document begins now. A field that may be left empty begins empty: the
 * rules would demand it if it were missing.
 */
export function firstData(fields: readonly FormField[], given: Given = {}, now: Date = new Date()): Daten {
  return Object.fromEntries(
    fields.flatMap((field): [string, unknown][] => {
      const { name, standard = field.empty } = field
      const text = Object.hasOwn(given, name) ? given[name]?.slice(0, LONGEST) : undefined
      if (text && isLine(field)) return [[name, text]]
      if (text && field.control === 'liste' && isLine(field.of)) return [[name, [text]]]
      if (field.fromNow) return [[name, isoMoment(fieldMoment(now.toISOString()), 'begin')]]
      return standard === undefined ? [] : [[name, standard]]
    }),
  )
}

const isLine = ({ control }: FormField) => control === 'zeile' || control === 'link' || control === 'verweis'
