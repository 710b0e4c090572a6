import { randomUUID } from 'node:crypto'
import {
  type FormField,
  formOf,
  type RecordKind as Kind,
  type RecordDefinition,
  records,
} from '@rathausplatz/contract/records'
import { examples } from '@rathausplatz/templates/examples'
import { schemas } from '@rathausplatz/templates/schemas'
import { expect, test } from 'vitest'
import { collections } from '../../packages/cms/src/collections/collections.ts'
import type { RecordKind } from '../../packages/cms/src/collections/record.ts'
import { deskTown } from '../../packages/cms/src/editing/testing/desk-town.ts'
import { demoRecords } from '../../packages/demo/src/records.ts'

/**
 * A file uploaded by an editor is public only while a public document references it: a field whose files do
 * not count as references would leave a gap on a public page. So every field that can show a file, of every
 * public kind of record and every template, shows one here, and each file is requested as by a visitor.
 */

/** One grey pixel, as PNG. */
const picture = new Uint8Array(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
)
const pdf = new TextEncoder().encode('%PDF-1.7\nPlan\n%%EOF\n')

/** Fields that link to another website only, never to a file. */
const OUTSIDE: ReadonlySet<string> = new Set(['stellenboerse › link'])

type Data = Record<string, unknown>
type Slot = { readonly where: string; readonly address: string }

/** Fills content with a file in every field that can show one, following the form of the desk. */
function filled(fields: readonly FormField[], data: Data, where: string, slots: Slot[]): Data {
  const next = (at: string, ending = '') => {
    const address = `/medien/datei-${slots.length}${ending}`
    slots.push({ where: at, address })
    return address
  }
  const isSlot = (field: FormField): boolean => {
    if (field.control === 'gruppe' || field.control === 'datei') return field.fields.some(isSlot)
    if (field.control === 'liste') return isSlot(field.of)
    if (field.control === 'varianten') return field.variants.some(({ fields: own }) => own.some(isSlot))
    return ['bild', 'icon', 'link', 'richtext'].includes(field.control)
  }
  const valueOf = (field: FormField, before: unknown, at: string): unknown => {
    switch (field.control) {
      case 'bild':
        return next(at)
      case 'icon':
        return `${next(at).slice('/medien/'.length)}/480.jpg`
      case 'link':
        return next(at, '.pdf')
      case 'richtext':
        return `<p><a href="${next(at, '.pdf')}">Plan</a></p>`
      case 'gruppe':
      case 'datei':
        return filled(field.fields, (before ?? required(field.fields)) as Data, at, slots)
      case 'liste': {
        // One entry proves as much as many, and others may depend on the first one.
        const [first, ...others] = (before ?? []) as unknown[]
        return [valueOf(field.of, first, `${at}.0`), ...others.slice(0, field.least - 1)]
      }
      case 'varianten':
        return field.variants
          .filter(({ fields: own }) => own.some(isSlot))
          .reduce<unknown>((_, { fields: own, value }) => {
            return { [field.by]: value, ...filled(own, required(own), `${at}(${value})`, slots) }
          }, before)
      default:
        return before
    }
  }
  const more = fields.filter(isSlot).flatMap(field => {
    const at = `${where} › ${field.name}`
    return OUTSIDE.has(at) ? [] : [[field.name, valueOf(field, data[field.name], at)] as const]
  })
  // A picture needs an alternative text.
  const said = fields.filter(({ name }) => ['bildtext', 'alt'].includes(name) && !data[name])
  return { ...data, ...Object.fromEntries([...said.map(({ name }) => [name, 'Plan']), ...more]) }
}

/** Jobs of the demo town name a person of an office: here one is typed. */
const typed: Readonly<Record<string, Data>> = { stelle: { kontakt: { vorname: 'Kim', nachname: 'Weber' } } }

/** A small council. */
const council = [
  { kind: 'gremium', data: { name: 'Gemeinderat', slug: 'rat-probe', art: 'gemeinderat' } },
  { kind: 'ratsperson', data: { vorname: 'Gisela', nachname: 'Wendling', slug: 'wendling-probe' } },
  {
    kind: 'vorlage',
    data: {
      nummer: '1',
      titel: 'Probe',
      slug: 'vorlage-probe',
      art: 'Antrag',
      datum: '2026-11-02',
      gremium: 'rat-probe',
      behandlung: 'oeffentlich',
    },
  },
  {
    kind: 'sitzung',
    data: {
      titel: 'Probe',
      slug: 'sitzung-probe',
      gremium: 'rat-probe',
      behandlung: 'oeffentlich',
      datum_von: '2026-12-08T18:30:00+01:00',
      ort: 'Ratssaal',
      tagesordnung: [{ titel: 'Punkt' }],
    },
  },
]

