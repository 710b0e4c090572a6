import { expect, test } from 'vitest'
import { calls } from './calls.ts'
import { sendDownload } from './file-answer.ts'
import { wire } from './testing/loopback.ts'

const bytes = new TextEncoder().encode('%PDF-1.7')
const ask = async (version: string, headers: Record<string, string> = {}) => {
  const { origin } = await wire({
    redaktionMediumBytes: () => ({ typ: 'application/pdf', name: 'plan.pdf', version, bytes }),
  })
  return fetch(`${origin}/api/cms/redaktion/medien/plan.pdf/bytes`, {
    headers: { 'redaktion-authorization': 'x', ...headers },
  })
}

test('A file goes out as it is, named, of no guessed type, and for nobody between to keep', async () => {
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

test('Who has it is told so, and who has an older one gets the new', async () => {
  expect((await ask('v2', { 'if-none-match': '"v1", W/"v2"' })).status).toBe(304)
  expect((await ask('v2', { 'if-none-match': '"v1"' })).status).toBe(200)
})

test('A file is refused as any other answer is', async () => {
  const answer = await ask('v1', { 'redaktion-authorization': '' })
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([401, 'no-store'])
  expect(calls.redaktionMediumBytes.right).toBe('medien-pflegen')
})

const town = { typ: 'application/zip', name: 'stadt.zip', groesse: 8 }

test('A file of any size goes out piece by piece, to be kept by who asked and by nobody between', async () => {
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

test('It is opened for who reads it, read no further than they take it, and closed when they stop', async () => {
  const told: string[] = []
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
  const unread = sendDownload({ ...town, inhalt })
  await unread.body?.cancel()
  expect(told).toEqual([])
  const reading = sendDownload({ ...town, inhalt }).body?.getReader()
  expect(await reading?.read()).toEqual({ done: false, value: bytes })
  await reading?.cancel()
  expect(told).toEqual(['read', 'closed'])
})
