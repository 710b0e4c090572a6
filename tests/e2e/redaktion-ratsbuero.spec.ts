import { expect, type Locator, type Page, test } from '@playwright/test'
import { openCms } from '../../packages/cms/src/index.ts'
import { tokenHeader } from '../../packages/contract/src/index.ts'
import { PASSWORD } from './at-the-desk.ts'
import { axeFindings } from './axe-findings.ts'
import { lookAt } from './look-at.ts'
import { type TownWithMail, townWithMail } from './town-with-mail.ts'

/** The council office: a meeting from its first item to its minutes, with a real mail server. */
test.describe.configure({ mode: 'serial', timeout: 180_000 })

let town: TownWithMail
let page: Page

const TA = 'technischer-ausschuss'
const person = (vorname: string, nachname: string, rolle: string) => ({
  vorname,
  nachname,
  mitgliedschaften: [{ gremium: TA, rolle, von: '2024-07-23' }],
})
const PDF = { titel: 'Brücke', url: '/medien/bruecke.pdf', groesse: 1_000, typ: 'application/pdf' }

/** Creates the contents that the town has before, beside the server. */
async function write() {
  const log = { info() {}, warn() {}, error() {} }
  const cms = await openCms({ dataDir: town.folder, log })
  const bytes = new TextEncoder().encode('%PDF-1.7\nBrücke\n%%EOF\n')
  await cms.addDocument({ schluessel: 'bruecke', bytes, titel: 'Brücke' })
  const stadt = {
    name: 'Stadt Rebenau',
    anschrift: { location: 'Rathaus', street: 'Marktplatz 1', zip: '76999', city: 'Rebenau' },
    telefon: '030 23125-0',
    email: 'stadt@example.org',
  }
  const vorlage = {
    titel: 'Neubau der Brücke',
    nummer: '2026/100',
    art: 'Beschlussvorlage',
    datum: '2026-11-16',
    gremium: TA,
    behandlung: 'oeffentlich',
    datei: PDF,
  }
  const written = await cms.store.writeAll([
    { kind: 'stadt', data: stadt as never, author: 'test' },
    {
      kind: 'gremium',
      data: { name: 'Technischer Ausschuss', art: 'ausschuss', ort: 'Rathaus, Ratssaal' } as never,
      author: 'test',
    },
    ...[
      person('Vera', 'Alt', 'vorsitz'),
      person('Vito', 'Bach', 'mitglied'),
      person('Viola', 'Chor', 'stellvertretung'),
    ].map(data => ({ kind: 'ratsperson' as const, data: data as never, author: 'test' })),
    { kind: 'vorlage', data: vorlage as never, author: 'test' },
  ])
  await cms.close()
  expect(written.ok, JSON.stringify(written)).toBe(true)
}

const newAccount = async (...words: string[]): Promise<string> =>
  /Einmalpasswort: (\S.*)/.exec(await town.run('konto', 'anlegen', ...words))?.[1] ?? ''

