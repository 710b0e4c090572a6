import type { ServerResponse } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import type { Call } from '../call.ts'
import { type HostileText, hostileTexts, sparseAnswer, withTexts } from './bends.ts'

/** The request to which the CMS misbehaves. */
export type Asked = {
  response: ServerResponse
  /** The requested call; undefined for pictures and files. */
  call: Call | undefined
  /** The path and query of the request, for redirects to itself. */
  address: string
  /** How often this address was requested, including this time. */
  times: number
  /** The answer of a well-behaved CMS. */
  good: () => Promise<{ status: number; headers: Record<string, string>; body: Buffer }>
}

type Behaviour = (asked: Asked) => unknown

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' }

const say =
  (status: number, body: string | Buffer, headers: Record<string, string> = JSON_TYPE): Behaviour =>
  ({ response }) =>
    response.writeHead(status, headers).end(body)

/** The valid answer with a changed body. */
const changed =
  (change: (body: Buffer, asked: Asked) => string | Buffer): Behaviour =>
  async asked => {
    const { status, headers, body } = await asked.good()
    const { 'content-length': _, ...rest } = headers
    asked.response.writeHead(status, rest).end(change(body, asked))
  }

const changedJson = (change: (answer: unknown, call: Call | undefined) => unknown) =>
  changed((body, { call }) => JSON.stringify(change(JSON.parse(String(body)), call)))

const playGood: Behaviour = async ({ response, good }) => {
  const { status, headers, body } = await good()
  response.writeHead(status, headers).end(body)
}

/** Wire values that a page needs; replacing them would only show that the page is missing. */
const WIRE_WORDS =
  /^(?:template|slotName|pageTheme|pageLayout|typ|tagestyp|kanal|status|id|datum_\w+|beginn|ende)$/
const isAddress = (text: string) => /^(?:\/|https?:|mailto:|tel:)/.test(text)

/** Placeholder for a large text in the JSON, so that the text is escaped only once. */
const PLACE = '\u0000'
const PLACE_IN_JSON = JSON.stringify(PLACE)

const hostile = (kind: HostileText, length: number) => {
  const text = Buffer.from(JSON.stringify(hostileTexts[kind](length)))
  return changed(body => {
    const answer = withTexts(JSON.parse(String(body)), (text, key) =>
      WIRE_WORDS.test(key) || isAddress(text) ? text : PLACE,
    )
    const [first = '', ...rest] = JSON.stringify(answer).split(PLACE_IN_JSON)
    return Buffer.concat([Buffer.from(first), ...rest.flatMap(part => [text, Buffer.from(part)])])
  })
}

const noSuchAddress = say(404, '<!doctype html><title>Not Found</title><h1>nginx</h1>', {
  'content-type': 'text/html',
})

/** The public calls of spec §7. */
const SPEC_CALLS = new Set<string>(['route', 'menu', 'aktuelles'])
const PICTURE = /^(?:bild|src)$/

const hugeMenu = () => ({
  menuItems: [
    {
      title: 'A',
      href: '/a',
      menuItems: Array.from({ length: 100_000 }, () => ({ title: 'B', href: '/b' })),
    },
  ],
})

