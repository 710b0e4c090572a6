import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { call, enter } from './at-the-desk.ts'
import { axeFindings, ofColour } from './axe-findings.ts'
// In its own town, because a notice appears above every page of all other tests.
import { test } from './in-own-town.ts'
import { textNow } from './text-now.ts'

/** Publishes a notice by calls; returns its id. */
async function publish(page: Page, daten: object): Promise<string> {
  const id = randomUUID()
  await call(page, 'POST', 'inhalte', { id, art: 'hinweis', daten })
  await call(page, 'POST', `inhalte/${id}/veroeffentlichen`, { grundfassung: 1 })
  return id
}

const withdraw = (page: Page, id: string) => call(page, 'POST', `inhalte/${id}/zurueckziehen`, {})

/** The notices on a page of the website. */
const notices = (page: Page) => page.getByRole('region', { name: 'Hinweise' })

test('Hinweis schalten: geschrieben, angesehen, auf der Website, ausgeblendet, mit einem Druck wieder weg', async ({
  page,
  browser,
}) => {
  const titel = `Das Freibad ist heute geschlossen (${randomUUID().slice(0, 6)})`
  await enter(page, 'redaktion')
  const tasks = page.getByRole('navigation', { name: 'Womit möchten Sie anfangen?' })
  await tasks.getByRole('link', { name: 'Hinweis schalten' }).click()
  await page.getByLabel('Titel', { exact: true }).fill(titel)
  await page.getByLabel('Wo er steht').selectOption('Nur auf den Seiten: Freibad')
  await page.getByLabel('Text (freiwillig)', { exact: true }).fill('Sturm. Morgen ist wieder geöffnet.')
  await page.getByRole('button', { name: 'Ansehen' }).click()
  const look = page.frameLocator('iframe[title="Ansicht der Seite"]')
  await expect(look.getByRole('region', { name: 'Hinweise' })).toContainText(titel)
  await page.getByRole('button', { name: 'Schließen' }).click()
  await page.getByRole('button', { name: 'Veröffentlichen' }).click()
  await page.getByRole('button', { name: 'Jetzt veröffentlichen' }).click()
  await expect(page.getByText('Veröffentlicht: Auf der Website zu sehen.')).toBeVisible()

  const context = await browser.newContext({ javaScriptEnabled: false })
  const visitor = await context.newPage()
  for (const path of ['/freibad', '/freibad/preise']) {
    await visitor.goto(path)
    await expect(notices(visitor)).toContainText(`Wichtig: ${titel}`)
  }
  await visitor.goto('/rathaus')
  await expect(visitor.getByText(titel)).toHaveCount(0)
  await visitor.goto('/freibad/preise')
  await visitor.getByRole('button', { name: `Ausblenden: ${titel}` }).click()
  await expect(visitor).toHaveURL(/\/freibad\/preise$/)
  await expect(visitor.getByText(titel)).toHaveCount(0)
  await visitor.goto('/freibad')
  await expect(visitor.getByText(titel)).toHaveCount(0)

  await page.getByLabel('Text (freiwillig)', { exact: true }).fill('Sturm. Auch morgen ist geschlossen.')
  await page.getByRole('button', { name: 'Veröffentlichen' }).click()
  await page.getByRole('button', { name: 'Jetzt veröffentlichen' }).click()
  // The message about the first time may still be visible.
  await expect(async () => {
    await visitor.goto('/freibad')
    expect(await textNow(notices(visitor))).toContain('Auch morgen ist geschlossen.')
  }).toPass()

  await page.goto('/redaktion')
  const block = page.getByRole('region', { name: 'Hinweise auf der Website' })
  await block.getByRole('button', { name: `„${titel}“ abschalten` }).click()
  await expect(page.getByText(`„${titel}“ steht nicht mehr auf der Website.`)).toBeVisible()
  await visitor.goto('/freibad')
  await expect(visitor.getByText(titel)).toHaveCount(0)
  await page.getByRole('button', { name: 'Wieder schalten' }).click()
  await expect(block.getByRole('button', { name: `„${titel}“ abschalten` })).toBeVisible()
  await visitor.goto('/freibad')
  await expect(notices(visitor)).toContainText(titel)
  await block.getByRole('button', { name: `„${titel}“ abschalten` }).click()
  await expect(block.getByText(titel)).toHaveCount(0)
  await context.close()
})

