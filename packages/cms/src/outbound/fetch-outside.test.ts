import { type AddressInfo, createServer as createTcpServer } from 'node:net'
import type { NetworkInterfaceInfo } from 'node:os'
import { gzipSync } from 'node:zlib'
import { describe, expect, onTestFinished, test } from 'vitest'
import { judgeAnswer } from '../links/judge-answer.ts'
import { type Fetched, type OutsideRules, openOutside } from './fetch-outside.ts'
import { isOfThisMachine, isPublicAddress } from './public-address.ts'
import { refusalWords } from './refusals.ts'
import { neighbour, onlyNeighbour } from './testing/neighbour.ts'

const outside = (rules: Partial<OutsideRules> = {}) =>
  openOutside({ publicUrl: 'https://www.rebenau.example', mayReach: onlyNeighbour, ...rules })

const refusalOf = (fetched: Fetched) => (fetched.ok ? fetched.answer.status : fetched.refusal)

describe('Public addresses', () => {
  test.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '127.1.2.3',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '::7f00:1',
    'fc00::1',
    'fd12:3456::1',
    'fe80::1',
    'fe80::1%eth0',
    'ff02::1',
    '2001:db8::1',
    '2002:7f00:1::',
    '64:ff9b::7f00:1',
    '64:ff9b::192.168.0.1',
    '64:ff9b:1::1',
    'localhost',
    '',
  ])('do not include “%s”, which is private, reserved or no address', address =>
    expect(isPublicAddress(address)).toBe(false),
  )

  test.each(['8.8.8.8', '100.63.0.1', '172.32.0.1', '2a00:1450::1', '64:ff9b::8.8.8.8'])(
    'include %s',
    address => expect(isPublicAddress(address)).toBe(true),
  )
})

describe('The addresses of this machine', () => {
  const one = (address: string, family: 'IPv4' | 'IPv6') => ({ address, family }) as NetworkInterfaceInfo
  const interfaces = {
    eth0: [one('203.0.114.7', 'IPv4'), one('2a00:1450:0:0::7', 'IPv6'), one('fe80::1%eth0', 'IPv6')],
  }
  test.each(['203.0.114.7', '2a00:1450::7', '2a00:1450:0000::0007', '64:ff9b::203.0.114.7'])(
    'include the public address %s',
    address => {
      expect(isPublicAddress(address)).toBe(true)
      expect(isOfThisMachine(address, interfaces)).toBe(true)
    },
  )
  test.each(['203.0.114.8', '2a00:1450::8', 'localhost', ''])('do not include %s', address =>
    expect(isOfThisMachine(address, interfaces)).toBe(false),
  )
})

test('A name in our own network is refused like an unknown name; only the log tells them apart', async () => {
  const told: unknown[] = []
  const log = { info: (about: object) => told.push(about) }
  const fetch = openOutside({ publicUrl: 'https://www.rebenau.example', log })
  expect(refusalOf(await fetch('http://localhost:8080/'))).toBe('eigenes-netz')
  expect(told).toEqual([{ host: 'localhost', refusal: 'eigenes-netz' }])
  expect(refusalWords['eigenes-netz']).toBe(refusalWords.unbekannt)
  const judged = (refusal: 'eigenes-netz' | 'unbekannt') =>
    judgeAnswer('https://x.example/', { ok: false, refusal, hops: [] })
  expect(judged('eigenes-netz')).toEqual(judged('unbekannt'))
})

test('An answer has its status and its whole body, and the request has our user agent', async () => {
  let agent: string | undefined
  const origin = await neighbour((asked, answer) => {
    agent = asked.headers['user-agent']
    answer.writeHead(404, { 'content-type': 'text/html' }).end('Grüße')
  })
  const fetched = await outside()(`${origin}/weg#oben`)
  expect(fetched).toMatchObject({ ok: true, answer: { status: 404, url: `${origin}/weg`, hops: [] } })
  if (fetched.ok) expect(Buffer.from(fetched.answer.body).toString()).toBe('Grüße')
  expect(agent).toBe('Rathausplatz (+https://www.rebenau.example)')
})

describe('Addresses in our own network are refused', () => {
  test.each([
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://[::1]/',
    'http://[::ffff:10.0.0.1]/',
    'http://169.254.169.254/latest/meta-data/',
    'http://localhost:8080/',
  ])('%s is refused', async url => {
    const fetch = openOutside({ publicUrl: 'https://www.rebenau.example' })
    expect(refusalOf(await fetch(url))).toBe('eigenes-netz')
  })

  test('a redirect to such an address and a name that resolves to one are refused', async () => {
    const origin = await neighbour((_, answer) => {
      answer.writeHead(302, { location: 'http://127.0.0.2/geheim' }).end()
    })
    const fetched = await outside()(origin)
    expect(fetched).toMatchObject({
      ok: false,
      refusal: 'eigenes-netz',
      hops: [{ to: 'http://127.0.0.2/geheim' }],
    })
    const named = origin.replace('127.0.0.1', 'localhost')
    expect(refusalOf(await outside({ mayReach: () => false })(named))).toBe('eigenes-netz')
    expect(refusalOf(await outside()(named))).toBe('eigenes-netz')
  })
})

test.each([
  'ftp://example.org/',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'http://anna:geheim@example.org/',
  'http://example.org:25/',
  `https://example.org/${'x'.repeat(2_000)}`,
  'rebenau.example',
  '',
])('Not fetched, because it is no address of a website: %s', async url => {
  expect(refusalOf(await outside()(url))).toBe('keine-adresse')
})

