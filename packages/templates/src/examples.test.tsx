import {
  aktuellesArtikel,
  anschrift,
  baugebietUebersicht,
  bauplatzstatus,
  bekanntmachung,
  emailAddress,
  employmentTypes,
  field,
  kommunikation,
  kontaktperson,
  leistungEintrag,
  pagination,
  person,
  pinnwandeintrag,
  pinnwandrubrik,
  stellenanzeige,
  terminangebot,
  veranstaltung,
  verweis,
  verzeichnis,
  verzeichniseintrag,
} from '@rathausplatz/contract'
import { describe, expect, test, vi } from 'vitest'
import * as z from 'zod'
import { examples } from './examples.ts'
import { loaders } from './loaders.ts'
import { schemas, type TemplateName } from './schemas.ts'
import { abfallData } from './testing/abfall-data.ts'
import { leistungData } from './testing/leistung-data.ts'
import { markupFaults } from './testing/markup-faults.ts'
import { ratData } from './testing/rat-data.ts'
import { type Content, markup, render } from './testing/render-example.tsx'
import { termineData } from './testing/termine-data.ts'
import { unitHoursSchema } from './testing/unit-hours-schema.ts'

const names = Object.keys(schemas) as TemplateName[]
const every = names.flatMap(name =>
  Object.entries<Content>(examples[name]).map(([example, content]) => ({ name, example, content })),
)
const einheit = verweis.extend({
  einleitung: z.string(),
  zustand: unitHoursSchema.shape.zustand,
  nurMitTermin: z.boolean(),
  telefon: z.string(),
  ort: z.string(),
})

/** Schemas of the data that the loaders return. */
const dataOf: Record<keyof typeof loaders, z.ZodType> = {
  bekanntmachungen: z.object({
    bekanntmachungen: z.array(bekanntmachung),
    archiv: z.boolean(),
    pagination,
  }),
  pinnwand: z.object({
    eintraege: z.array(pinnwandeintrag),
    rubriken: z.array(pinnwandrubrik),
    rubrik: pinnwandrubrik.nullable(),
    pagination,
    moeglich: z.boolean(),
  }),
  eventteaser: z.array(veranstaltung),
  newsticker: z.array(aktuellesArtikel),
  ...abfallData,
  ...leistungData,
  terminvereinbarung: z.object({ angebote: z.array(terminangebot) }),
  formular: z.object({
    titel: z.string(),
    einleitung: z.string(),
    href: z.string(),
    fragen: z.number().int(),
    offen: z.boolean(),
  }),
  oeffnungszeiten: unitHoursSchema.extend({ telefon: z.string(), imKopf: z.boolean() }),
  amt: z.object({
    einleitung: z.string(),
    text: z.string(),
    stunden: unitHoursSchema,
    kommunikation: z.array(kommunikation),
    anschrift: anschrift.nullable(),
    leistungen: z.array(leistungEintrag),
    kontaktpersonen: z.array(kontaktperson),
    darueber: verweis.nullable(),
    darunter: z.array(verweis),
  }),
  aemter: z.object({
    gruppen: z.array(
      z.object({
        name: z.string(),
        kopf: einheit.nullable(),
        einheiten: z.array(einheit),
      }),
    ),
    anzahl: z.int(),
    auswahl: z.object({ suchwort: z.string(), offen: z.boolean() }),
  }),
  personen: z.object({
    personen: z.array(person),
    anzahl: z.int(),
    buchstaben: z.array(z.string().max(1)),
    pagination,
    auswahl: z.object({ suchwort: z.string(), buchstabe: z.string() }),
  }),
  ansprechperson: z.object({
    person: kontaktperson.nullable(),
    einheit: verweis,
    kommunikation: z.array(kommunikation),
  }),
  anschrift: z.object({
    name: z.string(),
    detailURL: field.link({ label: 'Seite' }),
    anschrift: anschrift.nullable(),
    kommunikation: z.array(kommunikation),
  }),
  ...ratData,
  ...termineData,
  wassertemperatur: z.object({ istAktuell: z.boolean() }),
  baugebiet: z.object({
    auswahl: z.object({
      status: z.enum([...bauplatzstatus, '']),
      sortierung: z.enum(['nummer', 'flaeche', 'preis']),
    }),
    reihenfolge: z.array(z.number()),
    zustaendig: z
      .object({
        name: z.string(),
        detailURL: field.link({ label: 'Seite' }),
        kommunikation: z.array(kommunikation),
      })
      .nullable(),
  }),
  baugebiete: z.array(baugebietUebersicht),
  stellen: z.object({
    stellen: z.array(stellenanzeige),
    anzahl: z.number(),
    bereiche: z.array(z.string()),
    arten: z.array(z.enum(employmentTypes)),
    auswahl: z.object({ bereich: z.string(), umfang: z.enum([...employmentTypes, '']) }),
  }),
  barrierefreiheitserklaerung: z.object({
    einklang: z.string(),
    kurz: z.string(),
    titel: z.string(),
    anrufung: z.string(),
    ablauf: z.string(),
    verbandsklage: z.string(),
    stelle: z
      .object({
        name: z.string(),
        bei: z.string().optional(),
        strasse: z.string().optional(),
        ort: z.string().optional(),
        telefon: z.string().optional(),
        email: emailAddress().optional(),
        website: field.link({ label: 'Website' }).optional(),
      })
      .nullable(),
  }),
  'gespeicherte-daten': z.object({
    gruppen: z.array(
      z.object({
        titel: z.string(),
        angaben: z.array(
          z.object({
            name: z.string(),
            was: z.string(),
            zweck: z.string(),
            grundlage: z.string(),
            dauer: z.string(),
          }),
        ),
      }),
    ),
  }),
  stellenboerse: z.object({ host: z.string(), darfEingebettetWerden: z.boolean() }),
  verzeichnis: z.object({
    verzeichnis,
    eintraege: z.array(verzeichniseintrag),
    anzahl: z.number(),
    pagination,
    auswahl: z.object({ suchwort: z.string(), branche: z.string(), buchstabe: z.string() }),
  }),
  verzeichniseintrag: z.object({
    verzeichnis,
    zeiten: unitHoursSchema.nullable(),
  }),
}

