import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dokument } from '@rathausplatz/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openMedia } from './media.ts'

const logged: string[] = []
const note = (_: object, message: string) => void logged.push(message)
const log = { info: note, warn: note, error: note }

let folder: string
const everyone = async () => true
let media: ReturnType<typeof openMedia>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rathausplatz-dokumente-'))
  media = openMedia(folder, log, everyone)
})
afterAll(async () => {
  await media.close()
  await rm(folder, { recursive: true, maxRetries: 5 })
})

const pdf = (text: string) => Buffer.from(`%PDF-1.7\n${text}\n%%EOF\n`)
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  media.answer(new Request(`http://localhost${path}`, { headers, method }))

describe('addDocument', () => {
  it('returns the document in the shape of the wire', async () => {
    const bytes = pdf('Satzung')
    const taken = await media.addDocument({ schluessel: 'satzung', bytes, titel: 'Satzung' })
    expect(taken.ok && dokument.parse(taken.value)).toEqual({
      titel: 'Satzung',
      url: '/medien/satzung.pdf',
      groesse: bytes.byteLength,
      typ: 'application/pdf',
    })
  })

  it.each([
    [
      'a page',
      Buffer.from('<!doctype html><script>alert(1)</script>%PDF-1.7\n%%EOF'),
      'eine gespeicherte Webseite',
    ],
    ['a picture', Buffer.from('\x89PNG\r\n\x1A\n', 'latin1'), 'ein Bild (PNG)'],
    ['an archive', Buffer.from('PK\x03\x04verein.jpg', 'latin1'), 'ein Archiv (ZIP) mit anderen Dateien'],
    ['Word', Buffer.from('PK\x03\x04...word/document.xml', 'latin1'), 'eine Word-Datei'],
  ])('D3: a file that is no PDF is refused with what it is: %s', async (_, bytes, kind) => {
    expect(await media.addDocument({ schluessel: 'x', bytes })).toMatchObject({
      ok: false,
      error: {
        message: `Diese Datei ist kein PDF, sondern ${kind}. Bitte speichern Sie das Dokument als PDF und wählen Sie dieses.`,
      },
    })
  })

  it('refuses an empty file', async () => {
    expect(await media.addDocument({ schluessel: 'x', bytes: Buffer.alloc(0) })).toMatchObject({
      ok: false,
      error: { message: 'Bitte eine PDF-Datei wählen.' },
    })
  })

  it('refuses a truncated file and a file that is too large', async () => {
    expect(await media.addDocument({ schluessel: 'x', bytes: Buffer.from('%PDF-1.7\nhalb') })).toMatchObject({
      ok: false,
      error: { message: expect.stringContaining('nicht vollständig') },
    })
    expect(await media.addDocument({ schluessel: 'x', bytes: Buffer.alloc(30_000_001) })).toMatchObject({
      ok: false,
      error: { message: 'Die Datei ist zu groß: höchstens 30 MB.' },
    })
  })

  it.each(['', '../x', 'a/b', 'A', 'a.pdf'])('refuses the key %j', async schluessel => {
    expect(await media.addDocument({ schluessel, bytes: pdf('x') })).toMatchObject({
      ok: false,
      error: { issues: [{ path: 'schluessel' }] },
    })
  })
})

describe('a document', () => {
  const bytes = pdf('0123456789')
  const size = bytes.byteLength
  beforeAll(async () => void (await media.addDocument({ schluessel: 'plan', bytes })))

  it('is sent byte for byte, as application/pdf', async () => {
    const answer = await get('/medien/plan.pdf')
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'accept-ranges': 'bytes',
      'content-disposition': 'inline; filename="plan.pdf"',
      'content-length': String(size),
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
    })
  })

  it.each([
    ['bytes=0-3', '%PDF', `bytes 0-3/${size}`],
    ['bytes=9-', bytes.subarray(9).toString(), `bytes 9-${size - 1}/${size}`],
    ['bytes=-6', '%%EOF\n', `bytes ${size - 6}-${size - 1}/${size}`],
    ['bytes=0-99999', bytes.toString(), `bytes 0-${size - 1}/${size}`],
  ])('is sent in part for a range: %s', async (range, text, where) => {
    const answer = await get('/medien/plan.pdf', { range })
    expect([answer.status, answer.headers.get('content-range'), await answer.text()]).toEqual([
      206,
      where,
      text,
    ])
  })

  it('answers 416 for a range beyond its end', async () => {
    const answer = await get('/medien/plan.pdf', { range: 'bytes=500-' })
    expect([answer.status, answer.headers.get('content-range')]).toEqual([416, `bytes */${size}`])
  })

  it.each(['bytes=', 'bytes=a-b', 'bytes=5-2', 'bytes=0-1,3-4', 'lines=1-2', `bytes=${'9'.repeat(400)}-`])(
    'is sent whole if the range is not valid: %s',
    async range => {
      expect((await get('/medien/plan.pdf', { range })).status).toBe(200)
    },
  )

  it('answers 304 if the client has this version, and sends no part to a client that has an older version', async () => {
    const etag = (await get('/medien/plan.pdf', {}, 'HEAD')).headers.get('etag') ?? ''
    expect((await get('/medien/plan.pdf', { 'if-none-match': etag })).status).toBe(304)
    expect((await get('/medien/plan.pdf', { range: 'bytes=0-3', 'if-range': etag })).status).toBe(206)
    expect((await get('/medien/plan.pdf', { range: 'bytes=0-3', 'if-range': '"alt"' })).status).toBe(200)
  })

  it('is sent in the new version after a replacement, and prune deletes the old version', async () => {
    await media.addDocument({ schluessel: 'wechsel', bytes: pdf('alt') })
    await media.addDocument({ schluessel: 'wechsel', bytes: pdf('neu') })
    expect(await (await get('/medien/wechsel.pdf')).text()).toContain('neu')
    const kept = async () =>
      (await readdir(join(folder, 'wechsel.pdf'))).filter(name => name.endsWith('.pdf')).length
    expect(await kept()).toBe(2)
    await media.prune('wechsel.pdf', [])
    expect(await kept()).toBe(1)
    expect(await (await get('/medien/wechsel.pdf')).text()).toContain('neu')
  })

  it.each(['/medien/nichts.pdf', '/medien/plan.pdf/dokument.json', '/medien/plan.PDF', '/medien/plan'])(
    'is not found at %s',
    async path => {
      expect((await get(path)).status).toBe(404)
    },
  )
})

it('none of these requests logged an error', () => {
  expect(logged).toEqual([])
})