/** Returns the minimal values of a group. */
function required(fields: readonly FormField[]): Data {
  const least = (field: FormField): unknown => {
    switch (field.control) {
      case 'zahl':
        return field.least ?? 1
      case 'auswahl':
        return field.options[0]?.value
      case 'schalter':
        return false
      case 'datum':
        return field.withTime ? '2026-11-20T10:00:00+01:00' : '2026-11-20'
      case 'uhrzeit':
        return '10:00'
      case 'liste':
        return Array.from({ length: field.least }, () => least(field.of))
      case 'gruppe':
      case 'datei':
        return required(field.fields)
      default:
        return 'x'
    }
  }
  return Object.fromEntries(fields.filter(field => field.required).map(field => [field.name, least(field)]))
}

test('a file uploaded at the desk is public once a public document shows it, in whichever field', async () => {
  const { as, store, media } = await deskTown()
  const slots: Slot[] = []
  // The demo town has no urgent notice.
  const urgent = { kind: 'hinweis', data: { titel: 'Das Freibad ist geschlossen' } }
  const samples = [...demoRecords(new Date('2026-11-20T08:00:00Z')), urgent, ...council]
  // Documents for a closed audience make no file public.
  const forEveryone = Object.entries(records).filter(
    ([, { audience = 'oeffentlich' }]: [string, RecordDefinition]) =>
      audience !== 'intranet' && audience !== 'raete',
  )
  const documents = forEveryone.flatMap(([kind, record]) => {
    // The longest sample.
    const [data] = samples
      .filter(sample => sample.kind === kind)
      .map(sample => sample.data)
      .toSorted((a, b) => JSON.stringify(b).length - JSON.stringify(a).length)
    return {
      kind: kind as Kind,
      data: filled(formOf(record), { ...(data as Data), ...typed[kind] }, kind, slots),
    }
  })
  const pages = Object.entries(schemas).map(([template, { context, options }]) => {
    const { standard } = examples[template as keyof typeof examples] as unknown as Record<
      string,
      Record<string, Data>
    >
    const entry = {
      template,
      context: filled(formOf({ schema: context }), standard?.['context'] ?? {}, template, slots),
      options: filled(formOf({ schema: options }), standard?.['options'] ?? {}, template, slots),
    }
    return { kind: 'seite' as const, data: { pfad: `/${randomUUID()}`, title: template, content: [entry] } }
  })
  const boss = as('chefin')
  for (const { address } of slots) {
    const isPdf = address.endsWith('.pdf')
    const query = {
      name: address.slice('/medien/'.length),
      dekorativ: isPdf ? undefined : 'true',
      urheber: 'Stadt',
    }
    const taken = await boss.call('redaktionMediumAufnehmen', { query, file: isPdf ? pdf : picture })
    expect(taken.adresse).toBe(address)
  }
  const open = async () => {
    const answers = slots.map(async ({ where, address }) => {
      const { status } = await media.answer(new Request(`http://localhost${address}`))
      return { where, status }
    })
    return Promise.all(answers)
  }
  expect(slots.length).toBeGreaterThan(100)
  expect((await open()).filter(({ status }) => status !== 404)).toEqual([])
  for (const document of [...documents, ...pages]) {
    const written = await store.writeAll([{ ...document, author: 'test' }])
    expect(
      written.ok ? undefined : written.error,
      JSON.stringify([document.kind, document.data['title']]),
    ).toBe(undefined)
  }
  expect((await open()).filter(({ status }) => status !== 200)).toEqual([])
})

test('each text of the demo town and of the examples that is the address of a file counts as a reference', async () => {
  const addressesIn = (value: unknown): string[] => {
    if (typeof value === 'string') return value.startsWith('/medien/') ? [value] : []
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(addressesIn) : []
  }
  const pages = Object.entries(examples).flatMap(([template, all]) =>
    Object.values(all as Record<string, Data>).map(({ context, options = {} }) => ({
      kind: 'seite' as const,
      data: { pfad: `/${randomUUID()}`, title: template, content: [{ template, context, options }] },
    })),
  )
  for (const { kind, data } of [...demoRecords(new Date('2026-11-20T08:00:00Z')), ...pages]) {
    const collection = collections[kind] as unknown as RecordKind<unknown>
    const parsed = collection.parse(data)
    if (parsed.issues) continue
    const known = new Set(collection.references(parsed.value).map(({ to }) => to))
    const missing = addressesIn(parsed.value).filter(
      address => !known.has(address.replace(/\/\d+\.\w+$/, '')),
    )
    expect(missing, JSON.stringify(data).slice(0, 200)).toEqual([])
  }
})
