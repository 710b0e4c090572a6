import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, type Page, test } from '@playwright/test'
import { sections } from '@rathausplatz/contract/sections'
import { expectAlive } from './alive.ts'
import { quickIf } from './quick-if.ts'

test.describe.configure({ mode: 'serial' })

let town: ChildProcess
let origin = ''
/** Log lines of the town since the last check. */
let logged: { requestId?: string }[] = []

test.beforeAll(async () => {
  town = spawn('node', [join(import.meta.dirname, 'kaputte-stadt.ts')], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  if (!town.stdout || !town.stderr) throw new Error('no output')
  createInterface(town.stdout).on('line', line => logged.push(JSON.parse(line)))
  for await (const line of createInterface(town.stderr)) {
    if (!line.startsWith('http')) continue
    origin = line
    break
  }
})
test.afterAll(() => void town.kill())

const german = 'Leider ist ein Fehler aufgetreten'
const english = 'An error occurred while showing the error page'
const layouts = Object.values(sections)
  .filter(({ frame }) => frame !== 'tool')
  .map(({ path }) => path)
const places = [
  'default?kaputt=content',
  'default?kaputt=sidebar',
  'wide?kaputt=content',
  'portal?kaputt=content',
]
const others = ['titel', 'hero', 'brotkrumen', 'meta', 'lader'].map(fault => `default?kaputt=${fault}`)
const addresses = [
  ...layouts.flatMap(layout => places.map(place => `${layout}/${place}`.replace('//', '/'))),
  ...others.map(fault => `/rathaus/${fault}`),
]

/** Follows a link of the page. */
async function follow(page: Page, address: string) {
  await page.evaluate(href => {
    const link = document.body.appendChild(document.createElement('a'))
    link.href = href
    link.click()
    link.remove()
  }, address)
}

/** Opens a working page of the town, and waits until it is hydrated. */
async function arrive(page: Page, path = '/rathaus') {
  await page.goto(origin + path)
  await expectAlive(page)
}

/** Expects no stack, no reason and no text of the framework. */
async function expectNoStack(page: Page) {
  expect(await page.locator('body').innerText()).not.toMatch(
    /Application Error|geheimer Grund|\.[jt]sx?:\d|\bat .+:\d/,
  )
}

async function expectGerman(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(german)
  await expect(page).toHaveTitle(/^Fehler - 500 – /)
  await expect(page.getByRole('navigation', { name: 'Sie sind hier' })).toContainText('Fehler - 500')
  await expect(page.getByRole('main').getByRole('link', { name: 'Zurück zur Startseite' })).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expectNoStack(page)
}

async function expectEnglish(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(english)
  await expect(page).toHaveTitle(english)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expectNoStack(page)
  await page.getByRole('link', { name: 'Go back to home' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Eine Seite')
}

for (const address of addresses) {
  test(`a fault at ${address} gives the German error page on the server`, async ({ request }) => {
    logged = []
    const answer = await request.get(origin + address)
    const html = await answer.text()
    expect(answer.status()).toBe(500)
    expect(answer.headers()['cache-control']).toBe('no-store')
    expect(html).toContain(`<h1>${german}</h1>`)
    expect(html.match(/<title>Fehler - 500[^<]*<\/title>/g)).toHaveLength(1)
    expect(html).toMatch(
      /<header.*<span aria-current="page">Fehler - 500<\/span>.*<main id="inhalt".*<footer/s,
    )
    expect(html).not.toMatch(/geheimer Grund|\bat .+:\d+:\d+/)
    await expect.poll(() => logged.length).toBe(1)
    expect(html).toContain(logged[0]?.requestId)
  })
}

/** The addresses below /rathaus and /freibad, which together have each fault. */
const faults = addresses.filter(address => address.startsWith('/rathaus/') || address.startsWith('/freibad/'))

for (const [where, followed] of [
  ['each fault', faults],
  ['each layout and each fault', addresses],
] as const)
  test(
    `a fault after following a link gives the German error page, and every other link still works: ${where}`,
    quickIf(followed === faults),
    async ({ page }) => {
      await arrive(page)
      for (const address of followed) {
        await follow(page, address)
        await expect(page).toHaveURL(origin + address)
        await expectGerman(page)
        // A failure in the browser has no request id.
        await expect(page.getByText('Kennung des Fehlers')).toHaveCount(0)
        await follow(page, '/rathaus')
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Eine Seite')
        await expect(page).toHaveTitle(/^Eine Seite/)
      }
    },
  )

test('the error page that the server rendered is the same after hydration', { tag: '@lang' }, async ({
  page,
}) => {
  await arrive(page, '/freibad/default?kaputt=content')
  await expectGerman(page)
  await page.getByRole('main').getByRole('link', { name: 'Zurück zur Startseite' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Eine Seite')
})

test('a view that throws only during hydration gives the German error page', async ({ page }) => {
  await page.route('**/rathaus', async route => {
    const answer = await route.fetch()
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replaceAll('"hinweis"', '"geplant"'),
    })
  })
  await page.goto(`${origin}/rathaus`)
  await expectGerman(page)
})

test('Spec §8: an error inside the error page on the server gives the English sentence with a link home', {
  tag: '@lang',
}, async ({ page }) => {
  for (const fault of ['kopf', 'fehlerseite&kaputt=fehlt']) {
    logged = []
    const answer = await page.goto(`${origin}/freibad?kaputt=${fault}`)
    expect(answer?.status()).toBe(500)
    await expectEnglish(page)
    expect(new Set(logged.map(({ requestId }) => requestId)).size).toBe(1)
  }
})

test('Spec §8: an error inside the error page after following a link gives the English sentence with a link home', async ({
  page,
}) => {
  // The frame breaks during a client-side navigation; the error page itself shows nothing of the town.
  await arrive(page)
  await follow(page, '/freibad?kaputt=kopf')
  await expectEnglish(page)
})

test('A missing page that breaks after following a link gives the German error page in the current frame', {
  tag: '@lang',
}, async ({ page }) => {
  await arrive(page, '/freibad?kaputt=fehlerseite')
  await follow(page, '/freibad/wide?kaputt=fehlerseite&kaputt=fehlt')
  await expectGerman(page)
})

test('Spec §8: broken data from the server give the English sentence, not an empty window', async ({
  page,
}) => {
  await page.route('**/rathaus', async route => {
    const answer = await route.fetch()
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replace('id="daten">[', 'id="daten">{'),
    })
  })
  await page.goto(`${origin}/rathaus`)
  await expectEnglish(page)
})
