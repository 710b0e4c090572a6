import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import { bildadresse, bildbreiten, bildformate } from '@rathausplatz/contract/medien'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openMedia } from './media.ts'

const logged: string[] = []
const note = (_: object, message: string) => void logged.push(message)
const log = { info: note, warn: note, error: note }

let folder: string
const everyone = async () => true
let media: ReturnType<typeof openMedia>
const ahead = { isBusy: () => false, pauseMs: 5 }
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rathausplatz-medien-'))
  await writeFile(join(folder, 'geheim.txt'), 'geheim')
  media = openMedia(join(folder, 'medien'), log, everyone, ahead)
})
afterAll(async () => {
  await media.close()
  await rm(folder, { recursive: true, maxRetries: 5 })
})

const scene = (width = 900, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: '#3a7' } })

/** A photo as a phone takes it: rotated by metadata, and with its location. */
const photo = (width = 900, height = 600) =>
  scene(width, height)
    .withExif({
      IFD0: { Artist: 'Anna Beispiel' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '49/1 0/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

const get = (path: string, init?: RequestInit) => media.answer(new Request(`http://localhost${path}`, init))
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())

describe('addPicture', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'accepts a file in the format %s, recognised by its bytes',
    async format => {
      const bytes = await scene(60, 40).toFormat(format).toBuffer()
      expect(await media.addPicture({ schluessel: `klein-${format}`, bytes })).toMatchObject({
        ok: true,
        value: { schluessel: `klein-${format}`, format, breite: 60, hoehe: 40 },
      })
    },
  )

  const refusal = async (bytes: Uint8Array) => {
    const result = await media.addPicture({ schluessel: 'abgelehnt', bytes })
    return result.ok ? undefined : result.error.message
  }

  it.each([
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['an animation', Buffer.from('GIF89a')],
    ['nothing', Buffer.alloc(0)],
  ])('refuses a file of another kind: %s', async (_, bytes) => {
    expect(await refusal(bytes)).toMatch(/Bitte ein Bild im Format JPEG, PNG, WebP oder AVIF wählen\.$/)
  })

  it('refuses a damaged picture', async () => {
    const whole = await photo()
    expect(await refusal(whole.subarray(0, whole.length / 2))).toMatch(/lässt sich nicht lesen/)
    expect(await refusal(Buffer.from('\xFF\xD8\xFF<script>', 'latin1'))).toMatch(/lässt sich nicht lesen/)
  })

  it('refuses too many bytes', async () => {
    expect(await refusal(Buffer.alloc(30_000_001))).toBe('Das Bild ist zu groß: höchstens 30 MB.')
  })

  it('refuses too many pixels without decoding them', async () => {
    expect(await refusal(pixelBomb(30_000, 30_000))).toBe('Das Bild ist zu groß: höchstens 50 Megapixel.')
    expect(await refusal(pixelBomb(16_000_000, 3))).toBe(
      'Das Bild ist zu groß: je Seite höchstens 16.384 Pixel.',
    )
  })

  it.each(['', '../x', 'a/b', 'A', 'ä', 'a.b', '-a', 'x'.repeat(101)])(
    'refuses the key %j',
    async schluessel => {
      const result = await media.addPicture({ schluessel, bytes: await scene(9, 9).png().toBuffer() })
      expect(result).toMatchObject({ ok: false, error: { issues: [{ path: 'schluessel' }] } })
    },
  )
})

