import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, type Page, test } from '@playwright/test'
import { openCms } from '../../packages/cms/src/index.ts'
import { fillSignIn, PASSWORD } from './at-the-desk.ts'
import { axeFindings } from './axe-findings.ts'
import { lookAt } from './look-at.ts'
import { quickIf } from './quick-if.ts'
import { readFor } from './read-for.ts'
import { type TownWithMail, townWithMail } from './town-with-mail.ts'

/**
 * The database accepts no write: visitors and editors with JavaScript keep what they have typed, and send it
 * again later.
 */
test.describe.configure({ mode: 'serial', timeout: 240_000 })

let town: TownWithMail
let origin = ''
const EDITOR = 'leyla.aydin@example.org'

const records = {
  stadt: {
    name: 'Stadt Rebenau',
    anschrift: { location: 'Rathaus', street: 'Marktplatz 1', zip: '76999', city: 'Rebenau' },
    telefon: '030 23125-0',
    email: 'stadt@example.org',
  },
  organisationseinheit: {
    name: 'Bürgerbüro',
    slug: 'buergerbuero',
    anschrift: { location: 'Rathaus, Zimmer 1', street: 'Marktplatz 1', zip: '76999', city: 'Rebenau' },
    oeffnungszeiten: [
      {
        typ: 'ALLGEMEINE_OEFFNUNGSZEIT',
        regulaereZeiten: [{ tagestyp: 'ARBEITSTAG_MO_FR', beginn: '08:30', ende: '12:00' }],
      },
    ],
  },
  leistung: {
    name: 'Personalausweis beantragen',
    slug: 'personalausweis',
    organisationseinheiten: [{ id: 'buergerbuero', name: 'Bürgerbüro' }],
  },
  terminangebot: {
    name: 'Bürgerbüro',
    slug: 'buergerbuero',
    amt: 'buergerbuero',
    plaetze: 1,
    anliegen: [{ leistung: 'personalausweis', dauer: 15 }],
  },
  seite: {
    pfad: '/markt',
    title: 'Markt',
    content: [{ template: 'text', slotName: 'content', context: { text: '<p>Samstags.</p>' } }],
  },
  formular: {
    titel: 'Idee für den Markt',
    slug: 'idee',
    schritte: [
      { titel: 'Die Idee', felder: [{ typ: 'langtext', name: 'was', label: 'Was?', pflicht: true }] },
    ],
    bestaetigung: 'Danke.',
    zweck: 'um den Markt zu beleben',
    adressen: ['markt@example.org'],
  },
}

test.beforeAll(async () => {
  town = await townWithMail('ausfall')
  origin = town.origin
  const log = { info() {}, warn() {}, error() {} }
  const cms = await openCms({ dataDir: town.folder, log })
  const written = await cms.store.writeAll(
    Object.entries(records).map(([kind, data]) => ({
      kind: kind as 'stadt',
      data: data as never,
      author: 'test',
    })),
  )
  await cms.accounts.createExamples(
    [
      {
        realm: 'redaktion',
        email: EDITOR,
        vorname: 'Leyla',
        nachname: 'Aydin',
        roles: ['redaktion'],
        sections: ['/'],
      },
    ],
    PASSWORD,
  )
  await cms.close()
  expect(written).toMatchObject({ ok: true })
})

test.afterAll(() => town.close())

/** Holds an open write transaction, so that the town cannot write meanwhile. */
async function whileNothingIsWritten(work: () => Promise<void>): Promise<void> {
  const other = new DatabaseSync(join(town.folder, 'rathausplatz.sqlite'), { timeout: 10_000 })
  other.exec('begin immediate')
  try {
    await work()
  } finally {
    other.exec('rollback')
    other.close()
  }
}

/** Makes the page look as if it had been open for a while: faster forms are refused. */
const open = (page: Page) =>
  page.locator('input[name=geladen]').evaluateAll(fields => {
    for (const field of fields as HTMLInputElement[])
      field.value = new Date(Date.now() - 60_000).toISOString()
  })

type Room = {
  /** Navigates to the form. */
  go: (page: Page) => Promise<unknown>
  choose?: (page: Page) => Promise<unknown>
  typed: Readonly<Record<string, string>>
  button: string
  arrived: string | RegExp
}

