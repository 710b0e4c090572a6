import { openName } from './access-words.ts'
import { mayBeTheSame } from './body-name.ts'
import { gremiumartOf, type Organization, placeOfArt } from './body-words.ts'
import { saysBodyClosed } from './closed-bodies.ts'
import { fieldsDenyPublic } from './closed-fields.ts'
import { type Data, type ForeignNames, given } from './foreign-names.ts'
import { isDeleted, isObject, type Json } from './oparl-client.ts'
import { readObject } from './read-object.ts'
import type { Entry } from './take-over.ts'
import type { Found } from './walk-oparl.ts'
import type { Withhold } from './withheld.ts'

type Sources = { found: Found; names: ForeignNames; say: (sentence: string) => void; withhold: Withhold }

/** Returns the bodies of the council among all organizations. */
export function gremien({ found, names, say, withhold }: Sources): Entry[] {
  const terms = termsOf(found.body)
  const passed: string[] = []
  const read = [...found.organizations].flatMap(([foreign, object]) => {
    const reader = readObject(object)
    const { type, name } = wordsOf(object)
    const kind = gremiumartOf(wordsOf(object))
    if (kind === undefined) {
      passed.push(type === '' ? `„${name}“` : `„${name}“ (${type})`)
      return []
    }
    if (fieldsDenyPublic(object)) {
      withhold('body')
      return []
    }
    if (saysBodyClosed(object))
      reader.hinweise.add('nennt sich dort selbst nichtöffentlich; seine Sitzungen kommen nicht')
    const art = kind === 'unknown' ? 'ausschuss' : kind
    if (kind === 'unknown') reader.hinweise.add('Art nicht erkannt, gilt als Ausschuss')
    const data: Data = {
      name: openName(reader, 'name') || name,
      kurzname: openName(reader, 'shortName', 60),
      art,
      sortierung: placeOfArt(art),
      ...given({ endet_am: reader.day('endDate') }),
      ...(art === 'gemeinderat' ? { wahlperioden: terms } : {}),
    }
    for (const other of names.bodiesLike(foreign, data)) reader.hinweise.add(mayBeTheSame(other))
    return [
      {
        foreign,
        above: reader.link('subOrganizationOf'),
        entry: names.entryOf('gremium', foreign, data, name, reader),
      },
    ]
  })
  if (passed.length > 0) say(passedOver(passed))
  return read.map(({ entry, above, foreign }) => {
    const uebergeordnet = above === foreign ? undefined : names.slugFor('gremium', above)
    return Object.assign(entry, { data: { ...entry.data, ...given({ uebergeordnet }) } })
  })
}

/** Whether an organization is certainly a body of the council, and no field says that it is not public. */
export const isBody = (object: Json): boolean =>
  gremiumartOf(wordsOf(object)) !== undefined && !fieldsDenyPublic(object)

/** Returns the words by which an organization says what it is. */
export function wordsOf(object: Json): Organization {
  const reader = readObject(object)
  return {
    type: reader.told('organizationType'),
    classification: reader.told('classification'),
    name: openName(reader, 'name') || openName(reader, 'shortName'),
  }
}

const MOST_NAMED = 40

function passedOver(names: readonly string[]): string {
  const more = names.length - MOST_NAMED
  return [
    `${names.length.toLocaleString('de-DE')} ${names.length === 1 ? 'Organisation ist kein Gremium' : 'Organisationen sind keine Gremien'} des Rates (Ämter, Parteien, fremde Gremien) oder nicht sicher, weggelassen: ${names.slice(0, MOST_NAMED).join(', ')}`,
    ...(more > 0 ? [` und ${more.toLocaleString('de-DE')} weitere`] : []),
  ].join('')
}

/** Returns the terms of the council. */
export function termsOf(body: Json): { name: string; von: string; bis?: string }[] {
  return readObject(body)
    .parts('legislativeTerm')
    .filter(isObject)
    .filter(object => !isDeleted(object))
    .flatMap(object => {
      const reader = readObject(object)
      const von = reader.day('startDate')
      const bis = reader.day('endDate')
      const name = reader.line('name') || `ab ${von?.slice(0, 4) ?? ''}`
      return von === undefined ? [] : [{ name, von, ...(bis === undefined ? {} : { bis }) }]
    })
    .toSorted((a, b) => a.von.localeCompare(b.von))
    .slice(-50)
}
