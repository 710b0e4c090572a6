import { type APIRequestContext, chromium, expect, type Page, test } from '@playwright/test'
import { CHROMIUM } from '../../scripts/chromium.mjs'
import { expectAlive } from './alive.ts'
import { axeFindings, ofColour } from './axe-findings.ts'
import { JUST_NOW } from './just-now.ts'
import { keptByCache } from './kept-on-device.ts'
import { gone, standInFront, withMore } from './stand-in-front.ts'

test.use({ serviceWorkers: 'allow' })

/** Opens the site like a returning visitor: the service worker is active and controls the page. */
async function begin(page: Page, path = '/', origin = '') {
  await page.goto(origin + path)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

const seen = async (page: Page) => (await keptByCache(page))['rathausplatz-gesehen-1'] ?? []

const status = (page: Page) => page.getByRole('status', { name: 'Verbindung' })

test.describe('Spec §1: a service worker is registered at /sw.js with scope /', () => {
  test('its file is revalidated at each request, and its scope is the whole site', { tag: '@lang' }, async ({
    page,
    request,
  }) => {
    const answer = await request.get('/sw.js')
    expect(answer.headers()['cache-control']).toBe('no-cache')
    expect(answer.headers()['content-type']).toMatch(/javascript/)
    await begin(page)
    const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)
    expect(new URL(scope).pathname).toBe('/')
  })

  test.describe('where browsers refuse it', () => {
    test.use({ serviceWorkers: 'block' })

    test('a failed registration is ignored (spec §8): the page works, and no error appears', {
      tag: '@lang',
    }, async ({ page }) => {
      const said: string[] = []
      page.on('pageerror', error => said.push(error.message))
      page.on('console', line => line.type() === 'error' && said.push(line.text()))
      await page.goto('/')
      await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Impressum')
      expect(said).toEqual([])
    })
  })
})