/** All behaviours by name. */
const behaviours = {
  good: playGood,
  // Not reachable.
  dead: ({ response }) => response.socket?.destroy(),
  hang: () => {},
  'headers-only': ({ response }) => response.writeHead(200, JSON_TYPE).flushHeaders(),
  drip: async ({ response, good }) => {
    const { status, body } = await good()
    response.writeHead(status, JSON_TYPE)
    for (const byte of body) {
      if (response.destroyed) return
      response.write(Buffer.of(byte))
      await setTimeout(1_000, undefined, { ref: false })
    }
    response.end()
  },
  half: async ({ response, good }) => {
    const { status, headers, body } = await good()
    response.writeHead(status, { ...headers, 'content-length': String(body.length) })
    response.write(body.subarray(0, body.length / 2), () => response.destroy())
  },
  // Redirects.
  loop: ({ response, address }) => response.writeHead(302, { location: address }).end(),
  elsewhere: ({ response }) => response.writeHead(302, { location: 'http://192.0.2.1/' }).end(),
  // Invalid answers.
  html: say(200, '<!doctype html><title>Wartung</title><h1>Wartungsarbeiten</h1>', {
    'content-type': 'text/html',
  }),
  empty: say(204, ''),
  null: say(200, 'null'),
  word: say(200, '"ok"'),
  list: say(200, '[]'),
  error: say(200, '{"error":"kaputt"}'),
  'wrong-shape': changedJson(answer => ({ ergebnis: answer })),
  'no-utf8': changed(body =>
    Buffer.concat([body.subarray(0, -1), Buffer.from(',"x":"\xff\xfe"}', 'latin1')]),
  ),
  bom: changed(body => `\ufeff${String(body)}`),
  'control-characters': changedJson(answer =>
    withTexts(answer, (text, key) =>
      WIRE_WORDS.test(key) || isAddress(text) ? text : `${text}\u0000\ud800\u0007`,
    ),
  ),
  'not-found-html': noSuchAddress,
  // Too much data.
  huge: changedJson(answer => ({ ...(answer as object), ballast: 'x'.repeat(6_000_000) })),
  nested: say(200, `${'{"menuItems":['.repeat(10_000)}${']}'.repeat(10_000)}`),
  many: say(200, JSON.stringify(hugeMenu())),
  bomb: ({ response }) =>
    response
      .writeHead(200, { ...JSON_TYPE, 'content-encoding': 'gzip' })
      .end(gzipSync(Buffer.alloc(50_000_000, ' '))),
  // Little data, or long texts.
  sparse: changedJson((answer, call) => (call ? sparseAnswer(call, answer) : answer)),
  long: changedJson(answer =>
    withTexts(answer, (text, key) =>
      WIRE_WORDS.test(key) || isAddress(text)
        ? text
        : `${text} Donaudampfschifffahrtsgesellschaft`.repeat(4).slice(0, 280),
    ),
  ),
  // Knows only the calls of spec §7, and gives pictures with their full URL.
  letter: async asked => {
    const { call, response } = asked
    if (call && !SPEC_CALLS.has(call.name)) return noSuchAddress(asked)
    const house = `http://${response.req.headers.host}`
    const named = changedJson(answer =>
      withTexts(answer, (text, key) =>
        PICTURE.test(key) && text.startsWith('/medien/') ? `${house}${text}/1024.webp` : text,
      ),
    )
    return call ? named(asked) : playGood(asked)
  },
  // Fails every second time.
  flapping: asked => (asked.times % 2 === 1 ? say(500, '{"error":"kaputt"}')(asked) : playGood(asked)),
} satisfies Record<string, Behaviour>

/**
 * The name of a behaviour: one of the list, `status-403` (the valid body with another status), `slow-800`
 * (the valid answer after this number of milliseconds) or `text-sharp-s-1000000` (every text replaced by a
 * hostile one).
 */
export type BehaviourName =
  | keyof typeof behaviours
  | `status-${number}`
  | `slow-${number}`
  | `text-${HostileText}-${number}`

export const behaviourNames = Object.keys(behaviours) as (keyof typeof behaviours)[]

/** Returns the behaviour of a name, or `undefined`. */
export function behaviourOf(name: string): Behaviour | undefined {
  if (Object.hasOwn(behaviours, name)) return behaviours[name as keyof typeof behaviours]
  const [, kind, word, number] = /^(status|slow|text)-(?:([a-z-]+)-)?(\d+)$/.exec(name) ?? []
  if (kind === 'status') return underStatus(Number(number))
  if (kind === 'slow') return late(Number(number))
  if (kind === 'text' && word && Object.hasOwn(hostileTexts, word))
    return hostile(word as HostileText, Number(number))
  return undefined
}

const underStatus =
  (status: number): Behaviour =>
  async ({ response, good }) => {
    const { headers, body } = await good()
    const { 'content-length': _, ...rest } = headers
    response.writeHead(status, status === 301 ? { ...rest, location: 'http://192.0.2.1/' } : rest)
    response.end([204, 304].includes(status) ? undefined : body)
  }

const late =
  (ms: number): Behaviour =>
  async asked => {
    await setTimeout(ms, undefined, { ref: false })
    return playGood(asked)
  }
