import { placeKey } from '../places.ts'
import type { RawRow } from './raw-rows.ts'

type Place = Pick<RawRow, 'ort' | 'bezirk' | 'strasse'>
/** The errors for a missing part of a place; the most precise part comes first. */
const MISSING = {
  strasse: 'Die Straße fehlt. Andere Zeilen nennen sie.',
  bezirk: 'Der Bezirk fehlt. Andere Zeilen nennen ihn.',
  ort: 'Der Ort fehlt. Andere Zeilen nennen ihn.',
} as const
const FIELDS = ['strasse', 'bezirk', 'ort'] as const

/**
 * Finds rows that lack a part of their place although other rows of the table have it. Such a row is
 * incomplete, and does not apply to all streets.
 */
export function placesSaid() {
  const said = new Map<string, Set<keyof typeof MISSING>>()
  return {
    note(place: Place): void {
      for (const key of new Set(['', placeKey(place.ort)])) {
        const fields = said.get(key) ?? new Set<keyof typeof MISSING>()
        said.set(key, fields)
        for (const field of FIELDS) if (place[field] !== '') fields.add(field)
      }
    },
    /** The error for a row; undefined if nothing is missing. */
    missingIn({ ort, bezirk, strasse }: Place): string | undefined {
      if (strasse !== '' || bezirk !== '') return undefined
      const which = FIELDS.find(one => said.get(placeKey(ort))?.has(one))
      return which === undefined || (which === 'ort' && ort !== '') ? undefined : MISSING[which]
    },
  }
}
