import { spawnSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { newTemplate } from './new-template.mjs'

const real = fileURLToPath(new URL('..', import.meta.url))
const source = 'packages/templates/src'
const touched = ['schemas.ts', 'views.ts', 'examples.ts'].map(file => `${source}/${file}`)

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'rathausplatz-new-template-'))
  for (const file of [...touched, 'docs/glossary.md']) await cp(join(real, file), join(root, file))
  await mkdir(join(root, source, 'bild-text'))
})
afterEach(() => rm(root, { recursive: true }))

const read = (file: string) => readFile(join(root, file), 'utf8')
const folders = async () =>
  (await readdir(join(root, source), { withFileTypes: true }))
    .filter(entry => entry.isDirectory())
    .map(({ name }) => name)

/** Returns the lines added to a file. */
async function added(file: string): Promise<string[]> {
  const before = (await readFile(join(real, file), 'utf8')).split('\n')
  const now = (await read(file)).split('\n')
  expect(now.filter(line => before.includes(line))).toEqual(before)
  return now.filter(line => !before.includes(line))
}

test('A template is a folder of five files that use its name', async () => {
  expect(await newTemplate(root, 'bild-probe', 'Bild mit Zitat')).toMatchObject({ ok: true })
  const folder = `${source}/bild-probe`
  expect((await readdir(join(root, folder))).toSorted()).toEqual([
    'bild-probe.module.css',
    'bild-probe.test.tsx',
    'examples.ts',
    'schema.ts',
    'view.tsx',
  ])
  expect(await read(`${folder}/schema.ts`)).toContain(
    "export const bildProbe = defineSchema({\n  label: 'Bild mit Zitat',",
  )
  expect(await read(`${folder}/view.tsx`)).toContain('export const BildProbe: View<typeof bildProbe> =')
  expect(await read(`${folder}/view.tsx`)).toContain("import styles from './bild-probe.module.css'\n")
  expect(await read(`${folder}/examples.ts`)).toContain('} satisfies Examples<typeof bildProbe>')
  expect(await read(`${folder}/bild-probe.test.tsx`)).toContain("render('bild-probe', { context })")
})

test('A template is added to the three lists and to the glossary; all else stays unchanged', async () => {
  await newTemplate(root, 'bild-probe')
  const [schemas = '', views = '', examples = ''] = touched
  expect(await added(schemas)).toEqual([
    "import { bildProbe } from './bild-probe/schema.ts'",
    "  'bild-probe': bildProbe,",
  ])
  expect(await added(views)).toEqual([
    "import { BildProbe } from './bild-probe/view.tsx'",
    "  'bild-probe': BildProbe,",
  ])
  expect(await added(examples)).toEqual([
    "import { examples as bildProbe } from './bild-probe/examples.ts'",
    "  'bild-probe': bildProbe,",
  ])
  expect(await added('docs/glossary.md')).toEqual([
    expect.stringMatching(/^\| `bild-probe` +\| title and text +\|$/),
  ])
})

test('A name of one word needs no quotes and uses the shorthand', async () => {
  await newTemplate(root, 'probe')
  const [schemas = '', views = '', examples = ''] = touched
  expect((await added(schemas))[1]).toBe('  probe,')
  expect((await added(views))[1]).toBe('  probe: Probe,')
  expect((await added(examples))[1]).toBe('  probe,')
})

test.each([
  ['bild', 'artikel', 'bild-text'],
  ['bild-text-teaser-2x', 'bild-text', 'bild-text-teaser-3x'],
  ['bild-text-teaser-10x', 'bild-text-teaser-3x', 'eventteaser'],
])(
  'The import of %s is where the formatter wants it: after %s and before %s',
  async (name, before, after) => {
    await newTemplate(root, name)
    const text = await read(`${source}/schemas.ts`)
    const [first = 0, second = 0, third = 0] = [before, name, after].map(folder =>
      text.indexOf(`'./${folder}/schema.ts'`),
    )
    expect(first).toBeLessThan(second)
    expect(second).toBeLessThan(third)
  },
)

test.each([
  ['', /^Bitte einen Namen angeben, /],
  [undefined, /^Bitte einen Namen angeben, /],
  ['BildProbe', /^Der Name „BildProbe“ passt nicht: /],
  ['bild_probe', /^Der Name „bild_probe“ passt nicht: /],
  ['bild--probe', /^Der Name „bild--probe“ passt nicht: /],
  ['3-bilder', /^Der Name „3-bilder“ passt nicht: /],
  ['größe', /^Der Name „größe“ passt nicht: /],
  ['../zitat', /^Der Name „..\/zitat“ passt nicht: /],
  ['z'.repeat(28), / höchstens 27 Zeichen, /],
  ['bild-text', /^Den Ordner packages\/templates\/src\/bild-text gibt es schon; /],
  ['class', /^Den Namen „class“ braucht das Programm selbst; /],
  ['section', /^Den Namen „section“ braucht das Programm selbst; /],
  ['template-name', /^Den Namen „template-name“ braucht das Programm selbst; /],
])('The name %j is refused with one sentence, and nothing is written', async (name, sentence) => {
  const refused = await newTemplate(root, name)
  expect(refused).toEqual({ ok: false, message: expect.stringMatching(sentence) })
  expect(refused.message).not.toContain('\n')
  expect(await folders()).toEqual(['bild-text'])
  for (const file of touched) expect(await added(file)).toEqual([])
})

test.each([
  ['', "label: 'Bild Probe',"],
  [' Was  man\nsagt ', "label: 'Was man sagt',"],
  ["Rock'n'Roll", 'label: "Rock\'n\'Roll",'],
  ['Das "Zitat"', 'label: \'Das "Zitat"\','],
  ['\\', "label: '\\\\',"],
])('The label %j becomes one line in the schema', async (label, expected) => {
  await newTemplate(root, 'bild-probe', label)
  expect(await read(`${source}/bild-probe/schema.ts`)).toContain(`  ${expected}\n`)
})

test('The command prints why it refuses and exits with 1', () => {
  const script = join(real, 'scripts', 'new-template.mjs')
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, 'Zitat'], { encoding: 'utf8' })
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
  expect(stderr).toMatch(/^Der Name „Zitat“ passt nicht: .+\n$/)
})
