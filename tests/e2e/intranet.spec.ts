import {
  type APIRequestContext,
  type BrowserContext,
  expect,
  type Locator,
  type Page,
  test,
} from '@playwright/test'
import { keptOnDevice } from './kept-on-device.ts'
import { lookAt } from './look-at.ts'
import { quickIf } from './quick-if.ts'

/** The demo town has an account for each role, all with the password of playwright.config.ts. */
const PASSWORD = 'Kelter Amsel Brunnen Pflug'
const CLERK = 'miriam.huber@rebenau.example.org'

async function signIn(page: Page) {
  await page.getByLabel('E-Mail-Adresse').fill(CLERK)
  await page.getByLabel('Passwort', { exact: true }).fill(PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Anmelden', exact: true }).click()
}

async function enter(page: Page, path = '/intranet') {
  await page.goto(path)
  await signIn(page)
  await expect(page.getByRole('navigation', { name: 'Intranet' })).toBeVisible()
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'W-04 without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test(
      'A clerk signs in, reads an entry and confirms it, and the entry leaves the list of those to confirm',
      quickIf(javaScriptEnabled),
      async ({ page }) => {
        const title = javaScriptEnabled ? 'Verdächtige E-Mails erkennen' : 'Anmeldung mit längerem Passwort'
        await enter(page)
        await expect(page).toHaveTitle('Intranet – Stadt Rebenau')
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guten Tag, Miriam Huber')
        const toRead = page.getByRole('region', { name: 'Bitte lesen und bestätigen' })
        await toRead.getByRole('link', { name: title }).click()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
        const confirmation = page.getByRole('region', { name: 'Lesen bestätigen' })
        await confirmation.getByRole('button', { name: 'Gelesen' }).click()
        await expect(confirmation.getByRole('status')).toContainText(
          'bestätigt, dass Sie diesen Beitrag gelesen haben',
        )
        if (javaScriptEnabled) await expect(confirmation.getByRole('status')).toBeFocused()
        await expect(confirmation.getByRole('button')).toHaveCount(0)
        await page
          .getByRole('navigation', { name: 'Intranet' })
          .getByRole('link', { name: 'Übersicht' })
          .click()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guten Tag, Miriam Huber')
        await expect(toRead.getByRole('link', { name: title })).toHaveCount(0)
      },
    )

    test('A deep link leads to the sign-in and back; a missing page is a 404 in the frame of the intranet', {
      tag: '@lang',
    }, async ({ page }) => {
      await page.goto('/intranet/archiv?ordnung=stand')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anmelden')
      await signIn(page)
      await expect(page).toHaveURL(/\/intranet\/archiv\?ordnung=stand$/)
      await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Brandschutz im Rathaus')
      for (const path of ['/intranet/gibt-es-nicht', '/intranet/personal/99999', '/intranet/a/b/c']) {
        const answer = await page.goto(path)
        expect([answer?.status(), answer?.headers()['cache-control']], path).toEqual([
          404,
          'private, no-store',
        ])
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 - Seite nicht gefunden')
        await expect(page.getByRole('contentinfo')).toContainText('Kontaktformular')
      }
      // Spec §8: the last one is a path that no route matches.
      await expect(page.getByText('This page could not be found')).toBeVisible()
    })

    test('People are found by name, entries by a part of a word, and a search without results says so', {
      tag: '@lang',
    }, async ({ page }) => {
      await enter(page, '/intranet/miteinander')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Miteinander')
      const phone = page.getByRole('search', { name: 'Telefon: Name, Aufgabe oder Amt' })
      await phone.getByRole('searchbox').fill('kirsten falk')
      await phone.getByRole('button', { name: 'Suchen' }).click()
      await expect(page.getByRole('main').getByRole('link', { name: '030 23125-270' })).toBeVisible()
      const inside = page.getByRole('search', { name: 'Im Intranet suchen' })
      await inside.getByRole('searchbox').fill('vereinbarung')
      await inside.getByRole('button', { name: 'Suchen' }).click()
      await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
        'Mobile Arbeit: Was ab Januar gilt',
        'Mobile Arbeit',
      ])
      await inside.getByRole('searchbox').fill('gibtesnicht')
      await inside.getByRole('button', { name: 'Suchen' }).click()
      await expect(page.getByRole('status').filter({ hasText: 'nichts zu „gibtesnicht“' })).toBeVisible()
    })
  })
}

