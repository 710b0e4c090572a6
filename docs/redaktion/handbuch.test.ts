import { globSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type FormField, formOf, type RecordDefinition, records } from '@rathausplatz/contract/records'
import { schemas } from '@rathausplatz/templates/schemas'
import { parseAst } from 'rolldown/parseAst'
import { expect, test } from 'vitest'
import { fieldsOf } from '../../packages/contract/src/records/form.ts'
import { piecesOf, readAreas, readTask } from './read-task.ts'

const folder = import.meta.dirname
const root = join(folder, '../..')
const read = (file: string) => readFileSync(join(folder, file), 'utf8')
const names = readAreas(read('README.md')).flatMap(({ tasks }) => tasks)
const tasks = names.map(name => ({ name, ...readTask(read(`${name}.md`)) }))

/** Placeholder in a text of the desk for an inserted value: a label, a number, a title. */
const OPEN = '\u0000'

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

type Node = { readonly type: string; readonly [key: string]: unknown }

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

const within = (node: Node): readonly Node[] => Object.values(node).flat().filter(isNode)

/** Returns the text of an expression, with a placeholder for each part that is not literal. */
function textOf(node: Node): string {
  if (node.type === 'Literal' && typeof node['value'] === 'string') return node['value']
  if (node.type === 'JSXText') return String(node['value']).replaceAll(/\s*\n\s*/g, '')
  if (node.type === 'JSXExpressionContainer') return within(node).map(textOf).join('')
  if (node.type === 'TemplateLiteral')
    return (node['quasis'] as readonly { value: { cooked: string } }[])
      .map(({ value }) => value.cooked)
      .join(OPEN)
  if (node.type === 'JSXElement') {
    // A drawing has no text.
    const children = node['children'] as readonly Node[]
    return children.map(textOf).join('')
  }
  return OPEN
}

/** Yields every text in a source: strings, and the text between two tags. */
function* saidIn(node: Node): Generator<string> {
  if (node.type.startsWith('Import')) return
  if (['Literal', 'TemplateLiteral', 'JSXElement', 'JSXText'].includes(node.type)) yield textOf(node)
  for (const child of within(node)) yield* saidIn(child)
}

const sources = globSync('apps/redaktion/src/**/*.{ts,tsx}', { cwd: root }).filter(
  file => !file.includes('.test.') && !file.includes('/testing/'),
)
const treeOf = (file: string): Node =>
  parseAst(readFileSync(join(root, file), 'utf8'), {
    lang: file.endsWith('x') ? 'tsx' : 'ts',
  }) as unknown as Node

/** All texts of the desk. */
const said = new Set(
  sources.flatMap(file => Array.from(saidIn(treeOf(file)), text => text.replaceAll(/\s+/g, ' ').trim())),
)

/** Patterns for the short texts with one placeholder, or with two that are not adjacent. */
const patterns = [...said]
  .filter(
    text => text.length < 80 && /\p{L}{2}/u.test(text) && /^[^\0]*\0[^\0]*(?:[^\0]\0[^\0]*)?$/.test(text),
  )
  .map(text => new RegExp(`^${text.split(OPEN).map(escaped).join('(.+)')}$`))

function* labelsIn(fields: readonly FormField[]): Generator<string> {
  for (const field of fields) {
    yield field.label
    if ('options' in field) for (const { label } of field.options) yield label
    if ('fields' in field) yield* labelsIn(field.fields)
    if ('of' in field) yield* labelsIn([field.of])
    if ('variants' in field)
      for (const { label, fields } of field.variants) {
        yield label
        yield* labelsIn(fields)
      }
  }
}

function* labelsOfAll(): Generator<string> {
  for (const record of Object.values(records) as RecordDefinition[]) {
    yield record.label.one
    yield record.label.many
    yield* labelsIn(formOf(record))
  }
  for (const { label, context } of Object.values(schemas)) {
    yield label
    yield* labelsIn(fieldsOf(context))
  }
}

const labels = new Set(labelsOfAll())

/** Whether a text may replace a placeholder: a label, or a text of the desk, also after a number. */
const fits = (part: string): boolean =>
  labels.has(part) || said.has(part) || said.has(`${part}?`) || said.has(part.replace(/^\d+ /, ''))

/** Whether a name appears on the screen: as a label, as a text of the desk, or as a combination of both. */
function isSaid(name: string): boolean {
  if ([name, `${name} (freiwillig)`].some(one => labels.has(one) || said.has(one))) return true
  // A label with the number of an entry.
  if (/ \d+$/.test(name) && labels.has(name.replace(/ \d+$/, ''))) return true
  // A step with its day, for screen readers.
  const step = /^(.+): \p{Lu}\p{Ll}+, [\d.]+$/u.exec(name)?.[1]
  if (step !== undefined && said.has(step)) return true
  return patterns.some(pattern => {
    const parts = pattern.exec(name)?.slice(1)
    return parts?.every(part => fits(part) || name.includes(`„${part}“`)) ?? false
  })
}

test('there are forty tasks, each with a title, an introduction, 2 to 12 steps and help for troubles', () => {
  expect(tasks).toHaveLength(40)
  for (const { name, title, intro, steps, troubles } of tasks) {
    expect([name, title, intro], name).not.toContain('')
    expect(steps.length, name).toBeGreaterThan(1)
    expect(steps.length, name).toBeLessThanOrEqual(12)
    expect(troubles.length, name).toBeGreaterThan(0)
  }
})

test('every task of the folder is in the list, and none twice', () => {
  const there = globSync('*.md', { cwd: folder }).map(file => basename(file, '.md'))
  expect(names.toSorted()).toEqual(there.filter(name => !['README', 'sprache'].includes(name)).toSorted())
})

test('only whole texts of the screen count as texts of the desk', () => {
  expect(isSaid('Jetzt veröffentlichen')).toBe(true)
  expect(isSaid('Rubrik hinzufügen')).toBe(true)
  expect(isSaid('Aktionen für „Schaden melden“')).toBe(true)
  for (const name of ['Jetzt veröffentlich', 'veröffentlichen und', 'Unsinn hinzufügen', 'Montag, nach'])
    expect([name, isSaid(name)]).toEqual([name, false])
})

test.each(tasks)('$name names only controls and headings of the desk', ({ steps, troubles }) => {
  const named = [...steps, ...troubles].flatMap(line =>
    piecesOf(line).flatMap(({ is, text }) => (is === 'control' || is === 'heading' ? text : [])),
  )
  expect(named.filter(name => !isSaid(name))).toEqual([])
})

test('at least 28 tasks show the screen at one of their steps, and all pictures together are below 4 MB', () => {
  const shown = tasks.flatMap(({ name, picture, steps }) => (picture ? [{ name, picture, steps }] : []))
  expect(shown.length).toBeGreaterThanOrEqual(28)
  const sizes = shown.map(({ name, picture, steps }) => {
    expect(picture.step, name).toBeLessThanOrEqual(steps.length)
    return statSync(join(folder, 'bilder', picture.file)).size
  })
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(4_000_000)
})
