import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { call, enterNew, setUpFactor } from './at-the-desk.ts'
import { sendForm } from './follow-task.ts'
import { lookAt } from './look-at.ts'

/**
 * Every screen of the desk, taken from `routes.tsx` and the rooms: a new screen is checked without further
 * work, or a test fails here if its address has a placeholder. States that a screen reaches by use (dialogs,
 * errors, selections) are checked where that use is tested.
 */

const desk = join(import.meta.dirname, '../../apps/redaktion/src')
const source = ['routes.tsx', ...globSync('*/raum.ts', { cwd: desk })]
  .map(file => readFileSync(join(desk, file), 'utf8'))
  .join('\n')
const routes = [...source.matchAll(/\bpath: '([^']+)'/g)].map(([, path = '']) => path)

/** Addresses to check for each path with a placeholder: one or several. */
const examples: Readonly<Record<string, (page: Page) => Promise<readonly string[]> | readonly string[]>> = {
  '*': () => ['gibt-es-nicht'],
  'hilfe/:aufgabe': () => ['hilfe?zu=/medien', 'hilfe/link-setzen'],
  'medien/:datei': () => ['medien/marktplatz-morgen'],
  'abfall/touren/:id': async page => [`abfall/touren/${await firstOf(page, 'abfall/touren')}`],
  'abfall/touren/:id/aendern': async page => [
    `abfall/touren/${await firstOf(page, 'abfall/touren')}/aendern`,
  ],
  'abfall/strassen/:id': async page => [`abfall/strassen/${await firstOf(page, 'abfall/orte')}`],
  'abfall/strassen/:id/aendern': async page => [
    `abfall/strassen/${await firstOf(page, 'abfall/orte')}/aendern`,
  ],
  'ratsbuero/:id': async page => [`ratsbuero/${await firstOf(page, 'ratsbuero')}`],
  'termine/:nummer': async page => [`termine/${await appointmentOn(page)}`],
  'pinnwand/:nummer': async page => [`pinnwand/${await boardEntryOn(page)}`],
  'verzeichnisvorschlaege/:nummer': async page => [`verzeichnisvorschlaege/${await proposalOn(page)}`],
  'schaeden/:nummer': async page => [`schaeden/${await damageOn(page)}`],
  'eingaenge/:vorgang': async page => [`eingaenge/${await submissionOn(page)}`],
  'pflege/barrierefreiheit/:regel': () =>
    ['linktext', 'pruefvermerk'].map(rule => `pflege/barrierefreiheit/${rule}`),
  'uebernahme/:id': async page => [`uebernahme/${await takingOver(page)}`],
  'konten/:id': async page => [`konten/${await firstOf(page, 'konten')}`],
  // All lists share one screen; the list of pages adds the position of each page.
  'inhalte/:art': () => ['inhalte/veranstaltung', 'inhalte/seite'],
  'inhalte/:art/neu': () => ['inhalte/aktuelles/neu'],
  'inhalte/:art/:id': formsOn,
  'inhalte/bekanntmachung/:id/nachweis': async page => [
    `inhalte/bekanntmachung/${await firstOf(page, 'inhalte?art=bekanntmachung&status=oeffentlich')}/nachweis`,
  ],
}

test('Every address of the desk with a placeholder has an example here, so that every screen is checked', () => {
  const gaps = routes.filter(path => /[:*]/.test(path))
  expect(Object.keys(examples).toSorted()).toEqual(gaps.toSorted())
  // Every route states its address in a form that this file can parse.
  expect(source.match(/\bpath:/g)).toHaveLength(routes.length)
})

for (const isOfDocuments of [false, true])
  test(`axe finds nothing on any ${isOfDocuments ? 'list and form' : 'screen beside lists and forms'}, and nothing overflows sideways`, {
    tag: '@lang',
  }, async ({ page }) => {
    test.setTimeout(360_000)
    await enterAsAdministrator(page)
    for (const path of routes.filter(path => path.startsWith('inhalte/') === isOfDocuments))
      for (const address of (await examples[path]?.(page)) ?? [path]) await look(page, address)
  })

async function look(page: Page, address: string): Promise<void> {
  await page.goto(`/redaktion/${address.replace(/^\//, '')}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  // The previewed page belongs to the website and is checked there.
  await lookAt(page, address, { beside: 'iframe' })
}

/** Signs in as an administrator, who may see every screen; a second factor comes first. */
async function enterAsAdministrator(page: Page): Promise<void> {
  await enterNew(page, 'Axel', `Achsen${crypto.randomUUID().slice(0, 8)}`, 'administration')
  await setUpFactor(page)
}

const firstOf = async (page: Page, path: string) =>
  (await call<{ data: { id: string }[] }>(page, 'GET', path)).data[0]?.id ?? ''

const damageOn = async (page: Page) =>
  (await call<{ data: { nummer: string }[] }>(page, 'GET', 'schaeden')).data[0]?.nummer ?? ''

async function submissionOn(page: Page): Promise<string> {
  await sendForm(page)
  return (await call<{ data: { vorgang: string }[] }>(page, 'GET', 'eingaenge')).data[0]?.vorgang ?? ''
}

const boardEntryOn = async (page: Page) =>
  (await call<{ data: { nummer: string }[] }>(page, 'GET', 'pinnwand')).data[0]?.nummer ?? ''

const proposalOn = async (page: Page) =>
  (await call<{ data: { nummer: string }[] }>(page, 'GET', 'verzeichnisvorschlaege')).data[0]?.nummer ?? ''

/**
 * Returns addresses of forms. Forms share their controls: one is included if it has a control that none
 * before it had.
 */
async function formsOn(page: Page): Promise<string[]> {
  const { data } = await call<{ data: { art: string; felder: object[] }[] }>(page, 'GET', 'formulare')
  const seen = new Set<string>()
  const addresses: string[] = []
  for (const { art, felder } of data) {
    const controls = [...JSON.stringify(felder).matchAll(/"(?:control|id)":"(\w+)"/g)].map(
      ([, name = '']) => name,
    )
    if (controls.every(control => seen.has(control))) continue
    for (const control of controls) seen.add(control)
    addresses.push(`inhalte/${art}/${await firstOf(page, `inhalte?art=${art}&pro_seite=1`)}`)
  }
  return addresses
}

async function appointmentOn(page: Page): Promise<string> {
  const asked = await page.request.get('/api/cms/terminangebote/buergerbuero/reisepass')
  const { data } = (await asked.json()) as { data: { zeiten: string[] }[] }
  const sent = await page.request.post('/api/cms/termine', {
    data: {
      einreichung: crypto.randomUUID(),
      angebot: 'buergerbuero',
      anliegen: 'reisepass',
      beginn: data.flatMap(({ zeiten }) => zeiten).at(-1),
      name: 'Erika Beispiel',
      email: `erika-${crypto.randomUUID()}@example.org`,
    },
  })
  expect(sent.ok(), await sent.text()).toBe(true)
  return ((await sent.json()) as { nummer: string }).nummer
}

/** Uploads a table that is parsed but not imported. */
async function takingOver(page: Page): Promise<string> {
  const answer = await page.request.post('/api/cms/redaktion/uebernahmen/datei?name=termine.csv', {
    headers: { origin: new URL(page.url()).origin, 'content-type': 'application/octet-stream' },
    data: Buffer.from(
      'Titel;Datum;Ort\r\nKelterfest;24.07.2027;Kelter\r\nKelterkonzert;31.02.2027;Kelter\r\n',
    ),
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  return ((await answer.json()) as { id: string }).id
}
