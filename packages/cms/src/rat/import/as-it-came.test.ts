import { calls } from '@rathausplatz/contract'
import { berlinMoment } from '@rathausplatz/time'
import { describe, expect, test } from 'vitest'
import { isEmptyWord } from './foreign-text.ts'
import { readObject } from './read-object.ts'
import {
  type Answers,
  agendaItem,
  anderswo,
  foreignServer,
  listed,
  meeting,
  paper,
} from './testing/foreign-server.ts'
import { fromOparl, importTown, oparlOf, stadt, toldOf } from './testing/import-town.ts'
import { isUnknownDay } from './unknown-days.ts'
import { whenOf } from './when.ts'

async function taken(answers: Answers) {
  const { entry } = await foreignServer(anderswo(answers))
  const town = await importTown({ stadt: [stadt] })
  const report = await fromOparl(town, entry)
  return { town, entry, report, told: await toldOf(town) }
}

describe('C7: a word or a day that stands for a missing value is no value', () => {
  test.each(
    [
      'null|NULL|(null)|<null>|undefined|Undefined|nil|NaN|None|n/a|N/A|n. a.|n.a.|#N/A|#NV',
      'n.v.|k.A.|k. A.|k.a|keine Angabe|keine Angaben|ohne Angabe|-|–|—|--|...|***|.|/|_',
      ' - ',
    ].flatMap(line => line.split('|')),
  )('the text %j', text => {
    expect(isEmptyWord(text)).toBe(true)
    const reader = readObject({ text, list: [text, 'Name'], link: text, long: text })
    expect([reader.line('text'), reader.long('long', 9), reader.lines('list'), reader.link('link')]).toEqual([
      '',
      '',
      ['Name'],
      undefined,
    ])
    const marked = readObject({ text: `<p>${text}</p>` })
    expect(marked.line('text')).toBe('')
    expect(reader.hinweise).toEqual(new Set())
  })

  test.each(['0', '1', 'X', 'x', 'Na', 'Ka', 'Nullrunde', 'TOP -', 'n', 'A', '-1', 'k', 'Nein', '?', 'ohne'])(
    'but the text %j is one',
    text => expect(isEmptyWord(text)).toBe(false),
  )

  test.each(
    [
      '0000-00-00|0001-01-01|0001-01-01T00:00:00|0001-01-01T00:00:00Z|1582-10-15|1601-01-01',
      '1753-01-01|1753-01-01T00:00:00+01:00|1899-12-30|1899-12-31|1900-01-01',
      '1900-01-01 00:00|1970-01-01|1970-01-01T00:00:00Z|1969-12-31T23:00:00Z|2099-12-31',
      '2999-12-31|3000-01-01|9999-12-31|9999-12-31T23:59:59|9999-12-31T23:59:59.999Z',
      '9999-12-30T23:00:00+00:00|null|-',
    ].flatMap(line => line.split('|')),
  )('the day %j', day => {
    const reader = readObject({ day })
    expect([reader.day('day'), reader.moment('day'), reader.bareDay('day')]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    expect(reader.hinweise).toEqual(new Set())
  })

  test.each([
    '1901-01-01',
    '1969-12-30',
    '1970-01-02',
    '1999-12-31',
    '2000-01-01',
    '2026-02-28',
    '2098-12-31',
  ])('but the day %s is one', day => {
    expect(isUnknownDay(day)).toBe(false)
    expect(readObject({ day }).day('day')).toBe(day)
  })

  test('a membership without end stays without end, and one without begin takes that of the term', async () => {
    const membership = {
      organization: '$/orgs/1',
      role: 'Mitglied',
      startDate: '1900-01-01',
      endDate: '9999-12-31',
    }
    const { told } = await taken({
      '/bodies': listed({
        ...(anderswo()['/bodies'] as { data: object[] }).data[0],
        legislativeTerm: [{ id: '$/t', startDate: '2024-07-01', endDate: '2999-12-31' }],
      }),
      '/persons': listed({
        id: '$/p',
        name: 'Ada Muster',
        title: ['null'],
        phone: ['-'],
        membership: [membership],
      }),
    })
    expect(told.personen).toMatchObject([
      { titel: '', kommunikation: [], mitgliedschaften: [{ von: '2024-07-01' }] },
    ])
    expect(told.personen[0]?.mitgliedschaften[0]).not.toHaveProperty('bis')
    expect(told.gremien[0]?.wahlperioden).toEqual([{ name: 'ab 2024', von: '2024-07-01' }])
  })
})

describe('C7: a day without a time has no time', () => {
  const day = berlinMoment({ day: '2026-12-08', time: '00:00:00' })
  const bare = { datum_von: day, ohne_uhrzeit: true }
  test.each<[string, string, string | undefined, object]>([
    ['only a day', '2026-12-08', undefined, bare],
    ['midnight without a zone', '2026-12-08T00:00:00', undefined, bare],
    ['midnight to the minute', '2026-12-08T00:00', undefined, bare],
    ['midnight with a space', '2026-12-08 00:00:00', undefined, bare],
    ['midnight in town', '2026-12-08T00:00:00+01:00', undefined, bare],
    ['midnight in UTC', '2026-12-08T00:00:00Z', undefined, bare],
    ['midnight of the town, written in UTC', '2026-12-07T23:00:00Z', undefined, bare],
    ['fractions of seconds', '2026-12-08T00:00:00.000+01:00', undefined, bare],
    ['the same as its end', '2026-12-08T00:00:00', '2026-12-08T00:00:00', bare],
    ['an end that is not known', '2026-12-08T00:00:00', '9999-12-31T00:00:00', bare],
    ['an end at the end of the day', '2026-12-08T00:00:00', '2026-12-08T23:59:59', bare],
    ['an end at the next midnight', '2026-12-08T00:00:00', '2026-12-09T00:00:00', bare],
    ['an end in the evening', '2026-12-08T00:00:00', '2026-12-08T21:00:00', bare],
    [
      'an end in the same night, so that midnight is meant',
      '2026-12-08T00:00:00',
      '2026-12-08T01:30:00',
      { datum_von: day, datum_bis: '2026-12-08T01:30:00+01:00' },
    ],
    ['a time', '2026-12-08T18:30:00+01:00', undefined, { datum_von: '2026-12-08T18:30:00+01:00' }],
    [
      'a time in another zone',
      '2026-12-08T18:30:00+03:00',
      undefined,
      { datum_von: '2026-12-08T16:30:00+01:00' },
    ],
    ['a minute after midnight', '2026-12-08T00:01:00', undefined, { datum_von: '2026-12-08T00:01:00+01:00' }],
    ['noon', '2026-12-08T12:00:00', undefined, { datum_von: '2026-12-08T12:00:00+01:00' }],
    ['nothing', 'null', undefined, {}],
    ['a day that stands for none', '0001-01-01T00:00:00', '0001-01-01T00:00:00', {}],
  ])('%s', (_, start, end, fields) => {
    expect(whenOf(readObject({ start, end })).fields).toEqual(fields)
  })

  test('on the website, in the calendar and through our OParl', async () => {
    const { town, told } = await taken({ '/meetings': listed(meeting({ start: '2026-12-08' })) })
    expect(told.sitzungen).toMatchObject([bare])
    const { data } = await town.call(calls.sitzungskalender, { query: {} })
    expect(data).toMatchObject([{ datum_von: day, ganztaegig: true }])
    const { entry } = await oparlOf(town)
    const next = await importTown({ stadt: [stadt] })
    await fromOparl(next, entry)
    expect((await toldOf(next)).sitzungen).toEqual(told.sitzungen)
  })
})

describe('C8: what the source says of a consultation and of the number of an item comes as it was, and nothing else', () => {
  const roles: readonly [string, object, object][] = [
    ['nothing', {}, {}],
    ['a role', { role: 'Vorberatung' }, { rolle: 'Vorberatung' }],
    ['a hearing', { role: 'Anhörung', authoritative: false }, { rolle: 'Anhörung', entscheidend: false }],
    [
      'a decision',
      { role: 'Entscheidung', authoritative: true },
      { rolle: 'Entscheidung', entscheidend: true },
    ],
    ['only that it decides', { authoritative: true }, { entscheidend: true }],
    ['a word for nothing', { role: 'null' }, {}],
  ]
  const answers = (said: object): Answers => ({
    '/meetings': listed(
      meeting({ agendaItem: [agendaItem('1', 'Haushalt', { public: true, consultation: '$/c/1' })] }),
    ),
    '/papers': listed(
      paper({
        public: undefined,
        consultation: [{ id: '$/c/1', agendaItem: '$/items/1', meeting: '$/meetings/7', ...said }],
      }),
    ),
  })
  test.each(roles)('%s', async (_, said, fields) => {
    const { told, town } = await taken(answers(said))
    const [beratung] = told.vorlagen[0]?.beratungen ?? []
    expect({ rolle: beratung?.rolle, entscheidend: beratung?.entscheidend }).toEqual({
      rolle: undefined,
      entscheidend: undefined,
      ...fields,
    })
    // Our own OParl gives it back.
    const { entry } = await oparlOf(town)
    const lists = await fetch(`${entry}/consultations`)
    const { data } = (await lists.json()) as { data: object[] }
    const role = said as { role?: string }
    const given = role.role === 'null' ? {} : said
    expect(data).toMatchObject([given])
    for (const name of ['role', 'authoritative']) expect(name in (data[0] ?? {})).toBe(name in given)
    const next = await importTown({ stadt: [stadt] })
    await fromOparl(next, entry)
    expect((await toldOf(next)).vorlagen).toEqual(told.vorlagen)
  })

  test.each(['', 'Ö 3.1', 'N 2', '3a', 'TOP 4', '4.', 'I.', '1.1.2', '-', 'null', '007'])(
    'the number %j',
    async number => {
      // A second item, so that the agenda is not judged by this number alone.
      const isClosed = number === 'N 2'
      const { told, town } = await taken({
        '/meetings': listed(meeting({ agendaItem: [agendaItem('1', 'Haushalt', { public: true, number })] })),
      })
      if (isClosed) return expect(told.sitzungen).toEqual([])
      const came = number === '-' || number === 'null' ? '' : number
      expect(told.sitzungen[0]?.tagesordnung).toMatchObject([{ nummer: came, titel: 'Haushalt' }])
      const { entry } = await oparlOf(town)
      const items = (await (await fetch(`${entry}/agendaitems`)).json()) as { data: { number?: string }[] }
      expect(items.data[0]?.number).toBe(came === '' ? undefined : came)
      const next = await importTown({ stadt: [stadt] })
      await fromOparl(next, entry)
      expect((await toldOf(next)).sitzungen).toEqual(told.sitzungen)
    },
  )
})
