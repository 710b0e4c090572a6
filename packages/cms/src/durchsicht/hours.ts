import { germanDay } from '@rathausplatz/time'
import type { KnownFacts } from '../facts/known-facts.ts'
import { openInClosedHouse } from '../facts/open-in-closed-house.ts'
import { unitRecords } from '../facts/unit-records.ts'
import type { Finding } from './finding.ts'
import type { Subject } from './places.ts'

/**
 * Finds hours of an office that its house contradicts: open while the house is closed, or to be taken from
 * above where no public unit states any.
 */
export function hoursFindings(
  { record, data }: Subject,
  facts: KnownFacts | undefined,
  now: Date,
): readonly Finding[] {
  if (record.kind !== 'organisationseinheit' || !facts) return []
  const around = facts.units.map(({ record }) => record)
  const slug = (data as { slug?: unknown }).slug
  const others = around.filter(one => one.slug !== slug).map(one => one.data)
  const [unit] = unitRecords([data, ...others])
  if (!unit) return []
  if (unit.data['zeitenWieOben'] === true && unit.oeffnungszeiten.length === 0) return [MISSING]
  return openInClosedHouse(unit, facts.units, now, facts.holidays).map(({ haus, tage, grund }) => ({
    gewicht: 'hinweis',
    regel: 'haus-geschlossen',
    feld: 'oeffnungszeiten',
    satz: `„${haus}“ hat ${daysInWords(tage)} geschlossen${grund && ` (${grund})`}, hier ist nach den eigenen Zeiten offen.`,
    rat: 'Tragen Sie die Schließung auch hier ein, oder übernehmen Sie die Zeiten des Amtes darüber. Ist wirklich offen, ist nichts zu tun.',
  }))
}

const MISSING: Finding = {
  gewicht: 'hinweis',
  regel: 'zeiten-fehlen',
  feld: 'zeitenWieOben',
  satz: 'Die Zeiten sollen vom Amt darüber kommen, dort stehen aber keine oder es ist nicht öffentlich. Die Website zeigt darum keine Zeiten.',
  rat: 'Wählen Sie bei „Gehört zu“ ein Amt, das Zeiten hat, oder tragen Sie eigene ein.',
}

const MOST_DAYS = 3

/** `am 24.12.2026`, `am 24.12.2026, am 28.12.2026 und an 3 weiteren Tagen`. */
function daysInWords(days: readonly string[]): string {
  const named = days.slice(0, MOST_DAYS).map(day => `am ${germanDay(day)}`)
  const rest = days.length - named.length
  const more = rest === 1 ? 'an einem weiteren Tag' : `an ${rest} weiteren Tagen`
  const parts = rest > 0 ? [...named, more] : named
  return parts.length > 1 ? `${parts.slice(0, -1).join(', ')} und ${parts.at(-1)}` : (parts[0] ?? '')
}