const rooms: Readonly<Record<string, Room>> = {
  'A form': {
    go: page => page.goto(`${origin}/formulare/idee`),
    choose: readFor,
    typed: { 'Was?': 'Mehr Bänke unter den Linden' },
    button: 'Absenden',
    arrived: 'Ihr Formular ist angekommen',
  },
  'A damage report': {
    go: page => page.goto(`${origin}/schaeden/neu`),
    choose: page => page.getByLabel('Was ist kaputt?').selectOption('licht'),
    typed: { 'Straße und Hausnummer': 'Lindenstraße 4', 'Was sehen Sie?': 'Die Laterne ist dunkel.' },
    button: 'Meldung absenden',
    arrived: 'Ihre Meldung ist angekommen',
  },
  'An appointment': {
    async go(page) {
      await page.goto(`${origin}/termin/buergerbuero/personalausweis`)
      await page.getByRole('link', { name: /^Nächster freier Termin/ }).click()
    },
    typed: { Name: 'Erika Beispiel', 'E-Mail': 'erika@example.org' },
    button: 'Termin buchen',
    arrived: /gebucht/,
  },
  'An entry of the pin board': {
    go: page => page.goto(`${origin}/pinnwand/neu?rubrik=verschenke`),
    typed: {
      Titel: 'Blauer Sessel',
      Beschreibung: 'Gut in Schuss, zum Abholen.',
      'Ihr Name oder Vorname': 'Erika',
      'Ihre E-Mail-Adresse': 'erika@example.org',
    },
    button: 'Eintrag aufgeben',
    arrived: 'Bitte sehen Sie in Ihrem Postfach nach',
  },
}

for (const [what, { go, choose, typed, button, arrived }] of Object.entries(rooms))
  test(
    `${what} that cannot be stored is shown again with all that was typed, and is accepted at the next press`,
    quickIf(what === 'A form'),
    async ({ page }) => {
      await go(page)
      const field = (label: string) =>
        page
          .getByRole('main')
          .getByLabel(label, { exact: label === 'Name' })
          .first()
      for (const [label, words] of Object.entries(typed)) await field(label).fill(words)
      await choose?.(page)
      await open(page)
      const send = page.getByRole('main').getByRole('button', { name: button, exact: true }).last()
      await whileNothingIsWritten(async () => {
        await send.click()
        await expect(page.getByRole('alert')).toContainText('Ihre Angaben stehen noch hier.')
      })
      for (const [label, words] of Object.entries(typed)) await expect(field(label)).toHaveValue(words)
      expect(await axeFindings(page)).toEqual([])
      await open(page)
      await send.click()
      await expect(page.getByRole('main').getByText(arrived).first()).toBeVisible()
    },
  )

test('If the page of a form cannot be rendered, the error page shows what was typed, also after hydration', {
  tag: '@lang',
}, async ({ page }) => {
  const words = 'Es fehlt, wann der Markt beginnt.\nUnd wo.'
  await page.goto(`${origin}/markt?hilfreich=nein`)
  await page.getByLabel('Was hat gefehlt?').fill(words)
  await whileNothingIsWritten(async () => {
    await page.getByRole('main').getByRole('button', { name: 'Absenden' }).click()
    await expect(page.getByRole('main')).toContainText('Ihre Angaben stehen noch hier.')
  })
  await expect(page.locator('main[data-fehler="503"]')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await lookAt(page, 'the form that was kept')
  await expect(page.getByRole('list', { name: 'Ihre Angaben' })).toContainText('wann der Markt beginnt')
  await page.getByRole('button', { name: 'Noch einmal absenden' }).click()
  await expect(page.getByText('Danke. Ihr Hinweis ist angekommen.')).toBeVisible()
})

test('D-03 at the desk: text that could not be saved stays, with a message, and is saved at the next press', async ({
  page,
}) => {
  await page.goto(`${origin}/redaktion/inhalte/aktuelles/neu`)
  await fillSignIn(page, EDITOR, PASSWORD)
  const title = page.getByLabel('Titel', { exact: true })
  const save = page.getByRole('button', { name: 'Speichern', exact: true })
  await title.fill('Markt am Samstag')
  await page.getByLabel('Datum', { exact: true }).fill('2026-11-20T08:00')
  await save.click()
  const saved = page.getByRole('status').filter({ hasText: /^Gespeichert gerade eben von/ })
  await expect(saved).toBeVisible()
  await whileNothingIsWritten(async () => {
    await title.fill('Markt am Samstag und Sonntag')
    await save.click()
    await expect(
      page.getByRole('status').filter({ hasText: /Ihre (?:Eingaben sind noch da|Angaben stehen noch hier)/ }),
    ).toBeVisible()
    await expect(title).toHaveValue('Markt am Samstag und Sonntag')
  })
  await save.click()
  await expect(saved).toBeVisible()
  await page.reload()
  await expect(title).toHaveValue('Markt am Samstag und Sonntag')
})