test('The log-in that an editor placed on a page of the town opens the intranet, and the log-out there ends the session', {
  tag: '@lang',
}, async ({ page }) => {
  await page.goto('/rathaus/beschaeftigte')
  await signIn(page)
  await expect(page).toHaveURL(/\/intranet$/)
  await page.goto('/rathaus/beschaeftigte')
  await page.getByRole('button', { name: 'Vom Intranet abmelden' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Sie sind abgemeldet.' })).toBeVisible()
})

/** Presses Tab until a control has the focus. */
async function tabTo(page: Page, control: Locator) {
  for (let presses = 0; presses < 120; presses += 1) {
    if (await control.evaluate(element => element === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(control).toBeFocused()
}

test('With the keyboard alone a clerk signs in, opens an entry and confirms it', {
  tag: '@lang',
}, async ({ page }) => {
  await page.goto('/intranet')
  await tabTo(page, page.getByLabel('E-Mail-Adresse'))
  await page.keyboard.type('jan.oberle@rebenau.example.org')
  await tabTo(page, page.getByLabel('Passwort', { exact: true }))
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guten Tag, Jan Oberle')
  const link = page.getByRole('region', { name: 'Bitte lesen und bestätigen' }).getByRole('link').first()
  await tabTo(page, link)
  const title = await link.textContent()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
  const confirmation = page.getByRole('region', { name: 'Lesen bestätigen' })
  await expect(confirmation.getByRole('button', { name: 'Gelesen' })).toBeVisible()
  await tabTo(page, confirmation.getByRole('button', { name: 'Gelesen' }))
  await page.keyboard.press('Enter')
  await expect(confirmation.getByRole('status')).toContainText('bestätigt')
  await expect(confirmation.getByRole('status')).toBeFocused()
})

const looks = [
  '/intranet',
  '/intranet/sicherheit',
  '/intranet/archiv?abgelaufen=an',
  '/intranet/telefon',
  '/intranet/suche?q=an',
  '/intranet/konto',
]
test('axe finds nothing in the intranet, and nothing overflows the page', { tag: '@lang' }, async ({
  page,
}) => {
  await enter(page)
  const detail = await page
    .getByRole('region', { name: 'Neueste Beiträge' })
    .getByRole('link')
    .first()
    .getAttribute('href')
  for (const path of [...looks, detail ?? '']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await lookAt(page, path)
  }
})

/** Words that only occur in the intranet. */
const INSIDE = ['Neue Brandschutzordnung', 'Urlaubsantrag', 'Verdächtige E-Mails', 'Grippeschutzimpfung']

test('C-02: if a clerk and a stranger request the same pages, the stranger gets nothing of the intranet', async ({
  page,
  playwright,
  baseURL,
}) => {
  await enter(page)
  const stranger = await playwright.request.newContext(baseURL ? { baseURL } : {})
  const paths = ['/intranet', '/intranet/sicherheit', '/intranet/archiv', '/', '/rathaus']
  const get = (who: APIRequestContext, path: string) => who.get(path, { maxRedirects: 0 })
  for (let turn = 0; turn < 40; turn += 1) {
    const path = paths[turn % paths.length] ?? '/'
    const isInside = path.startsWith('/intranet')
    const [mine, theirs] = await Promise.all([get(page.request, path), get(stranger, path)])
    expect([mine.status(), theirs.status()], path).toEqual([200, isInside ? 303 : 200])
    if (isInside) {
      expect(mine.headers()['cache-control']).toBe('private, no-store')
      expect(theirs.headers()['cache-control']).toBe('private, no-store')
    } else {
      // C-03: a cacheable answer sets no cookie, whoever asks.
      expect([mine.headers()['set-cookie'], theirs.headers()['set-cookie']]).toEqual([undefined, undefined])
      expect(await mine.text()).not.toContain('Miriam Huber')
    }
    const text = await theirs.text()
    for (const word of INSIDE) expect(text, path).not.toContain(word)
  }
  await stranger.dispose()
})

test('C-04: an address below the intranet that looks like a file is never cached', async ({ page }) => {
  await enter(page)
  for (const path of [
    '/intranet/personal/style.css',
    '/intranet/x%3F.js',
    '/intranet/datei/plan.png',
    '/intranet/personal.data',
    '/intranet/datei/..%2F..%2Fetc%2Fpasswd',
    '/intranet/datei/%2e%2e%2fmedien',
  ]) {
    const answer = await page.request.get(path, { maxRedirects: 0 })
    expect([200, 202, 303, 308, 400, 404], path).toContain(answer.status())
    expect(answer.headers()['cache-control'] ?? 'no-store', path).toContain('no-store')
  }
})

test('U-06: a file of the intranet opens for a clerk, whole and in parts, and at no address for anybody else', {
  tag: '@lang',
}, async ({ page, playwright, baseURL }) => {
  await enter(page, '/intranet/archiv')
  const link = page.getByRole('main').getByRole('link', { name: /^Brandschutzordnung/ })
  const path = (await link.getAttribute('href')) ?? ''
  expect(path).toBe('/intranet/datei/brandschutzordnung.pdf')
  const whole = await page.request.get(path)
  expect([whole.status(), whole.headers()['content-type']]).toEqual([200, 'application/pdf'])
  expect(whole.headers()['cache-control']).toBe('private, no-store')
  const bytes = await whole.body()
  const part = await page.request.get(path, { headers: { range: 'bytes=5-20' } })
  expect(part.status()).toBe(206)
  expect((await part.body()).equals(bytes.subarray(5, 21))).toBe(true)
  const stranger = await playwright.request.newContext(baseURL ? { baseURL } : {})
  for (const address of [path, `${path}?breite=480`, '/medien/brandschutzordnung.pdf']) {
    const answer = await stranger.get(address, { maxRedirects: 0, headers: { range: 'bytes=0-9' } })
    expect([303, 404], address).toContain(answer.status())
  }
  // Not even a signed-in clerk gets it at the public address.
  expect((await page.request.get('/medien/brandschutzordnung.pdf')).status()).toBe(404)
  await stranger.dispose()
})

test('The intranet is in no search, sitemap or feed, and it has no share image', async ({ request }) => {
  const texts = await Promise.all(
    [
      '/suche/?q=Brandschutzordnung',
      '/suche/?q=Grippeschutzimpfung',
      '/suche/vorschlaege?q=Urlaubsan',
      '/sitemap.xml',
      '/aktuelles.atom',
      '/aktuelles.rss',
      '/bekanntmachungen.atom',
      '/api/cms/suche?q=Grippeschutzimpfung',
      '/api/cms/personen?q=Huber',
    ].map(async path => (await request.get(path)).text()),
  )
  for (const text of texts)
    for (const word of [
      'Neue Brandschutzordnung',
      '/intranet/sicherheit',
      '/intranet/datei',
      'Impfung ist freiwillig',
    ])
      expect(text).not.toContain(word)
  expect((await request.get('/teilbild/intranet/sicherheit.jpg')).status()).toBe(404)
  for (const path of [
    'rubrik',
    'rubrik/personal',
    'archiv',
    'archiv_themen',
    'beitrag/1',
    'suche?q=a',
    'neues',
  ])
    expect((await request.get(`/api/cms/intranet/${path}`)).status(), path).toBe(401)
})

test.describe('C-07', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the service worker keeps no page, picture or file of the intranet, also after log-out', {
    tag: '@lang',
  }, async ({ page, context }: { page: Page; context: BrowserContext }) => {
    await page.goto('/rathaus')
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    await enter(page)
    for (const path of ['/intranet/sicherheit', '/intranet/archiv', '/intranet/telefon?q=a'])
      await page.goto(path)
    await page.goto('/intranet')
    await page.getByRole('region', { name: 'Neueste Beiträge' }).getByRole('link').first().click()
    await expect(page.getByRole('button', { name: 'Gelesen' })).toBeVisible()
    await page.goto('/freibad')
    await expect.poll(() => keptOnDevice(page)).toContain('/rathaus')
    expect((await keptOnDevice(page)).filter(path => path.startsWith('/intranet'))).toEqual([])
    await page.goto('/intranet')
    await page.getByRole('button', { name: 'Abmelden', exact: true }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Sie sind abgemeldet.' })).toBeVisible()
    expect((await keptOnDevice(page)).filter(path => path.startsWith('/intranet'))).toEqual([])
    await context.setOffline(true)
    await page.goto('/intranet/sicherheit').catch(() => null)
    await expect(page.getByText('Grippeschutzimpfung')).toHaveCount(0)
  })
})
