import { expect, type Page, test } from '@playwright/test'
import { axeFindings } from './axe-findings.ts'
import { lookAt } from './look-at.ts'
import { quickIf } from './quick-if.ts'

const openStates = {
  closed: async () => {},
  'menu open': async (page: Page) => page.getByRole('button', { name: 'Menü', exact: true }).click(),
  'search open': async (page: Page, width: number) => {
    if (width < 1024) await page.getByRole('button', { name: 'Suche', exact: true }).click()
    else await page.getByRole('search', { name: 'Website durchsuchen' }).locator('input').fill('Ausweis')
  },
}

/** The state that the quick proof checks at each width. */
const openAt: Readonly<Record<number, string>> = { 320: 'menu open', 1280: 'search open' }

// vorlagen.spec.ts checks every template; this file checks the states of the frame around them.
for (const width of [320, 1280]) {
  for (const [state, open] of Object.entries(openStates)) {
    test(
      `W-01 axe finds no fault on / at ${width} px, ${state}`,
      quickIf(openAt[width] === state),
      async ({ page }) => {
        test.slow()
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await page.setViewportSize({ width, height: 900 })
        await page.goto('/')
        await open(page, width)
        await lookAt(page, state, { widths: [width] })
      },
    )
  }
}

/** One page of each kind, as visitors see it. */
const kinds = [
  '/rathaus',
  '/rathaus/aemter',
  '/rathaus/aemter/bauamt',
  '/rathaus/personen',
  '/rathaus/leistungen',
  '/rathaus/lebenslagen',
  '/rathaus/stellen',
  '/leben/vereine',
  '/wirtschaft/betriebe',
  '/bauen/baugebiete/rebgarten',
  '/bekanntmachungen',
  '/barrierefreiheit',
  '/rathaus?sprache=leicht',
  '/freibad/preise',
  '/klimaschutz/zahlen',
  '/kontakt',
  '/suche/?q=Rebenau',
  '/gibt-es-nicht',
  '/veranstaltungen',
  '/aktuelles',
]
/** The kinds that differ most; vorlagen.spec.ts checks their contents. */
const quickKinds = new Set([
  '/rathaus/aemter/bauamt',
  '/bauen/baugebiete/rebgarten',
  '/suche/?q=Rebenau',
  '/gibt-es-nicht',
])

for (const path of ['/', ...kinds]) {
  test(
    `W-01, W-06 axe finds nothing on ${path}, which fits 320 px without scrolling sideways`,
    quickIf(quickKinds.has(path)),
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 700 })
      await page.goto(path)
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow).toBe(0)
      await page.setViewportSize({ width: 1280, height: 720 })
      expect(await axeFindings(page)).toEqual([])
    },
  )
}

test('K-02 the stop control comes before the slides in tab order and is named for what it does', {
  tag: '@lang',
}, async ({ page }) => {
  await page.goto('/')
  const order = await page
    .getByRole('group', { name: 'Im Blickpunkt' })
    .evaluate(slider => [...slider.querySelectorAll('a, button')].map(control => control.textContent?.trim()))
  expect(order[0]).toMatch(/^Folienwechsel (anhalten|starten)$/)
})

test('every page has one h1, one main landmark and a title of its own', { tag: '@lang' }, async ({
  page,
}) => {
  const titles = new Set<string>()
  const paths = ['/', '/rathaus', '/aktuelles', '/veranstaltungen', '/suche/', '/gibt-es-nicht', '/impressum']
  for (const path of paths) {
    await page.goto(path)
    await expect(page.locator('h1')).toHaveCount(1)
    await expect(page.getByRole('main')).toHaveCount(1)
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    titles.add(await page.title())
  }
  expect(titles.size).toBe(paths.length)
})

test('K-02 slides that are not shown are inert, and swiping to one shows it and stops the change for good', async ({
  page,
}) => {
  await page.goto('/')
  const slider = page.getByRole('group', { name: 'Im Blickpunkt' })
  const slides = slider.locator('[aria-roledescription=Folie]')
  await expect(slides.nth(0)).not.toHaveAttribute('inert')
  await expect(slides.nth(1)).toHaveAttribute('inert')
  await slides.nth(0).hover()
  await page.mouse.wheel(1200, 0)
  await expect(slides.nth(1)).not.toHaveAttribute('inert')
  await expect(slides.nth(0)).toHaveAttribute('inert')
  await expect(slider.getByRole('button', { name: 'Folienwechsel starten' })).toBeVisible()
})
