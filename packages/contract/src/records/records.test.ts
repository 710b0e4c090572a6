import { describe, expect, it, test } from 'vitest'
import * as z from 'zod'
import { columnsOf } from './columns.ts'
import { fieldsOf, formOf } from './form.ts'
import type { Control, FormField } from './form-field.ts'
import { listOrders, type RecordDefinition, records } from './records.ts'

const kinds = Object.values(records) as RecordDefinition[]

/** A field and all fields inside it, each with its path. */
function withAll(field: FormField, above: string): [string, FormField][] {
  const at = `${above}${field.name ? `.${field.name}` : '[]'}`
  const below: readonly FormField[] = [
    ...('fields' in field ? field.fields : []),
    ...('of' in field ? [field.of] : []),
    ...('variants' in field ? field.variants.flatMap(({ fields }) => fields) : []),
  ]
  return [[at, field], ...below.flatMap(one => withAll(one, at))]
}

const allOf = (record: RecordDefinition) => formOf(record).flatMap(field => withAll(field, record.kind))

describe.each(kinds)('$kind', record => {
  it('is stored under its own name', () => {
    expect((records as Record<string, unknown>)[record.kind]).toBe(record)
  })

  it('has a German label and a control for every field', () => {
    const bare = allOf(record).filter(([, { label, control }]) => !label || !control)
    expect(bare.map(([at]) => at)).toEqual([])
  })

  it('offers every choice in German words', () => {
    const codes = allOf(record).flatMap(([at, field]) =>
      'options' in field && (field.options.length === 0 || field.options.some(({ label }) => isCode(label)))
        ? [at]
        : [],
    )
    expect(codes).toEqual([])
  })

  it('has a form with every field of its schema, except those that the software writes', () => {
    expect(namesOf(formOf(record))).toEqual(namesInJson(z.toJSONSchema(record.schema, asGiven)))
  })

  it('refers only to existing kinds', () => {
    const targets = allOf(record).flatMap(([, field]) =>
      [
        field.control === 'verweis' ? field.to : undefined,
        field.control === 'teil' ? field.from.art : undefined,
        field.suggestedBy?.art,
      ].filter(to => to !== undefined),
    )
    expect(targets.filter(to => !Object.hasOwn(records, to))).toEqual([])
  })

  it('has a list with existing fields only', () => {
    const { columns = [], further = [], filters = [], rubriken, date, order } = record.list
    const possible = new Set<string>(columnsOf(formOf(record)).map(({ name }) => name))
    expect([...columns, ...further].filter(name => !possible.has(name))).toEqual([])
    expect(new Set([...columns, ...further]).size).toBe(columns.length + further.length)
    const fields = Object.keys(record.schema.shape)
    const named = [
      ...columns,
      ...filters,
      ...(date ? [date] : []),
      ...(rubriken ? [rubriken] : []),
      record.title,
      record.key ?? record.title,
    ]
    expect(named.filter(name => !fields.includes(name))).toEqual([])
    if (order) expect(listOrders).toContain(order.split(':')[0])
  })
})

const asGiven = { io: 'input', unrepresentable: 'any' } as const

/** A wire value instead of a label: FULL_TIME, in-vergabe, Footer_Themen. */
const isCode = (label: string) => /_|^[a-z]+-[a-z-]+$/.test(label)

type Names = { [name: string]: Names }

const SPECIAL = new Set(['bausteine', 'umriss', 'angaben', 'verschachtelt'])

function namesOf(fields: readonly FormField[]): Names {
  return Object.fromEntries(fields.map(field => [field.name, namesIn(field)]))
}

function namesIn(field: FormField): Names {
  if ('fields' in field) return namesOf(field.fields)
  if ('of' in field) return namesIn(field.of)
  if ('variants' in field)
    return Object.assign({ [field.by]: {} }, ...field.variants.map(({ fields }) => namesOf(fields)))
  return {}
}

