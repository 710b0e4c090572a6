import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import type { ByteRange } from './byte-range.ts'
import { calls } from './calls.ts'
import { sendDownload } from './file-answer.ts'
import { cmsAt, wire } from './testing/loopback.ts'

const bytes = new TextEncoder().encode('%PDF-1.7')
const ask = async (version: string, headers: Record<string, string> = {}) => {
  const { origin } = await wire({
    redaktionMediumBytes: () => ({ typ: 'application/pdf', name: 'plan.pdf', version, bytes }),
  })
  return fetch(`${origin}/api/cms/redaktion/medien/plan.pdf/bytes`, {
    headers: { 'redaktion-authorization': 'x', ...headers },
  })
}

test('A file is sent unchanged, with its name and its type, and no shared cache may store it', async () => {
  const answer = await ask('v1')
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(bytes)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': '8',
    'content-disposition': 'inline; filename="plan.pdf"',
    'cache-control': 'private, no-cache',
    'x-content-type-options': 'nosniff',
    etag: '"v1"',
  })
})

test('A client with the current version gets 304, and a client with an older version gets the new file', async () => {
  expect((await ask('v2', { 'if-none-match': '"v1", W/"v2"' })).status).toBe(304)
  expect((await ask('v2', { 'if-none-match': '"v1"' })).status).toBe(200)
})

test('A file needs a sign-in and a right, and no cache may store the refusal', async () => {
  const answer = await ask('v1', { 'redaktion-authorization': '' })
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([401, 'no-store'])
  expect(calls.redaktionMediumBytes.right).toBe('medien-pflegen')
})

const town = { typ: 'application/zip', name: 'stadt.zip', version: 'v1', groesse: 8 }

test('A download is sent in chunks, and no cache may store it', async () => {
  async function* inhalt() {
    yield bytes.subarray(0, 3)
    yield bytes.subarray(3)
  }
  const { origin } = await wire({ redaktionAusfuhrDatei: () => ({ ...town, inhalt }) })
  const answer = await fetch(`${origin}/api/cms/redaktion/ausfuhr/x/datei`, {
    headers: { 'redaktion-authorization': 'x' },
  })
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(bytes)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/zip',
    'content-length': '8',
    'content-disposition': 'attachment; filename="stadt.zip"',
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  })
})

test('A download is opened on the first read, never read ahead, and closed on cancel', async () => {
  const told: string[] = []
  const asked = new Request('https://stadt.example.org/')
  async function* inhalt() {
    try {
      for (;;) {
        told.push('read')
        yield bytes
      }
    } finally {
      told.push('closed')
    }
  }
  const unread = sendDownload({ ...town, inhalt }, asked)
  await unread.body?.cancel()
  expect(told).toEqual([])
  const reading = sendDownload({ ...town, inhalt }, asked).body?.getReader()
  expect(await reading?.read()).toEqual({ done: false, value: bytes })
  await reading?.cancel()
  expect(told).toEqual(['read', 'closed'])
})

/** A server with a download whose version changes from request to request. */
async function townAt(versions: readonly string[]) {
  const asked: (ByteRange | undefined)[] = []
  let at = 0
  const { origin } = await wire({
    redaktionAusfuhrDatei: () => ({
      ...town,
      version: versions[Math.min(at++, versions.length - 1)] ?? '',
      async *inhalt(part) {
        asked.push(part)
        yield part ? bytes.subarray(part.from, part.to + 1) : bytes
      },
    }),
  })
  const ask = async (headers: Record<string, string> = {}, method = 'GET') => {
    const answer = await fetch(`${origin}/api/cms/redaktion/ausfuhr/x/datei`, {
      method,
      headers: { 'redaktion-authorization': 'x', ...headers },
    })
    return { answer, text: await answer.text(), where: answer.headers.get('content-range') }
  }
  return { ask, asked, origin }
}

test('An interrupted download resumes where it stopped', async () => {
  const { ask, asked } = await townAt(['v1'])
  const { answer } = await ask()
  const etag = answer.headers.get('etag') ?? ''
  expect(answer.headers.get('accept-ranges')).toBe('bytes')
  const rest = await ask({ range: 'bytes=3-', 'if-range': etag })
  expect([rest.answer.status, rest.where, rest.text]).toEqual([206, 'bytes 3-7/8', 'F-1.7'])
  expect(rest.answer.headers.get('content-length')).toBe('5')
  expect(asked).toEqual([undefined, { from: 3, to: 7 }])
})

test('A resumed download of a changed file gets the whole new file', async () => {
  const { ask } = await townAt(['v1', 'v2'])
  const etag = (await ask()).answer.headers.get('etag') ?? ''
  const again = await ask({ range: 'bytes=3-', 'if-range': etag })
  expect([again.answer.status, again.where, again.text]).toEqual([200, null, '%PDF-1.7'])
  expect((await ask({ range: 'bytes=3-', 'if-range': 'W/"v2"' })).answer.status).toBe(200)
})

test('A range beyond the end gets 416, HEAD gets the whole length, and several ranges get the whole file', async () => {
  const { ask, asked } = await townAt(['v1'])
  const beyond = await ask({ range: 'bytes=8-' })
  expect([beyond.answer.status, beyond.where, beyond.text]).toEqual([416, 'bytes */8', ''])
  expect(asked).toEqual([])
  const head = await ask({ range: 'bytes=3-' }, 'HEAD')
  expect([head.answer.status, head.answer.headers.get('content-length')]).toEqual([200, '8'])
  expect((await ask({ range: 'bytes=0-1,4-5' })).text).toBe('%PDF-1.7')
})

test('The client of a remote CMS can read a part of a download', async () => {
  const { origin } = await townAt(['v1'])
  const cms = cmsAt(origin)
  const answer = await cms.call(calls.redaktionAusfuhrDatei, { params: { id: 'x' }, token: 'x' })
  expect(answer.version).toBe('v1')
  expect(await text(answer.inhalt({ from: 1, to: 4 }))).toBe('PDF-')
})
