import { type FormField, formOf, records } from '@rathausplatz/contract/records'
import { seedDemo } from '@rathausplatz/demo'
import { schemas } from '@rathausplatz/templates/schemas'
import { Window } from 'happy-dom'
import { expect, onTestFinished, test, vi } from 'vitest'
import { documentOf, htmlOf } from '../apps/redaktion/src/fields/richtext/html.ts'
import { lossesOf, piecesOf } from '../apps/redaktion/src/fields/richtext/losses.ts'

/** Returns every formatted text of the demo town, with its place. */
async function texts(): Promise<readonly (readonly [string, string])[]> {
  const found: (readonly [string, string])[] = []
  const visit = (field: FormField, value: unknown, at: string): void => {
    if (field.control === 'richtext' && typeof value === 'string') found.push([at, value])
    const group = Object(value) as Record<string, unknown>
    if ('fields' in field) for (const one of field.fields) visit(one, group[one.name], `${at}.${one.name}`)
    if (field.control === 'liste' && Array.isArray(value))
      for (const [index, one] of value.entries()) visit(field.of, one, `${at}.${index}`)
    if (field.control === 'bausteine' && Array.isArray(value))
      for (const [index, entry] of value.entries()) {
        const { template, context } = entry as { template: keyof typeof schemas; context: object }
        for (const one of formOf({ schema: schemas[template].context }))
          visit(one, (context as Record<string, unknown>)[one.name], `${at}.${index}.${one.name}`)
      }
  }
  const none = async () => ({ ok: true }) as const
  await seedDemo({
    addPicture: none,
    addDrawing: none,
    addDocument: none,
    store: {
      async writeAll(documents) {
        for (const { kind, data } of documents) {
          const form = formOf(records[kind as keyof typeof records])
          const group = data as Record<string, unknown>
          for (const field of form)
            visit(field, group[field.name], `${kind} ${String(group['pfad'] ?? group['slug'])} ${field.name}`)
        }
        return { ok: true }
      },
    },
  })
  return found
}

test('every formatted text of the demo town is the same after the editor has read and written it', async () => {
  const all = await texts()
  vi.stubGlobal('DOMParser', new Window().DOMParser)
  onTestFinished(() => void vi.unstubAllGlobals())
  expect(all.length).toBeGreaterThan(300)
  const changed = all.flatMap(([at, html]) => {
    const after = htmlOf(documentOf(html))
    return JSON.stringify(piecesOf(after)) === JSON.stringify(piecesOf(html)) && lossesOf(html).length === 0
      ? []
      : [{ at, html, after, lost: lossesOf(html) }]
  })
  expect(changed).toEqual([])
})
