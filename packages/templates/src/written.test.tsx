import { expect, test } from 'vitest'
import { loaders } from './loaders.ts'
import { schemas } from './schemas.ts'
import type { TemplateSchema } from './template.ts'

const all = Object.entries<TemplateSchema>(schemas)

test('What is all written into a template is brought by no loader', () => {
  expect(all.filter(([name, { isWritten }]) => isWritten && Object.hasOwn(loaders, name))).toEqual([])
})

test('Every template among texts and headers is one that is all written', () => {
  const others = all.filter(([, { group, isWritten }]) => ['text', 'kopf'].includes(group) && !isWritten)
  expect(others.map(([name]) => name)).toEqual([])
})
