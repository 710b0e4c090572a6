import { mitLage } from './lage.ts'
import { aemter } from './organisationseinheiten/aemter.ts'
import { aussenstellen } from './organisationseinheiten/aussenstellen.ts'
import type { Einheit } from './organisationseinheiten/einheit.ts'
import { haeuser } from './organisationseinheiten/haeuser.ts'

/** Offices and houses of the town, as they are on a given day. */
export const organisationseinheiten = (heute: Date): Einheit[] =>
  [...haeuser(heute), ...aemter(heute), ...aussenstellen(heute)].map(onTheMap)

function onTheMap(einheit: Einheit): Einheit {
  return einheit.anschrift ? { ...einheit, anschrift: mitLage(einheit.anschrift) } : einheit
}

/** Who works where, which does not change from day to day. */
const einheiten = organisationseinheiten(new Date(0))

export function einheitMit(slug: string): Einheit {
  const einheit = einheiten.find(one => one.slug === slug)
  if (!einheit) throw new Error(`Es gibt kein Amt „${slug}“.`)
  return einheit
}

/** A person by their full name, with the office that has them. */
export function personNamens(name: string) {
  for (const einheit of einheiten) {
    const person = einheit.kontaktpersonen?.find(one => `${one.vorname} ${one.nachname}` === name)
    if (person) return { einheit, person }
  }
  throw new Error(`In keinem Amt arbeitet „${name}“.`)
}

/** `Zimmer 6`: the room of an office, from its address. */
export function zimmerVon(slug: string): string {
  const room = /Zimmer \d+/.exec(einheitMit(slug).anschrift?.location ?? '')?.[0]
  if (!room) throw new Error(`Das Amt „${slug}“ hat kein Zimmer.`)
  return room
}
