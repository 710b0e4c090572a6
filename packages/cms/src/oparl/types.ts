/**
 * The types of OParl 1.1 as this server has them, in the order in which they are put together: what is embedded stands
 * before what embeds it. `list` is the last part of the address of the list in which all of a type stand.
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

/** `meeting/gemeinderat-2026-11-10`: what an object is called below the address of this server. */
export type ObjectId = `${Name}/${string}`

export const nameOf = (id: string): Name => id.slice(0, id.indexOf('/')) as Name

const RANKS = Object.keys(types)
/** Smaller for what is embedded in others. */
export const rankOf = (id: string): number => RANKS.indexOf(nameOf(id))

/** The one body whose council this is. */
export const BODY: ObjectId = 'body/1'

/** How addresses stand in what is stored: this server itself, below it, and on the site. */
export const SERVER = 'oparl:'
export const SITE = 'site:/'

export const addressOf = (id: string): string => `${SERVER}/${id}`

/** What is stored with the addresses that hold where this server is reached. */
export const withAddresses = (json: string, publicUrl: string): string =>
  json
    .replaceAll(`"${SERVER}"`, `"${serverAt(publicUrl)}"`)
    .replaceAll(`"${SERVER}/`, `"${serverAt(publicUrl)}/`)
    .replaceAll(`"${SITE}`, `"${publicUrl}/`)

export const OPARL_PATH = '/oparl/v1'
const serverAt = (publicUrl: string) => `${publicUrl}${OPARL_PATH}`

/** The name of a type on the wire. */
export const schemaOf = (type: string): string => `https://schema.oparl.org/1.1/${type}`
