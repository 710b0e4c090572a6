import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { type Call, type CallName, CmsError, calls } from '@rathausplatz/contract'
import { openStrangeCms, type StrangeCms } from '@rathausplatz/contract/strange-cms'
import { createSite } from '@rathausplatz/site'
import { type SiteInFront, startSite } from './site-in-front.ts'
import { standInFront } from './stand-in-front.ts'
import { until } from './until.ts'

/** The built site in front of a CMS with other spellings: visitors read the same meaning. */
test.describe.configure({ mode: 'default' })
test.use({ javaScriptEnabled: false })

let cms: StrangeCms
let words: Awaited<ReturnType<typeof standInFront>>
let front: SiteInFront

test.beforeAll(async () => {
  cms = await openStrangeCms()
  words = await standInFront(cms.origin)
  for (const [path, answer] of Object.entries(inOtherWords)) say(path, answer)
  front = await startSite(words.origin, undefined, { LOG_LEVEL: 'warn' })
  // On a busy machine the first render of a cold site may take longer than it waits for its CMS.
  for (const path of ['/', '/rathaus/buero', '/formulare/fest', '/warnungen'])
    await until(async () => (await fetch(front.origin + path)).ok)
})
test.afterAll(async () => {
  front.site.kill()
  await words.close()
  await cms.close()
})

/** Makes the CMS give this answer at this path. */
const say = (path: string, answer: unknown, status = 200) =>
  words.changes.set(`/api/cms/${path}`, () => ({
    status,
    headers: { 'content-type': 'application/json' },
    body: Buffer.from(JSON.stringify(answer)),
  }))

/** Set before the first page: the site rarely reloads the data that every page needs. */
const inOtherWords = {
  route: {
    title: 'Bürgerbüro',
    content: [
      { template: 'oeffnungszeiten', slotName: 'content', context: { titel: 'Zeiten', einheit: 'buero' } },
    ],
  },
  'organisationseinheiten/buero': {
    id: 'buero',
    name: 'Bürgerbüro',
    detailURL: '/rathaus/buero',
    oeffnungszeiten: [
      {
        typ: 'servicezeit',
        regulaereZeiten: [
          { tagestyp: 'montag', beginn: '8:00', ende: '12.00' },
          { tagestyp: 'Dienstag', beginn: '08.00', ende: '12:00:00' },
          { tagestyp: 'donnerstag ', beginn: 15, ende: '17.30 Uhr' },
          { tagestyp: 'Werktag', beginn: '7:15', ende: '8' },
        ],
      },
    ],
  },
  'formulare/fest': {
    slug: 'fest',
    titel: 'Fest melden',
    bestaetigung: 'Wir melden uns.',
    zweck: 'um es zu zeigen',
    detailURL: '/formulare/fest',
    schritte: [
      {
        felder: [
          { typ: 'datepicker', name: 'tag', label: 'An welchem Tag?' },
          { typ: 'custom file', name: 'bild', label: 'Ein Bild' },
          { typ: 'multiselect', name: 'art', label: 'Was gibt es?', optionen: ['Musik', 'Wein'] },
          { typ: 'captcha', name: 'kein-programm', label: 'Kein Programm' },
        ],
      },
      {
        felder: [
          { typ: 'consent', name: 'ja', label: 'Das Bild darf gezeigt werden.' },
          { typ: 'WYSIWYG', name: 'text', label: 'Was erwartet die Gäste?' },
          { typ: 'sternzeichen', name: 'noch', label: 'Noch etwas?' },
        ],
      },
    ],
  },
  menu: {
    menuItems: {
      0: { title: '', alt: 'Stadtarchiv', href: '/stadtarchiv' },
      2: { title: null, href: '', menuItems: [{ title: 'Ratskeller', href: '/ratskeller' }] },
    },
  },
  warnungen: {
    data: [
      { ereignis: 'Hochwasser', stufe: 'Severe', web: 'javascript:alert(1)' },
      'Waldbrandgefahr',
      { id: 7, titel: 'Sturm', stufe: 'EXTREME', gesendet: null },
    ],
  },
  stadt: {
    name: 'Stadt Traubach',
    anschrift: { street: 'Kirchgasse 2', zip: '76998', city: 'Traubach' },
    hinweise: [{ text: 'Bitte das Wasser abkochen.', stufe: 'Gefahr' }],
  },
}

