import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { tokenHeader } from '../../packages/contract/src/index.ts'
import { konto } from './at-the-desk.ts'
import { axeFindings } from './axe-findings.ts'
import { JUST_NOW } from './just-now.ts'

test.use({ serviceWorkers: 'allow' })

/** The demo town has an account for each role, all with the password of playwright.config.ts. */
const PASSWORD = 'Kelter Amsel Brunnen Pflug'
/** An account of this file alone, because other tests change the password of the demo account. */
const COUNCILLOR = `wendling-${crypto.randomUUID().slice(0, 8)}@rat.example.org`
/** A worker may run this file twice. */
let isThere = false
const ANOTHER = 'stadtrat@rebenau.example.org'
const KEPT = '/raete/unterwegs'

test.beforeAll(async ({ playwright, baseURL }) => {
  if (isThere) return
  isThere = true
  const of = ['Gisela', 'Wendling', '--person', 'gisela-wendling'] as const
  const passwort = await konto('anlegen', 'raete', COUNCILLOR, ...of)
  const request = await playwright.request.newContext(baseURL ? { baseURL } : {})
  const login = await request.post('/api/cms/raete/login', { data: { email: COUNCILLOR, passwort } })
  const { token } = (await login.json()) as { token: string }
  const changed = await request.post('/api/cms/raete/konto/passwort', {
    data: { passwort, neues_passwort: PASSWORD },
    headers: { [tokenHeader.raete]: token },
  })
  expect(changed.ok(), await changed.text()).toBe(true)
  await request.dispose()
})

async function enter(page: Page, email = COUNCILLOR) {
  await page.goto(KEPT)
  await page.getByLabel('E-Mail-Adresse').fill(email)
  await page.getByLabel('Passwort', { exact: true }).fill(PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Anmelden', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unterlagen für unterwegs')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  // On a busy machine the browser may load a page before its service worker controls it: a reload is
  // controlled.
  const isControlled = () => page.evaluate(() => navigator.serviceWorker.controller !== null)
  await expect
    .poll(async () => {
      if (await isControlled()) return true
      await page.reload()
      return false
    })
    .toBe(true)
}

async function writeNote(page: Page, meeting: string, note: string) {
  await page.goto(meeting)
  await page
    .getByRole('main')
    .getByRole('link', { name: /Sanierung|Vergabe|Antrag|Gebühren/ })
    .first()
    .click()
  await page.getByRole('textbox', { name: /Notiz/ }).fill(note)
  await page.getByRole('button', { name: /Notiz speichern|Speichern/ }).click()
  await expect(page.getByRole('status').filter({ hasText: /gespeichert/i })).toBeVisible()
}

/** Saves the papers of the first meeting, with a note; returns the address of the meeting. */
async function keep(page: Page, note = ''): Promise<string> {
  const pdf = page.getByRole('link', { name: /^Alle Unterlagen als ein PDF/ }).first()
  const meeting = ((await pdf.getAttribute('href')) ?? '').replace('/paket.pdf', '')
  if (note) {
    await writeNote(page, meeting, note)
    await page.goto(KEPT)
  }
  await page
    .getByRole('button', { name: /^Auf diesem Gerät behalten/ })
    .first()
    .click()
  await expect(page.getByText('Die Unterlagen liegen jetzt auf diesem Gerät.')).toBeVisible()
  return meeting
}

/** Returns the addresses in the cache of papers. */
const onDevice = (page: Page) =>
  page.evaluate(async () => {
    const name = 'rathausplatz-ratsunterlagen-1'
    if (!(await caches.has(name))) return []
    return (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)
  })

async function seesNothingOffline(page: Page, context: BrowserContext, meeting: string) {
  await context.setOffline(true)
  for (const path of [KEPT, meeting, '/raete']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/unterwegs#fehlt=/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unterwegs')
  }
  await context.setOffline(false)
}