/** The same names from another source: the JSON Schema of zod. */
function namesInJson(root: z.core.JSONSchema.BaseSchema): Names {
  const visit = (schema: z.core.JSONSchema.BaseSchema, around: readonly string[]): Names => {
    if (SPECIAL.has(String(schema['editor']))) return {}
    if (schema.$ref !== undefined) {
      if (around.includes(schema.$ref)) return {}
      const target = schema.$ref.split('/').at(-1) as string
      return visit(root.$defs?.[target] as z.core.JSONSchema.BaseSchema, [...around, schema.$ref])
    }
    if (schema.items && !Array.isArray(schema.items)) return visit(schema.items as never, around)
    const shapes = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])] as z.core.JSONSchema.BaseSchema[]
    if (shapes.length > 0) return Object.assign({}, ...shapes.map(shape => visit(shape, around)))
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
        if (typeof field === 'boolean') return [[name, {}]]
        return field['vonSelbst'] ? [] : [[name, visit(field, around)]]
      }),
    )
  }
  return visit(root, [])
}

const control = (kind: keyof typeof records, ...path: string[]): FormField => {
  const [first, ...rest] = path
  const field = formOf(records[kind]).find(({ name }) => name === first)
  return rest.reduce((at, name) => {
    const inside = 'of' in at ? at.of : at
    return ('fields' in inside ? inside.fields : []).find(one => one.name === name) as FormField
  }, field as FormField)
}

test('a form describes the values that its fields accept', () => {
  expect(control('aktuelles', 'titel')).toEqual({
    name: 'titel',
    label: 'Titel',
    required: true,
    control: 'zeile',
    most: 300,
  })
  expect(control('aktuelles', 'datum_von')).toMatchObject({
    control: 'datum',
    withTime: true,
    required: true,
  })
  expect(control('bekanntmachung', 'in_kraft_am')).toMatchObject({ control: 'datum', withTime: false })
  expect(control('aktuelles', 'text')).toMatchObject({ control: 'richtext', required: false, standard: '' })
  expect(control('aktuelles', 'bild')).toMatchObject({ control: 'bild' })
  expect(control('leistung', 'kosten', 'betrag')).toMatchObject({
    label: 'Betrag in Euro',
    control: 'zahl',
    least: 0,
    whole: false,
    required: false,
  })
  expect(control('stelle', 'employmentType')).toMatchObject({
    control: 'liste',
    least: 1,
    most: 4,
    required: true,
  } satisfies Partial<FormField> & Partial<Control>)
  expect(control('leistung', 'lebenslagen')).toMatchObject({
    control: 'liste',
    of: { control: 'verweis', to: 'lebenslage' },
  })
  expect(control('bekanntmachung', 'dateien')).toMatchObject({ of: { control: 'datei' } })
  expect(control('organisationseinheit', 'nurMitTermin')).toMatchObject({
    control: 'schalter',
    standard: false,
  })
  expect(control('veranstaltung', 'serie', 'regel')).toMatchObject({
    control: 'varianten',
    by: 'art',
    variants: [{ label: 'An Wochentagen' }, { value: 'MONATLICH_AM_WOCHENTAG' }, {}],
  })
  expect(control('organisationseinheit', 'oeffnungszeiten', 'regulaereZeiten', 'beginn')).toMatchObject({
    control: 'uhrzeit',
  })
})

test('a form ends at a nested item of a menu and marks the recursion', () => {
  expect(control('menue', 'menuItems', 'menuItems')).toMatchObject({
    control: 'liste',
    of: { control: 'verschachtelt', id: 'MenuItem' },
  })
})

test('a field for a number or null is required: null is a value of its own', () => {
  const preise = z.object({ preis: z.number().min(0).nullable().meta({ title: 'Preis' }) })
  expect(fieldsOf(preise)).toMatchObject([{ control: 'zahl', nullable: true, required: true }])
})

test('a long form names its sections and their purposes', () => {
  const parts = formOf(records.stadt).flatMap(({ name, section }) => (section ? [[name, section]] : []))
  expect(parts).toEqual([
    ['name', { title: 'Name und Wappen', help: 'Stehen im Kopf jeder Seite und in der App der Stadt.' }],
    ['telefon', { title: 'Telefon und E-Mail', help: expect.stringContaining('im Fuß jeder Seite') }],
    ['oertlicheFeiertage', { title: 'Feiertage' }],
    ['schulferien', { title: 'Schulferien', help: expect.stringContaining('Veranstaltungsreihe') }],
    ['rueckmeldungen', { title: 'Rückmeldungen' }],
    ['karte', { title: 'Karte' }],
  ])
})
