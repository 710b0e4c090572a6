import { kennungOf, rowsOf, screenOf } from '../contents/row.ts'
import type { Found } from '../fields/lookups.ts'
import { type Lookup, useLookup } from '../fields/use-lookup.ts'

/** Looks up the paper of an item: its title, and its screen as `value`. */
export const usePaper = (slug: string): Lookup => useLookup(slug && `blatt ${slug}`, () => paperAt(slug))

async function paperAt(slug: string): Promise<Found | undefined> {
  const rows = await rowsOf({ art: 'vorlage', suche: slug.replaceAll('-', ' '), pro_seite: 100 })
  const row = rows.find(one => kennungOf(one) === slug)
  return row && { value: screenOf(row), title: row.titel, note: '' }
}
