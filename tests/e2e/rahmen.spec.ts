import { expect, test } from '@playwright/test'
import { axeFindings } from './axe-findings.ts'
import { lookAt } from './look-at.ts'
import { quickIf } from './quick-if.ts'

const houses = [
  ['/buecherei', 'Stadtbücherei'],
  ['/freibad', 'Freibad'],
  ['/schillerschule', 'Schillerschule'],
  ['/jahnschule', 'Jahnschule'],
  ['/jugendmusikschule', 'Jugendmusikschule'],
  ['/klimaschutz', 'Klimaschutz'],
] as const

for (const [path, name] of houses) {
  test(
    `${path} has the header and footer of its house, also on a missing page`,
    quickIf(path === '/buecherei'),
    async ({ page }) => {
      for (const address of [path, `${path}/gibt-es-nicht`]) {
        await page.goto(address)
        const header = page.getByRole('banner')
        await expect(header.getByRole('link', { name: new RegExp(`^${name}`) })).toBeVisible()
        await expect(header.getByRole('link', { name: 'Stadt Rebenau' })).toHaveAttribute('href', '/')
        await expect(header.getByRole('navigation', { name: `Seiten: ${name}` })).toBeVisible()
        await expect(page.getByRole('contentinfo')).toContainText('Eine Einrichtung der Stadt Rebenau')
        await expect(page.getByRole('contentinfo').getByRole('navigation')).toHaveCount(2)
      }
    },
  )

  test(`W-01 axe finds no fault on ${path} at 360 px`, quickIf(path === '/freibad'), async ({ page }) => {
    test.slow()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(path)
    await lookAt(page, path, { widths: [360] })
  })
}

test('Spec §2: the schools name the hours of their secretariat', { tag: '@lang' }, async ({ page }) => {
  for (const school of ['/schillerschule', '/jahnschule']) {
    await page.goto(school)
    await expect(page.getByRole('contentinfo').getByRole('heading', { name: 'Sekretariat' })).toBeVisible()
  }
})

test('Spec §2: the intranet has its own frame, from the sign-in on', { tag: '@lang' }, async ({ page }) => {
  // An anonymous visitor is sent to the sign-in, whether the page exists or not.
  await page.goto('/intranet/gibt-es-nicht')
  await expect(page).toHaveURL(/\/intranet\/anmelden\?zurueck=/)
  await expect(page.getByRole('banner')).toContainText('Intranet')
  const footer = page.getByRole('contentinfo')
  for (const name of ['Kontaktformular', 'Impressum', 'Datenschutz', 'Barrierefreiheit']) {
    await expect(footer.getByRole('link', { name })).toBeVisible()
  }
  await expect(footer).toContainText('Fax 030 23125-199')
  expect(await axeFindings(page)).toEqual([])
})

test('The navigation of a house marks the current page and has it in view on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/freibad/baderegeln')
  const current = page.getByRole('navigation', { name: 'Seiten: Freibad' }).locator('[aria-current="page"]')
  await expect(current).toHaveText('Baderegeln')
  await expect(current).toBeInViewport()
})

test('W-05: the header covers nothing that has the focus, forwards and backwards', { tag: '@lang' }, async ({
  page,
}) => {
  test.slow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 1280, height: 620 })
  await page.goto('/freibad', { waitUntil: 'networkidle' })
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let step = 0; step < 60; step += 1) {
      await page.keyboard.press(key)
      // The page may still be scrolling to the focus.
      const covered = () =>
        page.evaluate(() => {
          const focused = document.activeElement
          const bar = document.querySelector('header > [data-direction]')
          if (!focused || !bar || focused === document.body) return ''
          if (bar.contains(focused) || focused.classList.contains('skip')) return ''
          const at = focused.getBoundingClientRect()
          const over = bar.getBoundingClientRect()
          return at.top < over.bottom - 1 && at.bottom > over.top ? focused.outerHTML.slice(0, 100) : ''
        })
      await expect.poll(covered).toBe('')
    }
  }
})

test('K-10: a printed page has no menu and no search, and states its address and the day', async ({
  page,
}) => {
  await page.goto('/freibad/preise')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('search').first()).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'Seiten: Freibad' })).toBeHidden()
  await expect(page.getByText(/\/freibad\/preise, abgerufen am \d\d\.\d\d\.\d{4}/)).toBeVisible()
})

test('On paper a link within the site shows only its text, without the path in brackets', {
  tag: '@lang',
}, async ({ page }) => {
  await page.goto('/bekanntmachungen')
  await page.emulateMedia({ media: 'print' })
  const link = page.locator('main li :is(h2, h3) a').first()
  expect(await link.evaluate(a => getComputedStyle(a, '::after').content)).not.toContain('/bekanntmachungen')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('K-11: light or dark is chosen, remembered and reset', async ({ page }) => {
    await page.goto('/freibad/preise')
    await page.getByRole('button', { name: 'Dunkel' }).click()
    await expect(page).toHaveURL(/\/freibad\/preise$/)
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark')
    await page.goto('/rathaus')
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark')
    await page.getByRole('button', { name: 'Wie das Gerät' }).click()
    await expect(page.locator('html')).not.toHaveAttribute('data-mode')
  })
})
