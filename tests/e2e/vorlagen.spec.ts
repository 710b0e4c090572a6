import { expect, type Page, test } from '@playwright/test'
import { pageThemes } from '@rathausplatz/contract/sections'
import { axeFindings, ofColour } from './axe-findings.ts'

/** Every example of every template, in every theme: `/vorschau` renders them all. */

async function open(page: Page, theme: string, width: number) {
  test.setTimeout(240_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width, height: 900 })
  await page.goto(`/vorschau?thema=${theme}&modus=hell`)
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
}

const ofSize = { rules: ['target-size'] }

/** The town's own theme covers the markup; the others change only colours, fonts and borders. */
const [ownTheme] = pageThemes
/** This page has many examples with landmarks of the same name; real pages are checked elsewhere. */
const everything = { without: ['landmark-unique'] }

test('W-01 axe finds nothing on any example of any template', async ({ page }) => {
  await open(page, ownTheme, 1280)
  expect(await axeFindings(page, everything)).toEqual([])
})

// The page is as long as hundreds of pages: it is loaded once per theme and switched between checks.
for (const theme of pageThemes) {
  const isOwn = theme === ownTheme
  test(`W-01 W-06 W-07 theme ${theme}: axe finds ${isOwn ? 'nothing' : 'no weak colour and no small target'}, light or dark, and nothing is cut off`, {
    tag: '@lang',
  }, async ({ page }) => {
    await open(page, theme, 1280)
    const light = isOwn ? everything : { rules: [...ofColour.rules, ...ofSize.rules] }
    expect(await axeFindings(page, light), '1280 px').toEqual([])
    await page.locator('html').evaluate(html => html.setAttribute('data-mode', 'dark'))
    expect(await axeFindings(page, ofColour), 'dark').toEqual([])
    await page.locator('html').evaluate(html => html.setAttribute('data-mode', 'light'))
    await page.setViewportSize({ width: 320, height: 900 })
    expect(await axeFindings(page, isOwn ? everything : ofSize), '320 px').toEqual([])
    expect(await lost(page), '320 px, which is 400 % of 1280').toEqual([])
    await addStyle(page, textSpacing)
    expect(await lost(page), 'text spacing of WCAG 1.4.12').toEqual([])
    await page.setViewportSize({ width: 1280, height: 900 })
    await addStyle(page, ':root { font-size: 200% !important }')
    expect(await lost(page), 'text of twice the size, letters of 36 px').toEqual([])
  })
}

test('W-05 every control is reached by keyboard, visible and has a focus ring', { tag: '@lang' }, async ({
  page,
}) => {
  await open(page, ownTheme, 1280)
  expect(await keyboardFaults(page)).toEqual([])
})

test('W-06 with forced colours every control keeps its edge', {
  tag: '@lang',
}, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await open(page, ownTheme, 1280)
  const faults = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main button, main input, main select, main textarea')]
      .filter(control => control.checkVisibility() && !control.closest('[aria-hidden=true]'))
      .filter(control => {
        const { appearance, borderStyle, outlineStyle } = getComputedStyle(control)
        // The browser's own checkboxes have an edge that is no border.
        const isDrawnByBrowser = control.matches('[type=checkbox], [type=radio]') && appearance !== 'none'
        const isBare = borderStyle === 'none' && outlineStyle === 'none'
        return isBare && !isDrawnByBrowser && control.textContent?.trim() === ''
      })
      .map(control => control.outerHTML.slice(0, 120)),
  )
  expect(faults).toEqual([])
})

const textSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }'

/** Adds a user style sheet; the policy of the page would refuse a style element. */
async function addStyle(page: Page, css: string): Promise<void> {
  await page.evaluate(css => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets.push(sheet)
  }, css)
}

