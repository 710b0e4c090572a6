import { crc32 } from 'node:zlib'
import { CmsError, type PageRoute } from '@rathausplatz/contract'
import { pageThemes } from '@rathausplatz/contract/sections'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { loader } from '../routes/teilbild.ts'
import { askRoute } from '../testing/ask-route.ts'
import { testSite } from '../testing/test-site.ts'
import { themeLook } from '../theme/theme-look.ts'
import { outline, widthOf } from './letters.ts'
import { pictureOfPage } from './picture-of-page.ts'
import { pageOfShareImage, shareImagePath } from './share-image-path.ts'
import { titleLines } from './title-lines.ts'

const box = { width: 592, height: 330 }
const evil = '<script>alert(1)</script>'

const page = (changes: Partial<PageRoute> = {}): PageRoute => ({
  pageTheme: 'default',
  pageLayout: 'default',
  apiCalls: [],
  title: 'Öffnungszeiten',
  description: '',
  breadcrumbs: [],
  heroImages: [],
  content: [],
  ...changes,
})

async function picture(): Promise<Response> {
  const create = { width: 1280, height: 800, channels: 3, background: '#c03020' } as const
  return new Response(new Uint8Array(await sharp({ create }).webp().toBuffer()))
}

/** Returns a PNG that has only a header, which claims a huge size. */
function lyingPicture(): Uint8Array<ArrayBuffer> {
  const head = Buffer.from('IHDR\0\0\x4E\x20\0\0\0\x03\x08\x02\0\0\0', 'latin1')
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(head))
  const data = Buffer.from('\0\0\0\x01IDAT\0\0\0\0\0', 'latin1')
  const start = Buffer.from('\x89PNG\r\n\x1A\n\0\0\0\r', 'latin1')
  return new Uint8Array(Buffer.concat([start, head, sum, data]))
}

function town(route: () => PageRoute) {
  const asked: string[] = []
  const { site, lines } = testSite({ route })
  site.media = async ({ url }) => {
    asked.push(new URL(url).pathname)
    if (url.includes('/luegt/')) return new Response(lyingPicture())
    return url.endsWith('.webp') && !url.includes('fehlt') ? picture() : new Response(null, { status: 404 })
  }
  const ask = (path: string, headers = {}, signal?: AbortSignal) =>
    askRoute(site, loader, path, { headers, signal })
  return { ask, asked, lines }
}

describe('A share image', () => {
  test('is drawn without a picture that claims to be 20,000 pixels wide', async () => {
    const { ask, lines } = town(() => page({ heroImages: [{ src: '/medien/luegt', alt: '' }] }))
    const answer = await ask('/teilbild/rathaus.jpg')
    expect(answer.status).toBe(200)
    expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({ width: 1200, height: 630 })
    expect(JSON.stringify(lines)).toContain('Bild zum Zeichnen nicht ladbar')
  })

  test('is a JPEG of 1200 by 630 pixels within the limits of messengers, with the first picture of its page', async () => {
    const { ask, asked } = town(() => page({ heroImages: [{ src: '/medien/marktplatz', alt: '' }] }))
    const answer = await ask('/teilbild/rathaus.jpg')
    const bytes = await answer.arrayBuffer()
    expect(answer.headers.get('content-type')).toBe('image/jpeg')
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    expect(bytes.byteLength).toBeLessThan(300_000)
    expect(asked).toContain('/medien/marktplatz/1280.webp')
    const { data } = await sharp(bytes)
      .extract({ left: 1100, top: 300, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(data[0]).toBeGreaterThan(150)
  })

  test('depends only on the page: a query changes no pixel', async () => {
    const { ask } = town(() => page())
    const bytes = async (path: string) => Buffer.from(await (await ask(path)).arrayBuffer())
    const one = await bytes('/teilbild/rathaus.jpg')
    expect(one.equals(await bytes('/teilbild/rathaus.jpg?title=Geschlossen&titel=x'))).toBe(true)
  })

  test('is drawn once and cached until the page changes', async () => {
    const { ask, asked } = town(() =>
      page({ title: 'Einmal', heroImages: [{ src: '/medien/einmal', alt: '' }] }),
    )
    const answers = await Promise.all([ask('/teilbild/a.jpg'), ask('/teilbild/a.jpg')])
    await ask('/teilbild/a.jpg')
    expect(asked).toEqual(['/medien/einmal/1280.webp'])
    const etag = answers[0]?.headers.get('etag') ?? ''
    expect((await ask('/teilbild/a.jpg', { 'if-none-match': etag })).status).toBe(304)
    const changed = town(() => page({ title: 'Zweimal' }))
    expect((await changed.ask('/teilbild/a.jpg', { 'if-none-match': etag })).status).toBe(200)
  })

  test('X11: is refused with 503 if the queue is full', async () => {
    const { ask } = town(() => page({ title: `Seite ${Math.random()}` }))
    const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => ask(`/teilbild/voll-${n}.jpg`)))
    const refused = answers.filter(({ status }) => status === 503)
    expect(refused).toHaveLength(10)
    expect(refused[0]?.headers.get('retry-after')).toBe('10')
    expect((await ask('/teilbild/danach.jpg')).status).toBe(200)
  })

  test('X11: is not drawn if its client disconnects before the drawing starts', async () => {
    const { ask, asked } = town(() =>
      page({ title: `Seite ${Math.random()}`, heroImages: [{ src: '/medien/wartet', alt: '' }] }),
    )
    const leaving = new AbortController()
    const first = ask('/teilbild/bleibt.jpg')
    const others = Array.from({ length: 5 }, (_, n) => ask(`/teilbild/geht-${n}.jpg`, {}, leaving.signal))
    leaving.abort()
    expect((await first).status).toBe(200)
    await Promise.all(others)
    expect(asked).toHaveLength(1)
  })

  test('is drawn without its picture if the picture fails to load, which is logged', async () => {
    const { ask, lines } = town(() =>
      page({ title: 'Ohne Bild', heroImages: [{ src: '/medien/fehlt', alt: '' }] }),
    )
    expect((await ask('/teilbild/ohne.jpg')).status).toBe(200)
    expect(lines).toMatchObject([{ level: 'warn' }])
  })

  test.each([
    '/teilbild/fehlt.jpg',
    '/teilbild/intranet/personal.jpg',
    '/teilbild/x.png',
    '/teilbild/.jpg',
    '/teilbildx.jpg',
  ])('answers 404 at %s', async path => {
    const { ask } = town(() => {
      throw new CmsError('nicht-gefunden')
    })
    expect((await ask(path)).status).toBe(404)
  })

  test('of a page that has moved answers 404', async () => {
    const { site } = testSite({ route: () => ({ redirect: { to: '/neu', status: 301 } }) })
    expect((await askRoute(site, loader, '/teilbild/alt.jpg')).status).toBe(404)
  })

  test.each(pageThemes)('has the ground of its theme: %s', async pageTheme => {
    const { ask } = town(() => page({ title: `Thema ${pageTheme}`, pageTheme }))
    const bytes = await (await ask('/teilbild/a.jpg')).arrayBuffer()
    const { data } = await sharp(bytes)
      .extract({ left: 20, top: 20, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true })
    const ground = themeLook(pageTheme).ground
    const wanted = [1, 3, 5].map(at => Number.parseInt(ground.slice(at, at + 2), 16))
    for (const [index, value] of wanted.entries())
      expect(Math.abs((data[index] ?? 0) - value)).toBeLessThan(6)
    expect(themeLook(pageTheme).edge?.content).toMatch(/^<path /)
  })
})

