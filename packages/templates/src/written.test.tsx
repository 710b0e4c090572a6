import { expect, test } from 'vitest'
import { loaders } from './loaders.ts'
import { schemas } from './schemas.ts'
import type { TemplateSchema } from './template.ts'

const all = Object.entries<TemplateSchema>(schemas)

test('Templates that only show their own content have no loader', () => {
  expect(all.filter(([name, { isWritten }]) => isWritten && Object.hasOwn(loaders, name))).toEqual([])
})

test('Every template of the groups for texts and page heads only shows its own content', () => {
  const others = all.filter(([, { group, isWritten }]) => ['text', 'kopf'].includes(group) && !isWritten)
  expect(others.map(([name]) => name)).toEqual([])
})
