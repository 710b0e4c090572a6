import { calls } from '@rathausplatz/contract'
import { describe, expect, it } from 'vitest'
import { testTown, veranstaltung } from '../test-town.ts'

const town = () =>
  testTown({
    seite: [
      { pfad: '/ausweis', title: 'Ausweis' },
      { pfad: '/freibad/preise', title: 'Preise' },
      { pfad: '/bücherei', title: 'Bücherei' },
      { pfad: '/Willkommen', title: 'Willkommen' },
      { pfad: '/Doppelt', title: 'Eine' },
      { pfad: '/DOPPELT', title: 'Andere' },
      { pfad: '/beide', title: 'Klein' },
      { pfad: '/Beide', title: 'Groß' },
    ],
    veranstaltung: [veranstaltung('Adventsmarkt', '2026-11-28T14:00:00+01:00', {})],
    weiterleitung: [
      { von: '/Stadtfest', nach: '/freibad/preise?seite=2' },
      { von: '/alt', nach: '/ausweis' },
      { von: '/Index.php?id=Ab', nach: '/ausweis' },
      { von: '/Kreis', nach: '/kreis' },
      { von: '/Hin', nach: '/her' },
      { von: '/Her', nach: '/hin' },
      { von: '/Fragen', nach: '/kontakt' },
    ],
  })

const wayFrom = async (url: string) => {
  const { call } = await town()
  return call(calls.route, { query: { url } }).then(
    answer => ('redirect' in answer ? answer.redirect : answer.title),
    (error: unknown) => error,
  )
}

describe('P4: an address in another case leads to its page', () => {
  it.each([
    ['/Ausweis', '/ausweis'],
    ['/AUSWEIS', '/ausweis'],
    ['/AUSWEIS/', '/ausweis'],
    ['/Freibad/Preise', '/freibad/preise'],
    ['/B%C3%9CCHEREI', '/bücherei'],
    ['/willkommen', '/Willkommen'],
    ['/WILLKOMMEN', '/Willkommen'],
    ['/Veranstaltungen/ADVENTSMARKT', '/veranstaltungen/adventsmarkt'],
    ['/Stadtfest', '/freibad/preise?seite=2'],
    ['/stadtfest', '/freibad/preise?seite=2'],
    ['/STADTFEST', '/freibad/preise?seite=2'],
    ['/Alt', '/ausweis'],
    ['/index.php?id=Ab', '/ausweis'],
    ['/fragen', '/kontakt'],
    ['/BEIDE', '/beide'],
  ])('%s leads to %s', async (url, to) => {
    expect(await wayFrom(url)).toEqual({ to, status: 301 })
  })

  it.each([
    ['/beide', 'Klein'],
    ['/Beide', 'Groß'],
    ['/Doppelt', 'Eine'],
  ])('%s as written is the page %s', async (url, title) => {
    expect(await wayFrom(url)).toBe(title)
  })

  it.each([
    '/doppelt',
    '/kreis',
    '/hin',
    '/her',
    '/index.php?id=ab',
    '/Medien/Ausweis',
    '/API/cms',
    '/Vorschau-Link/ABC',
    '/Evil.example.org',
    '/Unbekannt',
  ])('%s is not found', async url => {
    expect(await wayFrom(url)).toMatchObject({ code: 'nicht-gefunden' })
  })
})