test('The address of a share image leads to the path of its page', () => {
  for (const path of ['/', '/rathaus', '/b%C3%BCcherei/a.b'])
    expect(pageOfShareImage(shareImagePath(path))).toBe(path)
  expect(pageOfShareImage('/teilbild/.jpg')).toBeUndefined()
})

describe('A title', () => {
  const lines = (title: string) => titleLines(title, box, widthOf)

  test('is as large as possible, in lines that fit', () => {
    expect(lines('Freibad').size).toBe(78)
    for (const title of [
      'Freibad am Altrhein',
      'Wo Sie in Rebenau Ihren Personalausweis beantragen und abholen können',
    ]) {
      const { lines: all, size, lineHeight } = lines(title)
      expect(all.join(' ')).toBe(title)
      for (const line of all) expect(widthOf(line, size)).toBeLessThanOrEqual(box.width)
      expect(all.length * lineHeight).toBeLessThanOrEqual(box.height)
    }
  })

  test('with a word longer than a line has the word broken', () => {
    const { lines: all, size } = lines('Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung')
    expect(all.length).toBeGreaterThan(1)
    expect(all[0]).toMatch(/-$/)
    for (const line of all) expect(widthOf(line, size)).toBeLessThanOrEqual(box.width)
  })

  test('that does not fit even in the smallest size ends with an ellipsis', () => {
    const { lines: all, size, lineHeight } = lines('Bekanntmachung der Haushaltssatzung '.repeat(20))
    expect(all.at(-1)).toMatch(/ …$/)
    expect(all.length * lineHeight).toBeLessThanOrEqual(box.height)
    for (const line of all) expect(widthOf(line, size)).toBeLessThanOrEqual(box.width)
  })

  test('without text has no lines', () => {
    expect(lines(' \n\u00AD').lines).toEqual([])
  })
})

describe('Letters', () => {
  test('are outlines, so that a server without fonts can draw them', () => {
    expect(outline('Straße', 0, 0, 40)).toMatch(/^M[-\d. MLQCZ]+$/)
  })

  test.each(['Stadt Rebenau', 'ÄÖÜäöüß€–„“…', 'Łódź, Česko, Düsseldorf', evil, '\u0000\u2028😀', ''])(
    'of %j are finite numbers, never NaN',
    text => {
      for (const at of [0, 64, 512.3]) expect(outline(text, at, 131, 78)).not.toMatch(/NaN|Infinity|e|<|"/)
    },
  )

  test('of Latin Extended have outlines too', () => {
    for (const letter of 'łčřžćńőş') expect(widthOf(letter, 40), letter).toBeGreaterThan(0)
  })
})

test('The picture of a page is its hero image, otherwise the first picture of its entries; drawings and pictures of other sites are skipped', () => {
  const entry = (context: object) => ({ template: 'bild-text', context })
  const content = [
    entry({ titel: 'x' }),
    entry({ icon: '/medien/icon.svg', bildupload: { bild: 'https://evil.example/medien/a' } }),
    entry({ bildupload: { bild: '/medien/zweites', bildfokus: '20% 80%' } }),
  ]
  expect(pictureOfPage(page({ content }))).toEqual({
    address: '/medien/zweites/1280.webp',
    fokus: { x: 20, y: 80 },
  })
  const heroImages = [{ src: '/medien/kopf', alt: '', fokus: '999% <script>' }]
  expect(pictureOfPage(page({ content, heroImages }))).toEqual({
    address: '/medien/kopf/1280.webp',
    fokus: { x: 50, y: 50 },
  })
  expect(pictureOfPage(page())).toBeUndefined()
})