test('Hours such as 8:00, 08.00 and 15 and days in small letters are understood; Werktag means Monday to Saturday', async ({
  page,
}) => {
  await page.goto(`${front.origin}/rathaus/buero`)
  const rows = page.getByRole('main').locator('dl > div')
  await expect(page.getByRole('heading', { name: 'Servicezeiten' })).toBeVisible()
  await expect(rows).toHaveText([
    'Montag und Dienstag08:00–12:00 Uhr',
    'Donnerstag15:00–17:30 Uhr',
    'Montag bis Samstag07:15–08:00 Uhr',
  ])
})

test('The questions of a form are asked with the type names of spec §5, and with an unknown one', async ({
  page,
}) => {
  await page.goto(`${front.origin}/formulare/fest`)
  const main = page.getByRole('main')
  await expect(main.getByLabel('An welchem Tag?')).toHaveAccessibleDescription(/^Zum Beispiel /)
  await expect(main.getByLabel('Ein Bild')).toHaveAttribute('type', 'file')
  const choice = main.getByRole('group', { name: 'Was gibt es?' })
  await expect(choice.getByRole('checkbox', { name: 'Wein' })).toHaveAttribute('value', 'wein')
  await expect(main.getByText('Kein Programm')).toHaveCount(0)
  await main.getByRole('button', { name: 'Weiter', exact: true }).last().click()
  await expect(main.getByRole('checkbox', { name: 'Das Bild darf gezeigt werden.' })).toBeVisible()
  await expect(main.getByLabel('Was erwartet die Gäste?')).toHaveJSProperty('tagName', 'TEXTAREA')
  await expect(main.getByLabel('Noch etwas?')).toHaveJSProperty('tagName', 'INPUT')
})

test('A menu item without a title shows its alternative text, or else the items below it', async ({
  page,
}) => {
  await page.goto(front.origin)
  const topics = page.getByRole('contentinfo').getByRole('navigation', { name: 'Themen' })
  await expect(topics.getByRole('link')).toHaveText(['Stadtarchiv', 'Ratskeller'])
})

test('Warnings with few fields and foreign levels are shown with the notices of the town, the most severe first', async ({
  page,
}) => {
  await page.goto(`${front.origin}/warnungen`)
  const listed = page.getByRole('main').getByRole('list').first().getByRole('listitem')
  await expect(listed.getByRole('heading')).toHaveText([
    'Sturm',
    'Bitte das Wasser abkochen.',
    'Hochwasser',
    'Waldbrandgefahr',
  ])
  await expect(listed.nth(0)).toContainText('Notfall')
  await expect(listed.nth(2)).toContainText('Dringend')
  await page.goto(front.origin)
  await expect(page.getByText('Bitte das Wasser abkochen.')).toBeVisible()
})

test('A failed call of a page is logged once', async ({ request }) => {
  for (const path of ['schaeden', 'abos/themen']) say(path, {}, 500)
  expect((await request.get(`${front.origin}/schaeden`)).status()).toBe(503)
  await request.get(`${front.origin}/abo`)
  const heardOf = (name: string) => front.logged.find(({ call, requestId }) => call === name && requestId)
  // Log lines come in order: once the next request has logged, all lines of the first are there.
  await expect.poll(() => heardOf('abothemen')).toBeDefined()
  const first = heardOf('schaeden')?.requestId
  expect(front.logged.filter(({ requestId }) => requestId === first)).toEqual([
    expect.objectContaining({ call: 'schaeden', msg: 'Abruf fehlgeschlagen' }),
  ])
})

test('L1: The built site uses the contract module of the process, not a copy of it', async () => {
  const asked: Call[] = []
  const ask = async (call: Call) => {
    asked.push(call)
    throw new CmsError('nicht-gefunden')
  }
  const nothing = async () => new Response(null, { status: 404 })
  const site = await createSite({
    cms: { call: ask as never },
    media: nothing,
    publicUrl: 'http://localhost',
    frameOrigins: [],
    sessionSeconds: 3_600,
    beobachtungen: [],
    vorschau: false,
    log: { warn() {}, error() {} },
    dataDir: await mkdtemp(join(tmpdir(), 'rathausplatz-vertrag-')),
  })
  const known = { policy: () => '', requestId: 'anfrage', sender: undefined, tells: [] }
  await site.fetch(new Request('http://localhost/rathaus'), known)
  expect(asked.length).toBeGreaterThan(2)
  for (const call of asked) expect(call === calls[call.name as CallName], call.name).toBe(true)
})