test.describe('Spec §1: useful without a network', () => {
  test('A page seen before is shown with its age, after a reload and by its address', async ({
    page,
    context,
  }) => {
    await begin(page)
    await page.goto('/rathaus')
    // Reached by client-side navigation, which fetched only its data.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click()
    await expect.poll(() => seen(page)).toEqual(expect.arrayContaining(['/rathaus', '/impressum']))
    await context.setOffline(true)
    await expect(status(page)).toContainText('Keine Verbindung.')
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Impressum')
    await expect(status(page)).toContainText(new RegExp(`Sie sehen eine Kopie: Stand ${JUST_NOW}\\.`))
    await page.goto('/rathaus')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rathaus')
    await context.setOffline(false)
    await expect(status(page)).not.toContainText('Keine Verbindung')
    await page.getByRole('link', { name: 'Seite neu laden' }).click()
    await expect(status(page)).not.toContainText('Kopie')
  })

  test('A page that is not on the device leads to emergency numbers, hours of all offices and the pages on the device', async ({
    page,
    context,
  }) => {
    await begin(page, '/rathaus')
    await expect.poll(() => seen(page)).toContain('/rathaus')
    await expect
      .poll(async () => (await keptByCache(page))['rathausplatz-unterwegs-1'])
      .toEqual(['/unterwegs'])
    await context.setOffline(true)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Bauplätze' }).click()
    await expect(page).toHaveURL(/\/unterwegs#/)
    await expect(page.getByRole('alert')).toContainText(
      'Diese Seite liegt nicht auf Ihrem Gerät: /bauen/baugebiete',
    )
    await expect(page.getByRole('link', { name: '112', exact: true })).toHaveAttribute('href', 'tel:112')
    const main = page.getByRole('main')
    await main.getByText('Bürgerbüro', { exact: true }).click()
    await expect(main.getByRole('group').filter({ hasText: 'Zur Seite: Bürgerbüro' })).toContainText('Uhr')
    await page.getByRole('region', { name: 'Zuletzt gesehen' }).getByRole('link', { name: 'Rathaus' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rathaus')
  })

  test('A saved page is found at /unterwegs with its age, and is removed again', async ({
    page,
    context,
  }) => {
    await begin(page, '/leben/gesundheit')
    await page.getByRole('button', { name: 'Für unterwegs speichern' }).click()
    await expect(page.getByText('Gespeichert: Sie können diese Seite')).toBeVisible()
    await context.setOffline(true)
    await page.goto('/unterwegs')
    const saved = page.getByRole('region', { name: 'Gespeicherte Seiten' })
    await expect(saved.getByRole('listitem')).toContainText(new RegExp(`Ärzte.*Stand: ${JUST_NOW}`))
    await saved.getByRole('link').click()
    await expect(page.getByText('Lebensgefahr: 112')).toBeVisible()
    await page.goto('/unterwegs')
    await saved.getByRole('button', { name: 'Entfernen' }).click()
    await expect(saved.getByRole('listitem')).toHaveCount(0)
    await expect(saved.getByRole('heading')).toBeFocused()
    expect((await keptByCache(page))['rathausplatz-gespeichert-1']).toEqual([])
  })

  test('Without a network the contact form keeps typed text', {
    tag: '@lang',
  }, async ({ page, context }) => {
    await begin(page, '/kontakt')
    await page.getByLabel('Ihre Nachricht').fill('Die Bank am See ist kaputt')
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Absenden', exact: true }).click()
    await expect(page.getByRole('alert')).toContainText('Es gibt gerade keine Verbindung')
    await expect(page.getByLabel('Ihre Nachricht')).toHaveValue('Die Bank am See ist kaputt')
  })

  test('A full device saves nothing, says so, and breaks nothing', { tag: '@lang' }, async ({
    page,
    context,
  }) => {
    await begin(page, '/rathaus')
    const session = await context.newCDPSession(page)
    const { origin } = new URL(page.url())
    await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 })
    await page.getByRole('button', { name: 'Für unterwegs speichern' }).click()
    await expect(page.getByText('Auf diesem Gerät ist kein Platz mehr')).toBeVisible()
    await page.goto('/freibad')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('C-07: sign-in, staff, council, searches, forms, errors and addresses with a query are never kept', async ({
    page,
  }) => {
    await begin(page, '/rathaus')
    await expect.poll(() => seen(page)).toContain('/rathaus')
    for (const path of [
      '/intranet',
      '/intranet/neues',
      '/raete/login',
      '/kontakt',
      '/kontakt?anlass=fehler',
      '/suche/?q=ausweis',
      '/gibt-es-nicht',
      '/leben/vereine?q=geheim',
      '/?app=an',
      '/api/cms/stadt',
    ]) {
      await page.goto(path)
    }
    await page.goto('/freibad')
    await page.getByRole('button', { name: 'Dunkel' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark')
    await expect.poll(() => seen(page)).toContain('/freibad')
    const { ['rathausplatz-bilder-1']: _pictures, ...others } = await keptByCache(page)
    const pages = Object.values(others)
      .flat()
      .filter(path => !/^\/(?:assets\/|favicon)/.test(path))
    expect(new Set(pages)).toEqual(new Set(['/rathaus', '/freibad', '/unterwegs']))
  })
})

test.describe('a new version', () => {
  test('is offered while a visitor types and loaded only on a click, and typed text is restored', async ({
    page,
    baseURL,
  }) => {
    const front = await standInFront(baseURL)
    try {
      await begin(page, '/kontakt', front.origin)
      await page.evaluate(() => caches.open('rathausplatz-gesehen-0'))
      await page.getByLabel('Ihre Nachricht').fill('Die Bank am See')
      let loads = 0
      page.on('load', () => (loads += 1))
      front.changes.set('/sw.js', withMore('\n// next'))
      await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
      const offer = page.getByRole('button', { name: 'Neue Fassung laden' })
      await expect(offer).toBeVisible()
      await expect(status(page)).toContainText('Es gibt eine neue Fassung dieser Website.')
      await page.getByLabel('Ihre Nachricht').pressSequentially(' ist kaputt')
      expect(loads).toBe(0)
      await offer.click()
      await expect.poll(() => loads).toBe(1)
      await expect(page.getByLabel('Ihre Nachricht')).toHaveValue('Die Bank am See ist kaputt')
      await expect(offer).toHaveCount(0)
      // No reload loop: the page stays, and caches of an older version are deleted.
      await expect
        .poll(async () => Object.keys(await keptByCache(page)))
        .not.toContain('rathausplatz-gesehen-0')
      expect(loads).toBe(1)
      expect(await page.evaluate(() => sessionStorage.getItem('rathausplatz-eingaben'))).toBeNull()
    } finally {
      await front.close()
    }
  })

  test('that is broken changes nothing: the working service worker stays', { tag: '@lang' }, async ({
    page,
    context,
    baseURL,
  }) => {
    const front = await standInFront(baseURL)
    try {
      await begin(page, '/rathaus', front.origin)
      await expect.poll(() => seen(page)).toContain('/rathaus')
      front.changes.set('/sw.js', answer => ({ ...answer, body: Buffer.from('throw new Error("broken")') }))
      const update = await page.evaluate(async () =>
        (await navigator.serviceWorker.ready).update().then(
          () => 'taken',
          () => 'refused',
        ),
      )
      expect(update).toBe('refused')
      await context.setOffline(true)
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rathaus')
    } finally {
      await front.close()
    }
  })

  test('keeps the files that open pages and cached copies of the old version need', { tag: '@lang' }, async ({
    page,
    context,
    baseURL,
  }) => {
    const front = await standInFront(baseURL)
    try {
      await begin(page, '/rathaus', front.origin)
      await expect.poll(() => seen(page)).toContain('/rathaus')
      const style =
        Object.values(await keptByCache(page))
          .flat()
          .find(path => /\/assets\/seite-.*css$/.test(path)) ?? ''
      // The next build has another style sheet, and the server no longer has the old one.
      front.changes.set('/sw.js', answer => ({
        ...answer,
        body: Buffer.from(answer.body.toString().replaceAll(style, '/favicon.svg?next')),
      }))
      front.changes.set(style, answer => ({ ...answer, status: 404, body: Buffer.alloc(0) }))
      await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
      // The page reloads itself; meanwhile the caches cannot be read.
      const anew = page.waitForEvent('load')
      await page.getByRole('button', { name: 'Neue Fassung laden' }).click()
      await anew
      await expect.poll(async () => (await keptByCache(page))['rathausplatz-bau-voriger']).toEqual([style])
      await context.setOffline(true)
      await page.goto(`${front.origin}/rathaus`, { waitUntil: 'networkidle' })
      await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-weight', '700')
      await expect(page.locator('body')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    } finally {
      await front.close()
    }
  })
})

test.describe('Spec §4: app mode is detected by a cookie, standalone display or a query flag', () => {
  const back = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Zurück' })

  test('In the browser there is no back link of our own, and /unterwegs explains how to install the app', {
    tag: '@lang',
  }, async ({ page }) => {
    await page.goto('/rathaus')
    await expect(back(page)).toHaveCount(0)
    await page.goto('/unterwegs')
    await expect(page.getByRole('heading', { name: 'Als App auf dem Gerät' })).toBeVisible()
  })

  test('With the query flag, and then with the cookie, there is a back link and no hint to install', async ({
    page,
  }) => {
    await page.goto('/?app=an')
    await expect(back(page)).toHaveCount(0)
    await expectAlive(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click()
    await back(page).click()
    await expect(page).toHaveURL(/\/\?app=an$/)
    await page.goto('/unterwegs')
    await expect(page.getByRole('heading', { name: 'Letzte Nachrichten' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Als App auf dem Gerät' })).toHaveCount(0)
    await page.goto('/rathaus?app=aus')
    await expect(back(page)).toHaveCount(0)
  })

  test('In a standalone window there is a back link, and without a network no hint to install', {
    tag: '@lang',
  }, async ({ baseURL, launchOptions }) => {
    // A window of its own, as of an installed app.
    const app = await chromium.launchPersistentContext('', {
      ...launchOptions,
      executablePath: CHROMIUM,
      args: [...(launchOptions.args ?? []), `--app=${baseURL}/impressum`],
    })
    try {
      const page = app.pages()[0] ?? (await app.waitForEvent('page'))
      // The app was opened at this page: back leads to the home page, not out of the app.
      await back(page).click()
      await expect(page).toHaveURL(/\/$/)
      await expect(back(page)).toHaveCount(0)
      await expect.poll(() => seen(page)).toContain('/')
      await app.setOffline(true)
      await page.reload()
      await expect(status(page)).toContainText('Keine Verbindung. Sie sehen eine Kopie')
      await status(page).getByRole('link', { name: 'Was ohne Netz da ist' }).click()
      await expect(page.getByRole('heading', { name: 'Notrufe' })).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Als App auf dem Gerät' })).toHaveCount(0)
    } finally {
      await app.close()
    }
  })
})

test.describe('Spec §4: a failed chunk load reloads the page, at most once per 60 seconds', () => {
  // Without a service worker, which would have the chunks.
  test.use({ serviceWorkers: 'block' })

  const chunks = async (request: APIRequestContext, name: string) => {
    const html = await (await request.get('/kontakt')).text()
    const [manifest = ''] = /\/assets\/manifest-[\w-]+\.js/.exec(html) ?? []
    const text = html + (await (await request.get(manifest)).text())
    return [...new Set(text.match(new RegExp(`/assets/${name}-[\\w-]+\\.js`, 'g')))]
  }

  test('On a navigation in the browser: the first time the server renders the page, the next time a German message links to it', async ({
    page,
    request,
    baseURL,
  }) => {
    const front = await standInFront(baseURL)
    try {
      for (const chunk of await chunks(request, 'suche')) front.changes.set(chunk, gone)
      await page.setViewportSize({ width: 1280, height: 800 })
      await page.goto(`${front.origin}/rathaus`, { waitUntil: 'networkidle' })
      const visits = () => front.asked.filter(path => path.startsWith('/suche/?')).length
      const search = async () => {
        await page.getByRole('banner').getByRole('combobox').fill('Rebenau')
        await page.getByRole('banner').getByRole('combobox').press('Enter')
      }
      await search()
      // The page that failed in the browser is rendered by the server.
      await expect.poll(visits).toBe(1)
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Suche')
      await page.goto(`${front.origin}/rathaus`, { waitUntil: 'networkidle' })
      await search()
      await expect(status(page)).toContainText('Ein Teil dieser Website ließ sich nicht laden.')
      expect(visits()).toBe(1)
      await expect(page).toHaveURL(/\/rathaus$/)
      await status(page).getByRole('link', { name: 'Seite öffnen' }).click()
      await expect.poll(visits).toBe(2)
    } finally {
      await front.close()
    }
  })

  test('On the first page: one reload, then the page as it was rendered, with a German sentence', {
    tag: '@lang',
  }, async ({ page, request, baseURL }) => {
    const front = await standInFront(baseURL)
    try {
      for (const chunk of await chunks(request, 'vorlagen')) front.changes.set(chunk, gone)
      await page.goto(`${front.origin}/rathaus/personen`)
      await expect(page.getByRole('alert')).toHaveText(/ließ sich nicht laden/)
      expect(front.asked.filter(path => path === '/rathaus/personen')).toHaveLength(2)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    } finally {
      await front.close()
    }
  })
})

test.describe('Spec §9: prefetching in an idle moment', () => {
  test('The data of linked pages in view are fetched once, and not again when a link is followed', async ({
    page,
  }) => {
    const asked: string[] = []
    page.on('request', request => {
      const { pathname } = new URL(request.url())
      if (pathname.endsWith('.data')) asked.push(pathname)
    })
    await page.setViewportSize({ width: 1280, height: 1400 })
    await page.goto('/rathaus/aemter')
    await expect.poll(() => asked.length).toBe(4)
    const [next = ''] = asked
    const served = page.waitForResponse(
      answer => new URL(answer.url()).pathname === next && answer.request().resourceType() === 'fetch',
    )
    await page
      .locator(`main a[href="${next.slice(0, -'.data'.length)}"]`)
      .first()
      .click()
    await expect(page).toHaveURL(new RegExp(`${next.slice(0, -'.data'.length)}$`))
    const entries = await page.evaluate(
      path =>
        performance
          .getEntriesByType('resource')
          .filter(entry => entry.name.includes(path))
          .map(entry => (entry as PerformanceResourceTiming).transferSize),
      next,
    )
    expect((await served).status()).toBe(200)
    // The second time nothing is transferred.
    expect(entries.at(-1)).toBe(0)
  })

  test('Nothing is prefetched if the browser saves data', { tag: '@lang' }, async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } })
    })
    const asked: string[] = []
    page.on('request', request => asked.push(new URL(request.url()).pathname))
    await page.setViewportSize({ width: 1280, height: 1400 })
    await page.goto('/rathaus/aemter', { waitUntil: 'networkidle' })
    // Waits until work that was queued for an idle moment has run.
    await page.evaluate(() => new Promise(done => requestIdleCallback(done)))
    expect(asked.filter(path => path.endsWith('.data'))).toEqual([])
  })
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`W-01 axe finds no ${colorScheme === 'dark' ? 'weak colour' : 'fault'} on /unterwegs without a network, ${colorScheme}`, {
    tag: '@lang',
  }, async ({ page, context }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 360, height: 740 })
    await begin(page, '/unterwegs')
    await expect
      .poll(async () => (await keptByCache(page))['rathausplatz-unterwegs-1'])
      .toEqual(['/unterwegs'])
    await context.setOffline(true)
    await page.goto('/fehlt')
    await expect(page.getByRole('alert')).toBeVisible()
    expect(await axeFindings(page, colorScheme === 'dark' ? ofColour : {})).toEqual([])
  })
}
