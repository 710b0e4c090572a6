import { readEmail } from '@rathausplatz/contract/typed'
import { fieldsDenyPublic } from './closed-fields.ts'
import { folded, namesFew } from './closed-words.ts'
import { type Data, type ForeignNames, given, type Reader } from './foreign-names.ts'
import { termsOf } from './oparl-bodies.ts'
import { isDeleted, isObject, type Json } from './oparl-client.ts'
import { personName } from './person-name.ts'
import { readObject } from './read-object.ts'
import { roleOf } from './role-words.ts'
import type { Entry } from './take-over.ts'
import type { Found } from './walk-oparl.ts'

type Sources = { found: Found; names: ForeignNames; say: (sentence: string) => void }

/** Words by which a phone number, an address or a life says that it is not for everyone. */
const PRIVATE =
  /(?<!\p{L})(?:privat(?:e[rsnm]?)?|gesperrt(?:e[rsnm]?)?|(?:auskunfts|übermittlungs)sperren?)(?!\p{L})/u

const isPrivate = (text: string): boolean => namesFew(text) || PRIVATE.test(folded(text))

/** Returns the people of the council: those with a seat in a known body. */
export function personen({ found, names, say }: Sources): Entry[] {
  let withoutSeat = 0
  const withoutBegin: string[] = []
  /** Whether a membership is a seat in a known body, whenever it began. */
  const isSeat = (one: Json): boolean =>
    !isDeleted(one) &&
    names.slugFor('gremium', readObject(one).link('organization')) !== undefined &&
    roleOf(readObject(one).line('role', 200)) !== undefined
  const membership = (given_: Json | string, { hinweise }: Reader): Data[] => {
    if (typeof given_ === 'string') {
      hinweise.add(`eine Mitgliedschaft war nicht zu lesen (${given_.slice(0, 200)})`)
      return []
    }
    if (isDeleted(given_)) return []
    const reader = readObject(given_)
    const organization = reader.link('organization')
    const gremium = names.slugFor('gremium', organization)
    if (gremium === undefined || organization === undefined) return []
    const said = reader.line('role', 200)
    const role = roleOf(said)
    if (role === undefined) {
      hinweise.add(`eine Mitgliedschaft als „${said}“ fehlt: kein sicherer Sitz (${gremium})`)
      return []
    }
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
    if (reader.day('startDate') === undefined)
      hinweise.add(`Beginn einer Mitgliedschaft angenommen: ${von} (${gremium})`)
    for (const said of reader.hinweise) hinweise.add(said)
    return [
      {
        gremium,
        rolle: role.rolle,
        stimmrecht: reader.flag('votingRight') ?? role.stimmrecht ?? true,
        von,
        ...given({ bis: reader.day('endDate') }),
      },
    ]
  }

  const entries = [...found.persons].flatMap(([foreign, object]) => {
    const reader = readObject(object)
    const titel = reader.lines('title').join(' ')
    const memberships = reader.parts('membership')
    const mitgliedschaften = memberships.flatMap(one => membership(one, reader))
    const isSeated = memberships.some(one => isObject(one) && isSeat(one))
    const isUnread = memberships.some(one => typeof one === 'string')
    // Guests, clerks and people who only submitted something need no page.
    if (mitgliedschaften.length === 0 && !(isUnread && names.isImported('ratsperson', foreign))) {
      if (isSeated) withoutBegin.push(personName(reader.line('name')).nachname || reader.line('familyName'))
      else withoutSeat++
      return []
    }
    const isBarred =
      fieldsDenyPublic(object) || [...reader.lines('status'), ...reader.lines('keyword')].some(isPrivate)
    const forAll = (name: string, texts: readonly string[]): string[] => {
      const open = isBarred ? [] : texts.filter(text => !isPrivate(text))
      if (open.length < texts.length) reader.hinweise.add(`${name} fehlt: dort nicht für alle bestimmt`)
      return open
    }
    const life = reader.long('life', 500)
    const data: Data = {
      ...nameOf(reader, titel),
      einleitung: forAll('Lebenslauf', life === '' ? [] : [life]).join(''),
      kommunikation: [
        ...forAll('Telefon', reader.lines('phone')).map(kennung => ({ kanal: 'TELEFON', kennung })),
        ...forAll('E-Mail', reader.lines('email'))
          .filter(kennung => readEmail(kennung).ok)
          .map(kennung => ({ kanal: 'EMAIL', kennung })),
      ].slice(0, 10),
      mitgliedschaften,
    }
    return names.entryOf(
      'ratsperson',
      foreign,
      data,
      `${String(data['vorname'])} ${String(data['nachname'])}`,
      reader,
    )
  })
  if (withoutBegin.length > 0)
    say(
      `Ohne Beginn lässt sich keine Mitgliedschaft eintragen, deshalb fehlt: ${withoutBegin.join(', ')}. Bitte dort den Beginn oder die Wahlperiode ergänzen lassen.`,
    )
  if (withoutSeat > 0)
    say(
      `${withoutSeat.toLocaleString('de-DE')} ${withoutSeat === 1 ? 'Person hat' : 'Personen haben'} dort keinen sicheren Sitz in einem Gremium (Gäste, Schriftführung, Verwaltung, Einreichende), weggelassen`,
    )
  return entries
}

/** Returns title and names: from their own fields, or from the full name where these are missing. */
function nameOf(reader: Reader, titel: string): Data {
  const [givenName, familyName] = [reader.told('givenName'), reader.told('familyName')]
  if (givenName !== '' && familyName !== '') {
    // Some servers put titles into the names.
    const parts = personName(`${familyName}, ${givenName}`)
    const isSplit = parts.vorname !== '' && parts.nachname !== '' && parts.isCertain
    return {
      titel: (titel || parts.titel).slice(0, 60),
      vorname: isSplit ? parts.vorname : givenName,
      nachname: isSplit ? parts.nachname : familyName,
    }
  }
  const full = personName(reader.told('name') || [givenName, familyName].filter(Boolean).join(' '))
  if (!full.isCertain) reader.hinweise.add('der Name ließ sich nicht sicher in Vor- und Nachnamen teilen')
  return {
    titel: (titel || full.titel).slice(0, 60),
    vorname: givenName || (familyName === '' || familyName === full.nachname ? full.vorname : ''),
    nachname: familyName || full.nachname,
  }
}