test('Wer von Haus zu Haus geht, sieht, was dort gilt; was gleich bleibt, bleibt stehen', {
  tag: '@lang',
}, async ({ page, browser }) => {
  await enter(page, 'redaktion')
  const mark = randomUUID().slice(0, 6)
  const all = await publish(page, { titel: `Wasser abkochen ${mark}`, stufe: 'dringend' })
  const pool = await publish(page, { titel: `Freibad zu ${mark}`, wo: 'freibad' })
  const visitor = await (await browser.newContext()).newPage()
  try {
    await visitor.goto('/freibad')
    await expect(notices(visitor).getByRole('heading')).toHaveText([
      `Dringend: Wasser abkochen ${mark}`,
      `Wichtig: Freibad zu ${mark}`,
    ])
    await visitor.getByRole('banner').getByRole('link', { name: 'Rebenau' }).first().click()
    await expect(visitor).toHaveURL(/\/$/)
    await expect(notices(visitor).getByRole('heading')).toHaveText([`Dringend: Wasser abkochen ${mark}`])
    await visitor.getByRole('button', { name: /^Ausblenden/ }).click()
    await expect(visitor.getByText(`Wasser abkochen ${mark}`)).toHaveCount(0)
  } finally {
    await withdraw(page, all)
    await withdraw(page, pool)
    await visitor.context().close()
  }
})

for (const width of [1280, 360])
  test(`Hinweise sind bei ${width} px barrierefrei, hell und dunkel, und nichts ragt hinaus`, {
    tag: '@lang',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    // A colour transition would be checked half-way.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await enter(page, 'redaktion')
    const mark = randomUUID().slice(0, 6)
    const ids = [
      await publish(page, {
        titel: 'Trinkwasser in Oberweiler bitte abkochen',
        stufe: 'dringend',
        text: `In der Fährgasse ist eine Leitung gebrochen (${mark}). Kochen Sie Trinkwasser drei Minuten lang ab.`,
        link: '/leben',
      }),
      await publish(page, {
        titel: `Hochwasserrückhaltebeckenbesichtigungstermin ${mark}`,
        stufe: 'information',
      }),
      await publish(page, { titel: `Das Freibad ist heute geschlossen ${mark}`, wo: 'freibad' }),
    ]
    try {
      for (const path of ['/', '/freibad']) {
        await page.emulateMedia({ colorScheme: 'light' })
        await page.goto(path)
        await expect(notices(page)).toBeVisible()
        expect(await axeFindings(page)).toEqual([])
        await page.emulateMedia({ colorScheme: 'dark' })
        expect(await axeFindings(page, ofColour)).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      }
    } finally {
      for (const id of ids) await withdraw(page, id)
    }
  })

test('Wer schon liest, erfährt von einem neuen Hinweis beim Weitergehen und beim Zurückkommen', {
  tag: '@lang',
}, async ({ page, browser }) => {
  await enter(page, 'redaktion')
  const titel = `Brücke gesperrt ${randomUUID().slice(0, 6)}`
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto('/rathaus')
  const inAMinute = async () =>
    visitor.clock.setSystemTime((await visitor.evaluate(() => Date.now())) + 61_000)
  const id = await publish(page, { titel })
  await inAMinute()
  await visitor.getByRole('contentinfo').getByRole('link', { name: 'Barrierefreiheit' }).first().click()
  await expect(notices(visitor).getByRole('heading')).toHaveText(`Wichtig: ${titel}`)

  // Switched off on its own screen: the button disappears, and the focus stays on the screen.
  await page.goto(`/redaktion/inhalte/hinweis/${id}`)
  await page.getByRole('button', { name: 'Hinweis abschalten' }).press('Enter')
  await expect(page.getByText('Nicht mehr auf der Website. Der Entwurf ist noch da.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: titel })).toBeFocused()
  await inAMinute()
  await visitor.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(visitor.getByText(titel)).toHaveCount(0)
  await visitor.context().close()
})
