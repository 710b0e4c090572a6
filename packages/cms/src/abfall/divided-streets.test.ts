import { abfallthemaOf, calls } from '@rathausplatz/contract'
import { describe, expect, test } from 'vitest'
import { coversAll } from './house-numbers/covers-all.ts'
import { readSpans } from './house-numbers/read-spans.ts'
import { remindedTown } from './testing/reminded-town.ts'

describe('W7: parts have all house numbers of their street', () => {
  test.each<[boolean, ...string[]]>([
    [true, '1-30', 'ab 31'],
    [true, 'ab 31', '1-30'],
    [true, '1-999'],
    [true, 'gerade', 'ungerade'],
    [true, '1–19 ungerade', '2–20 gerade', 'ab 21'],
    [true, '1–19 ungerade', 'ab 21 ungerade', '2–30 gerade', 'ab 32 gerade'],
    [true, 'bis 17', 'ab 18'],
    [true, '1-10, 31-40', '11-30', 'ab 41'],
    [true, '1-30', '25-60', 'ab 61'],
    [false, '1-30'],
    [false, 'ab 31'],
    [false, '1-30', 'ab 33'],
    [false, '1-27 ungerade', '2-30 gerade'],
    [false, 'gerade', 'ab 3 ungerade'],
    [false, 'bis 17a', 'ab 18'],
    [false, 'bis 16', 'ab 17b'],
    [false, '7a'],
  ])('%s: %s %s %s %s', (is, ...parts) => {
    expect(coversAll(parts.flatMap(part => readSpans(part) ?? []))).toBe(is)
  })
})

const LOW = { hausnummern: '1–30' }
const HIGH = { hausnummern: 'ab 31' }

/** Kelterstraße, with collections on Tuesdays from 1 December 2026, is divided by an import. */
async function dividedTown(rows: readonly string[]) {
  const made = await remindedTown()
  const { desk, jobs, ort, call, mails } = made
  const check = () =>
    desk(calls.redaktionAbfalleinfuhrPruefen, {
      query: { name: 'teile.csv', ort: 'Kernstadt', neue_orte: 'true' } as never,
      file: new TextEncoder().encode(['Straße;Hausnummern;Abfallart;Datum', ...rows].join('\n')),
    })
  const take = async () => {
    const { id } = await check()
    await desk(calls.redaktionAbfalleinfuhrStarten, { params: { id }, body: { trotzdem: true } })
    await jobs.look()
    await jobs.look()
  }
  const dates = async () =>
    (await call(calls.abfallTermine, { params: { ort: ort.id }, query: { bis: '2026-12-31' } })).data.map(
      ({ datum, name }) => `${datum} ${name}`,
    )
  const calendar = async () => (await call(calls.abfallKalender, { params: { ort: ort.id }, query: {} })).data
  const texts = async () => (await mails()).map(({ betreff, text }) => `${betreff}\n${text}`)
  return { ...made, check, take, dates, calendar, texts }
}

const row = (houses: string, ...days: readonly string[]) =>
  days.map(day => `Kelterstraße;${houses};Restmüll;${day}`)
const PARTS = [
  ...row('1-30', '04.12.2026', '18.12.2026', '30.12.2026'),
  ...row('ab 31', '05.12.2026', '19.12.2026', '02.01.2027'),
]