describe('the sizes of a picture', () => {
  beforeAll(async () => {
    expect(await media.addPicture({ schluessel: 'markt', bytes: await photo(900, 1_300) })).toMatchObject({
      ok: true,
      value: { breite: 1_300, hoehe: 900 },
    })
  })

  it('exist in each format of the contract, upright, in the requested width and never enlarged', async () => {
    const types = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' }
    for (const format of bildformate) {
      for (const breite of [480, 1660] as const) {
        const response = await get(bildadresse('/medien/markt', breite, format))
        expect(response.headers.get('content-type')).toBe(types[format])
        const { width, height } = await sharp(await bytesOf(response)).metadata()
        expect(width).toBe(Math.min(breite, 1_300))
        expect(height).toBe(Math.round((900 / 1_300) * (width ?? 0)))
      }
    }
  })

  it('have no metadata, such as place, time or author', async () => {
    expect((await sharp(await photo()).metadata()).exif?.toString('latin1')).toContain('Anna Beispiel')
    for (const format of bildformate) {
      const { exif, xmp, orientation } = await sharp(
        await bytesOf(await get(`/medien/markt/480.${format}`)),
      ).metadata()
      expect({ exif, xmp, orientation }).toEqual({})
    }
  })

  it('include the largest JPEG at the address without a size', async () => {
    const response = await get('/medien/markt')
    expect(response.headers.get('content-type')).toBe('image/jpeg')
    expect((await sharp(await bytesOf(response)).metadata()).width).toBe(1_300)
  })

  it('are made once for simultaneous requests, and stored', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => get('/medien/markt/640.webp')))
    const [first, ...others] = await Promise.all(answers.map(bytesOf))
    for (const other of others) expect(other.equals(first ?? Buffer.of())).toBe(true)
    const kept = await readdir(join(folder, 'medien', 'markt'), { recursive: true })
    expect(kept.filter(name => name.endsWith('640.webp'))).toHaveLength(1)
    expect(kept.filter(name => name.endsWith('.neu'))).toEqual([])
  })

  it('X11: are not made if the queue is full: the answer is 503 with retry-after', async () => {
    const keys = ['kalt-a', 'kalt-b', 'kalt-c']
    for (const schluessel of keys)
      await media.addPicture({ schluessel, bytes: await scene(300, 200).png().toBuffer() })
    const wanted = keys.flatMap(key =>
      bildbreiten.flatMap(breite => bildformate.map(format => bildadresse(`/medien/${key}`, breite, format))),
    )
    const answers = await Promise.all(wanted.map(path => get(path)))
    const later = answers.filter(({ status }) => status === 503)
    expect(later.length).toBeGreaterThan(0)
    expect(later[0]?.headers.get('retry-after')).toBe('5')
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(40)
    const missed = wanted.find((_, n) => answers[n]?.status === 503)
    expect((await get(missed ?? '')).status).toBe(200)
  })

  it('X11: are not made for a request that has gone before its turn', async () => {
    await media.addPicture({ schluessel: 'weg', bytes: await scene(900, 600).png().toBuffer() })
    const leaving = new AbortController()
    const inTurn = [get('/medien/weg/1024.avif'), get('/medien/weg/640.avif')]
    const gone = get('/medien/weg/480.avif', { signal: leaving.signal })
    leaving.abort()
    await Promise.all([...inTurn, gone])
    const kept = await readdir(join(folder, 'medien', 'weg'), { recursive: true })
    expect(
      kept
        .filter(name => name.endsWith('.avif'))
        .map(name => basename(name))
        .toSorted(),
    ).toEqual(['1024.avif', '640.avif'])
  })

  it('may be cached for a day, and forever if the address has a version', async () => {
    const day = await get('/medien/markt/480.jpg')
    expect(day.headers.get('cache-control')).toBe('public, max-age=86400, stale-while-revalidate=604800')
    expect(day.headers.get('x-content-type-options')).toBe('nosniff')
    const forGood = await get('/medien/markt/480.jpg?v=1')
    expect(forGood.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  })

  it('are not sent again if the client has them', async () => {
    const etag = (await get('/medien/markt/480.jpg')).headers.get('etag') ?? ''
    for (const known of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
      const again = await get('/medien/markt/480.jpg', { headers: { 'if-none-match': known } })
      expect(again.status).toBe(304)
      expect(again.body).toBeNull()
    }
    expect((await get('/medien/markt/640.jpg', { headers: { 'if-none-match': etag } })).status).toBe(200)
  })

  it('answer HEAD without a body, and refuse other methods than GET and HEAD', async () => {
    const head = await get('/medien/markt/480.jpg', { method: 'HEAD' })
    expect(head.body).toBeNull()
    const { byteLength } = await bytesOf(await get('/medien/markt/480.jpg'))
    expect(head.headers.get('content-length')).toBe(String(byteLength))
    expect((await get('/medien/markt/480.jpg', { method: 'POST' })).status).toBe(405)
  })

  it('are those of the new picture after a replacement', async () => {
    await media.addPicture({ schluessel: 'wechsel', bytes: await scene(100, 50).png().toBuffer() })
    const before = await get('/medien/wechsel/480.webp')
    await media.addPicture({ schluessel: 'wechsel', bytes: await scene(50, 100).png().toBuffer() })
    const after = await get('/medien/wechsel/480.webp')
    expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'))
    expect((await sharp(await bytesOf(after)).metadata()).width).toBe(50)
  })

  it('can be made ahead of the first request', async () => {
    await media.addPicture({ schluessel: 'vorab', bytes: await scene(40, 30).png().toBuffer() })
    await media.warmPictures(['gibt-es-nicht', 'vorab'])
    const kept = await readdir(join(folder, 'medien', 'vorab'), { recursive: true })
    expect(kept.filter(name => /\/\d+\.(avif|webp|jpg)$/.test(name))).toHaveLength(
      bildbreiten.length * bildformate.length,
    )
  })
})

