import { serialize } from 'node:v8'
import { calls, read } from '@rathausplatz/contract'
import { describe, expect, test, vi } from 'vitest'
import type * as z from 'zod'
import { examples } from './examples.ts'
import { schemas, type TemplateName } from './schemas.ts'
import { type Content, render } from './testing/render-example.tsx'

const names = Object.keys(schemas) as TemplateName[]
type Path = readonly (string | number)[]

/** Returns the paths of all fields of a content; for a list, only those of its first entry. */
function fieldsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return []
  const entries = Array.isArray(value) ? [...value.entries()].slice(0, 1) : Object.entries(value)
  return entries.flatMap(([key, inner]) => {
    const at: Path = path.concat(key)
    const below = fieldsOf(inner, at)
    return Array.isArray(value) ? below : [at].concat(below)
  })
}

function withField(value: unknown, [key, ...rest]: Path, given: unknown): unknown {
  if (key === undefined) return given
  const copy = Array.isArray(value) ? [...value] : { ...(value as object) }
  Object.assign(copy, { [key]: withField((value as Record<string, unknown>)[key], rest, given) })
  return copy
}

/** Whether the entry is invalid without the field. */
function isEssential(schema: z.ZodType, context: unknown, path: Path): boolean {
  return !read(schema, withField(context, path, undefined)).ok
}

describe.each(names.map(name => ({ name })))('Sparse content of $name', ({ name }) => {
  const standard = examples[name].standard as Content
  const fields = fieldsOf(standard.context)
  /** Many invalid values are parsed to the same content, so each content is rendered once. */
  const drawn = new Set<string>()

  test.each<[string, unknown]>([
    ['missing', undefined],
    ['null', null],
    ['empty', ''],
    ['a word', 'kaputt'],
    ['a number', 7],
    ['a switch', true],
    ['a list', ['kaputt', 7, null]],
    ['an object', { kaputt: [] }],
  ])(
    'is valid with an optional field that is %s, and has no empty heading, link or picture',
    (_, nothing) => {
      const complaint = vi.spyOn(console, 'error')
      for (const path of fields) {
        if (isEssential(schemas[name].context, standard.context, path)) continue
        const context = read(schemas[name].context, withField(standard.context, path, nothing))
        const at = `${path.join('.')} = ${String(nothing)}`
        expect(context, at).toMatchObject({ ok: true })
        if (!context.ok) continue
        const contents = serialize(context.value).toString('latin1')
        if (drawn.has(contents)) continue
        drawn.add(contents)
        const root = render(name, { ...standard, context: context.value })
        for (const heading of root.querySelectorAll('h1, h2, h3, h4, h5, h6'))
          expect(heading.textContent?.trim(), at).not.toBe('')
        for (const image of root.querySelectorAll('img')) {
          expect(image.getAttribute('src'), at).toBeTruthy()
          expect(image.hasAttribute('alt'), at).toBe(true)
        }
        for (const link of root.querySelectorAll('a:not([aria-hidden])')) {
          expect(link.textContent?.trim(), at).not.toBe('')
          expect(link.getAttribute('href'), at).toBeTruthy()
        }
      }
      expect(complaint).not.toHaveBeenCalled()
      complaint.mockRestore()
    },
  )
})

/**
 * The essential fields are dates, references to records, legally required data and the address of the portal.
 */
test('Only a few fields are essential; none of them is a title, a text or a picture', () => {
  const essential = names.flatMap(name => {
    const { context } = examples[name].standard as Content
    return fieldsOf(context)
      .filter(path => isEssential(schemas[name].context, context, path))
      .map(path => `${name}: ${path.join('.')}`)
  })
  expect(essential).toEqual([
    'veranstaltung: datum_von',
    'oeffnungszeiten: einheit',
    'anschrift: einheit',
    'verzeichniseintrag: verzeichnis',
    'leistung: id',
    'lebenslage: id',
    'barrierefreiheitserklaerung: stand',
    'barrierefreiheitserklaerung: erstellt_am',
    'barrierefreiheitserklaerung: geprueft_am',
    'barrierefreiheitserklaerung: pruefung',
    'barrierefreiheitserklaerung: email',
    'bekanntmachung: datum_von',
    'stelle: datePosted',
    'stellenboerse: link',
    'amt: einheit',
    'sitzung: sitzung',
    'vorlage: vorlage',
    'gremium: gremium',
    'ratsperson: person',
    'formular: formular',
    'ansprechperson: person',
    'ansprechperson: person.einheit',
    'ansprechperson: person.person',
  ])
})

type Entry = { template: TemplateName; context: object; options: object }
const published = calls.route.examples.flatMap(({ summary, answer }) =>
  'content' in answer ? answer.content.map(entry => ({ summary, ...(entry as Entry) })) : [],
)

test.each(published)(
  'The published example "$summary" of $template sets only fields of its schema, and renders text',
  entry => {
    const { template, context, options } = entry
    const { data } = examples[template].standard as Content
    expect(Object.keys(schemas[template].context.shape)).toEqual(expect.arrayContaining(Object.keys(context)))
    expect(Object.keys(schemas[template].options.shape)).toEqual(expect.arrayContaining(Object.keys(options)))
    expect(render(template, { context, options, data }).textContent).not.toBe('')
  },
)

test('S11: the published example with the arrangement text-bild puts its text first', () => {
  const entry = published.find(({ template }) => template === 'bild-text')
  const root = render('bild-text', entry as Entry)
  const order = [...root.querySelectorAll('h2, img')].map(({ tagName }) => tagName)
  expect(order).toEqual(['H2', 'IMG'])
})
