import { gremiumartLabels } from '@rathausplatz/contract/labels'
import { gremiumartOf } from './body-words.ts'
import { fieldsDenyPublic } from './closed-fields.ts'
import { type Contacts, isPrivate, mailsIn, phonesIn } from './contact-texts.ts'
import { type Data, type ForeignNames, given, type Reader } from './foreign-names.ts'
import { nameOf } from './name-of-person.ts'
import { termsOf, wordsOf } from './oparl-bodies.ts'
import { isDeleted, isObject, type Json } from './oparl-client.ts'
import { personName } from './person-name.ts'
import { isDay, readObject } from './read-object.ts'
import { type Role, roleOf, roleWithVote } from './role-words.ts'
import type { Entry } from './take-over.ts'
import { isVacantSeat, vacantSeats } from './vacant-seats.ts'
import type { Found } from './walk-oparl.ts'

type Sources = { found: Found; names: ForeignNames; say: (sentence: string) => void }

const isArt = (value: unknown): value is keyof typeof gremiumartLabels =>
  typeof value === 'string' && Object.hasOwn(gremiumartLabels, value)

/** Returns the people of the council: those with a seat in a known body. */
export function personen({ found, names, say }: Sources): Entry[] {
  const withoutSeat: string[] = []
  const vacant: string[] = []
  const withoutBegin: string[] = []
  const roleIn = (one: Json): Role | undefined => {
    const reader = readObject(one)
    const body = reader.link('organization') ?? ''
    const there = found.organizations.get(body)
    const said = there ? gremiumartOf(wordsOf(there)) : names.before('gremium', body)?.['art']
    return roleOf(reader.line('role', 200), isArt(said) ? said : 'ausschuss')
  }
  /** Whether a membership is a seat in a known body, whenever it began. */
  const isSeat = (one: Json): boolean =>
    !isDeleted(one) &&
    !fieldsDenyPublic(one) &&
    names.slugFor('gremium', readObject(one).link('organization')) !== undefined &&
    roleIn(one) !== undefined
  const membership = (given_: Json | string, { hinweise }: Reader): Data[] => {
    if (typeof given_ === 'string') {
      hinweise.add(`eine Mitgliedschaft war nicht zu lesen (${given_.slice(0, 200)})`)
      return []
    }
    if (isDeleted(given_) || fieldsDenyPublic(given_)) return []
    const reader = readObject(given_)
    const organization = reader.link('organization')
    const gremium = names.slugFor('gremium', organization)
    if (gremium === undefined || organization === undefined) return []
    const said = reader.line('role', 200)
    const role = roleIn(given_)
    if (role === undefined) {
      hinweise.add(`eine Mitgliedschaft als „${said}“ fehlt: kein sicherer Sitz (${gremium})`)
      return []
    }
    const votes = reader.flag('votingRight')
    const { isOdd, ...held } = roleWithVote(role, { said, votes })
    if (isOdd) hinweise.add(`dort „${said}“ ${votes ? 'mit' : 'ohne'} Stimmrecht: bitte prüfen (${gremium})`)
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
      hinweise.add(
        `Beginn einer Mitgliedschaft nicht bekannt, gerechnet ab ${von}; genannt wird keiner (${gremium})`,
      )
    for (const said of reader.hinweise) hinweise.add(said)
    return [
      {
        gremium,
        ...held,
        von,
        ...(reader.day('startDate') === undefined ? { ohne_beginn: true } : {}),
        ...given({ bis: reader.day('endDate') ?? endIn(said) }),
      },
    ]
  }

  const entries = [...found.persons].flatMap(([foreign, object]) => {
    const reader = readObject(object)
    if (isVacantSeat(reader)) {
      vacant.push(reader.told('name'))
      return []
    }
    const memberships = reader.parts('membership')
    const mitgliedschaften = memberships.flatMap(one => membership(one, reader))
    const isSeated = memberships.some(one => isObject(one) && isSeat(one))
    const isUnread = memberships.some(one => typeof one === 'string')
    // Guests, clerks and people who only submitted something need no page.
    if (mitgliedschaften.length === 0 && !(isUnread && names.isImported('ratsperson', foreign))) {
      if (isSeated) withoutBegin.push(personName(reader.line('name')).nachname || reader.line('familyName'))
      else withoutSeat.push(isBarredPerson(object) ? '' : leftOut(object))
      return []
    }
    const isBarred = isBarredPerson(object)
    const missing = (name: string) => void reader.hinweise.add(`${name} fehlt: dort nicht für alle bestimmt`)
    const forAll = (
      name: 'Telefon' | 'E-Mail',
      { open, closed, isPrivate: isOfFew, isUnread: isOdd }: Contacts,
    ): readonly string[] => {
      if (isOfFew && open.length > 0 && !isBarred) reader.hinweise.add(partOf(name, { open, closed }))
      else if (isOfFew || (isBarred && open.length > 0)) missing(name)
      else if (isOdd) reader.hinweise.add(`${name} ist dort zum Teil nicht lesbar und fehlt insoweit`)
      return isBarred ? [] : open
    }
    const life = reader.long('life', 500)
    const isClosedLife = life !== '' && (isBarred || isPrivate(life))
    if (isClosedLife) missing('Lebenslauf')
    const named = nameOf(reader)
    const data: Data = {
      ...named,
      einleitung: isClosedLife ? '' : life,
      kommunikation: [
        ...forAll('Telefon', phonesIn(reader.lines('phone'))).map(kennung => ({ kanal: 'TELEFON', kennung })),
        ...forAll(
          'E-Mail',
          mailsIn(reader.lines('email'), [String(named['nachname']), String(named['vorname'])]),
        ).map(kennung => ({ kanal: 'EMAIL', kennung })),
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
  if (vacant.length > 0) say(vacantSeats(vacant))
  if (withoutSeat.length > 0) say(passedOver(withoutSeat))
  return entries
}

const CONTACTS = { Telefon: 'Telefonnummern', 'E-Mail': 'E-Mail-Adressen' } as const

/** Tells that some contacts of a kind come, and others do not. */
function partOf(
  name: keyof typeof CONTACTS,
  { open, closed }: { open: readonly string[]; closed: number },
): string {
  const [few, many] = [closed, open.length + closed].map(count => count.toLocaleString('de-DE'))
  return `${few} von ${many} ${CONTACTS[name]} ${closed === 1 ? 'fehlt' : 'fehlen'}: dort nicht für alle bestimmt`
}

/** Whether a person says that nothing of them is for everyone but the seat. */
function isBarredPerson(object: Json): boolean {
  const reader = readObject(object)
  return fieldsDenyPublic(object) || [...reader.lines('status'), ...reader.lines('keyword')].some(isPrivate)
}

/** Returns the end of a membership that only its role names: „Mitglied (bis 31.12.2025)“. */
function endIn(role: string): string | undefined {
  const [, day = '', month = '', year = ''] = /bis\s+(\d{1,2})\.(\d{1,2})\.(\d{4})/u.exec(role) ?? []
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(text) ? text : undefined
}

/** Returns name and roles of a person who does not come. */
function leftOut(object: Json): string {
  const reader = readObject(object)
  const name =
    reader.told('name') ||
    ['givenName', 'familyName']
      .map(one => reader.told(one))
      .filter(Boolean)
      .join(' ')
  const roles = reader
    .parts('membership')
    .flatMap(one => (isObject(one) ? readObject(one).told('role') || [] : []))
  if (name === '') return ''
  return `„${name}“${roles.length === 0 ? '' : ` (${[...new Set(roles)].join(', ')})`}`
}

const MOST_NAMED = 5

function passedOver(people: readonly string[]): string {
  const named = people.filter(Boolean).slice(0, MOST_NAMED)
  const more = people.length - named.length
  const who = `${people.length.toLocaleString('de-DE')} ${people.length === 1 ? 'Person hat' : 'Personen haben'} dort keinen sicheren Sitz in einem Gremium (Gäste, Schriftführung, Verwaltung, Einreichende), weggelassen`
  if (named.length === 0) return who
  return `${who}: ${named.join(', ')}${more > 0 ? ` und ${more.toLocaleString('de-DE')} weitere` : ''}`
}
