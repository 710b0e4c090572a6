import { type ContentEntry, calls, type PageRoute } from '@rathausplatz/contract'
import { examples } from '@rathausplatz/templates/examples'
import { schemas } from '@rathausplatz/templates/schemas'
import { describe, expect, it } from 'vitest'
import { testTown } from '../test-town.ts'

const contents = Object.entries(examples).flatMap(([template, named]) =>
  Object.entries(named).map(([name, example]) => ({
    template: template as keyof typeof schemas,
    name,
    example,
  })),
)

describe('what an editor writes is what a page answers', () => {
  it.each(contents)('$template: $name', async ({ template, example }) => {
    const { context, options = {} } = example as { context: object; options?: object }
    const entry = { template, slotName: 'content', context, options }
    const { call } = await testTown({ seite: [{ pfad: '/vorschau', title: 'Vorschau', content: [entry] }] })
    const { content } = (await call(calls.route, { query: { url: '/vorschau' } })) as PageRoute
    const [answered] = content as ContentEntry[]
    expect(answered).toEqual({
      ...entry,
      context: schemas[template].context.parse(context),
      options: schemas[template].options.parse(options),
    })
  })
})
