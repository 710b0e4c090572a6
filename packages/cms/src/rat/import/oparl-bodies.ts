import { type Data, type ForeignNames, given } from './foreign-names.ts'
import { isObject, type Json } from './oparl-client.ts'
import { readObject } from './read-object.ts'
import type { Entry } from './take-over.ts'
import type { Found } from './walk-oparl.ts'
import { gremiumartOf, isOutsideTheCouncil, placeOfArt } from './words-of-oparl.ts'

type Sources = { found: Found; names: ForeignNames; say: (sentence: string) => void }

/** Returns the bodies of the council among all organizations. */
export function gremien({ found, names, say }: Sources): Entry[] {
  const terms = termsOf(found.body)
  let passed = 0
  const read = [...found.organizations].flatMap(([foreign, object]) => {
    const reader = readObject(object)
    const type = reader.line('organizationType')
    if (isOutsideTheCouncil(type)) {
      passed++
      return []
    }
    const name = reader.line('name') || reader.line('shortName')
    const words = [type, reader.line('classification'), name].filter(one => one && one !== 'Gremium')
    const art =
      words.map(one => gremiumartOf(one)).find(Boolean) ??
      (reader.hinweise.add('Art nicht erkannt, gilt als Ausschuss'), 'ausschuss' as const)
    const data: Data = {
      name,
      kurzname: reader.line('shortName', 60),
      art,
      sortierung: placeOfArt(art),
      ...given({ endet_am: reader.day('endDate') }),
      ...(art === 'gemeinderat' ? { wahlperioden: terms } : {}),
    }
    return [
      {
        foreign,
        above: reader.link('subOrganizationOf'),
        entry: names.entryOf('gremium', foreign, data, name, reader),
      },
    ]
  })
  if (passed > 0)
    say(`${passed} Organisationen sind keine Gremien (Ämter, Parteien, fremde Gremien), weggelassen.`)
  return read.map(({ entry, above, foreign }) => {
    const uebergeordnet = above === foreign ? undefined : names.slugFor('gremium', above)
    return Object.assign(entry, { data: { ...entry.data, ...given({ uebergeordnet }) } })
  })
}

/** Returns the terms of the council. */
export function termsOf(body: Json): { name: string; von: string; bis?: string }[] {
  return readObject(body)
    .parts('legislativeTerm')
    .filter(isObject)
    .filter(({ deleted }) => deleted !== true)
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
