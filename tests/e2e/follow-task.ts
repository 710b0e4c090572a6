import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type FileChooser, type Page } from '@playwright/test'
import sharp from 'sharp'
import { actionsOf, readTask, type Task } from '../../docs/redaktion/read-task.ts'
import { call, enter, makePage, PASSWORD, setUpFactor, signIn } from './at-the-desk.ts'
import type { Clerk } from './clerk.ts'
import type { TownAtATime } from './town-at-a-time.ts'

/** Follows the handbook (docs/redaktion) to the letter, for its test and for its pictures. */

const root = join(import.meta.dirname, '../..')
const PDF = 'packages/demo/medien/abfallkalender-merkblatt.pdf'

/** When the tasks happen. */
export const MONDAY = '2026-11-23T09:00:00+01:00'

type Beginning = { readonly who: string; readonly prepare: (page: Page) => Promise<unknown> }

/** This account signs in with a second factor. */
const ADMINISTRATION = 'administration'

/** Who does a task, and what it needs beforehand. */
const beginnings: Readonly<Record<string, Beginning>> = {
  'alles-herunterladen': { who: ADMINISTRATION, prepare: async () => {} },
  'sitzung-vorbereiten': { who: 'ratsbuero', prepare: async () => {} },
  'termin-vergeben': { who: 'terminvergabe', prepare: async () => {} },
  'pinnwand-pruefen': { who: 'posteingang', prepare: async () => {} },
  'vorschlag-pruefen': { who: 'posteingang', prepare: async () => {} },
  'eingang-bearbeiten': { who: 'posteingang', prepare: page => sendForm(page) },
  'schaden-bearbeiten': { who: 'posteingang', prepare: async () => {} },
  'pruefen-lassen': {
    who: 'autorin',
    prepare: page => makePage(page, { pfad: '/rathaus/lastenrad', title: 'Lastenrad ausleihen' }),
  },
  'entwurf-pruefen': {
    who: 'redaktion',
    async prepare(page) {
      const id = await makePage(page, { pfad: '/rathaus/leihgeraete', title: 'Messgeräte ausleihen' })
      await call(page, 'POST', `inhalte/${id}/pruefung`, { schritt: 'einreichen', grundfassung: 1 })
    },
  },
}

export const taskOf = (name: string): Task =>
  readTask(readFileSync(join(root, 'docs/redaktion', `${name}.md`), 'utf8'))

/** Sends a form as a resident who asks for a tour. */
export const sendForm = (page: Page): Promise<void> =>
  sendTo(page, 'fuehrung-anfragen', {
    thema: 'altstadt',
    sprache: 'deutsch',
    tag: '16.01.2027',
    uhrzeit: '14:00',
    personen: '12',
    name: 'Erika Beispiel',
    'e-mail': 'erika.beispiel@example.org',
    wuensche: 'Zwei von uns kommen mit dem Rollstuhl.',
  })

/** Sends a form of the town, as its page does. */
export async function sendTo(page: Page, formular: string, eingaben: Record<string, string>): Promise<void> {
  const headers = { origin: new URL(page.url()).origin }
  const begun = await page.request.post('/api/cms/formular-beginn', { headers })
  const { beginn } = (await begun.json()) as { beginn: string }
  const data = { einreichung: crypto.randomUUID(), eingaben, beginn, homepage: '' }
  // A form that is sent within two seconds is refused, so it is sent again until then.
  await expect(async () => {
    const sent = await page.request.post(`/api/cms/formulare/${formular}/eingaenge`, { headers, data })
    expect(sent.ok(), await sent.text()).toBe(true)
  }).toPass({ timeout: 60_000 })
}

/**
 * Goes to the first screen, as on any day after the editor's first, without the offer of a tour. Answers file
 * dialogs with the files of the task.
 */
export async function begin(page: Page, name: string, town: Pick<TownAtATime, 'setClock'>): Promise<void> {
  const { who, prepare } = beginnings[name] ?? { who: 'redaktion', prepare: async () => {} }
  await page.clock.setSystemTime(MONDAY)
  page.on('filechooser', chooser => void hand(chooser, name))
  await (who === ADMINISTRATION ? enterWithFactor(page, town) : enter(page, who))
  await prepare(page)
  // Dismisses the offer of a tour, which appears on the first day.
  const offer = page.getByRole('button', { name: 'Nicht anbieten' })
  if (await offer.isVisible()) await offer.click()
  await page.goto('/redaktion')
}

/**
 * Signs in as the administrator and sets up a second factor. Works once per town: the next sign-in would need
 * a code.
 */
async function enterWithFactor(page: Page, town: Pick<TownAtATime, 'setClock'>): Promise<void> {
  await page.goto('/redaktion/anmelden')
  await signIn(page, ADMINISTRATION)
  await town.setClock(MONDAY)
  const behind = Date.parse(MONDAY) - Date.now()
  await setUpFactor(page, PASSWORD, () => Date.now() + behind)
  await page.getByRole('link', { name: 'Weiter zur Redaktion' }).click()
  await expect(page.getByRole('main', { name: 'Redaktion' }).getByRole('heading', { level: 1 })).toBeVisible()
}

const CONFIRM = 'Bestätigen und weiter'

/** Presses what the steps name, and types their examples. */
export async function follow(clerk: Clerk, steps: readonly string[]): Promise<void> {
  for (const action of steps.flatMap(actionsOf)) {
    // No handbook names the password of its reader.
    if (action.does === 'press' && action.name === CONFIRM) await clerk.fill('Ihr Passwort', PASSWORD)
    await (action.does === 'press' ? clerk.press(action.name) : clerk.fill(action.name, action.text))
    // A list is filtered with a delay after typing, and shows that it is busy.
    if (action.does === 'fill' && action.name === 'Suchen') {
      await clerk.page.waitForURL(({ searchParams }) => searchParams.get('suche') === action.text)
      await expect(clerk.page.getByRole('main')).not.toHaveAttribute('aria-busy', 'true')
    }
  }
}

async function hand(chooser: FileChooser, name: string): Promise<void> {
  await chooser.setFiles(
    name === 'dokument-anbieten'
      ? {
          name: 'marktstand.pdf',
          mimeType: 'application/pdf',
          // A file that the library does not have yet.
          buffer: Buffer.concat([readFileSync(join(root, PDF)), Buffer.from('\n% Marktstand\n')]),
        }
      : { name: 'brunnen.jpg', mimeType: 'image/jpeg', buffer: await picture() },
  )
}

const picture = () =>
  sharp({ create: { width: 1_600, height: 1_200, channels: 3, background: '#7c9a8e' } })
    .jpeg()
    .toBuffer()
