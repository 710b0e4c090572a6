import { setImmediate } from 'node:timers/promises'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { badAnswers, badServer, patienceWith } from '../../../../tests/other-servers/bad-answers.ts'
import { type Fetched, type OutsideRules, openOutside } from './fetch-outside.ts'
import type { Refusal } from './refusals.ts'
import { neighbour, onlyNeighbour } from './testing/neighbour.ts'

const outside = (rules: Partial<OutsideRules> = {}) =>
  openOutside({
    publicUrl: 'https://www.rebenau.example',
    mayReach: onlyNeighbour,
    patienceMs: 60_000,
    ...rules,
  })

const refusalOf = (fetched: Fetched) => (fetched.ok ? fetched.answer.status : fetched.refusal)

const REFUSALS: Record<(typeof badAnswers)[number]['is'], Refusal> = {
  broken: 'keine-verbindung',
  'too-large': 'zu-gross',
  late: 'zu-langsam',
}

const somethingHappens = async (has: () => boolean): Promise<void> => {
  while (!has()) await setImmediate()
}

describe('A2: every fetch ends, however the other side answers', () => {
  test.each(badAnswers)('whole answer: $name', async bad => {
    const server = await badServer(bad.answer)
    const fetch = outside({ patienceMs: patienceWith(bad) })
    expect(refusalOf(await fetch(server.origin, { mostBytes: 1_000_000 }))).toBe(REFUSALS[bad.is])
    // No connection stays open.
    await somethingHappens(() => server.open() === 0)
  })

  test.each(badAnswers)('head only: $name', async bad => {
    const server = await badServer(bad.answer)
    const fetch = outside({ patienceMs: patienceWith(bad, { ofHead: true }) })
    const fetched = await fetch(server.origin, { method: 'POST', body: Buffer.from('x'), mostBytes: 0 })
    expect(refusalOf(fetched)).toBe(bad.hasHead ? 200 : REFUSALS[bad.is])
    await somethingHappens(() => server.open() === 0)
  })

  test('a handshake or a name lookup that never ends is too slow', async () => {
    const server = await badServer(() => {})
    const secure = server.origin.replace('http:', 'https:')
    expect(refusalOf(await outside({ patienceMs: 50 })(secure))).toBe('zu-langsam')
    const fetch = outside({ patienceMs: 50, lookUp: () => {} })
    expect(refusalOf(await fetch('http://www.langsam.example/'))).toBe('zu-langsam')
  })

  test('redirects without end, each to another host, are too many', async () => {
    const origin = await neighbour(({ headers }, answer) => {
      const step = Number(/^h(\d+)\./.exec(headers.host ?? '')?.[1] ?? 0) + 1
      const port = headers.host?.split(':')[1]
      answer.writeHead(302, { location: `http://h${step}.example:${port}/` }).end()
    })
    const fetch = outside({ lookUp: (_, __, tell) => tell(null, [{ address: '127.0.0.1', family: 4 }]) })
    expect(refusalOf(await fetch(origin))).toBe('zu-viele-weiterleitungen')
  })
})

describe('A caller that aborts gets the result at once', () => {
  const phases: readonly (readonly [string, string, Partial<OutsideRules>])[] = [
    ['while a name is looked up', 'http://www.langsam.example/', { lookUp: () => {} }],
    ['within the handshake', 'https:', {}],
    ['before the head', 'nothing comes', {}],
    ['within the head', 'the head drips', {}],
    ['within the body', 'the body drips', {}],
    ['within what is packed', 'what is packed stands still', {}],
  ]
  test.each(phases)('if it aborts %s', async (_, where, rules) => {
    const bad = badAnswers.find(({ name }) => name === where)
    const server = await badServer(bad?.answer ?? (() => {}))
    const address = where === 'https:' ? server.origin.replace('http:', where) : server.origin
    const leaving = new AbortController()
    const fetched = outside(rules)(rules.lookUp ? where : address, { signal: leaving.signal })
    if (!rules.lookUp) await somethingHappens(() => server.asked === 1)
    leaving.abort()
    expect(refusalOf(await fetched)).toBe('beendet')
    await somethingHappens(() => server.open() === 0)
  })

  test('if it aborts in the queue, and then no request is sent', async () => {
    const server = await badServer(() => {})
    const fetch = outside({ atOnce: 1 })
    const [first, second] = [new AbortController(), new AbortController()]
    const fetching = fetch(server.origin, { signal: first.signal })
    const waiting = fetch(server.origin, { signal: second.signal })
    await somethingHappens(() => server.asked === 1)
    second.abort()
    expect(refusalOf(await waiting)).toBe('beendet')
    first.abort()
    expect(refusalOf(await fetching)).toBe('beendet')
    expect(refusalOf(await fetch('ftp://example.org/'))).toBe('keine-adresse')
    expect(server.asked).toBe(1)
  })

  test('if it aborts before the start, or between two hops', async () => {
    const origin = await neighbour((_, answer) => void answer.writeHead(302, { location: '/neu' }).end())
    expect(refusalOf(await outside()(origin, { signal: AbortSignal.abort() }))).toBe('beendet')
    const leaving = new AbortController()
    const betweenHops = async () => {
      leaving.abort()
      await new Promise(() => {})
    }
    expect(refusalOf(await outside()(origin, { signal: leaving.signal, betweenHops }))).toBe('beendet')
  })
})

test('A request that never ends makes way for the next one in the queue after the timeout', async () => {
  const server = await badServer(() => {})
  const good = await neighbour((_, answer) => void answer.end('da'))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const fetch = outside({ atOnce: 1, lookUp: () => {} })
  const [late, next] = [fetch('http://www.langsam.example/'), fetch(good)]
  await setImmediate()
  vi.advanceTimersByTime(60_000)
  expect(refusalOf(await late)).toBe('zu-langsam')
  expect(refusalOf(await next)).toBe(200)
  expect(server.asked).toBe(0)
})