test('A councillor saves the papers, reads them with their age without a network, and signing out deletes them', async ({
  page,
  context,
}) => {
  await enter(page)
  const meeting = await keep(page, 'Wer haftet?')
  await expect(page.getByText(new RegExp(`Stand: ${JUST_NOW}\\.`))).toBeVisible()
  expect(await axeFindings(page)).toEqual([])

  await context.setOffline(true)
  await page.goto(meeting)
  await expect(page.getByRole('status')).toHaveText(
    'Keine Verbindung. Sie lesen, was auf diesem Gerät liegt.',
  )
  await expect(page.getByRole('main')).toContainText(new RegExp(`Stand: ${JUST_NOW}`))
  await expect(page.getByRole('main')).toContainText('Fragen der Einwohnerinnen und Einwohner')
  await expect(page.getByRole('main')).toContainText('Ihre Notiz: Wer haftet?')
  await expect(page.getByRole('heading', { name: 'Nichtöffentlicher Teil' })).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  const href = await page.getByRole('link', { name: 'Alle Unterlagen als ein PDF' }).getAttribute('href')
  const pdf = await page.evaluate(async path => {
    const frame = document.createElement('a')
    frame.href = path
    const name = 'rathausplatz-ratsunterlagen-1'
    const answer = await (await caches.open(name)).match(frame.href)
    return (await answer?.text())?.slice(0, 5)
  }, href ?? '')
  expect(pdf).toBe('%PDF-')
  // The papers of an item are one tap away, and the link is large enough for a finger.
  const papers = page.getByRole('listitem').getByRole('link')
  expect(await papers.count()).toBeGreaterThan(0)
  for (const one of await papers.all()) {
    await expect(one).toHaveAttribute('href', new RegExp(`^${meeting}/paket\\.pdf#nameddest=`))
    expect((await one.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  }
  // Pages that are not on the device link to those that are.
  await page.goto('/raete/berichte')
  await expect(page.getByRole('status')).toContainText('Was Sie öffnen wollten, liegt nicht darauf.')
  await expect(page.getByRole('link', { name: /^Sitzung/ })).toBeVisible()
  // Public pages are available as before.
  await page.goto('/unterwegs')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unterwegs')
  await context.setOffline(false)

  await page.goto(KEPT)
  await page.getByRole('button', { name: 'Abmelden', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Sie sind abgemeldet.' })).toHaveText(
    'Sie sind abgemeldet. Die Unterlagen auf diesem Gerät sind gelöscht.',
  )
  expect(await onDevice(page)).toEqual([])
  await seesNothingOffline(page, context, meeting)
})

test('The page after a sign-out mentions deleted papers only if there were any', {
  tag: '@lang',
}, async ({ page }) => {
  await enter(page)
  await page.getByRole('button', { name: 'Abmelden', exact: true }).click()
  await expect(page.getByText('Sie sind abgemeldet.')).toBeVisible()
  // Gives the page time to ask its service worker whether there were papers.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => caches.keys()))
  await expect(page.getByText('Die Unterlagen auf diesem Gerät')).toHaveCount(0)
})

test('Papers are saved and deleted on the page of an item', { tag: '@lang' }, async ({ page }) => {
  await enter(page)
  const pdf = page.getByRole('link', { name: /^Alle Unterlagen als ein PDF/ }).first()
  await page.goto(((await pdf.getAttribute('href')) ?? '').replace('/paket.pdf', ''))
  await page.getByRole('navigation', { name: 'Tagesordnung' }).getByRole('link').nth(1).click()
  await expect(page).toHaveURL(/punkt=/)
  await page.getByText('Alle Unterlagen, auch ohne Netz').click()
  await page.getByRole('button', { name: /^Auf diesem Gerät behalten/ }).click()
  await expect(page.getByText(new RegExp(`Stand: ${JUST_NOW}\\.`))).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: /^Vom Gerät löschen/ }).click()
  await expect(page.getByText('Gelöscht: Die Unterlagen liegen nicht mehr auf diesem Gerät.')).toBeVisible()
  expect((await onDevice(page)).filter(path => path.endsWith('.pdf'))).toEqual([])
})

test('A note that is written after the papers were saved is readable without a network too', {
  tag: '@lang',
}, async ({ page, context }) => {
  await enter(page)
  const meeting = await keep(page)
  const onDeviceSays = () =>
    page.evaluate(async path => (await (await caches.match(path))?.text()) ?? '', `${meeting}/paket.json`)
  await writeNote(page, meeting, 'Nach den Folgekosten fragen.')
  await expect.poll(onDeviceSays).toContain('Nach den Folgekosten fragen.')
  await context.setOffline(true)
  await page.goto(meeting)
  await expect(page.getByRole('main')).toContainText('Ihre Notiz: Nach den Folgekosten fragen.')
})

test('Another councillor who signs in on the device finds no papers, also if the session before has expired', async ({
  page,
  context,
}) => {
  await enter(page)
  const meeting = await keep(page)
  // An expired session leaves no cookie in the browser.
  await context.clearCookies()
  await enter(page, ANOTHER)
  expect(await onDevice(page)).toEqual([])
  await expect(page.getByRole('button', { name: /^Vom Gerät löschen/ })).toHaveCount(0)
  await seesNothingOffline(page, context, meeting)
})

test('A councillor who signs in again after the session has expired still has the saved papers', {
  tag: '@lang',
}, async ({ page, context }) => {
  await enter(page)
  const meeting = await keep(page)
  await context.clearCookies()
  await enter(page)
  expect(await onDevice(page)).toContain(`${meeting}/paket.pdf`)
  await expect(page.getByText('Stand: ')).toHaveCount(1)
})

test('After a session was ended from another device, the next visit deletes the papers', {
  tag: '@lang',
}, async ({ page, context, browser, baseURL }) => {
  await enter(page)
  await keep(page)
  // On another device, "sign out everywhere else", because this one was lost.
  const elsewhere = await browser.newContext({ ...(baseURL ? { baseURL } : {}), serviceWorkers: 'block' })
  const other = await elsewhere.newPage()
  await other.goto('/raete/konto')
  await other.getByLabel('E-Mail-Adresse').fill(COUNCILLOR)
  await other.getByLabel('Passwort', { exact: true }).fill(PASSWORD)
  await other.getByRole('main').getByRole('button', { name: 'Anmelden', exact: true }).click()
  await other.getByRole('button', { name: /überall sonst|anderen|Andere/i }).click()
  await expect(other).toHaveURL(/geaendert=andere/)
  await elsewhere.close()
  await page.goto(KEPT)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anmelden')
  expect(await onDevice(page)).toEqual([])
  await context.setOffline(true)
  await page.goto(KEPT)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unterwegs')
})

test('Without a network the papers can be deleted, by a button and by signing out', {
  tag: '@lang',
}, async ({ page, context }) => {
  await enter(page)
  const meeting = await keep(page)
  await context.setOffline(true)
  await page.goto(KEPT)
  await page.getByRole('button', { name: 'Alles vom Gerät löschen' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vom Gerät gelöscht')
  expect(await onDevice(page)).toEqual([])
  await context.setOffline(false)

  await page.goto(KEPT)
  await keep(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Abmelden', exact: true }).click()
  await expect(page.getByRole('main')).toContainText('Ihre Sitzung noch nicht beenden')
  expect(await onDevice(page)).toEqual([])
  await page.goto(meeting)
  await expect(page).toHaveURL(/\/unterwegs#fehlt=/)
})

test('No other website can delete the papers, neither by a form nor by a link', { tag: '@lang' }, async ({
  page,
  baseURL,
}) => {
  await enter(page)
  await keep(page)
  const lay = await onDevice(page)
  expect(lay.length).toBeGreaterThan(0)
  const foreign = createServer((_, response) =>
    response.writeHead(200, { 'content-type': 'text/html', 'referrer-policy': 'no-referrer' }).end(`
      <form method="post" action="${baseURL}${KEPT}"><button>Gewinn abholen</button></form>
      <form method="post" action="${baseURL}/raete/abmelden"><button>Gewinn teilen</button></form>
      <a href="${baseURL}/raete/anmelden?abgemeldet=1">Zum Gewinn</a>
      <a href="${baseURL}/raete/anmelden?entzogen=1">Zum Trostpreis</a>`),
  )
  await new Promise<void>(ready => foreign.listen(0, '127.0.0.1', ready))
  const { port } = foreign.address() as AddressInfo
  for (const [role, name] of [
    ['button', 'Gewinn abholen'],
    ['button', 'Gewinn teilen'],
    ['link', 'Zum Gewinn'],
    ['link', 'Zum Trostpreis'],
  ] as const) {
    await page.goto(`http://127.0.0.1:${port}/`)
    await page.getByRole(role, { name }).click()
    await page.waitForURL(`${baseURL}/raete**`)
    await page.goto(KEPT)
    expect(await onDevice(page), name).toEqual(lay)
  }
  foreign.close()
})

test('Signing out replaces saved papers in other windows with the sign-in', { tag: '@lang' }, async ({
  page,
  context,
}) => {
  await enter(page)
  const meeting = await keep(page)
  const other = await context.newPage()
  await context.setOffline(true)
  await other.goto(meeting)
  await expect(other.getByRole('heading', { name: 'Nichtöffentlicher Teil' })).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Abmelden', exact: true }).click()
  await expect(page.getByText('Sie sind abgemeldet.')).toBeVisible()
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Anmelden')
})

test.describe('W-04 without JavaScript', () => {
  test.use({ javaScriptEnabled: false, serviceWorkers: 'block' })

  test('the PDF is a link, which opens only for signed-in members', { tag: '@lang' }, async ({
    page,
    request,
  }) => {
    await page.goto(KEPT)
    await page.getByLabel('E-Mail-Adresse').fill(COUNCILLOR)
    await page.getByLabel('Passwort', { exact: true }).fill(PASSWORD)
    await page.getByRole('main').getByRole('button', { name: 'Anmelden', exact: true }).click()
    const link = page.getByRole('link', { name: /^Alle Unterlagen als ein PDF/ }).first()
    const path = (await link.getAttribute('href')) ?? ''
    await expect(page.getByRole('button', { name: /behalten|löschen/ })).toHaveCount(0)
    const answer = await page.request.get(path, { headers: { range: 'bytes=0-4' } })
    expect([answer.status(), await answer.text(), answer.headers()['cache-control']]).toEqual([
      206,
      '%PDF-',
      'private, no-store',
    ])
    const stranger = await request.get(path, { maxRedirects: 0 })
    expect(stranger.status()).toBe(303)
    expect(stranger.headers()['location']).toContain('/raete/anmelden')
  })
})
