import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type FileChooser, type Page } from '@playwright/test'
import sharp from 'sharp'
import { actionsOf, readTask, type Task } from '../../docs/redaktion/read-task.ts'
import { call, enter, makePage, PASSWORD, setUpFactor, signIn } from './at-the-desk.ts'
import type { Clerk } from './clerk.ts'
import type { TownAtATime } from './town-at-a-time.ts'

/** The handbook (docs/redaktion), followed to the letter: by its test, and by whoever takes its pictures. */

const root = join(import.meta.dirname, '../..')
const PDF = 'packages/demo/medien/abfallkalender-merkblatt.pdf'

/** When all of it happens. */
export const MONDAY = '2026-11-23T09:00:00+01:00'

type Beginning = { readonly who: string; readonly prepare: (page: Page) => Promise<unknown> }

/** Signs in with a second factor. */
const ADMINISTRATION = 'administration'

/** Who is at the desk in a task, and what has to be there before. */
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

/** Somebody of the town asks for a tour. */
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
  // Nobody fills in a form within two seconds: until then it is asked for once more.
  await expect(async () => {
    const sent = await page.request.post(`/api/cms/formulare/${formular}/eingaenge`, { headers, data })
    expect(sent.ok(), await sent.text()).toBe(true)
  }).toPass({ timeout: 60_000 })
}

/** At the first screen, on a day after the first, with the files at hand that a task takes in. */
export async function begin(page: Page, name: string, town: Pick<TownAtATime, 'setClock'>): Promise<void> {
  const { who, prepare } = beginnings[name] ?? { who: 'redaktion', prepare: async () => {} }
  await page.clock.setSystemTime(MONDAY)
  page.on('filechooser', chooser => void hand(chooser, name))
  await (who === ADMINISTRATION ? enterWithFactor(page, town) : enter(page, who))
  await prepare(page)
  // The first day is over: nobody is offered the tour.
  const offer = page.getByRole('button', { name: 'Nicht anbieten' })
  if (await offer.isVisible()) await offer.click()
  await page.goto('/redaktion')
}

/** Once in a town: the next time a code would be asked for. */
async function enterWithFactor(page: Page, town: Pick<TownAtATime, 'setClock'>): Promise<void> {
  await page.goto('/redaktion/anmelden')
  await signIn(page, ADMINISTRATION)
  await town.setClock(MONDAY)
  const behind = Date.parse(MONDAY) - Date.now()
  await setUpFactor(page, PASSWORD, () => Date.now() + behind)
  await page.getByRole('link', { name: 'Weiter zur Redaktion' }).click()
  await expect(page.getByRole('main', { name: 'Redaktion' }).getByRole('heading', { level: 1 })).toBeVisible()
}

/** What the steps name is pressed, what they give as an example is typed. */
export async function follow(clerk: Clerk, steps: readonly string[]): Promise<void> {
  for (const action of steps.flatMap(actionsOf)) {
    await (action.does === 'press' ? clerk.press(action.name) : clerk.fill(action.name, action.text))
    // A list is narrowed a moment after something was typed, and people see that it is.
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
          // One that the library does not have yet.
          buffer: Buffer.concat([readFileSync(join(root, PDF)), Buffer.from('\n% Marktstand\n')]),
        }
      : { name: 'brunnen.jpg', mimeType: 'image/jpeg', buffer: await picture() },
  )
}

const picture = () =>
  sharp({ create: { width: 1_600, height: 1_200, channels: 3, background: '#7c9a8e' } })
    .jpeg()
    .toBuffer()
