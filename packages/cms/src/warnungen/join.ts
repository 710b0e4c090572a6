import { digest, type Message } from './message.ts'

/**
 * Keeps only the newest of several messages with the same identifier.
 * Identifiers of weather warnings do not identify events: two such warnings are joined only if kind, area,
 * times and text are equal; otherwise both are kept.
 */
export function joined(messages: readonly Message[]): readonly Message[] {
  const byNumber = new Map<string, Message[]>()
  for (const message of messages)
    byNumber.set(message.kennung, [...(byNumber.get(message.kennung) ?? []), message])
  return [...byNumber.values()].flatMap(same => {
    const ordered = newestLast(same)
    return same[0]?.isAnew ? ordered.slice(-1) : sideBySide(ordered)
  })
}

const newestLast = (messages: readonly Message[]): readonly Message[] =>
  messages.toSorted((a, b) => a.said.gesendet.localeCompare(b.said.gesendet))

function sideBySide(messages: readonly Message[]): readonly Message[] {
  const found = new Map(messages.map(message => [contentOf(message), message]))
  return [...found].map(([content, message]) =>
    found.size === 1 ? message : Object.assign({}, message, { kennung: `${message.kennung}|${content}` }),
  )
}

/** Joins equal messages about several places of a county into one message about all of these places. */
export function withAllPlaces(messages: readonly Message[]): readonly Message[] {
  const found = new Map<string, Message>()
  for (const message of newestLast(messages)) {
    const content = contentOf({ ...message, said: { ...message.said, gebiet: '', schluessel: [] } })
    const places = [found.get(content), message].flatMap(one => one?.said.gebiet.split(', ') ?? [])
    const keys = [found.get(content), message].flatMap(one => one?.said.schluessel ?? [])
    const gebiet = [...new Set(places)].filter(Boolean).join(', ')
    found.set(content, { ...message, said: { ...message.said, gebiet, schluessel: [...new Set(keys)] } })
  }
  return [...found.values()]
}

/** Returns a digest of kind, identifier and content, without the time of sending. */
function contentOf({ art, kennung, said }: Message): string {
  const { gesendet: _, schluessel, ...content } = said
  return digest([art, kennung, content, schluessel.toSorted()], 'hex', 12)
}