describe.each(every)('$name, example $example', ({ name, content }) => {
  test('is valid for its schema and the contract', () => {
    expect(schemas[name].context.safeParse(content.context).error).toBeUndefined()
    expect(schemas[name].options.safeParse(content.options ?? {}).error).toBeUndefined()
    if (name in dataOf)
      expect(dataOf[name as keyof typeof loaders].safeParse(content.data).error).toBeUndefined()
  })

  test('renders without errors, with ordered headings, unique ids and alt texts', () => {
    const complaint = vi.spyOn(console, 'error')
    const root = render(name, content)
    expect(complaint).not.toHaveBeenCalled()

    const headings = [...root.querySelectorAll('h1, h2, h3, h4, h5, h6')]
    const ranks = headings.map(({ tagName }) => Number(tagName.slice(1)))
    for (const [at, rank] of ranks.entries()) {
      const before = ranks[at - 1]
      if (before !== undefined)
        expect(rank, `after h${before} follows h${rank}`).toBeLessThanOrEqual(before + 1)
    }
    for (const heading of headings) {
      expect(heading.textContent?.trim()).not.toBe('')
      expect(heading.querySelector('h1, h2, h3, h4, h5, h6')).toBeNull()
    }

    const ids = [...root.querySelectorAll('[id]')].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const image of root.querySelectorAll('img')) expect(image.hasAttribute('alt')).toBe(true)
    for (const link of root.querySelectorAll('a:not([aria-hidden])'))
      expect(link.textContent?.trim()).not.toBe('')
    for (const button of root.querySelectorAll('button')) expect(button.textContent?.trim()).not.toBe('')
  })

  test('X-01: contains no active content', () => {
    expect(markupFaults(markup(name, content))).toEqual([])
  })
})

test('Every template has an example with hostile input', () => {
  for (const name of names) {
    const { raueEingaben } = examples[name] as Record<string, Content>
    expect(JSON.stringify(raueEingaben), name).toContain('<script>')
  }
})

const payloads = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '</style><svg onload=alert(1)>',
  '<!-- --><iframe src="javascript:alert(1)"></iframe>',
  '{{constructor.constructor("alert(1)")()}}\u2028</title>',
]

type Path = readonly (string | number)[]

function stringsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value === 'string') return [path]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => stringsOf(inner, [...path, key]))
}

function withString(value: unknown, [key, ...rest]: Path, text: string): unknown {
  if (key === undefined) return text
  const copy = Array.isArray(value) ? [...value] : { ...(value as object) }
  Object.assign(copy, { [key]: withString((value as Record<string, unknown>)[key], rest, text) })
  return copy
}

