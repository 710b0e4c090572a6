import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { aktuelles } from './calls/aktuelles.ts'
import { menu as menuCall } from './calls/menu.ts'
import { route } from './calls/route.ts'
import { stadt } from './calls/stadt.ts'
import { veranstaltungen } from './calls/veranstaltungen.ts'
import { bildupload } from './entities/bildupload.ts'
import { oeffnungszeit } from './entities/oeffnungszeiten.ts'
import * as field from './field.ts'
import { read } from './read.ts'

const teaser = z.object({
  titel: field.requiredLine({ label: 'Titel', max: 10 }),
  text: field.richText({ label: 'Text' }),
  link: field.link({ label: 'Link' }).default(''),
  art: z.enum(['a', 'b']).default('a'),
  bildupload,
  zeilen: z
    .array(z.object({ titel: field.requiredLine({ label: 'Titel' }) }))
    .max(2)
    .default([]),
})
const full = {
  titel: 'Markt',
  text: '<p>Samstag</p>',
  link: '/markt',
  art: 'b' as const,
  bildupload: { bild: '/medien/markt', bildtext: 'Der Markt' },
  zeilen: [{ titel: 'Obst' }],
}
const noPicture = { bildupload: { bild: '', bildtext: '' } }
const readTeaser = (changes: object) => read(teaser, { ...full, ...changes })

test('Valid content is read unchanged', () => {
  expect(read(teaser, full)).toEqual({ ok: true, value: full, leftOut: [] })
})

describe('A field that the spec does not require may be missing', () => {
  test.each([
    ['a missing title', { titel: undefined }, { titel: '' }],
    ['a title that is null', { titel: null }, { titel: '' }],
    ['a missing text', { text: undefined }, { text: '' }],
    ['an empty picture as an empty text', { bildupload: '' }, { bildupload: { bild: '', bildtext: '' } }],
    ['an empty picture as an empty object', { bildupload: {} }, { bildupload: { bild: '', bildtext: '' } }],
    [
      'an empty picture whose fields are null',
      { bildupload: { bild: null, bildtext: null, bildcopyright: null } },
      { bildupload: { bild: '', bildtext: '' } },
    ],
    ['an empty picture as an empty list', { bildupload: [] }, { bildupload: { bild: '', bildtext: '' } }],
    [
      'a picture without its text',
      { bildupload: { bild: '/medien/markt' } },
      { bildupload: { bild: '/medien/markt', bildtext: '' } },
    ],
    ['a list that is null', { zeilen: null }, { zeilen: [] }],
    ['a title that is a number', { titel: 2026 }, { titel: '2026' }],
    ['a choice that is null', { art: null }, { art: 'a' }],
  ])('%s is accepted', (_, changes, expected) => {
    expect(readTeaser(changes)).toEqual({ ok: true, value: { ...full, ...expected }, leftOut: [] })
  })
})

describe('An unreadable value is left out and reported', () => {
  test.each([
    ['an address that runs script', { link: 'javascript:alert(1)' }, { link: '' }, ['link']],
    ['an unknown choice', { art: 'c' }, { art: 'a' }, ['art']],
    ['a title that is a list', { titel: ['x'] }, { titel: '' }, ['titel']],
    ['a picture that is a word', { bildupload: 'kaputt' }, noPicture, ['bildupload']],
    ['a picture that is a list', { bildupload: [1] }, noPicture, ['bildupload']],
    ['a picture with unknown fields', { bildupload: { url: '/a.jpg' } }, noPicture, ['bildupload']],
    ['a list that is a word', { zeilen: 'keine' }, { zeilen: [] }, ['zeilen']],
    [
      'a third entry in a list of at most two',
      { zeilen: [{ titel: '1' }, { titel: '2' }, { titel: '3' }] },
      { zeilen: [{ titel: '1' }, { titel: '2' }] },
      ['zeilen.2'],
    ],
    [
      'an entry of a list without its title',
      { zeilen: [{ titel: null }, { titel: 'Obst' }] },
      { zeilen: [{ titel: 'Obst' }] },
      ['zeilen.0'],
    ],
  ])('%s', (_, changes, expected, leftOut) => {
    expect(readTeaser(changes)).toEqual({ ok: true, value: { ...full, ...expected }, leftOut })
  })

  test('at most ten of a thousand broken entries are reported', () => {
    const result = readTeaser({ zeilen: Array.from({ length: 1_000 }, () => 7) })
    expect(result).toMatchObject({ ok: true, value: { zeilen: [] } })
    expect(result.ok && result.leftOut).toHaveLength(10)
  })
})

