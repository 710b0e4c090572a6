import { type Cookie, expect, type Page, test } from '@playwright/test'
import { konto } from './at-the-desk.ts'
import { keptOnDevice } from './kept-on-device.ts'
import { lookAt } from './look-at.ts'
import { quickIf } from './quick-if.ts'

const PASSWORD = 'Amboss Wiese Laterne Kiesel'

/** Council members of the demo town: one of the committee whose meeting is read, and one of another. */
const OF_COMMITTEE = ['Stefan', 'Kiefer'] as const
const OF_ANOTHER = ['Ursula', 'Gegenheimer'] as const
type Person = typeof OF_COMMITTEE | typeof OF_ANOTHER

let number = 0

/** Creates an account that no other test uses; returns it with its first password. */
async function newAccount([vorname, nachname]: Person) {
  number += 1
  const email = `${nachname}-${process.pid}-${number}@rat.example.org`.toLowerCase()
  const person = `${vorname}-${nachname}`.toLowerCase()
  return { email, once: await konto('anlegen', 'raete', email, vorname, nachname, '--person', person) }
}

async function signIn(page: Page, email: string, passwort: string) {
  await page.getByLabel('E-Mail-Adresse').fill(email)
  await page.getByLabel('Passwort', { exact: true }).fill(passwort)
  await page.getByRole('main').getByRole('button', { name: 'Anmelden', exact: true }).click()
}

async function choosePassword(page: Page, once: string) {
  await page.getByLabel('Jetziges Passwort', { exact: true }).fill(once)
  await page.getByLabel('Neues Passwort', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Passwort ändern' }).click()
}

/** Members that have signed in before in this process, with their cookies. */
const inside = new Map<Person, { email: string; cookies: Cookie[] }>()

/** Enters the room with a password that is already chosen; reuses the session of this process. */
async function enter(page: Page, person: Person = OF_COMMITTEE, path = '/raete') {
  const known = inside.get(person)
  const context = page.context()
  await context.addCookies(known?.cookies ?? [])
  await page.goto(path)
  const email = known?.email ?? (await enterFirst(page, person))
  if (known && new URL(page.url()).pathname === '/raete/anmelden') await signIn(page, email, PASSWORD)
  await expect(page).toHaveURL(
    url => url.pathname === path.split('?', 1)[0] || url.pathname === '/raete/konto',
  )
  await page.goto(path)
  inside.set(person, { email, cookies: await context.cookies() })
  return email
}

async function enterFirst(page: Page, person: Person): Promise<string> {
  const { email, once } = await newAccount(person)
  await signIn(page, email, once)
  await choosePassword(page, once)
  return email
}

const ways = (page: Page) => page.getByRole('navigation', { name: 'Ratsinformationssystem' })
const agenda = (page: Page) => page.getByRole('navigation', { name: 'Tagesordnung' })
const title = (page: Page) => page.getByRole('heading', { level: 1 })
const note = (page: Page) => page.getByRole('textbox', { name: /^Ihre Notiz/ })
const kept = (page: Page) => page.getByRole('form', { name: 'Ihre Notiz' }).getByRole('status')

/** Opens the next meeting of a body that has a non-public part. */
async function openMeeting(page: Page, name = 'Gemeinderat') {
  await page.goto(`/raete/sitzungen?gremium=${name.toLowerCase().replace(' ', '-')}`)
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'nicht öffentlich' }).first()
  await row.getByRole('heading').getByRole('link').click()
  await expect(title(page)).toHaveText(`Sitzung: ${name}`)
}

