import { expect, type Locator, type Page, test } from '@playwright/test'
import { quickIf } from './quick-if.ts'

/** Returns the carousel of cards with this heading. */
const carousel = (page: Page, heading: string): Locator =>
  page
    .locator('main [aria-roledescription=Karussell]', { has: page.locator('article') })
    .and(page.getByRole('group', { name: heading }))

const EVENTS = 'Was in Rebenau los ist'
const NEWS = 'Aktuelles'

/** Returns how many slides are completely in view, side by side. */
async function slidesInView(row: Locator): Promise<number> {
  return row
    .getByRole('list')
    .first()
    .evaluate(track => {
      const { left, right } = track.getBoundingClientRect()
      return [...track.children].filter(slide => {
        const box = slide.getBoundingClientRect()
        return box.left >= left - 8 && box.right <= right + 8
      }).length
    })
}

test.describe('portal home template', () => {
  test('shows all eight modules in the order of the spec below the hero', { tag: '@lang' }, async ({
    page,
  }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rebenau')
    const modules = ['teaser', 'cards', 'panorama', 'infos', 'paar', 'text', 'wann', 'datum']
    // Finds each module by its class; the text module is the one whose text is not inside another.
    const tops = await page.evaluate(
      names =>
        names.map(name => {
          const own = [...document.querySelectorAll(`main [class^="${name}_"]`)].find(
            element => name !== 'text' || element.parentElement?.className.startsWith('inner'),
          )
          return own?.getBoundingClientRect().top ?? Number.NaN
        }),
      modules,
    )
    expect(tops).not.toContain(Number.NaN)
    expect(tops).toEqual(tops.toSorted((one, other) => one - other))
  })

  test('the scroll-down link leads to the main area', { tag: '@lang' }, async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Zum Inhalt', exact: true }).click()
    await expect(page.locator('main#inhalt')).toBeInViewport()
  })

  test('hero images change by themselves and can be stopped', { tag: '@lang' }, async ({ page }) => {
    await page.clock.install()
    await page.goto('/')
    const current = page.locator('[class*=picture][data-current=true] img')
    const first = await current.getAttribute('src')
    const stop = page.getByRole('button', { name: 'Bildwechsel anhalten' })
    await expect(stop).toBeVisible()
    await page.clock.runFor(6000)
    await expect(current).not.toHaveAttribute('src', first ?? '')
    await stop.click()
    const second = await current.getAttribute('src')
    await page.mouse.move(0, 0)
    await page.clock.runFor(20_000)
    await expect(current).toHaveAttribute('src', second ?? '')
    await expect(page.getByRole('button', { name: 'Bildwechsel starten' })).toBeVisible()
  })

  test('a hero image is fetched only shortly before it is shown', { tag: '@lang' }, async ({ page }) => {
    const fetched: string[] = []
    page.on('request', request => {
      if (/weinberge-herbst|rheinaue-nebel/.test(request.url())) fetched.push(request.url())
    })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/', { waitUntil: 'networkidle' })
    expect(fetched).toEqual([])
    await page.getByRole('button', { name: 'Bildwechsel starten' }).click()
    await expect.poll(() => fetched.length).toBe(1)
    expect(fetched[0]).toContain('weinberge-herbst')
  })

  test('nothing moves by itself for visitors who prefer reduced motion', { tag: '@lang' }, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Bildwechsel starten' })).toBeVisible()
  })

  const widths = [
    { width: 1600, events: 4, news: 3 },
    { width: 1280, events: 3, news: 3 },
    { width: 1024, events: 3, news: 3 },
    { width: 768, events: 2, news: 2 },
    { width: 640, events: 2, news: 2 },
    { width: 360, events: 1, news: 1 },
  ]
  for (const { width, events, news } of widths) {
    test(
      `at ${width} px the carousels show ${events} events and ${news} news`,
      quickIf(width === 1600),
      async ({ page }) => {
        await page.setViewportSize({ width, height: 900 })
        await page.goto('/')
        expect(await slidesInView(carousel(page, EVENTS))).toBe(events)
        expect(await slidesInView(carousel(page, NEWS))).toBe(news)
      },
    )
  }

  test('slides stand 32 px apart', { tag: '@lang' }, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto('/')
    const track = carousel(page, NEWS).getByRole('list').first()
    const [one, other] = await track.evaluate(row =>
      [...row.children].slice(0, 2).map(slide => slide.getBoundingClientRect().toJSON() as DOMRect),
    )
    expect(Math.round((other?.left ?? 0) - (one?.right ?? 0))).toBe(32)
  })

  test("the buttons of a carousel move it, and 'zurück' is disabled at its start", { tag: '@lang' }, async ({
    page,
  }) => {
    await page.goto('/')
    const events = carousel(page, EVENTS)
    await expect(events.getByRole('button', { name: 'zurück' })).toBeDisabled()
    await events.getByRole('button', { name: 'weiter' }).click()
    await expect(events.getByRole('button', { name: 'zurück' })).toBeEnabled()
  })
})

