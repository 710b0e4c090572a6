import type { Personenverweis } from '@rathausplatz/contract'
import { mitLage } from './lage.ts'
import { aemter } from './organisationseinheiten/aemter.ts'
import { aussenstellen } from './organisationseinheiten/aussenstellen.ts'
import type { Einheit } from './organisationseinheiten/einheit.ts'
import { haeuser } from './organisationseinheiten/haeuser.ts'

/** Returns the offices and houses of the town on a given day. */
export const organisationseinheiten = (heute: Date): Einheit[] =>
  [...haeuser(heute), ...aemter(heute), ...aussenstellen(heute)].map(onTheMap)

function onTheMap(einheit: Einheit): Einheit {
  return einheit.anschrift ? { ...einheit, anschrift: mitLage(einheit.anschrift) } : einheit
}

/** The offices on any day: only for data that does not depend on the day, such as the staff. */
const einheiten = organisationseinheiten(new Date(0))

export function einheitMit(slug: string): Einheit {
  const einheit = einheiten.find(one => one.slug === slug)
  if (!einheit) throw new Error(`Es gibt kein Amt „${slug}“.`)
  return einheit
}

/** Returns a reference to the person with this full name. */
export function personenverweis(name: string): Personenverweis {
  const { slug, person } = personNamens(name)
  return { einheit: slug, person: person.id ?? '' }
}

/** Returns a person by full name, with the office. */
export function personNamens(name: string) {
  for (const { slug, kontaktpersonen } of einheiten) {
    const person = kontaktpersonen?.find(one => `${one.vorname} ${one.nachname}` === name)
    if (person?.id) return { slug, person }
  }
  throw new Error(`In keinem Amt arbeitet „${name}“.`)
}

/** Returns the room of an office from its address: `Zimmer 6`. */
export function zimmerVon(slug: string): string {
  const room = /Zimmer \d+/.exec(einheitMit(slug).anschrift?.location ?? '')?.[0]
  if (!room) throw new Error(`Das Amt „${slug}“ hat kein Zimmer.`)
  return room
}
