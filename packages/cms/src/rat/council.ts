import type { Verweis } from '@rathausplatz/contract'
import type { Gremium, Ratsperson } from '@rathausplatz/contract/records'
import type { CmsStore } from '../collections/collections.ts'
import { gremiumPfad } from '../collections/gremium.ts'
import { nameDer, ratspersonPfad } from '../collections/ratsperson.ts'

/**
 * Reads of the council: public content for everyone; for a member also the content released for this member.
 */
export type CouncilReads = Pick<CmsStore['published'], 'byKey' | 'list' | 'count'>

/** Most bodies and people that are read: a town has a few dozen of each. */
const MOST_BODIES = 200
const MOST_PEOPLE = 1_000

/** Reads the bodies and people of the council; all other content of the council refers to them. */
export async function readCouncil(reads: Pick<CouncilReads, 'list'>) {
  const [bodies, people] = await Promise.all([
    reads.list('gremium', { order: ['sortierung:asc'], limit: MOST_BODIES }),
    reads.list('ratsperson', { limit: MOST_PEOPLE }),
  ])
  const gremien = new Map(bodies.map(({ data }) => [data.slug, data]))
  const personen = new Map(people.map(({ data }) => [data.slug, data]))
  return {
    gremien,
    personen,
    /** Returns a reference to a body; undefined if `reads` did not list it. */
    gremium: (slug: string): Verweis | undefined => {
      const found = gremien.get(slug)
      return found && { id: slug, name: found.name, detailURL: gremiumPfad(found) }
    },
    person: (slug: string): Verweis | undefined => {
      const found = personen.get(slug)
      return found && { id: slug, name: nameDer(found), detailURL: ratspersonPfad(found) }
    },
  }
}

export type Council = Awaited<ReturnType<typeof readCouncil>>

type Membership = Ratsperson['mitgliedschaften'][number]

/** Whether a membership is current on a day of the town's calendar. */
export const holdsOn = ({ von, bis }: Pick<Membership, 'von' | 'bis'>, day: string): boolean =>
  von <= day && (bis === undefined || day <= bis)

/** Whether a body exists on a day: it may have been dissolved. */
export const standsOn = ({ endet_am }: Gremium, day: string): boolean =>
  endet_am === undefined || day <= endet_am

/** Returns the parliamentary group of a person on a day; undefined without a group. */
export function fraktionOf(
  council: Council,
  { mitgliedschaften }: Ratsperson,
  day: string,
): Verweis | undefined {
  const own = mitgliedschaften.find(
    membership => holdsOn(membership, day) && council.gremien.get(membership.gremium)?.art === 'fraktion',
  )
  return own && council.gremium(own.gremium)
}

const german = new Intl.Collator('de')

export const byName = (
  one: Pick<Ratsperson, 'vorname' | 'nachname'>,
  other: Pick<Ratsperson, 'vorname' | 'nachname'>,
): number => german.compare(one.nachname, other.nachname) || german.compare(one.vorname, other.vorname)