test.describe('newsticker', () => {
  const articles = (page: Page) => carousel(page, NEWS).getByRole('article')
  const more = (page: Page) => page.getByRole('link', { name: 'Weitere Artikel laden' })

  test("starts with 6 articles and grows by 3 with 'Weitere Artikel laden' until all are shown", {
    tag: '@lang',
  }, async ({ page }) => {
    await page.goto('/')
    await expect(articles(page)).toHaveCount(6)
    await more(page).click()
    await expect(articles(page)).toHaveCount(9)
    await expect(page.getByText('3 weitere Artikel geladen')).toBeVisible()
    await expect(articles(page).nth(6)).toBeInViewport()
    await more(page).click()
    await more(page).click()
    await expect(articles(page)).toHaveCount(15)
    await more(page).click()
    await expect(more(page)).toHaveCount(0)
  })

  test('keeps its count in the address and its scroll position, without asking the server again', async ({
    page,
  }) => {
    await page.goto('/')
    await more(page).scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => scrollY)
    // Links of the news are prefetched; the news themselves are not requested again.
    const asked: string[] = []
    page.on('request', request => asked.push(new URL(request.url()).pathname))
    await more(page).click()
    await expect(page).toHaveURL(/\?artikel=9$/)
    expect(await page.evaluate(() => scrollY)).toBe(before)
    expect(asked.filter(path => /^\/(?:_root|_)?(?:\.data)?$/.test(path))).toEqual([])
    await page.reload()
    await expect(articles(page)).toHaveCount(9)
  })

  test('"back" from an article leads to the same count', { tag: '@lang' }, async ({ page }) => {
    await page.goto('/?artikel=9')
    await articles(page).first().getByRole('link').click()
    await expect(page).toHaveURL(/\/aktuelles\//)
    await page.goBack()
    await expect(articles(page)).toHaveCount(9)
  })

  test('an invalid count is read as 6', { tag: '@lang' }, async ({ page }) => {
    for (const wrong of ['7', '-3', 'NaN', '1e9', '9.5', '', '12%00']) {
      await page.goto(`/?artikel=${wrong}`)
      await expect(articles(page)).toHaveCount(6)
    }
  })
})

test('the links under the search field form even rows within the first screen', {
  tag: '@lang',
}, async ({ page }) => {
  for (const [width, height] of [
    [360, 740],
    [768, 900],
    [1024, 768],
    [1280, 900],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/')
    const links = page
      .getByRole('region', { name: 'Willkommen' })
      .getByRole('list', { name: 'Häufig gesucht:' })
    await expect(links).toBeVisible()
    const rows = new Map<number, number>()
    for (const link of await links.getByRole('link').all()) {
      const { y = Number.NaN, height: tall = Number.NaN } = (await link.boundingBox()) ?? {}
      expect(y + tall, `${width} px`).toBeLessThanOrEqual(height)
      rows.set(Math.round(y), (rows.get(Math.round(y)) ?? 0) + 1)
    }
    expect(new Set(rows.values()).size, `${width} px: ${[...rows.values()].join(', ')}`).toBe(1)
  }
})