/** Returns elements that overflow the page, and text that its own box cuts off. */
async function lost(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = []
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth > clientWidth) {
      const scrolls = (element: Element | null): boolean =>
        element !== null &&
        (getComputedStyle(element).overflowX !== 'visible' || scrolls(element.parentElement))
      const wide = [...document.querySelectorAll('body *')].filter(element => {
        const { right, width } = element.getBoundingClientRect()
        return width > 0 && right > clientWidth + 1 && !scrolls(element.parentElement)
      })
      const names = wide.slice(-3).map(element => {
        const example = element.closest<HTMLElement>('[data-vorlage]')?.dataset
        return `${example?.vorlage} ${example?.beispiel} ${element.tagName}.${element.className}`
      })
      faults.push(`page is ${scrollWidth} px wide: ${names.join(', ')}`)
    }
    for (const element of document.querySelectorAll<HTMLElement>('main *')) {
      const style = getComputedStyle(element)
      const hides = style.overflowX === 'hidden' || style.overflowX === 'clip'
      if (!hides || element.clientWidth <= 1 || style.clipPath !== 'none') continue
      const text = [...element.childNodes].some(node => node.nodeType === 3 && node.textContent?.trim())
      if (text && element.scrollWidth > element.clientWidth + 1) {
        const example = element.closest<HTMLElement>('[data-vorlage]')?.dataset
        faults.push(`cut off: ${example?.vorlage} ${example?.beispiel} ${element.textContent?.slice(0, 40)}`)
      }
    }
    return faults
  })
}

/** Goes through the page with Tab alone and checks each stop. */
async function keyboardFaults(page: Page): Promise<string[]> {
  const expected = await page.evaluate(() => {
    const tabbable = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary, audio[controls], video[controls], [tabindex="0"]',
      ),
    ].filter(
      control =>
        control.tabIndex >= 0 &&
        !control.matches(':disabled, [type=hidden]') &&
        control.checkVisibility({ visibilityProperty: true }) &&
        !control.closest('[inert], dialog:not([open])') &&
        !(control.closest('details:not([open])') && control.tagName !== 'SUMMARY'),
    )
    for (const [index, control] of tabbable.entries()) control.dataset.stop = String(index)
    return tabbable.length
  })
  const faults: string[] = []
  const reached = new Set<string>()
  for (let step = 0; step < expected + 50; step++) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(lookAtFocus)
    if (stop === null || (stop.stop !== undefined && reached.has(stop.stop))) break
    if (stop.stop !== undefined) reached.add(stop.stop)
    for (const fault of stop.faults) faults.push(`${fault}: ${stop.name}`)
  }
  // A control that has become inert meanwhile (in a hidden slide) needs no focus any more.
  const missed = await page.evaluate(
    reached =>
      [...document.querySelectorAll<HTMLElement>('[data-stop]')]
        .filter(control => !reached.includes(control.dataset.stop ?? '') && !control.closest('[inert]'))
        .map(control => control.outerHTML.slice(0, 100)),
    [...reached],
  )
  return [...faults, ...missed.map(control => `never gets the focus: ${control}`)]
}

function lookAtFocus() {
  const focused = document.activeElement
  if (!(focused instanceof HTMLElement) || focused === document.body) return null
  const faults: string[] = []
  const boxes = [...focused.getClientRects()].filter(({ width, height }) => width > 0 && height > 0)
  const seen = boxes.filter(
    ({ top, bottom, left, right }) => bottom > 0 && top < innerHeight && right > 0 && left < innerWidth,
  )
  if (seen.length === 0) faults.push('out of sight')
  const { outlineStyle, outlineWidth } = getComputedStyle(focused)
  if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) faults.push('no focus ring')
  const [box] = seen
  if (box) {
    // One visible point is enough for 2.4.11; the corners of the ring may be covered.
    const points = [0.5, 0.15, 0.85].flatMap(x =>
      [0.5, 0.2, 0.8].map(y => [box.left + box.width * x, box.top + box.height * y]),
    )
    const free = points.some(([x = 0, y = 0]) => {
      const on = document.elementFromPoint(
        Math.min(Math.max(x, 1), innerWidth - 2),
        Math.min(Math.max(y, 1), innerHeight - 2),
      )
      return on !== null && (focused.contains(on) || on.contains(focused))
    })
    if (!free) faults.push('covered')
  }
  return { stop: focused.dataset.stop, faults, name: focused.outerHTML.slice(0, 120) }
}