async function openClosedItem(page: Page, name?: string) {
  await openMeeting(page, name)
  await agenda(page).getByRole('link', { name: /^N 1/ }).click()
  await expect(page.getByRole('heading', { level: 2, name: /^N 1/ })).toBeVisible()
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'W-04 without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test(
      'At the first sign-in a councillor reaches only the change of the password, and the room after it',
      quickIf(javaScriptEnabled),
      async ({ page }) => {
        const { email, once } = await newAccount(OF_COMMITTEE)
        await page.goto('/raete/berichte')
        await expect(title(page)).toHaveText('Anmelden')
        await signIn(page, email, once)
        await expect(title(page)).toHaveText('Bitte vergeben Sie ein eigenes Passwort')
        for (const path of ['/raete', '/raete/sitzungen', '/raete/konto', '/raete/datei/a.pdf', '/raete/x']) {
          await page.goto(path)
          await expect(page, path).toHaveURL(/\/raete\/passwort(\?|$)/)
        }
        await page.goto('/raete/berichte')
        await choosePassword(page, once)
        await expect(page).toHaveURL(/\/raete\/berichte/)
        await expect(title(page)).toHaveText('Berichte und Niederschriften')
        await ways(page).getByRole('link', { name: 'Übersicht' }).click()
        await expect(title(page)).toHaveText('Guten Tag, Stefan Kiefer')
        const bodies = page.getByRole('region', { name: 'Ihre Gremien' })
        await expect(bodies.getByRole('link', { name: 'Technischer Ausschuss' })).toBeVisible()
        await bodies.getByRole('link', { name: 'Gemeinderat' }).click()
        await expect(title(page)).toHaveText('Sitzungen')
        await expect(page.getByLabel('Gremium')).toHaveValue('gemeinderat')
      },
    )

    test('A councillor reads a non-public item beside the agenda, writes a note, finds it again and deletes it', {
      tag: '@lang',
    }, async ({ page }) => {
      await enter(page)
      await openClosedItem(page)
      const paper = page.getByRole('region', { name: /^N 1/ })
      await expect(paper.getByText('Nicht öffentlich').first()).toBeVisible()
      await expect(paper.getByRole('heading', { level: 3, name: 'Beschlussvorschlag' })).toBeVisible()
      await expect(agenda(page).getByRole('link', { name: /^N 1/ })).toHaveAttribute('aria-current', 'true')
      await note(page).fill('Nach dem Preis fragen.\nUnd nach der Frist.')
      await page.getByRole('button', { name: 'Notiz speichern' }).click()
      await expect(kept(page)).toHaveText(/^Gespeichert am \d\d\.\d\d\.\d{4} um \d\d:\d\d Uhr\.$/)
      await expect(agenda(page).getByRole('link', { name: /^N 1.*Notiz$/ })).toBeVisible()

      await page.goto('/raete')
      await openClosedItem(page)
      await expect(note(page)).toHaveValue('Nach dem Preis fragen.\nUnd nach der Frist.')
      await note(page).fill('')
      await page.getByRole('button', { name: 'Notiz speichern' }).click()
      await expect(kept(page)).toHaveText('Die Notiz ist gelöscht.')
      await expect(agenda(page).getByRole('link', { name: /^N 1.*Notiz$/ })).toHaveCount(0)
    })

    test('Reports and minutes are chosen by body and year', { tag: '@lang' }, async ({ page }) => {
      await enter(page, OF_COMMITTEE, '/raete/berichte')
      const minutes = page.getByRole('region', { name: 'Niederschriften' }).getByRole('listitem')
      const all = await minutes.count()
      await page.getByLabel('Gremium').selectOption('Technischer Ausschuss')
      const year = (await page.getByLabel('Jahr').locator('option').last().textContent()) ?? ''
      await page.getByLabel('Jahr').selectOption(year)
      await page.getByRole('button', { name: 'Anzeigen' }).click()
      await expect(page).toHaveURL(new RegExp(`gremium=technischer-ausschuss&jahr=${year}$`))
      await expect(page.getByLabel('Jahr')).toHaveValue(year)
      await expect.poll(() => minutes.count()).toBeLessThan(all)
      for (const one of await minutes.all())
        await expect(one.getByRole('heading')).toContainText('Technischer Ausschuss')
    })

    test('Papers, their files and the steps through the agenda have addresses inside the room', {
      tag: '@lang',
    }, async ({ page }) => {
      await enter(page)
      await openClosedItem(page)
      const file = await page
        .getByRole('main')
        .getByRole('link', { name: /\(PDF/ })
        .first()
        .getAttribute('href')
      expect(file).toMatch(/^\/raete\/datei\//)
      await page.getByRole('link', { name: /^Voriger Punkt/ }).click()
      await expect(page.getByRole('heading', { level: 2, name: /^\d/ })).toBeVisible()
      await page.getByRole('link', { name: /^Nächster Punkt/ }).click()
      await expect(page.getByRole('heading', { level: 2, name: /^N 1/ })).toBeVisible()
      await page
        .getByRole('main')
        .getByRole('link', { name: /^\d{4}\/N\d+$/ })
        .click()
      await expect(page).toHaveURL(/\/raete\/vorlagen\//)
      await expect(agenda(page)).toHaveCount(0)
      await expect(page.getByText('Nicht öffentlich')).toBeVisible()
      await page.goBack()
      await agenda(page).getByRole('link', { name: 'Überblick' }).click()
      await expect(page.getByRole('heading', { level: 2, name: 'Überblick' })).toBeVisible()
      await page.goto('/raete/sitzungen?zeit=frueher')
      await page.getByRole('link', { name: 'Nächste Seite' }).click()
      await expect(page.getByText(/^Seite 2 von \d+$/)).toBeVisible()
    })

    test('A note that is too long is refused with a reason and keeps its text', { tag: '@lang' }, async ({
      page,
    }) => {
      await enter(page)
      await openClosedItem(page)
      const words = 'Wort '.repeat(2_100)
      await note(page).fill(words)
      await page.getByRole('button', { name: 'Notiz speichern' }).click()
      await expect(page.getByText(/Eine Notiz hat höchstens 10\.000 Zeichen\./).first()).toBeVisible()
      await expect(note(page)).toHaveValue(words)
    })

    test('Log-in, reports and change of password that an editor placed on a page of the town lead into the room', {
      tag: '@lang',
    }, async ({ page }) => {
      const { email, once } = await newAccount(OF_COMMITTEE)
      const placed = '/rathaus/gemeinderat/fuer-mitglieder'
      await page.goto(placed)
      await signIn(page, email, once)
      await choosePassword(page, once)
      await expect(page).toHaveURL(/\/raete\/konto/)
      await page.goto(placed)
      await page.getByRole('main').getByRole('link', { name: 'Berichte lesen' }).click()
      await expect(title(page)).toHaveText('Berichte und Niederschriften')
      await page.goto(placed)
      await page.getByRole('main').getByRole('link', { name: 'Passwort ändern' }).click()
      await expect(title(page)).toHaveText('Passwort ändern')
    })

    test('A signed-out member is led to the sign-in and then to the requested page', {
      tag: '@lang',
    }, async ({ page }) => {
      const email = await enter(page)
      await openClosedItem(page)
      const asked = new URL(page.url())
      await page.getByRole('button', { name: 'Abmelden', exact: true }).click()
      await expect(page.getByRole('status').filter({ hasText: 'Sie sind abgemeldet.' })).toBeVisible()
      await page.goto(asked.pathname + asked.search)
      await expect(title(page)).toHaveText('Anmelden')
      await signIn(page, email, PASSWORD)
      await expect(page).toHaveURL(url => url.pathname + url.search === asked.pathname + asked.search)
      await expect(page.getByRole('heading', { level: 2, name: /^N 1/ })).toBeVisible()
    })

    test('If the session ends while a note is written, its text stays and is saved after signing in again', {
      tag: '@lang',
    }, async ({ page, context }) => {
      const email = await enter(page)
      await openClosedItem(page)
      await note(page).fill('Mitten im Satz')
      await context.clearCookies()
      await page.getByRole('button', { name: 'Notiz speichern' }).click()
      await expect(page.getByText(/Ihre Sitzung ist zu Ende/).first()).toBeVisible()
      await expect(note(page)).toHaveValue('Mitten im Satz')
      const tab = await context.newPage()
      await tab.goto('/raete/anmelden')
      await signIn(tab, email, PASSWORD)
      await expect(title(tab)).toHaveText('Guten Tag, Stefan Kiefer')
      await page.getByRole('button', { name: 'Notiz speichern' }).click()
      await expect(kept(page)).toHaveText(/^Gespeichert am/)
      await expect(note(page)).toHaveValue('Mitten im Satz')
    })
  })
}

