import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import config from '../vitest.config.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

type Project = { readonly name: string; readonly include: string[]; readonly exclude?: string[] }
const projects = (config.test?.projects ?? []).map(project => (project as { test: Project }).test)

const NEVER = ['**/node_modules/**', '**/build/**']
const found = (patterns: string[], exclude: string[]): string[] =>
  globSync(patterns, { cwd: root, exclude: [...NEVER, ...exclude] })

/** The projects of each test file. */
const asked = new Map<string, string[]>()
for (const { name, include, exclude = [] } of projects)
  for (const file of found(include, exclude)) asked.set(file, [...(asked.get(file) ?? []), name])

const isQuick = (project: string): boolean => /^unit(?:-|$)/.test(project)

test('Each test file belongs to a project of vitest, or to the journeys in the browser', () => {
  const all = found(['**/*.{test,spec}.*'], [])
  expect(all.length).toBeGreaterThan(700)
  const forgotten = all.filter(file => !asked.has(file) && !/^tests\/e2e\/[\w.-]+\.spec\.ts$/.test(file))
  expect(forgotten).toEqual([])
})

test('Each project is run by a step of the proofs', () => {
  const script = readFileSync(join(root, 'scripts/test.mjs'), 'utf8')
  const steps = [...script.matchAll(/\bvitest\(\[([^\]]+)\]/g)].flatMap(([, names = '']) =>
    [...names.matchAll(/'([^']+)'/g)].map(([, name = '']) => new RegExp(`^${name.replace('*', '.*')}$`)),
  )
  expect(projects.map(({ name }) => name).filter(name => !steps.some(step => step.test(name)))).toEqual([])
})

test('Files named after the long proof are not run by the quick one', () => {
  const long = [...asked].filter(([file]) => /\.(?:clock|durability|lang)\.test\.|^tests\/lang\//.test(file))
  expect(long.length).toBeGreaterThan(40)
  expect(long.filter(([, names]) => names.some(isQuick))).toEqual([])
})

test('Tests that need a document run in a browser-like project', () => {
  const drawn = [...asked].filter(([file]) => file.includes('.dom.test.'))
  expect(drawn.length).toBeGreaterThan(20)
  expect(drawn.filter(([, names]) => !names.every(name => name.startsWith('unit-dom')))).toEqual([])
})