it('no size is made ahead while the machine is busy, and closing the library does not wait until it is idle', async () => {
  const looked: boolean[] = []
  let isBusy = true
  const folderOfSizes = join(folder, 'geschaeftig')
  const busy = openMedia(folderOfSizes, log, everyone, {
    pauseMs: 5,
    isBusy: () => looked.push(isBusy) > 0 && isBusy,
  })
  const sizes = async () =>
    (await readdir(folderOfSizes, { recursive: true })).filter(name => /\/\d+\.\w+$/.test(name)).length
  await busy.addPicture({ schluessel: 'spaeter', bytes: await scene(40, 30).png().toBuffer() })
  const atFirst = await sizes()
  const made = busy.warmPictures(['spaeter'])
  await expect.poll(() => looked.length).toBeGreaterThan(3)
  expect(await sizes()).toBe(atFirst)
  isBusy = false
  await made
  expect(await sizes()).toBe(bildbreiten.length * bildformate.length)

  const never = openMedia(folderOfSizes, log, everyone, { pauseMs: 3_600_000, isBusy: () => true })
  void never.warmPictures(['spaeter'])
  await never.close()
})

it('A10: a broken original is 404, is decoded and logged once, and the library says so', async () => {
  await media.addPicture({ schluessel: 'kaputt', bytes: await scene(40, 30).png().toBuffer() })
  const versions = await readdir(join(folder, 'medien', 'kaputt'))
  const version = versions.find(name => !name.endsWith('.json')) ?? ''
  await writeFile(join(folder, 'medien', 'kaputt', version, 'original.png'), 'no picture any more')
  expect(media.hasBroken()).toBe(false)
  for (const _ of ['first', 'again']) expect((await get('/medien/kaputt/640.avif')).status).toBe(404)
  expect(logged.splice(0)).toEqual([expect.stringContaining('ist beschädigt')])
  expect(media.hasBroken()).toBe(true)
  // Replaced by an editor: the new version is shown at once.
  await media.addPicture({ schluessel: 'kaputt', bytes: await scene(41, 30).png().toBuffer() })
  expect((await get('/medien/kaputt/640.avif')).status).toBe(200)
})

it('a lost picture is logged as a fault, and the answer has no detail', async () => {
  await media.addPicture({ schluessel: 'verloren', bytes: await scene(40, 30).png().toBuffer() })
  const files = await readdir(join(folder, 'medien', 'verloren'))
  const version = files.find(name => !name.endsWith('.json')) ?? ''
  await rm(join(folder, 'medien', 'verloren', version, 'original.png'))
  const response = await get('/medien/verloren/640.avif')
  expect([response.status, response.body, response.headers.get('cache-control')]).toEqual([
    500,
    null,
    'no-store',
  ])
  await media.warmPictures(['verloren'])
  expect(new Set(logged.splice(0))).toEqual(new Set(['Bild nicht geliefert', 'Bildgröße nicht vorbereitet']))
})

describe('an address that is not in the library', () => {
  it.each([
    '/medien/nichts',
    '/medien/nichts/480.avif',
    '/medien/markt/481.avif',
    '/medien/markt/0480.avif',
    '/medien/markt/480.png',
    '/medien/markt/480.AVIF',
    '/medien/markt/original.jpeg',
    '/medien/markt/bild.json',
    '/medien/markt/',
    '/medien/markt/480.jpg/',
    '/medien/',
    '/medien',
    '/medien/geheim.txt',
    '/medien/../geheim.txt',
    '/medien/..%2fgeheim.txt',
    '/medien/%2e%2e%2fgeheim.txt',
    '/medien/..%5cgeheim.txt',
    '/medien/markt%00/480.jpg',
    '/medien/markt%2f480.jpg',
    '/medien/%6darkt/480.jpg',
    '/medien/..%c0%afgeheim.txt',
    '/medien//markt/480.jpg',
    `/medien/${'a'.repeat(5_000)}/480.jpg`,
    '/medien/markt.svg',
  ])('is not found: %s', async path => {
    const response = await get(path)
    expect(response.status).toBe(404)
    expect(response.body).toBeNull()
  })
})

it('a drawing is served as SVG without scripts, with a policy that forbids it to load or run anything', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="x()"><path d="M0 0h9"/></svg>'
  expect(await media.addDrawing({ schluessel: 'wappen', svg })).toMatchObject({ ok: true })
  const response = await get('/medien/wappen.svg')
  expect(response.headers.get('content-type')).toBe('image/svg+xml')
  expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
  expect(await response.text()).toBe('<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9"></path></svg>')
  expect(await media.addDrawing({ schluessel: '../wappen', svg })).toMatchObject({ ok: false })
})

it('no other test logged an error', () => {
  expect(logged).toEqual([])
})

/** A PNG of a few hundred bytes whose header claims a huge size. */
function pixelBomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const sum = Buffer.alloc(4)
    sum.writeUInt32BE(crc32(body))
    const length = Buffer.alloc(4)
    length.writeUInt32BE(data.length)
    return Buffer.concat([length, body, sum])
  }
  const parts = [
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1A\n', 'latin1'), ...parts])
}