describe('Redirects', () => {
  test('are followed and listed', async () => {
    const origin = await neighbour(({ url }, answer) => {
      if (url === '/alt') answer.writeHead(301, { location: '/neu' }).end()
      else answer.end('da')
    })
    const fetched = await outside()(`${origin}/alt`, { method: 'HEAD' })
    expect(fetched).toMatchObject({
      ok: true,
      answer: {
        status: 200,
        url: `${origin}/neu`,
        hops: [{ status: 301, from: `${origin}/alt`, to: `${origin}/neu` }],
      },
    })
  })

  test.each([
    ['in a circle', (step: number) => `/${(step + 1) % 3}`],
    ['on and on', (step: number) => `/${step + 1}`],
    ['to itself', (step: number) => `/${step}`],
  ])('%s are refused after a few hops', async (_, next) => {
    const origin = await neighbour(({ url = '/0' }, answer) => {
      answer.writeHead(302, { location: next(Number(url.slice(1))) }).end()
    })
    expect(refusalOf(await outside()(`${origin}/0`))).toBe('zu-viele-weiterleitungen')
  })

  test('to another protocol are refused', async () => {
    const origin = await neighbour((_, answer) =>
      answer.writeHead(302, { location: 'file:///etc/passwd' }).end(),
    )
    expect(refusalOf(await outside()(origin))).toBe('keine-adresse')
  })
})

describe('An answer of a strange website', () => {
  test('is aborted if it never ends', async () => {
    const origin = await neighbour((_, answer) => void answer.write('...'))
    expect(refusalOf(await outside({ patienceMs: 100 })(origin))).toBe('zu-langsam')
  })

  test('is given up if it never begins', async () => {
    const origin = await neighbour(() => {})
    expect(refusalOf(await outside({ patienceMs: 100 })(origin))).toBe('zu-langsam')
  })

  test('is refused once it exceeds the limit', async () => {
    let left = false
    const origin = await neighbour((asked, answer) => {
      asked.socket.on('close', () => {
        left = true
      })
      const more = () => {
        while (!left && answer.write('x'.repeat(65_536)));
        if (!left) answer.once('drain', more)
      }
      more()
    })
    expect(refusalOf(await outside()(origin, { mostBytes: 100_000 }))).toBe('zu-gross')
  })

  test('is refused before its body comes if its content-length is over the limit', async () => {
    const origin = await neighbour((_, answer) =>
      answer.writeHead(200, { 'content-length': '100001' }).flushHeaders(),
    )
    expect(refusalOf(await outside()(origin, { mostBytes: 100_000 }))).toBe('zu-gross')
  })

  test('is refused if it is a zip bomb', async () => {
    const bomb = gzipSync(Buffer.alloc(50_000_000))
    const origin = await neighbour((_, answer) =>
      answer.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb),
    )
    expect(refusalOf(await outside()(origin))).toBe('zu-gross')
  })

  test('is refused if it is not gzip as declared, breaks off or is in another protocol', async () => {
    const lies = await neighbour((_, answer) =>
      answer.writeHead(200, { 'content-encoding': 'gzip' }).end('nein'),
    )
    const hangsUp = await neighbour((_, answer) => {
      answer.writeHead(200, { 'content-length': '100' }).write('x')
      setImmediate(() => answer.destroy())
    })
    const other = createTcpServer(socket => socket.end('220 mail.example ESMTP\r\n'))
    await new Promise<void>(ready => other.listen(0, '127.0.0.1', ready))
    onTestFinished(() => void other.close())
    const mail = `http://127.0.0.1:${(other.address() as AddressInfo).port}`
    for (const url of [lies, hangsUp, mail]) expect(refusalOf(await outside()(url))).toBe('keine-verbindung')
  })

  test('is refused as not safe if it comes over http to an https address', async () => {
    const origin = await neighbour((_, answer) => answer.end())
    expect(refusalOf(await outside()(origin.replace('http:', 'https:')))).toBe('unsicher')
  })

  test('ends with its head if only the head is wanted', async () => {
    const origin = await neighbour((_, answer) => void answer.write('x'))
    expect(await outside()(origin, { mostBytes: 0 })).toMatchObject({ ok: true, answer: { status: 200 } })
  })
})

test('A gzip answer is unpacked', async () => {
  const origin = await neighbour((_, answer) =>
    answer.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('Amtsblatt')),
  )
  const fetched = await outside()(origin)
  expect(fetched.ok && Buffer.from(fetched.answer.body).toString()).toBe('Amtsblatt')
})

test('No more than two requests run at once', async () => {
  let most = 0
  const waiting: (() => void)[] = []
  const origin = await neighbour((_, answer) => {
    waiting.push(() => answer.end())
    most = Math.max(most, waiting.length)
    if (waiting.length === 2) setImmediate(() => waiting.splice(0).forEach(go => go()))
  })
  const fetch = outside()
  const fetched = await Promise.all(Array.from({ length: 12 }, () => fetch(origin)))
  expect(fetched.map(refusalOf)).toEqual(fetched.map(() => 200))
  expect(most).toBe(2)
})

test('A caller that aborts gets no answer', async () => {
  const leaving = new AbortController()
  const origin = await neighbour(() => leaving.abort())
  expect(refusalOf(await outside()(origin, { signal: leaving.signal }))).toBe('beendet')
})
