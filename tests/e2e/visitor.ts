import { expect, type Locator, type Page } from '@playwright/test'

/** A visitor on a phone who counts taps and scrolled pixels on the way to the answer, the answer included. */
export class Visitor {
  taps = 0
  scrolled = 0
  private readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  /** Scrolls until an element is in view, as far as needed and no further. */
  async reach(thing: Locator): Promise<void> {
    await expect(thing).toBeVisible()
    const by = await thing.evaluate(element => {
      const { top, bottom } = element.getBoundingClientRect()
      const before = scrollY
      const past = bottom - innerHeight
      if (past > 0) scrollBy({ top: Math.min(past, top), behavior: 'instant' })
      return scrollY - before
    })
    this.scrolled += by
    await expect(thing).toBeInViewport()
  }

  /** Taps a control on this page. */
  async press(control: Locator): Promise<void> {
    await this.reach(control)
    await control.tap()
    this.taps += 1
  }

  /** Taps a link to another page, or to another choice of the same page. */
  async tap(link: Locator): Promise<void> {
    const target = new URL((await link.getAttribute('href')) ?? '', this.page.url())
    await this.reach(link)
    await link.tap()
    this.taps += 1
    await this.page.waitForURL(url => url.pathname !== '/' && url.href !== 'about:blank')
    expect(new URL(this.page.url()).origin).toBe(target.origin)
  }
}

/** Opens the home page as a visitor. */
export async function arrive(page: Page, path = '/'): Promise<Visitor> {
  await page.goto(path)
  return new Visitor(page)
}
