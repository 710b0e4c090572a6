import { readEmail } from '@rathausplatz/contract/typed'
import { type Data, type ForeignNames, given, type Reader } from './foreign-names.ts'
import { termsOf } from './oparl-bodies.ts'
import type { Json } from './oparl-client.ts'
import { readObject } from './read-object.ts'
import type { Entry } from './take-over.ts'
import type { Found } from './walk-oparl.ts'
import { rolleOf } from './words-of-oparl.ts'

type Sources = { found: Found; names: ForeignNames }

/** Returns the people of the council with their memberships in known bodies. */
export function personen({ found, names }: Sources): Entry[] {
  const membership = (given_: Json | string, { hinweise }: Reader): Data[] => {
    if (typeof given_ === 'string' || given_['deleted'] === true) return []
    const reader = readObject(given_)
    const organization = reader.link('organization')
    const gremium = names.slugFor('gremium', organization)
    if (gremium === undefined || organization === undefined) return []
    const role = reader.line('role')
    const there = found.organizations.get(organization)
    const von =
      reader.day('startDate') ??
      (there && readObject(there).day('startDate')) ??
      readObject(given_).day('created') ??
      termsOf(found.body).at(-1)?.von
    if (von === undefined) {
      hinweise.add(`eine Mitgliedschaft ohne Beginn fehlt (${gremium})`)
      return []
    }
    if (!('startDate' in given_)) hinweise.add(`Beginn einer Mitgliedschaft angenommen: ${von} (${gremium})`)
    for (const said of reader.hinweise) hinweise.add(said)
    return [
      {
        gremium,
        rolle: rolleOf(role) ?? 'mitglied',
        stimmrecht: reader.flag('votingRight') ?? true,
        von,
        ...given({ bis: reader.day('endDate') }),
      },
    ]
  }

  return [...found.persons].map(([foreign, object]) => {
    const reader = readObject(object)
    const name = reader.line('name')
    const familyName = reader.line('familyName')
    const words = name.split(' ')
    const titel = reader.lines('title').join(' ').slice(0, 60)
    const data: Data = {
      titel,
      vorname: reader.line('givenName') || (familyName ? '' : words.slice(0, -1).join(' ')),
      nachname: familyName || (words.at(-1) ?? ''),
      einleitung: reader.long('life', 500),
      kommunikation: [
        ...reader.lines('phone').map(kennung => ({ kanal: 'TELEFON', kennung })),
        ...reader
          .lines('email')
          .filter(kennung => readEmail(kennung).ok)
          .map(kennung => ({ kanal: 'EMAIL', kennung })),
      ].slice(0, 10),
      mitgliedschaften: reader.parts('membership').flatMap(one => membership(one, reader)),
    }
    return names.entryOf(
      'ratsperson',
      foreign,
      data,
      `${String(data['vorname'])} ${String(data['nachname'])}`,
      reader,
    )
  })
}