test('A note is saved when its author turns to another item, and without a network its text stays', async ({
  page,
  context,
}) => {
  await enter(page)
  await openClosedItem(page)
  await note(page).fill('Vor dem Blättern')
  await page.getByRole('link', { name: /^Voriger Punkt/ }).click()
  await expect(page.getByRole('heading', { level: 2, name: /^\d/ })).toBeFocused()
  await expect(agenda(page).getByRole('link', { name: /^N 1.*Notiz$/ })).toBeVisible()
  await context.setOffline(true)
  await note(page).fill('Im Funkloch')
  await page.getByRole('button', { name: 'Notiz speichern' }).click()
  await expect(page.getByText(/Es besteht gerade keine Verbindung/)).toBeVisible()
  await expect(note(page)).toHaveValue('Im Funkloch')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Notiz speichern' }).click()
  await expect(kept(page)).toHaveText(/^Gespeichert am/)
})

test('U-06: for a member of another committee the non-public meeting, paper and file do not exist', {
  tag: '@lang',
}, async ({ browser }) => {
  const [mine, theirs] = await Promise.all([browser.newContext(), browser.newContext()])
  const [page, other] = await Promise.all([mine.newPage(), theirs.newPage()])
  await enter(page)
  await openClosedItem(page, 'Technischer Ausschuss')
  const meeting = new URL(page.url()).pathname
  const paper =
    (await page
      .getByRole('main')
      .getByRole('link', { name: /^\d{4}\/N\d+$/ })
      .getAttribute('href')) ?? ''
  const file =
    (await page.getByRole('main').getByRole('link', { name: /\(PDF/ }).first().getAttribute('href')) ?? ''
  await enter(other, OF_ANOTHER)
  for (const [theirOwn, invented] of [
    [paper, '/raete/vorlagen/gibt-es-nicht'],
    [`${meeting}-nichtoeffentlich`, '/raete/sitzungen/gibt-es-nicht'],
    [file, '/raete/datei/gibt-es-nicht.pdf'],
  ] as const) {
    expect((await page.request.get(theirOwn)).status(), theirOwn).toBe(200)
    for (const headers of [{}, { range: 'bytes=0-9' }]) {
      const [refused, none] = await Promise.all(
        [theirOwn, invented].map(path => other.request.get(path, { headers })),
      )
      expect([refused?.status(), refused?.headers()['cache-control']], theirOwn).toEqual([
        404,
        'private, no-store',
      ])
      expect(none?.status()).toBe(404)
    }
  }
  const wholly = await other.request.get(`${meeting}?punkt=verschiedenes&teil=nichtoeffentlich`)
  expect(await wholly.text()).not.toContain('Nicht öffentlich')
  // The public address of the file does not exist.
  expect((await page.request.get(file.replace('/raete/datei/', '/medien/'))).status()).toBe(404)
  await Promise.all([mine.close(), theirs.close()])
})

test('With the keyboard alone a member opens an item and saves a note', { tag: '@lang' }, async ({
  page,
}) => {
  await enter(page)
  await openMeeting(page)
  const link = agenda(page).getByRole('link', { name: /^N 1/ })
  for (let presses = 0; presses < 120; presses += 1) {
    await page.keyboard.press('Tab')
    if (await link.evaluate(element => element === document.activeElement)) break
  }
  await expect(link).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: /^N 1/ })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(note(page)).toBeFocused()
  await page.keyboard.type('Ohne Maus')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(kept(page)).toHaveText(/^Gespeichert am/)
})

