import { schemas, type TemplateName } from '@rathausplatz/templates/schemas'
import { describe, expect, test } from 'vitest'
import { patterns } from '../apps/redaktion/src/pages/patterns.ts'

const entries = patterns.flatMap(({ label, content }) => content.map(entry => ({ label, ...entry })))

describe('A new page begins with existing templates', () => {
  test.each(entries)('$label: $template', ({ template, context, options }) => {
    expect(Object.keys(schemas)).toContain(template)
    const { context: content, options: settings } = schemas[template as TemplateName]
    for (const name of Object.keys(context)) expect(Object.keys(content.shape)).toContain(name)
    // Only the office is missing, which only the editor knows.
    const chosen = 'einheit' in context ? { ...context, einheit: 'buergerbuero' } : context
    expect(content.safeParse(chosen).error?.issues).toBeUndefined()
    expect(settings.safeParse(options).success).toBe(true)
  })
})

test('Each pattern has a unique name and says what it is for', () => {
  expect(new Set(patterns.map(({ name }) => name)).size).toBe(patterns.length)
  for (const { label, help } of patterns) expect([label, help].every(Boolean)).toBe(true)
})