/** Whether the schemas of template and contract accept the content. */
function isTaken(name: TemplateName, { context, options = {}, data }: Content): boolean {
  const checks = [schemas[name].context.safeParse(context), schemas[name].options.safeParse(options)]
  if (name in dataOf) checks.push(dataOf[name as keyof typeof loaders].safeParse(data) as never)
  return checks.every(({ success }) => success)
}

/** Fields not shown: the heading of a page, and fields of a record that lists leave out. */
const NOT_SHOWN_OF_COUNCIL: Partial<Record<TemplateName, RegExp>> = {
  sitzung: /^data\.sitzung\.titel$/,
  vorlage: /^data\.titel$/,
  ratsperson: /^data\.person\.titel$/,
  ratspersonen: /einleitung$/,
  gremien: /\.ort$/,
}

/** Whether a view does not show a field, such as the heading of a page or any category except the first. */
function isNotShown(name: TemplateName, path: Path): boolean {
  const field = path.join('.')
  // The loader adds categories with their addresses.
  if (name === 'veranstaltung') return /^context\.(?:titel$|rubriken\.)/.test(field)
  if (name === 'veranstaltungskalender') return false
  if (name in NOT_SHOWN_OF_COUNCIL) return NOT_SHOWN_OF_COUNCIL[name]?.test(field) ?? false
  // The question is only shown until it is answered; a place is shown by its full name.
  if (name === 'abfalltermine') return field === 'context.einleitung' || path.at(-1) === 'ort'
  if (['artikel', 'bekanntmachung', 'stelle'].includes(name)) return field === 'context.titel'
  // The rubric is one of six values shown by its label; others are refused.
  if (name === 'pinnwand') return field.endsWith('.rubrik')
  return /rubriken\.[1-9]/.test(field)
}

/** Keeps only the third and the fourth entry of data that is a list: they are enough for these tests. */
function shortened({ data, ...content }: Content): Content {
  return { ...content, data: Array.isArray(data) ? data.slice(2, 4) : data }
}

describe.each(names.map(name => ({ name })))('Hostile text in any field of $name', ({ name }) => {
  const standard = shortened(examples[name].standard)
  const fields = stringsOf(standard)
  const nameOf = (path: Path) => String(path.at(-1))

  test('X-01: is refused or stays text', () => {
    // The entries of a list render alike, so one rendering tests the field in all of them.
    const alike = Map.groupBy(fields, path => path.filter(key => !/^\d+$/.test(String(key))).join('.'))
    for (const [field, paths] of alike) {
      for (const payload of payloads) {
        const taking = paths.filter(path => isTaken(name, withString(standard, path, payload) as Content))
        if (taking.length === 0) continue
        const content = taking.reduce((all, path) => withString(all, path, payload) as Content, standard)
        expect(isTaken(name, content), `${field}: ${payload}`).toBe(true)
        expect(markupFaults(markup(name, content)), `${field}: ${payload}`).toEqual([])
      }
    }
  })

  test('X-01: is shown unchanged in fields that visitors read', () => {
    for (const path of fields) {
      if (!/^(?:titel|untertitel|einleitung|text\d|linktext|ort|rubrik)/.test(nameOf(path))) continue
      const html = markup(name, withString(standard, path, '"><img src=x onerror=alert(1)>') as Content)
      const isShown = html.includes('&quot;&gt;&lt;img src=x onerror=alert(1)&gt;')
      expect(isShown, path.join('.')).toBe(!isNotShown(name, path))
    }
  })

  test('I-10: is refused as an address if it is a script, or looks like a path and leaves the site', () => {
    for (const path of fields) {
      if (!/^(?:link\d?|detailURL|bild)$/.test(nameOf(path))) continue
      for (const address of [
        'javascript:alert(1)',
        'data:text/html,x',
        'vbscript:x',
        '//evil.example',
        '/\\evil',
      ]) {
        expect(
          isTaken(name, withString(standard, path, address) as Content),
          `${path.join('.')}: ${address}`,
        ).toBe(false)
      }
    }
  })
})

test('The check of markup finds active content and accepts harmless markup', () => {
  expect(
    markupFaults('<p class="x">a &lt;b&gt; <img alt="&lt;script&gt;" src="data:image/svg+xml,x"/></p>'),
  ).toEqual([])
  expect(markupFaults('<script>alert(1)</script>')).not.toEqual([])
  expect(markupFaults('<img src="x" onerror="alert(1)"/>')).not.toEqual([])
  expect(markupFaults('<a href=" JavaScript:alert(1)">a</a>')).not.toEqual([])
  expect(markupFaults('<p>a<img src=x onerror=alert(1)></p>')).not.toEqual([])
})
