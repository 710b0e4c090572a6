import type { Day } from '../calendar.ts'
import { slugDes } from './gremien.ts'
import { buergermeisterin, imGremium, mitgliederDes, type Person } from './personen.ts'
import type { Termin } from './sitzung.ts'

export type Teilnahme = { person: Person; anwesend: boolean; vertretenDurch?: Person }

/** Returns a hash of a text, the same on every machine. */
function numberOf(words: string): number {
  let hash = 2_166_136_261
  for (const letter of words) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619) >>> 0
  return hash >>> 8
}

/** Returns true for about one member in thirteen. */
const fehlt = (person: Person, tag: Day) => numberOf(`${tag} ${person.slug}`) % 13 === 0

/**
 * Returns the attendance of a meeting, the mayor first; in committees, a deputy of the same group replaces an
 * absent member.
 */
export function teilnahmenAn({ gremium, tag, gemeinsamMit }: Termin, alleDa: boolean): Teilnahme[] {
  const bodies = gemeinsamMit ? [gremium, gemeinsamMit] : [gremium]
  const members = [...new Set(bodies.flatMap(body => mitgliederDes(body, tag)))]
  const taken = new Set<Person>()
  return [
    { person: buergermeisterin, anwesend: true },
    ...members.map((person): Teilnahme => {
      if (alleDa || !fehlt(person, tag)) return { person, anwesend: true }
      const instead = bodies
        .flatMap(body => imGremium(slugDes(body), tag, 'stellvertretung'))
        .find(
          other =>
            other.liste === person.liste &&
            !members.includes(other) &&
            !taken.has(other) &&
            !fehlt(other, tag),
        )
      if (!instead) return { person, anwesend: false }
      taken.add(instead)
      return { person, anwesend: false, vertretenDurch: instead }
    }),
  ]
}

/** Returns the number of people with a vote. */
export const stimmberechtigte = (teilnahmen: readonly Teilnahme[]): number =>
  teilnahmen.filter(({ anwesend, vertretenDurch }) => anwesend || vertretenDurch).length
