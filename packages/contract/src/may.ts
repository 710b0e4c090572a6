import {
  type Audience,
  accountRights,
  type Realm,
  type RightIn,
  type Role,
  type RoleRights,
  rolesOf,
} from './rights.ts'

/** Duties that a user has to fulfil before using anything else. */
export const pflichten = ['passwort', 'zweiter-faktor'] as const
export type Pflicht = (typeof pflichten)[number]

/** The rights that a user with such a duty still has. */
const despite: Record<Pflicht, readonly string[]> = {
  passwort: ['anmeldung'],
  'zweiter-faktor': accountRights,
}

/** The caller, identified by the server once per request. */
export type Who<R extends Realm = Realm> = {
  [K in R]: {
    readonly realm: K
    readonly id: string
    readonly roles: readonly Role<K>[]
    /** Paths of the site below which an editor works; `/` is the whole town. */
    readonly sections: readonly string[]
    readonly name: string
    readonly email: string
    readonly pflicht?: Pflicht | undefined
    /** If a program calls, the rights of its key: of its owner's rights, the program has only these. */
    readonly only?: readonly RightIn<K>[] | undefined
    /** Whether the session proved its owner again a short while ago, as a call with `confirmed` asks. */
    readonly confirmed?: boolean | undefined
    /** The key of the program. */
    readonly program?: { readonly id: string; readonly name: string } | undefined
  }
}[R]

/** A program cannot answer; its key was confirmed when it was made. */
export const isConfirmed = ({ confirmed, program }: Who): boolean =>
  confirmed === true || program !== undefined

/**
 * The properties of a document that rights depend on. A document without a path belongs to the whole town.
 */
export type DocumentPlace = {
  readonly kind: string
  readonly path?: string | undefined
  readonly audience?: Audience | undefined
}

/** Rights that concern the town as a whole: editors of a single section do not have them. */
export const ofWholeTown: ReadonlySet<string> = new Set([
  'stadt-ausfuehren',
  'abfall-pflegen',
  'pinnwand-pruefen',
  'schaeden-bearbeiten',
] satisfies RightIn<'redaktion'>[])

/** Returns true if a user has a right, in general or for this document, and no duty is in the way. */
export function may<R extends Realm>(who: Who<R>, right: RightIn<R>, document?: DocumentPlace): boolean {
  if (who.pflicht && !despite[who.pflicht].includes(right)) return false
  if (ofWholeTown.has(right) && !who.sections.includes('/')) return false
  const granting = rolesOf(who.realm as R)
  return who.roles.some(name => {
    const role = Object.hasOwn(granting, name) ? granting[name] : undefined
    if (!role) return false
    const granted = grantedTo(who.only, role)
    if (!granted.includes(right)) return false
    if (!document) return true
    return (
      isAbout(role, document) &&
      isWithinSections(who.sections, document.path) &&
      mayKeep(granted, right, document)
    )
  })
}

/**
 * Returns the filters of all roles of a user that may read documents; a document is readable if one of the
 * filters matches.
 */
export const readableOf = (
  who: Who<'redaktion'>,
): readonly Pick<RoleRights<'redaktion'>, 'kinds' | 'audiences'>[] =>
  may(who, 'inhalte-lesen')
    ? who.roles.flatMap(name => {
        const role = rolesOf('redaktion')[name]
        return role?.rights.includes('inhalte-lesen') ? [role] : []
      })
    : []

/** Kinds that concern the whole town need a right of their own beside that of the action. */
const rightsOfKinds: Readonly<Record<string, RightIn<'redaktion'>>> = {
  menue: 'menues-pflegen',
  weiterleitung: 'weiterleitungen-pflegen',
  suchbegriff: 'suchworte-pflegen',
  stadt: 'einstellungen-pflegen',
}

/** The rights that a role grants; to a program at most those of its key. */
const grantedTo = (
  only: readonly string[] | undefined,
  { rights }: { readonly rights: readonly string[] },
): readonly string[] => (only ? rights.filter(right => only.includes(right)) : rights)

const mayKeep = (rights: readonly string[], right: string, { kind }: DocumentPlace): boolean => {
  const own = Object.hasOwn(rightsOfKinds, kind) ? rightsOfKinds[kind] : undefined
  return own === undefined || right === 'inhalte-lesen' || rights.includes(own)
}

const isAbout = <R extends Realm>(
  { kinds, audiences = ['oeffentlich'] }: RoleRights<R>,
  { kind, audience = 'oeffentlich' }: DocumentPlace,
) => (!kinds || kinds.includes(kind)) && audiences.includes(audience)

/**
 * Returns true if a path is in one of the sections: `/schillerschule` includes everything below it, but not
 * `/schillerschule-alt`.
 */
export const isWithinSections = (sections: readonly string[], path: string | undefined): boolean =>
  sections.some(section => section === '/' || (path !== undefined && `${path}/`.startsWith(`${section}/`)))