test('A text that is too long for its field is cut, never inside a letter', () => {
  expect(readTeaser({ titel: `Wochen${'🍇'.repeat(9)}` })).toMatchObject({
    ok: true,
    value: { titel: 'Wochen🍇…' },
  })
})

test.each([
  ['nothing', undefined],
  ['a word', 'ok'],
  ['a list', [full]],
  ['an error in disguise', { error: 'kaputt' }],
])('A value of another structure (%s) is unreadable', (_, given) => {
  expect(read(teaser, given === undefined ? 5 : given)).toMatchObject({
    ok: false,
    reason: expect.stringMatching(/^Feld /),
  })
})

test('I-08: unknown keys are dropped, and none reaches the prototype of all objects', () => {
  const given = JSON.parse(
    '{"titel":null,"text":"x","__proto__":{"istAdmin":true},"constructor":{"prototype":{}}}',
  )
  const result = read(teaser, given)
  expect(result.ok && Object.keys(result.value)).not.toContain('__proto__')
  expect(({} as { istAdmin?: boolean }).istAdmin).toBeUndefined()
})

test('In a list, an article without a title or without a day keeps its other fields', () => {
  const [example] = aktuelles.examples
  const [first] = aktuelles.answer.parse(example?.answer).data
  const answer = { data: [{ ...first, titel: null }, { ...first, datum_von: null }, first] }
  expect(read(aktuelles.answer, answer)).toMatchObject({
    ok: true,
    value: { data: [{ titel: '' }, { titel: first?.titel }, first] },
  })
})

test('The date of an article is read in the time of the town if the date has no offset', () => {
  const [example] = aktuelles.examples
  const [first] = aktuelles.answer.parse(example?.answer).data
  const days = ['2026-11-18 08:00:00', '2026-07-01T08:00', '2026-11-18', '18.11.2026', '2026-13-40']
  const result = read(aktuelles.answer, {
    data: days.map(datum_von => Object.assign({}, first, { datum_von })),
  })
  expect(result.ok && result.value.data.map(({ datum_von }) => datum_von)).toEqual([
    '2026-11-18T08:00:00+01:00',
    '2026-07-01T08:00:00+02:00',
    '2026-11-18T00:00:00+01:00',
    '2026-11-18T00:00:00+01:00',
    undefined,
  ])
})

describe('A value in another notation is read as the same', () => {
  const form = z.object({
    beginn: oeffnungszeit.shape.regulaereZeiten.element.shape.beginn,
    tag: z.iso.date(),
    anzahl: z.number(),
    istOffen: z.boolean(),
    typ: oeffnungszeit.shape.typ,
    limit: field.limit({ label: 'Höchstzahl', least: 2, max: 60, standard: 15 }),
    zeilen: z.array(z.string()),
    namen: z.record(z.string(), z.string()),
  })
  const good = {
    beginn: '08:00',
    tag: '2026-11-18',
    anzahl: 7,
    istOffen: true,
    typ: 'ALLGEMEINE_OEFFNUNGSZEIT',
    limit: 12,
    zeilen: ['a', 'b'],
    namen: {},
  }
  test.each<[object, object]>([
    ...['8:00', '08.00', '8.00 Uhr', '8', 8, '08:00:00', ' 8 uhr'].map(
      beginn => [{ beginn }, {}] as [object, object],
    ),
    [{ beginn: '17.30' }, { beginn: '17:30' }],
    [{ tag: '18.11.2026' }, {}],
    [{ tag: '2026-11-18T00:00:00+01:00' }, {}],
    [{ anzahl: '7' }, {}],
    [{ anzahl: '46,50' }, { anzahl: 46.5 }],
    ...['1', 1, 'true', 'Ja', 'on'].map(istOffen => [{ istOffen }, {}] as [object, object]),
    ...['0', 0, 'false', 'nein', ''].map(istOffen => [{ istOffen }, { istOffen: false }] as [object, object]),
    [{ typ: 'allgemeine_oeffnungszeit' }, {}],
    [{ typ: null }, {}],
    [{ limit: '12' }, {}],
    [{ limit: 100 }, { limit: 60 }],
    [{ limit: '1000000000' }, { limit: 60 }],
    [{ limit: 1 }, { limit: 2 }],
    [{ limit: 12.7 }, {}],
    [{ limit: null }, { limit: 15 }],
    [{ zeilen: { 0: 'a', 3: 'b' } }, {}],
    [{ namen: [] }, {}],
    [{ namen: { a: 'b', c: [1] } }, { namen: { a: 'b' } }],
  ])('%j', (changes, expected) => {
    expect(read(form, { ...good, ...changes })).toMatchObject({ ok: true, value: { ...good, ...expected } })
  })

  test.each([
    ['no time', { beginn: '25:00' }],
    ['a time with a third digit', { beginn: '8:000' }],
    ['a day that does not exist', { tag: '31.02.2026' }],
    ['a number in words', { anzahl: 'sieben' }],
    ['a number with a word after it', { anzahl: '7 Stück' }],
    ['a switch that is neither on nor off', { istOffen: 'vielleicht' }],
    ['another choice', { typ: 'RUFBEREITSCHAFT' }],
  ])('except %s, which is refused', (_, changes) => {
    expect(read(form, { ...good, ...changes }).ok).toBe(false)
  })

  test.each([0, -3, 'alle', true, [12]])('An invalid limit of %j is replaced by the default', limit => {
    expect(read(form, { ...good, limit })).toMatchObject({ value: { limit: 15 }, leftOut: ['limit'] })
  })
})