describe('W7: a street whose parts have all house numbers', () => {
  test('the report counts the reminders of the whole street before anything is written', async () => {
    const { check, subscribe } = await dividedTown(PARTS)
    expect((await check()).bedenken.join()).not.toContain('Erinnerungen für die ganze Straße')
    await subscribe('erika@example.org')
    await subscribe('paul@example.org', 'morgen')
    expect((await check()).bedenken.join()).toContain(
      'Erinnerungen für die ganze Straße gibt es schon: Kelterstraße, Kernstadt (2 per E-Mail).',
    )
  })

  test('shows the dates of each part with its house numbers, and none that nobody has', async () => {
    const { take, dates } = await dividedTown(PARTS)
    expect(await dates()).toEqual(['2026-12-01 Restmüll', '2026-12-15 Restmüll', '2026-12-29 Restmüll'])
    await take()
    expect(await dates()).toEqual([
      '2026-12-01 Restmüll',
      '2026-12-04 Restmüll (Nr. 1–30)',
      '2026-12-05 Restmüll (Nr. ab 31)',
      '2026-12-18 Restmüll (Nr. 1–30)',
      '2026-12-19 Restmüll (Nr. ab 31)',
      '2026-12-30 Restmüll (Nr. 1–30)',
    ])
  })

  test('a subscribed calendar cancels the days of the street, and has those of each part', async () => {
    const { take, calendar } = await dividedTown(PARTS)
    const before = await calendar()
    await take()
    const after = await calendar()
    const of = (uid: string) => after.find(one => one.uid === uid)
    const old = before.find(({ datum }) => datum === '2026-12-15')
    expect(of(old?.uid ?? '')).toMatchObject({ entfaellt: true })
    expect(of(old?.uid ?? '')?.sequenz).toBeGreaterThan(old?.sequenz ?? 0)
    expect(after.find(({ datum }) => datum === '2026-12-18')).toMatchObject({
      entfaellt: false,
      name: 'Restmüll (Nr. 1–30)',
      hinweis: 'Bitte suchen Sie Ihre Straße mit der Hausnummer.',
    })
    expect(new Set(after.map(({ uid }) => uid)).size).toBe(after.length)
  })

  test('who is reminded gets a mail at once about a near day, with the house numbers and the page', async () => {
    const { take, subscribe, texts } = await dividedTown([
      ...row('1-30', '30.11.2026', '14.12.2026', '28.12.2026'),
      ...row('ab 31', '18.11.2026', '02.12.2026', '16.12.2026', '30.12.2026'),
    ])
    await subscribe('erika@example.org')
    await take()
    const [text = '', ...others] = await texts()
    expect(others).toEqual([])
    expect(text).toMatch(/Restmüll \(Nr\. 1–30\): Abfuhr nicht am Dienstag, 1\. Dezember, sondern am/)
    expect(text).toMatch(/Restmüll \(Nr\. ab 31\): Abfuhr nicht am Dienstag, 1\. Dezember, sondern am/)
    expect(text).toContain(
      'In Ihrer Straße gibt es je nach Hausnummer andere Termine. Bitte suchen Sie Ihre Straße mit der Hausnummer, und bestellen Sie die Erinnerung dafür neu: https://www.rebenau.example.org/leben/abfall',
    )
  })

  test('a reminder comes before the day of each part and names its numbers, and not on the days of before', async () => {
    const { take, subscribe, texts, at } = await dividedTown(PARTS)
    await subscribe('erika@example.org')
    await take()
    const before = (await texts()).length
    for (const day of ['03', '04', '14', '17', '18', '28', '29']) await at(`2026-12-${day}T18:00:00+01:00`)
    const later = (await texts()).slice(before)
    expect(later.map(text => text.split('\n')[0])).toEqual([
      'Morgen: Restmüll (Nr. 1–30)',
      'Morgen: Restmüll (Nr. ab 31)',
      'Morgen: Restmüll (Nr. 1–30)',
      'Morgen: Restmüll (Nr. ab 31)',
      'Morgen: Restmüll (Nr. 1–30)',
    ])
    expect(later[0]).toContain('Bitte suchen Sie Ihre Straße mit der Hausnummer')
  })

  test('a day that all parts share is one of the street, with the entry that calendars know', async () => {
    const { take, tour, plan, ort, dates, calendar, subscribe, texts, at, call, keyIn, allMails } =
      await dividedTown(PARTS)
    const bio = { fraktion: 'biomuell', name: 'Bio', orte: [ort.id] }
    await plan((await tour(bio)).id, '2026-12-01', '2026-12-31')
    const known = (await calendar()).filter(({ fraktion }) => fraktion === 'biomuell')
    await subscribe('erika@example.org')
    const themen = [abfallthemaOf({ zeit: 'abend', ort: ort.id, fraktion: 'biomuell' })]
    await call(calls.aboBestellen, { body: { email: 'paul@example.org', themen }, sender: '192.0.2.7' })
    await call(calls.aboBestaetigen, {
      body: { schluessel: keyIn((await allMails()).find(({ an }) => an.startsWith('paul'))?.text) },
    })
    await take()
    expect((await dates()).filter(one => one.includes('Bio'))).toEqual([
      '2026-12-01 Biotonne',
      '2026-12-15 Biotonne',
      '2026-12-29 Biotonne',
    ])
    const after = (await calendar()).filter(({ fraktion }) => fraktion === 'biomuell')
    expect(after.map(({ uid, entfaellt }) => [uid, entfaellt])).toEqual(known.map(({ uid }) => [uid, false]))
    await at('2026-12-14T18:00:00+01:00')
    const last = (await texts()).at(-1)
    expect(last).toContain('Morgen: Biotonne\n')
    expect(last).not.toContain('Hausnummer')
  })
})

describe('W7: a street of which some house numbers have dates of their own', () => {
  const SOME = row('1-30', '04.12.2026', '18.12.2026', '30.12.2026')

  test('its dates say for which numbers they do not hold, where these differ', async () => {
    const { take, dates, tour, plan, ort, calendar } = await dividedTown(SOME)
    await plan(
      (await tour({ fraktion: 'biomuell', name: 'Bio', orte: [ort.id] })).id,
      '2026-12-01',
      '2026-12-10',
    )
    const before = (await calendar()).find(({ datum }) => datum === '2026-12-15')
    await take()
    expect(await dates()).toEqual([
      '2026-12-01 Biotonne',
      '2026-12-01 Restmüll (nicht Nr. 1–30)',
      '2026-12-15 Restmüll (nicht Nr. 1–30)',
      '2026-12-29 Restmüll (nicht Nr. 1–30)',
    ])
    const after = (await calendar()).find(({ datum }) => datum === '2026-12-15')
    expect(after?.uid).toBe(before?.uid)
    expect(after?.sequenz).toBeGreaterThan(before?.sequenz ?? 0)
  })

  test('a reminder says so, and near changes of a new part are told to the street', async () => {
    const { take, subscribe, texts, at } = await dividedTown(
      row('1-30', '30.11.2026', '14.12.2026', '28.12.2026'),
    )
    await subscribe('erika@example.org')
    await take()
    expect((await texts())[0]).toMatch(/Restmüll \(Nr\. 1–30\): Abfuhr nicht am Dienstag, 1\. Dezember/)
    await at('2026-11-30T18:00:00+01:00')
    await at('2026-12-01T18:00:00+01:00')
    expect((await texts()).slice(1).map(text => text.split('\n')[0])).toEqual([
      'Morgen: Restmüll (nicht Nr. 1–30)',
    ])
  })
})

test('W7: a place without house numbers and without parts, and a part, are read as before', async () => {
  const { place, tour, plan, call } = await remindedTown()
  const own = await place('Talweg', LOW)
  await place('Talweg', HIGH)
  await plan((await tour({ orte: [own.id] })).id, '2026-12-01', '2026-12-20')
  const answer = await call(calls.abfallTermine, { params: { ort: own.id }, query: {} })
  expect(answer.data.map(({ name, hinweis, id }) => [name, hinweis, id])).toEqual([
    ['Restmüll', '', 'restmuell-2026-12-01'],
    ['Restmüll', '', 'restmuell-2026-12-15'],
  ])
})
