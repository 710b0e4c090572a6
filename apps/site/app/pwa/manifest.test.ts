import { type CmsHandlers, calls, type Stadt } from '@rathausplatz/contract'
import { pageThemes } from '@rathausplatz/contract/sections'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { loader as zeichenLoader } from '../routes/appzeichen.ts'
import { loader } from '../routes/manifest.ts'
import { askRoute } from '../testing/ask-route.ts'
import { testSite } from '../testing/test-site.ts'
import { themeColour } from '../theme/theme-look.ts'
import { appHead } from './app-head.ts'
import { shortName } from './app-icon.ts'

const [example] = calls.stadt.examples
const stadt = example?.answer as Stadt
const arms =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 24"><path fill="#d00000" d="M0 0h20v24H0z"/></svg>'

function townSite(handlers: CmsHandlers = { stadt: () => stadt }) {
  const { site, lines } = testSite({
    menu: () => ({
      menuItems: [
        { title: 'Abfuhrtermine', href: '/leben/abfall' },
        { title: 'Anderswo', href: 'https://example.org' },
        { title: 'Bauplätze', href: '/bauen/baugebiete' },
      ],
    }),
    ...handlers,
  })
  site.media = async ({ url }) =>
    new URL(url).pathname === '/medien/wappen.svg' ? new Response(arms) : new Response(null, { status: 404 })
  return { site, lines }
}

type Manifest = { icons: { src: string; sizes: string; purpose: string }[] } & Record<string, unknown>
const manifestOf = async (site: Parameters<typeof askRoute>[0]) =>
  (await (await askRoute(site, loader, '/manifest.webmanifest')).json()) as Manifest

/** Requests an icon at its address in the manifest. */
async function iconAt(site: Parameters<typeof askRoute>[0], src: string) {
  const { pathname } = new URL(src, site.publicUrl)
  const datei = pathname.slice('/appzeichen/'.length)
  return askRoute(site, zeichenLoader, src, { params: { datei } })
}

async function colourAt(image: ArrayBuffer, left: number, top: number) {
  const { data } = await sharp(image)
    .ensureAlpha()
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return [...data]
}

describe('Spec §1: the product is installable as a web app', () => {
  test("The manifest is in German and has the town's name, colours and start address", async () => {
    const { site } = townSite()
    const answer = await askRoute(site, loader, '/manifest.webmanifest')
    expect(answer.headers.get('content-type')).toBe('application/manifest+json; charset=utf-8')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=0')
    expect(await answer.json()).toMatchObject({
      name: 'Stadt Rebenau',
      short_name: 'Rebenau',
      description: 'Kleine Stadt zwischen Weinbergen und Rhein',
      lang: 'de',
      start_url: '/',
      scope: '/',
      display: 'standalone',
      theme_color: '#f1e6da',
      background_color: '#fbf8f3',
      shortcuts: [
        { name: 'Unterwegs', url: '/unterwegs' },
        { name: 'Abfuhrtermine', url: '/leben/abfall' },
        { name: 'Bauplätze', url: '/bauen/baugebiete' },
      ],
    })
  })

  test('Every icon has its stated size, with the coat of arms in the middle', async () => {
    const { site, lines } = townSite()
    const { icons } = await manifestOf(site)
    expect(new Set(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`))).toEqual(
      new Set(['192x192 any', '512x512 any', '192x192 maskable', '512x512 maskable']),
    )
    for (const { src, sizes, purpose } of icons) {
      const answer = await iconAt(site, src)
      const bytes = await answer.arrayBuffer()
      const { width, height, format } = await sharp(bytes).metadata()
      expect(`${format} ${width}x${height}`).toBe(`png ${sizes}`)
      expect(await colourAt(bytes, width / 2, width / 2)).toEqual([208, 0, 0, 255])
      // A device may cut off all but a circle of four fifths: the coat of arms lies inside the circle, and
      // the ground fills the square.
      const [, , , corner] = await colourAt(bytes, 0, 0)
      expect(corner).toBe(purpose === 'maskable' ? 255 : 0)
      if (purpose === 'maskable')
        expect(await colourAt(bytes, width / 2, Math.round(width * 0.1))).toEqual([251, 248, 243, 255])
    }
    expect(lines).toEqual([])
  })

  test('A town without a coat of arms gets the first letter of its name', async () => {
    const { site } = townSite({ stadt: () => ({ ...stadt, name: 'Gemeinde Ödsbach', wappen: '' }) })
    const { icons, short_name } = await manifestOf(site)
    expect(short_name).toBe('Ödsbach')
    const bytes = await (await iconAt(site, icons[1]?.src ?? '')).arrayBuffer()
    expect(await colourAt(bytes, 256, 40)).toEqual([27, 63, 45, 255])
    // A row of pixels through the letter O crosses its two light strokes, left and right of the middle.
    const { data, info } = await sharp(bytes)
      .extract({ left: 0, top: 280, width: 512, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true })
    const light = Array.from({ length: 512 }, (_, x) => data[x * info.channels] ?? 0).filter(red => red > 240)
    expect(light.length).toBeGreaterThan(60)
  })

  test('An unknown icon answers 404, which must not be cached', async () => {
    const { site } = townSite()
    for (const answer of [
      await iconAt(site, '/appzeichen/4096.png'),
      await iconAt(site, '/appzeichen/constructor'),
    ]) {
      expect(answer.status).toBe(404)
      expect(answer.headers.get('cache-control')).toBe('no-store')
    }
  })

  test('A client that has the current icon gets 304', async () => {
    const { site } = townSite()
    const first = await iconAt(site, '/appzeichen/192.png')
    const headers = { 'if-none-match': first.headers.get('etag') ?? '' }
    const again = await askRoute(site, zeichenLoader, '/appzeichen/192.png', {
      params: { datei: '192.png' },
      headers,
    })
    expect(again.status).toBe(304)
  })
})

test.each([
  ['Stadt Rebenau', 'Rebenau'],
  ['Große Kreisstadt Oberkirch', 'Oberkirch'],
  ['Gemeinde Au', 'Au'],
  ['Stadthagen', 'Stadthagen'],
  ['Stadt', 'Stadt'],
])('The icon label of %s is %s', (name, short) => {
  expect(shortName(name)).toBe(short)
})

test("The browser's frame has the colour of the page's top bar, in light and dark mode", () => {
  expect(appHead(stadt, '/freibad/preise').colour).toEqual({
    light: themeColour('freibad', 'tint', 'light'),
    dark: themeColour('freibad', 'tint', 'dark'),
  })
  expect(appHead(stadt, '/klimaschutz').colour.light).toBe(themeColour('klimaschutz', 'ground', 'light'))
  for (const theme of pageThemes) expect(themeColour(theme, 'bar', 'dark')).toMatch(/^#[0-9a-f]{6}$/)
  expect(appHead(null, '/').town).toBeNull()
})