test('Spec §8: hours without a day are kept as UNBEKANNT, and a day in lower case is recognised', () => {
  const zeit = { beginn: '8:00', ende: '12.00' }
  const regulaereZeiten = [zeit, { ...zeit, tagestyp: null }, { ...zeit, tagestyp: 'montag' }]
  const result = read(oeffnungszeit, { typ: 'SERVICEZEIT', regulaereZeiten })
  expect(result.ok && result.value.regulaereZeiten).toEqual(
    ['UNBEKANNT', 'UNBEKANNT', 'MONTAG'].map(tagestyp => ({ tagestyp, beginn: '08:00', ende: '12:00' })),
  )
})

test('An event keeps the link to its page if its category has no name, and stays if its categories are no list', () => {
  const [example] = veranstaltungen.examples
  const [first] = veranstaltungen.answer.parse(example?.answer).data
  const detailURL = '/veranstaltungen/markt'
  const data = [
    { ...first, rubriken: [{ rubrik: null, detailURL }] },
    { ...first, rubriken: 'Markt' },
  ]
  expect(read(veranstaltungen.answer, { data })).toMatchObject({
    value: { data: [{ rubriken: [{ rubrik: '', detailURL }] }, { rubriken: [] }] },
  })
})

test.each([null, '', 'keine'])('A town with the e-mail %j keeps its name and address', email => {
  const [example] = stadt.examples
  const town = stadt.answer.parse(example?.answer)
  expect(read(stadt.answer, { ...town, email })).toMatchObject({ ok: true, value: { ...town, email: '' } })
})

test('A menu with an unreadable item keeps its other items, on every level', () => {
  const answer = {
    menuItems: [
      {
        title: 'Rathaus',
        href: '/rathaus',
        alt: null,
        menuItems: [
          { title: null, href: '/x' },
          { title: 'Ämter', href: '/aemter' },
        ],
      },
      'Unsinn',
    ],
  }
  expect(read(menuCall.answer, answer)).toMatchObject({
    ok: true,
    value: {
      menuItems: [{ title: 'Rathaus', href: '/rathaus', menuItems: [{ title: 'Ämter', href: '/aemter' }] }],
    },
    leftOut: ['menuItems.0.menuItems.0', 'menuItems.1'],
  })
})

test('The items below a menu item without a title take its place, and its `alt` can serve as the title', () => {
  const below = [
    { title: 'Ämter', href: '/aemter' },
    { title: null, href: '/x', menuItems: [{ title: 'Personen', href: '/personen' }] },
  ]
  const menuItems = {
    1: { title: '', href: '/rathaus', menuItems: below },
    2: { alt: 'Kontakt', href: '/kontakt' },
  }
  expect(read(menuCall.answer, { menuItems })).toMatchObject({
    value: {
      menuItems: [
        { title: 'Ämter', href: '/aemter' },
        { title: 'Personen', href: '/personen' },
        { title: 'Kontakt', href: '/kontakt' },
      ],
    },
  })
})

test('S11: a sixth hero image is left out, and the page stays', () => {
  const heroImages = Array.from({ length: 6 }, (_, index) => ({ src: `/medien/b${index}`, alt: '' }))
  const result = read(route.answer, { title: 'Rathaus', content: [], heroImages })
  expect(result).toMatchObject({ ok: true, leftOut: ['heroImages.5'] })
  expect(result.ok && 'heroImages' in result.value && result.value.heroImages).toHaveLength(5)
})

test.each([[{}], [{ error: 'kaputt' }], [{ redirect: 'überallhin' }], [[1]], [[[]]], [null], ['ok']])(
  '%j is neither a page nor a town',
  answer => {
    expect(read(route.answer, answer).ok).toBe(false)
    expect(read(stadt.answer, answer).ok).toBe(false)
  },
)
