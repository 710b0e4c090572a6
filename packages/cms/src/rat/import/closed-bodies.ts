import { folded } from './closed-words.ts'
import { isOfClosedMeeting } from './meeting-names.ts'
import { deniesPublic } from './oparl-agenda.ts'
import { isDeleted, isObject, type Json } from './oparl-client.ts'
import { readObject } from './read-object.ts'
import type { Stock } from './stock.ts'

const WORDS = ['organizationType', 'classification', 'status', 'state'] as const

/** A subject of a body: „Ausschuss für Personal und interne Angelegenheiten“. */
const SUBJECT = /(?<=(?<!\p{L})für\P{L}.*)intern\p{L}* \p{L}+/gu

/** Whether a body says, in its names or in any other field, that its meetings are not public. */
export function saysBodyClosed(body: Json): boolean {
  const reader = readObject(body)
  const names = ['name', 'shortName'].map(name => folded(reader.judged(name)).replaceAll(SUBJECT, ' '))
  const words = WORDS.flatMap(name => reader.lines(name))
  return deniesPublic(body) || [...names, ...words].some(isOfClosedMeeting)
}

/** Returns the ids of the bodies that say that they are closed. */
export const closedBodiesIn = (organizations: ReadonlyMap<string, Json>): ReadonlySet<string> =>
  new Set([...organizations].flatMap(([id, body]) => (!isDeleted(body) && saysBodyClosed(body) ? [id] : [])))

/** Whether one of the bodies of an object is closed, linked or embedded. */
export const isOfClosedBody = (object: Json, closed: ReadonlySet<string>): boolean => {
  const reader = readObject(object)
  return (
    reader.links('organization').some(id => closed.has(id)) ||
    reader.parts('organization').some(part => isObject(part) && saysBodyClosed(part))
  )
}

/**
 * Whether public meetings of earlier runs belong to a body that says only now that it is closed. They did not
 * change there, so a run that asks for changes would not judge them.
 */
export function hasClosedLater(
  organizations: ReadonlyMap<string, Json>,
  { stock, idOf }: { stock: Stock; idOf: (body: string) => string },
): boolean {
  const slugs = new Set(
    [...closedBodiesIn(organizations)].map(id => slugOf(stock.imported('gremium').get(idOf(id))?.data)),
  )
  return [...stock.imported('sitzung').values()].some(
    ({ data, published_revision }) =>
      published_revision !== null && bodiesOf(data).some(one => typeof one === 'string' && slugs.has(one)),
  )
}

const slugOf = (data: unknown): unknown => (isObject(data) ? data['slug'] : undefined)

const bodiesOf = (data: unknown): readonly unknown[] => {
  const { gremium, gemeinsam_mit }: Json = isObject(data) ? data : {}
  return [gremium, ...(Array.isArray(gemeinsam_mit) ? gemeinsam_mit : [])]
}
