import { aktuellesArtikel, veranstaltung } from '@rathausplatz/contract'
import { examples } from '@rathausplatz/templates/examples'
import { schemas, type TemplateName } from '@rathausplatz/templates/schemas'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'

const names = Object.keys(schemas) as TemplateName[]
const listed = {
  newsticker: aktuellesArtikel,
  eventteaser: veranstaltung,
}

describe.each(names)('examples of %s', name => {
  const all = Object.entries(examples[name])

  it('include "standard" and "raueEingaben"', () => {
    expect(Object.keys(examples[name])).toEqual(expect.arrayContaining(['standard', 'raueEingaben']))
  })

  it.each(all)('%s parses without changes', (_, example) => {
    const { context, options = {} } = example as { context: object; options?: object }
    expect(schemas[name].context.strict().parse(context)).toMatchObject(context)
    expect(schemas[name].options.strict().parse(options)).toMatchObject(options)
  })
})

describe.each(Object.entries(listed))('data of %s', (name, entity) => {
  it.each(Object.entries(examples[name as keyof typeof listed]))(
    '%s fit the entity of the contract',
    (_, { data }) => {
      expect(z.array(entity).parse(data)).toEqual(data)
    },
  )
})
