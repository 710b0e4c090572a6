import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { chromium, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { actionsOf, readTask } from '../../docs/redaktion/read-task.ts'
import { quickChromium } from '../../scripts/chromium.mjs'
import { Clerk } from '../../tests/e2e/clerk.ts'
import { begin, follow, MONDAY } from '../../tests/e2e/follow-task.ts'
import { townAt } from '../../tests/e2e/town-at-a-time.ts'

/**
 * Takes the pictures of the handbook: follows each task up to the step that it shows, marks the control to be
 * used there, and crops the surroundings. `npm run handbuch -- <task>` takes one again; without a name, all.
 */

const folder = join(import.meta.dirname, '../../docs/redaktion')
const pictures = join(folder, 'bilder')
const SIZE = { width: 1_280, height: 900 }
const CUT = { width: 1_000, height: 620 }

const asked = process.argv.slice(2)
const tasks = globSync('*.md', { cwd: folder })
  .map(file => ({ name: basename(file, '.md'), task: readTask(readFileSync(join(folder, file), 'utf8')) }))
  .filter(({ name, task }) => task.picture && (asked.length === 0 || asked.includes(name)))
  .toSorted((one, other) => one.name.localeCompare(other.name, 'de'))

mkdirSync(pictures, { recursive: true })
const failed: string[] = []
const town = await townAt(MONDAY)
const browser = await chromium.launch({
  executablePath: quickChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  for (const { name, task } of tasks) {
    const context = await browser.newContext({
      baseURL: town.origin,
      viewport: SIZE,
      locale: 'de-DE',
      timezoneId: 'Europe/Berlin',
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    try {
      await begin(page, name, town)
      const clerk = new Clerk(page, 'maus')
      await follow(clerk, task.steps.slice(0, (task.picture?.step ?? 1) - 1))
      const [shown] = actionsOf(task.steps[(task.picture?.step ?? 1) - 1] ?? '')
      const control = shown && (await clerk.see(shown.name, shown.does))
      writeFileSync(join(pictures, task.picture?.file ?? ''), await taken(page, control))
      process.stdout.write(`${name}\n`)
    } catch (error) {
      failed.push(name)
      process.stderr.write(`${name}: ${String(error).slice(0, 400)}\n`)
    } finally {
      await context.close()
    }
  }
} finally {
  await browser.close()
  await town.close()
}
const missing = tasks.filter(({ task }) => !existsSync(join(pictures, task.picture?.file ?? '')))
process.exitCode = failed.length + missing.length > 0 ? 1 : 0

/** Takes a screenshot with the control marked, cropped around it. */
async function taken(page: Page, control: Locator | undefined): Promise<Buffer> {
  await page.waitForLoadState('networkidle')
  await control?.evaluate(element => element.scrollIntoView({ block: 'center' }))
  await page.evaluate(asInGermany)
  const box = (await control?.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.evaluate(mark, box)
  const bytes = await page.screenshot({ animations: 'disabled', caret: 'hide' })
  const within = (middle: number, room: number, most: number) =>
    Math.round(Math.min(Math.max(0, middle - room / 2), most - room))
  // A dialog covers the page, and the page beside it shows what the dialog asks about: the full width is
  // kept.
  const isAsked = (await page.locator('dialog[open]').count()) > 0
  const { height } = CUT
  const width = isAsked ? SIZE.width : CUT.width
  return sharp(bytes)
    .extract({
      left: within(box.x + box.width / 2, width, SIZE.width),
      top: within(box.y + box.height / 2, height, SIZE.height),
      width,
      height,
    })
    .webp({ quality: 70, effort: 6 })
    .toBuffer()
}

/** Shows date fields in German, in whatever language the browser of this machine is. */
function asInGermany(): void {
  for (const field of document.querySelectorAll<HTMLInputElement>('input[type^="date"]')) {
    const { value } = field
    const [day = '', time = ''] = value.split('T')
    // This function runs in the page, where imports of this file do not exist.
    const german = day.split('-').toReversed().join('.')
    const isMoment = field.type === 'datetime-local'
    field.type = 'text'
    field.value =
      value === ''
        ? isMoment
          ? 'TT.MM.JJJJ, --:--'
          : 'TT.MM.JJJJ'
        : [german, time].filter(Boolean).join(', ')
  }
}

function mark(box: { x: number; y: number; width: number; height: number }): void {
  if (box.width === 0) return
  const ring = document.createElement('div')
  Object.assign(ring.style, {
    position: 'fixed',
    left: `${box.x - 8}px`,
    top: `${box.y - 8}px`,
    width: `${box.width + 16}px`,
    height: `${box.height + 16}px`,
    border: '4px solid #b3261e',
    borderRadius: '10px',
    pointerEvents: 'none',
    zIndex: '9999',
  })
  // A modal dialog is above everything else, so the ring goes inside it.
  const around = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
  around.append(ring)
}
