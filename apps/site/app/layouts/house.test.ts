import { calls, type Oeffnungszeit, organisationseinheit } from '@rathausplatz/contract'
import { sections } from '@rathausplatz/contract/sections'
import { BW } from '@rathausplatz/kalender/testing'
import { expect, test } from 'vitest'
import { hoursBlocks, houseOf } from './house.ts'

const pool = calls.organisationseinheit.answer.parse(calls.organisationseinheit.examples[0]?.answer)
const noon = new Date('2026-07-01T12:00:00+02:00')

const time = (typ: Oeffnungszeit['typ'], tagestyp: string, hinweisText = ''): Oeffnungszeit => ({
  typ,
  hinweisText,
  regulaereZeiten: [{ tagestyp, beginn: '07:30', ende: '12:00' }],
  anFeiertagen: 'GESCHLOSSEN',
  abweichendeZeiten: [],
})

test('A house has a short name and the rest of its name', () => {
  expect(houseOf(pool, sections.freibad, noon, BW)).toMatchObject({ name: 'Freibad', zusatz: 'am Altrhein' })
  const unnamed = organisationseinheit.parse({ id: 'x', name: 'Stabsstelle Klimaschutz', detailURL: '/x' })
  expect(houseOf(unnamed, sections.klimaschutz, noon, BW)).toMatchObject({
    name: 'Stabsstelle Klimaschutz',
    zusatz: '',
    telefon: '',
    email: '',
    hours: [],
    state: '',
  })
})

test('The state of a house is that at the time of the request', () => {
  expect(houseOf(pool, sections.freibad, noon, BW).state).toBe('Jetzt geöffnet bis 20:00 Uhr')
  expect(houseOf({ ...pool, nurMitTermin: true }, sections.freibad, noon, BW).state).toBe('')
})

test('The browser gets only the data that header and footer show', () => {
  const { text, kontaktpersonen } = pool
  expect(
    JSON.stringify(houseOf({ ...pool, text: `${text}Geheim` }, sections.freibad, noon, BW)),
  ).not.toContain('Geheim')
  expect(kontaktpersonen).toEqual([])
})

test('Spec §2: the hours of a school office have the heading Sekretariat', () => {
  const times = [time('SERVICEZEIT', 'MONTAG', 'Sekretariat'), time('TELEFONISCHE_ERREICHBARKEIT', 'FREITAG')]
  expect(hoursBlocks(times, sections.schillerschule, noon)).toEqual([
    { title: 'Sekretariat', lines: [{ days: 'Montag', times: '07:30–12:00 Uhr' }], hinweis: '' },
  ])
  expect(hoursBlocks(times, sections.jahnschule, noon)[0]?.title).toBe('Sekretariat')
  expect(hoursBlocks(times, sections.buecherei, noon)[0]?.title).toBe('Servicezeiten')
})

test('Opening hours come before office hours, each with its note; a kind without times has no heading', () => {
  const times = [
    time('SERVICEZEIT', 'DIENSTAG'),
    time('ALLGEMEINE_OEFFNUNGSZEIT', 'MONTAG', 'Letzter Einlass um 11:15 Uhr'),
  ]
  expect(
    hoursBlocks(times, sections.schillerschule, noon).map(({ title, hinweis }) => [title, hinweis]),
  ).toEqual([
    ['Öffnungszeiten', 'Letzter Einlass um 11:15 Uhr'],
    ['Sekretariat', ''],
  ])
  expect(hoursBlocks([], sections.default, noon)).toEqual([])
})

test("Spec §8: an unknown day type reads 'Montag bis Samstag'", () => {
  expect(
    hoursBlocks([time('ALLGEMEINE_OEFFNUNGSZEIT', 'WERKTAG')], sections.default, noon)[0]?.lines,
  ).toEqual([{ days: 'Montag bis Samstag', times: '07:30–12:00 Uhr' }])
})

test('E1: the footer of a house that is closed for a season states when the season starts', () => {
  const winter = {
    beginn: '2026-09-14T00:00:00+02:00',
    ende: '2027-05-08T00:00:00+02:00',
    zusatz: '',
    zeiten: [],
  }
  const closed = { ...time('ALLGEMEINE_OEFFNUNGSZEIT', 'SAMSTAG'), abweichendeZeiten: [winter] }
  const november = new Date('2026-11-21T12:00:00+01:00')
  const [block] = houseOf({ ...pool, oeffnungszeiten: [closed] }, sections.freibad, november, BW).hours
  expect(block?.title).toBe('Öffnungszeiten ab 08.05.2027')
})

test('F3: the footer has the hours of the present season only', () => {
  const [summer, winter] = [
    {
      ...time('ALLGEMEINE_OEFFNUNGSZEIT', 'MONTAG'),
      gueltigkeiten: [{ beginn: '2026-04-01', ende: '2026-10-31' }],
    },
    {
      ...time('ALLGEMEINE_OEFFNUNGSZEIT', 'FREITAG'),
      gueltigkeiten: [{ beginn: '2026-11-01', ende: '2027-03-31' }],
    },
  ]
  const titles = (now: Date) =>
    hoursBlocks([summer, winter], sections.buecherei, now).map(({ title }) => title)
  expect(titles(noon)).toEqual(['Öffnungszeiten vom 01.04.2026 bis 31.10.2026'])
  expect(titles(new Date('2026-11-20T12:00:00+01:00'))).toEqual([
    'Öffnungszeiten vom 01.11.2026 bis 31.03.2027',
  ])
  expect(titles(new Date('2027-05-01T12:00:00+02:00'))).toEqual([])
})
