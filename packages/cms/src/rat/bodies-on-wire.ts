import type {
  Gremium as GremiumOnWire,
  Gremiumsmitglied,
  GremiumUebersicht,
  Ratsperson as PersonOnWire,
} from '@rathausplatz/contract'
import { rollenLabels } from '@rathausplatz/contract/labels'
import type { Gremium, Ratsperson } from '@rathausplatz/contract/records'
import { gremiumPfad } from '../collections/gremium.ts'
import { ratspersonPfad } from '../collections/ratsperson.ts'
import { byName, type Council, fraktionOf, holdsOn } from './council.ts'
import { given } from './given.ts'

/** A body in a list, with its number of members on a day; substitutes are not counted. */
export function gremiumInList(council: Council, gremium: Gremium, day: string): GremiumUebersicht {
  const { text: _text, wahlperioden: _terms, sortierung: _place, slug, uebergeordnet, ...own } = gremium
  const above = uebergeordnet === undefined ? undefined : council.gremium(uebergeordnet)
  const anzahl = membersOf(council, slug, day).filter(({ rolle }) => rolle !== 'stellvertretung').length
  return {
    ...own,
    id: slug,
    ...(above ? { uebergeordnet: above } : {}),
    anzahl,
    detailURL: gremiumPfad(gremium),
  }
}

/** A body with its members on a day: the chair first, then by role and name. */
export function gremiumOnWire(council: Council, gremium: Gremium, day: string): GremiumOnWire {
  const { anzahl: _, ...listed } = gremiumInList(council, gremium, day)
  const { text, wahlperioden } = gremium
  return { ...listed, text, wahlperioden, mitglieder: membersOf(council, gremium.slug, day) }
}

const RANKS = Object.keys(rollenLabels)

/** Returns the membership with the highest function; a person may be a member and chair the same body. */
const highest = (held: readonly Ratsperson['mitgliedschaften'][number][]) =>
  held.toSorted(
    (one, other) =>
      RANKS.indexOf(one.rolle) - RANKS.indexOf(other.rolle) ||
      Number(Boolean(other.bezeichnung)) - Number(Boolean(one.bezeichnung)),
  )[0]

function membersOf(council: Council, gremium: string, day: string): Gremiumsmitglied[] {
  return [...council.personen.values()]
    .toSorted(byName)
    .flatMap(person => {
      const membership = highest(
        person.mitgliedschaften.filter(one => one.gremium === gremium && holdsOn(one, day)),
      )
      const verweis = council.person(person.slug)
      if (!membership || !verweis) return []
      const { gremium: _, ...how } = membership
      const { bild, bildtext, bildcopyright, bildfokus } = person
      const fraktion = fraktionOf(council, person, day)
      return [
        {
          ...how,
          person: verweis,
          ...(fraktion ? { fraktion } : {}),
          ...given({ bild, bildtext, bildcopyright, bildfokus }),
        },
      ]
    })
    .toSorted((a, b) => RANKS.indexOf(a.rolle) - RANKS.indexOf(b.rolle))
}

/** A person with all memberships, current ones first. */
export function personOnWire(council: Council, person: Ratsperson, day: string): PersonOnWire {
  const { slug, mitgliedschaften, ...own } = person
  const fraktion = fraktionOf(council, person, day)
  return {
    ...own,
    id: slug,
    ...(fraktion ? { fraktion } : {}),
    mitgliedschaften: mitgliedschaften
      .flatMap(({ gremium, ...membership }) => {
        const verweis = council.gremium(gremium)
        const art = council.gremien.get(gremium)?.art
        return verweis && art ? [{ ...membership, gremium: verweis, art }] : []
      })
      .toSorted((a, b) => Number(holdsOn(b, day)) - Number(holdsOn(a, day)) || b.von.localeCompare(a.von)),
    detailURL: ratspersonPfad(person),
  }
}
