/**
 * The OParl 1.1 types of this server, in build order: embedded types come before types that embed them.
 * `list` is the last part of the address of the list of a type. `back` names the fields that refer back to
 * owners.
 */
export const types = {
  location: { type: 'Location', list: 'locations', back: ['meetings', 'papers'] },
  file: { type: 'File', list: 'files', back: ['meeting', 'agendaItem', 'paper'] },
  legislativeterm: { type: 'LegislativeTerm', list: 'legislativeterms', back: ['body'] },
  membership: { type: 'Membership', list: 'memberships', back: ['person'] },
  consultation: { type: 'Consultation', list: 'consultations', back: ['paper'] },
  agendaitem: { type: 'AgendaItem', list: 'agendaitems', back: ['meeting'] },
  meeting: { type: 'Meeting', list: 'meetings', back: [] },
  paper: { type: 'Paper', list: 'papers', back: [] },
  person: { type: 'Person', list: 'persons', back: [] },
  organization: { type: 'Organization', list: 'organizations', back: [] },
  body: { type: 'Body', list: 'bodies', back: [] },
} as const satisfies Record<string, { type: string; list: string; back: readonly string[] }>

export type Name = keyof typeof types

/** Id of an object below the address of this server: `meeting/gemeinderat-2026-11-10`. */
export type ObjectId = `${Name}/${string}`

export const nameOf = (id: string): Name => id.slice(0, id.indexOf('/')) as Name

const RANKS = Object.keys(types)
/** Lower for types that are embedded in others. */
export const rankOf = (id: string): number => RANKS.indexOf(nameOf(id))

/** The only body: this town. */
export const BODY: ObjectId = 'body/1'

/** Placeholders for addresses in stored objects: this server, and the site. */
export const SERVER = 'oparl:'
export const SITE = 'site:/'

export const addressOf = (id: string): string => `${SERVER}/${id}`

/** Replaces the placeholders with the public addresses. */
export const withAddresses = (json: string, publicUrl: string): string =>
  json
    .replaceAll(`"${SERVER}"`, `"${serverAt(publicUrl)}"`)
    .replaceAll(`"${SERVER}/`, `"${serverAt(publicUrl)}/`)
    .replaceAll(`"${SITE}`, `"${publicUrl}/`)

export const OPARL_PATH = '/oparl/v1'
const serverAt = (publicUrl: string) => `${publicUrl}${OPARL_PATH}`

/** The name of a type on the wire. */
export const schemaOf = (type: string): string => `https://schema.oparl.org/1.1/${type}`
