import { aufgabeIn } from '@rathausplatz/contract/labels'
import type { Ratsperson } from '@rathausplatz/contract/records'
import { nameDer, ratspersonPfad } from '../collections/ratsperson.ts'
import { embeds, given, link, links, organization, type Part, person, self, siteAddress } from './parts.ts'
import { addressOf, BODY, type ObjectId } from './types.ts'

/** Returns the parts of a person and of their memberships. */
export function personParts(data: Ratsperson): Part[] {
  const { slug, titel, vorname, nachname, einleitung, kommunikation, mitgliedschaften } = data
  const id = person(slug)
  const reached = (kanal: string) =>
    kommunikation.filter(way => way.kanal === kanal).map(({ kennung }) => kennung)
  const taken = new Set<string>()
  return [
    self(id, {
      body: addressOf(BODY),
      name: nameDer(data),
      familyName: nachname,
      givenName: vorname,
      ...given({
        title: titel ? [titel] : [],
        phone: reached('TELEFON'),
        email: reached('EMAIL'),
        life: einleitung.slice(0, 299),
      }),
      web: siteAddress(ratspersonPfad({ slug })),
    }),
    ...mitgliedschaften.flatMap(membership => membershipParts(slug, membership, taken)),
  ]
}

type Membership = Ratsperson['mitgliedschaften'][number]

function membershipParts(slug: string, membership: Membership, taken: Set<string>): Part[] {
  const { gremium, stimmrecht, stimmrecht_unbekannt, von, ohne_beginn, bis } = membership
  const id = person(slug)
  const own = idOf(slug, membership, taken)
  const values = {
    role: aufgabeIn(membership),
    ...given({
      votingRight: stimmrecht_unbekannt ? undefined : stimmrecht,
      startDate: ohne_beginn ? undefined : von,
      endDate: bis,
    }),
  }
  return [
    self(own, values, organization(gremium)),
    link(own, 'person', id),
    link(own, 'organization', organization(gremium)),
    embeds(id, 'membership', own),
    links(organization(gremium), 'membership', own),
  ]
}

/** Returns an id of its own for each membership: a member may chair the same body from the same day on. */
function idOf(slug: string, { gremium, von, rolle }: Membership, taken: Set<string>): ObjectId {
  const first: ObjectId = `membership/${slug}-${gremium}-${von}`
  const second: ObjectId = `${first}-${rolle.replaceAll('_', '-')}`
  let id = taken.has(first) ? second : first
  for (let number = 2; taken.has(id); number++) id = `${second}-${number}`
  taken.add(id)
  return id
}
