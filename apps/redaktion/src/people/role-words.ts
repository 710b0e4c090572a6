import { type Audience, type Realm, type RoleRights, rights, rolesOf } from '@rathausplatz/contract'

/** What nobody has to be told: whoever has an account may sign in with it. */
const EVERYBODYS = new Set<string>(['anmeldung', 'konto'])

const PARTS: Readonly<Record<Exclude<Audience, 'oeffentlich'>, string>> = {
  intranet: 'Seiten des Intranets',
  raete: 'Seiten des Rates',
}

const listed = new Intl.ListFormat('de')

export type RoleWords = { readonly name: string; readonly label: string; readonly may: string }

/**
 * What each role may, from the table of rights: the smallest first, and of a larger one only what it has beside the next
 * smaller one, so that two can be told apart at a glance.
 */
export function roleWords(realm: Realm, nameOfKind: (art: string) => string): readonly RoleWords[] {
  const all = Object.entries(rolesOf(realm)).toSorted(([, a], [, b]) => a.rights.length - b.rights.length)
  return all.map(([name, role]) => {
    const smaller = all.findLast(([other, one]) => other !== name && isWithin(one, role))?.[1]
    const said = sentences(realm, role, smaller)
    const kinds = role.kinds ? [`Nur ${listed.format(role.kinds.map(nameOfKind))}.`] : []
    return { name, label: role.label, may: [...kinds, ...said].join(' ') }
  })
}

/** Whether a larger role may all that a smaller one may. What is about some kinds only is not like the others. */
const isWithin = (smaller: RoleRights<Realm>, larger: RoleRights<Realm>): boolean =>
  !larger.kinds &&
  !smaller.kinds &&
  smaller.rights.length < larger.rights.length &&
  worksOnContents(smaller) &&
  smaller.rights.every(right => larger.rights.includes(right))

function sentences(realm: Realm, role: RoleRights<Realm>, smaller?: RoleRights<Realm>): readonly string[] {
  const words: Readonly<Record<string, string>> = rights[realm]
  const own = role.rights.filter(right => !EVERYBODYS.has(right) && !smaller?.rights.includes(right))
  const more = own.map(right => words[right] ?? right).join('; ')
  // Of what somebody may touch a few kinds only, nobody thinks in parts of the site.
  const parts = (role.kinds ? [] : (role.audiences ?? []))
    .filter(audience => audience !== 'oeffentlich' && !smaller?.audiences?.includes(audience))
    .map(audience => PARTS[audience as keyof typeof PARTS])
  return [
    smaller ? `Alles, was die Rolle „${smaller.label}“ darf, und: ${more}.` : `Darf ${more}.`,
    ...(parts.length > 0 ? [`Auch ${parts.join(' und ')}.`] : []),
  ]
}

const worksOnContents = ({ rights: all }: RoleRights<Realm>): boolean =>
  (all as readonly string[]).includes('inhalte-lesen')

/** Appointments, and what comes in by forms, are those of an office, which stands somewhere in the town. */
const worksAtOffice = ({ rights: all }: RoleRights<Realm>): boolean =>
  ['termine-fuehren', 'eingaenge-lesen'].some(right => (all as readonly string[]).includes(right))

/** Whether a role works on contents or at an office: then it matters where. */
export function hasPlaces(realm: Realm, name: string): boolean {
  const role = Object.hasOwn(rolesOf(realm), name) ? rolesOf(realm)[name] : undefined
  return role !== undefined && (worksOnContents(role) || worksAtOffice(role))
}