test.beforeAll(async ({ browser }) => {
  town = await townWithMail('ratsbuero')
  await write()
  const once = await newAccount(
    'redaktion',
    'buero@example.org',
    'Berta',
    'Büro',
    '--rollen',
    'ratsbuero',
    '--bereiche',
    '/',
  )
  page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  await page.goto(`${town.origin}/redaktion/anmelden`)
  await page.getByLabel('E-Mail-Adresse').fill('buero@example.org')
  await page.getByLabel('Passwort', { exact: true }).fill(once)
  await page.getByRole('main').getByRole('button', { name: 'Anmelden', exact: true }).click()
  await page.getByLabel('Jetziges Passwort', { exact: true }).fill(once)
  await page.getByLabel('Neues Passwort', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Passwort ändern' }).click()
  await expect(page.getByRole('button', { name: 'Passwort ändern' })).toHaveCount(0)

  const email = 'alt@example.org'
  const first = await newAccount('raete', email, 'Vera', 'Alt', '--person', 'vera-alt')
  const login = await page.request.post(`${town.origin}/api/cms/raete/login`, {
    data: { email, passwort: first },
  })
  const { token } = (await login.json()) as { token: string }
  await page.request.post(`${town.origin}/api/cms/raete/konto/passwort`, {
    data: { passwort: first, neues_passwort: PASSWORD },
    headers: { [tokenHeader.raete]: token },
  })
})

test.afterAll(() => town.close())

const part = (name: string) => page.getByRole('region', { name, exact: true })
const OPEN = 'Öffentlicher Teil'
const CLOSED = 'Nichtöffentlicher Teil'
const titlesOf = (where: Locator) =>
  where
    .locator('[data-punkt] [data-schritt=oeffnen]')
    .evaluateAll(rows => rows.map(row => (row as HTMLElement).innerText.split('\n').slice(0, 2).join(' ')))
const said = (text: string) =>
  expect(page.getByRole('status').filter({ hasText: text }).first()).toBeVisible()

async function addItem(where: string, titel: string) {
  await part(where).getByRole('button', { name: 'Punkt hinzufügen' }).click()
  // P12: who types at once types the title.
  await expect(part(where).getByLabel('Titel', { exact: true })).toBeFocused()
  await page.keyboard.type(titel)
}

async function save() {
  const button = page.getByRole('button', { name: 'Speichern', exact: true })
  await button.click()
  // Everything is saved.
  await expect(button).toBeDisabled({ timeout: 60_000 })
  await expect(page.getByText('Geprüft wird, was gespeichert ist.')).toHaveCount(0)
}

/** Mails about meetings only: the account itself receives mails too. */
const lettersToVera = () =>
  town.mailsTo('alt@example.org').filter(({ subject }) => subject.includes('Technischer Ausschuss'))

const nextMonth = (): string => new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
const yesterday = (): string => new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
let meetingPath = ''

test('the office creates a meeting of a committee', async () => {
  await page.goto(`${town.origin}/redaktion/ratsbuero`)
  await page.getByRole('main').getByRole('link', { name: 'Neue Sitzung' }).click()
  await page.getByLabel('Gremium', { exact: true }).selectOption({ label: 'Technischer Ausschuss' })
  await expect(page.getByLabel('Ort', { exact: true })).toHaveValue('Rathaus, Ratssaal')
  await page.getByLabel('Tag', { exact: true }).fill(nextMonth())
  await page.getByRole('button', { name: 'Sitzung anlegen' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Technischer Ausschuss')
  meetingPath = `/rathaus/gemeinderat/sitzungen/${TA}-${nextMonth()}`
  await expect(part('Ist alles da?')).toContainText('Muss noch: Die Tagesordnung ist leer.')
  await expect(part('Einladung').getByRole('button', { name: 'Einladen' })).toHaveCount(0)
})

test('the agenda is sorted with the mouse and with the keyboard alone, and an item is moved to the other part', async () => {
  for (const titel of ['Verschiedenes', 'Fragen der Einwohner', 'Neubau der Brücke'])
    await addItem(OPEN, titel)
  await addItem(CLOSED, 'Kauf der Kelter')
  await part(CLOSED).getByLabel('Erläuterung').fill('Mündlicher Bericht.')

  const row = (titel: string) => page.locator('[data-punkt]', { hasText: titel })
  // The field that has the focus may lie below: the rows shall not be behind the head of the screen.
  await row('Verschiedenes').evaluate(one => one.scrollIntoView({ block: 'center' }))
  await row('Neubau der Brücke').locator('[draggable]').dragTo(row('Verschiedenes'))
  await expect
    .poll(() => titlesOf(part(OPEN)))
    .toEqual(['1 Neubau der Brücke', '2 Verschiedenes', '3 Fragen der Einwohner'])

  const down = page.getByRole('button', { name: 'Nach unten: Neubau der Brücke' })
  await page.getByRole('button', { name: 'Nach oben: Fragen der Einwohner' }).focus()
  await page.keyboard.press('Enter')
  await said('„Fragen der Einwohner“ ist jetzt TOP 2 im öffentlichen Teil.')
  await expect(page.getByRole('button', { name: 'Nach oben: Fragen der Einwohner' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect
    .poll(() => titlesOf(part(OPEN)))
    .toEqual(['1 Fragen der Einwohner', '2 Neubau der Brücke', '3 Verschiedenes'])
  await expect(down).toBeVisible()

  await page.getByRole('button', { name: 'In den öffentlichen Teil: Kauf der Kelter' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Öffentlich behandeln?' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect.poll(() => titlesOf(part(CLOSED))).toEqual(['N 1 Kauf der Kelter'])

  await page.getByRole('button', { name: 'In den nichtöffentlichen Teil: Verschiedenes' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'In den nichtöffentlichen Teil' }).click()
  await expect.poll(() => titlesOf(part(CLOSED))).toEqual(['N 1 Kauf der Kelter', 'N 2 Verschiedenes'])
  await save()
  await page.reload()
  await expect.poll(() => titlesOf(part(OPEN))).toEqual(['1 Fragen der Einwohner', '2 Neubau der Brücke'])
  await expect.poll(() => titlesOf(part(CLOSED))).toEqual(['N 1 Kauf der Kelter', 'N 2 Verschiedenes'])
})

test('a paper is attached by search; another one is created in place, and published from the list of what is missing', async () => {
  await expect(part('Ist alles da?')).toContainText('TOP 2: Keine Vorlage angehängt.')
  await part(OPEN)
    .getByRole('button', { name: /Neubau der Brücke/, expanded: false })
    .first()
    .click()
  await part(OPEN).getByRole('combobox', { name: 'Vorlage' }).fill('Brücke')
  await part(OPEN).getByRole('option', { name: 'Neubau der Brücke' }).click()
  await expect(part(OPEN)).toContainText('Vorlage angehängt')

  await part(CLOSED)
    .getByRole('button', { name: /Kauf der Kelter/, expanded: false })
    .first()
    .click()
  await part(CLOSED).getByRole('button', { name: 'Neue Vorlage anlegen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Neue Vorlage, nichtöffentlich' })
  await expect(dialog.getByLabel('Betreff')).toHaveValue('Kauf der Kelter')
  await dialog.getByLabel('Nummer').fill('2026/N07')
  await dialog.getByRole('button', { name: 'Vorlage anlegen und anhängen' }).click()
  await expect(dialog).toHaveCount(0)
  await save()
  const checks = part('Ist alles da?')
  await expect(checks).toContainText('Fehlt: TOP N 1: Die Vorlage hat noch keine PDF-Datei.')
  await expect(checks).toContainText('Fehlt: TOP N 1: Die Vorlage ist noch nicht veröffentlicht.')
  await checks.getByRole('button', { name: 'Die Vorlage veröffentlichen' }).click()
  await said('Die Vorlagen sind veröffentlicht')
  await expect(checks).not.toContainText('noch nicht veröffentlicht')
})

// With less height the navigation scrolls below the sign-out, and a link is half covered at its current
// position.
test('axe finds nothing on a meeting', { tag: '@lang' }, () => lookAt(page, 'meeting', { height: 900 }))

test('the office invites: two presses send one mail, which contains nothing of the non-public part', async () => {
  await part('Einladung').getByRole('button', { name: 'Einladen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Zur Sitzung einladen' })
  await dialog.getByLabel(/Hinweis an alle/).fill('Bitte seien Sie pünktlich.')
  await dialog.getByRole('button', { name: 'Jetzt einladen' }).dblclick()
  await said('Eingeladen: Eine E-Mail wird verschickt.')
  await expect(part('Einladung')).toContainText('0 von 3 bestätigt')
  await expect.poll(() => lettersToVera().length, { timeout: 60_000 }).toBe(1)
  const { subject, text } = lettersToVera()[0] ?? { subject: '', text: '' }
  expect(subject).toContain('Einladung: Technischer Ausschuss am ')
  expect(text).toContain('2. Neubau der Brücke')
  expect(text).toContain('Bitte seien Sie pünktlich.')
  expect(text).toContain(`${town.origin}/raete/sitzungen/${TA}-${nextMonth()}`)
  expect(text).not.toContain('Kelter')
  await page.goto(town.origin + meetingPath)
  await expect(page.getByRole('main')).toContainText('Neubau der Brücke')
  await expect(page.getByRole('main')).not.toContainText('Kelter')
})

test('a member confirms, and the office sees it', async ({ browser }) => {
  const slug = meetingPath.split('/').at(-1) ?? ''
  // The link of the mail leads to the sign-in and from there to the meeting.
  const tablet = await browser.newPage({ viewport: { width: 768, height: 1024 } })
  await tablet.goto(`${town.origin}/raete/sitzungen/${slug}`)
  await tablet.getByLabel('E-Mail-Adresse').fill('alt@example.org')
  await tablet.getByLabel('Passwort', { exact: true }).fill(PASSWORD)
  await tablet.getByRole('main').getByRole('button', { name: 'Anmelden', exact: true }).click()
  await tablet.getByRole('button', { name: 'Einladung erhalten' }).click()
  await expect(tablet.getByText(/Sie haben den Empfang am .* bestätigt\./)).toBeVisible()
  expect(await axeFindings(tablet)).toEqual([])
  await tablet.close()
  await page.goto(`${town.origin}/redaktion/ratsbuero`)
  await expect(page.getByRole('main')).toContainText('1 von 3 bestätigt')
  await page.getByRole('link', { name: /bestätigt/ }).click()
  const invitation = part('Einladung')
  await invitation.getByText('1 von 3 bestätigt').click()
  await expect(invitation.getByRole('listitem').filter({ hasText: 'Vera Alt' })).toContainText(
    'erhalten, bestätigt',
  )
  await expect(invitation.getByRole('listitem').filter({ hasText: 'Vito Bach' })).toContainText(
    'keine E-Mail-Adresse',
  )
})

test('a change after the invitation goes out as a supplement that names nothing but the change', {
  tag: '@lang',
}, async () => {
  await expect(part('Einladung').getByRole('button', { name: 'Nachtrag schicken' })).toHaveCount(0)
  await part('Termin').getByLabel('Ort', { exact: true }).fill('Kelterhalle')
  await save()
  await part('Einladung').getByRole('button', { name: 'Nachtrag schicken' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nachtrag schicken' })
  await expect(dialog).toContainText('Neuer Ort: Kelterhalle (bisher Rathaus, Ratssaal).')
  await dialog.getByRole('button', { name: 'Nachtrag jetzt schicken' }).click()
  await expect.poll(() => lettersToVera().length, { timeout: 60_000 }).toBe(2)
  const { text } = lettersToVera()[1] ?? { text: '' }
  expect(text).toContain('– Neuer Ort: Kelterhalle (bisher Rathaus, Ratssaal).')
  expect(text).not.toContain('Neubau der Brücke')
})

test('an item that becomes non-public is removed from the website with one press, without a mail', {
  tag: '@lang',
}, async () => {
  await addItem(OPEN, 'Verkauf der Mühle')
  await save()
  const behind = page.getByRole('region', { name: 'Noch nicht veröffentlicht' })
  await behind.getByRole('button', { name: 'Jetzt veröffentlichen' }).click()
  await said('Veröffentlicht: Zu sehen ist jetzt, was gespeichert ist.')
  await expect(behind).toHaveCount(0)
  const onWebsite = async () => (await fetch(town.origin + meetingPath)).text()
  expect(await onWebsite()).toContain('Verkauf der Mühle')

  await page.getByRole('button', { name: 'In den nichtöffentlichen Teil: Verkauf der Mühle' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'In den nichtöffentlichen Teil' }).click()
  await save()
  await expect(behind).toContainText('Auf der Website ist noch die Fassung davor zu sehen.')
  await lookAt(page, 'behind', { height: 900 })
  await behind.getByRole('button', { name: 'Jetzt veröffentlichen' }).click()
  await said('Veröffentlicht: Zu sehen ist jetzt, was gespeichert ist.')
  expect(await onWebsite()).not.toContain('Verkauf der Mühle')
  expect(lettersToVera()).toHaveLength(2)
})

test('attendance, votes and decisions are recorded and published; a non-public decision only as the office words it', async () => {
  await part('Termin').getByLabel('Beginn').fill(`${yesterday()}T18:00`)
  await save()
  const attendance = part('Anwesenheit')
  await attendance.getByLabel('Anwesenheit von Vito Bach').selectOption({ label: 'entschuldigt' })
  await attendance
    .getByLabel('Vito Bach wird vertreten durch')
    .selectOption({ label: 'vertreten durch Viola Chor' })
  await attendance.getByRole('button', { name: 'Alle übrigen waren da' }).click()
  await expect(attendance.getByLabel('Anwesenheit von Vera Alt')).toHaveValue('anwesend')

  const minutes = part('Beschlüsse und Niederschrift')
  await minutes.locator('summary', { hasText: 'Neubau der Brücke' }).click()
  const group = minutes.locator('details', { hasText: 'Neubau der Brücke' })
  await group.getByRole('radio', { name: 'beschlossen' }).check()
  await group.getByRole('textbox', { name: /^Beschluss/ }).fill('Die Brücke wird neu gebaut.')
  await minutes.locator('summary', { hasText: 'Kauf der Kelter' }).click()
  const hidden = minutes.locator('details', { hasText: 'Kauf der Kelter' })
  await hidden.getByRole('textbox', { name: /^Beschluss/ }).fill('Die Kelter wird für 90.000 Euro gekauft.')
  await hidden.getByRole('button', { name: 'Öffentlich bekannt geben' }).click()
  const dialog = page.getByRole('dialog', { name: 'Öffentlich bekannt geben' })
  await dialog.getByLabel('Beschluss für alle').fill('Die Stadt erwirbt ein Gebäude.')
  await dialog.getByRole('button', { name: 'In den öffentlichen Teil aufnehmen' }).click()
  await save()
  await page.goto(`${town.origin}/redaktion/ratsbuero`)
  await page.getByRole('link', { name: /Beschlüsse zu veröffentlichen/ }).click()
  await part('Beschlüsse und Niederschrift')
    .getByRole('button', { name: 'Beschlüsse veröffentlichen' })
    .click()
  await said('Veröffentlicht: Die Beschlüsse stehen auf der Website.')
  await page.goto(town.origin + meetingPath)
  const main = page.getByRole('main')
  await expect(main).toContainText('Die Brücke wird neu gebaut.')
  await expect(main).toContainText('Die Stadt erwirbt ein Gebäude.')
  await expect(main).not.toContainText('90.000')
})

test('a withdrawn meeting shows its reason at its address', { tag: '@lang' }, async () => {
  await page.goto(`${town.origin}/redaktion/ratsbuero`)
  await page
    .getByRole('main')
    .getByRole('link', { name: /Technischer Ausschuss/ })
    .click()
  await part('Zurücknehmen').getByRole('button', { name: 'Sitzung zurücknehmen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sitzung zurücknehmen' })
  await dialog.getByRole('button', { name: 'Zurücknehmen', exact: true }).click()
  await expect(dialog.getByRole('alert')).toContainText('Bitte schreiben Sie, warum')
  await dialog.getByLabel(/Grund/).fill('Die Tagesordnung war noch nicht freigegeben.')
  await dialog.getByRole('button', { name: 'Zurücknehmen', exact: true }).click()
  await said('Zurückgenommen: An der Adresse stehen nun der Tag und der Grund.')
  const answer = await page.goto(town.origin + meetingPath)
  expect(answer?.status()).toBe(410)
  await expect(page.getByRole('main')).toContainText('Die Tagesordnung war noch nicht freigegeben.')
  await expect(page.getByRole('main')).not.toContainText('Die Brücke wird neu gebaut.')
})
