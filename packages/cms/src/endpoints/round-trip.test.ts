import { type ContentEntry, calls, type PageRoute } from '@rathausplatz/contract'
import { examples } from '@rathausplatz/templates/examples'
import { schemas } from '@rathausplatz/templates/schemas'
import { beforeAll, describe, expect, it } from 'vitest'
import { testTown } from '../test-town.ts'

const contents = Object.entries(examples).flatMap(([template, named]) =>
  Object.entries(named).map(([name, example]) => ({
    template: template as keyof typeof schemas,
    name,
    example,
  })),
)

/** One town for all: each example has a page of its own. */
let town: Awaited<ReturnType<typeof testTown>>
beforeAll(async () => {
  town = await testTown({})
})

describe('an entry is answered as its editor wrote it, with defaults filled in', () => {
  it.each(contents)('$template: $name', async ({ template, name, example }) => {
    const { context, options = {} } = example as { context: object; options?: object }
    const entry = { template, slotName: 'content', context, options }
    const pfad = `/vorschau/${template}/${name.toLowerCase()}`
    const data = { pfad, title: 'Vorschau', content: [entry] }
    expect(await town.store.writeAll([{ kind: 'seite', data, author: 'test' }])).toMatchObject({ ok: true })
    const { content } = (await town.call(calls.route, { query: { url: pfad } })) as PageRoute
    const [answered] = content as ContentEntry[]
    expect(answered).toEqual({
      ...entry,
      context: schemas[template].context.parse(context),
      options: schemas[template].options.parse(options),
    })
  })
})
