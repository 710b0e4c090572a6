import { type Audience, type Realm, type RoleRights, rights, rolesOf } from '@rathausplatz/contract'

/** Rights that need no explanation: every account has them. */
const EVERYBODYS = new Set<string>(['anmeldung', 'konto'])

const PARTS: Readonly<Record<Exclude<Audience, 'oeffentlich'>, string>> = {
  intranet: 'Seiten des Intranets',
  raete: 'Seiten des Rates',
}

const listed = new Intl.ListFormat('de')

export type RoleWords = { readonly name: string; readonly label: string; readonly may: string }

/**
 * Describes the rights of each role, the smallest role first. Of a larger role only the rights beyond the
 * next smaller one are described, so that two roles are easy to compare.
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

/**
 * True if a larger role has all rights of a smaller one. Roles for some kinds are not comparable, and neither
 * is a smaller role without contents.
 */
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
  // A role for a few kinds is not described by audiences.
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

/** Appointments and submissions belong to an office, which has a section. */
const worksAtOffice = ({ rights: all }: RoleRights<Realm>): boolean =>
  ['termine-fuehren', 'eingaenge-lesen'].some(right => (all as readonly string[]).includes(right))

/** True if a role has contents or an office, so that sections matter. */
export function hasPlaces(realm: Realm, name: string): boolean {
  const role = Object.hasOwn(rolesOf(realm), name) ? rolesOf(realm)[name] : undefined
  return role !== undefined && (worksOnContents(role) || worksAtOffice(role))
}