/** The screens of the room outside a meeting. */
const looks = [
  '/raete',
  '/raete/sitzungen',
  '/raete/sitzungen?zeit=frueher&eigene=ja',
  '/raete/sitzungen?gremium=ortschaftsrat-lindenhof',
  '/raete/berichte',
  '/raete/konto',
]

test('axe finds nothing in the members’ room, and nothing overflows the page at any width', {
  tag: '@lang',
}, async ({ page }) => {
  const look = async () => {
    await expect(title(page)).toBeVisible()
    await lookAt(page, page.url(), { widths: [1280, 768, 360] })
  }
  await enter(page)
  for (const path of looks) {
    await page.goto(path)
    await look()
  }
  await openMeeting(page)
  await look()
  await agenda(page).getByRole('link', { name: /^N 1/ }).click()
  await look()
  await note(page).fill('Eine Notiz')
  await page.getByRole('button', { name: 'Notiz speichern' }).click()
  await expect(kept(page)).toHaveText(/^Gespeichert am/)
  await look()
  await note(page).fill('a'.repeat(10_001))
  await page.getByRole('button', { name: 'Notiz speichern' }).click()
  await expect(page.getByText(/höchstens 10\.000 Zeichen/).first()).toBeVisible()
  await look()
  await page.goto('/raete/sitzungen/gibt-es-nicht')
  await look()
})

test('The members’ room is in no search, sitemap or feed', async ({ request }) => {
  const texts = await Promise.all(
    [
      '/suche/?q=Hohberg',
      '/sitemap.xml',
      '/api/cms/suche?q=Gewerbefläche',
      '/rathaus/gemeinderat/sitzungen.atom',
    ].map(async path => (await request.get(path)).text()),
  )
  for (const text of texts)
    expect(text).not.toMatch(/\/raete\/(?:datei|vorlagen|sitzungen)|Vergabe von Platz/)
})

test.describe('C-07', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the service worker keeps no page and no file of the room', { tag: '@lang' }, async ({ page }) => {
    await page.goto('/rathaus')
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    await enter(page)
    await openClosedItem(page)
    await page.goto('/raete/berichte')
    await page.goto('/freibad')
    await expect.poll(() => keptOnDevice(page)).toContain('/rathaus')
    expect((await keptOnDevice(page)).filter(path => path.startsWith('/raete'))).toEqual([])
  })
})
