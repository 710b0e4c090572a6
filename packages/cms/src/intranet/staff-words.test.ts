import { describe, expect, test } from 'vitest'
import { beitrag, rubriken, staffTown } from './testing/staff-town.ts'

const TITLES = {
  krank: 'Krankmeldung',
  urlaub: 'Erholungsurlaub',
  computer: 'Computer am Arbeitsplatz',
  passwort: 'Neue Passwörter',
  drucker: 'Die Drucker im Flur',
  schluessel: 'Schlüssel und Chips',
  reise: 'Dienstreisen abrechnen',
  zeit: 'Zeiterfassung',
  mobil: 'Mobile Arbeit',
  anderes: 'Mit dem Rad nach Italien',
} as const

const town = () =>
  staffTown({
    intranetrubrik: rubriken('Personal'),
    intranetbeitrag: Object.values(TITLES).map(titel => beitrag(titel, 'personal', '2026-11-05T09:00:00Z')),
    organisationseinheit: [
      {
        slug: 'personal',
        name: 'Personal',
        kontaktpersonen: [{ vorname: 'Kirsten', nachname: 'Falk', funktion: 'Leitung' }],
      },
      {
        slug: 'hauptamt',
        name: 'Hauptamt',
        kontaktpersonen: [
          { vorname: 'Oliver', nachname: 'Strauß', funktion: 'Leitung' },
          { vorname: 'Nils', nachname: 'Albrecht', funktion: 'IT und Website' },
        ],
      },
      {
        slug: 'buergerbuero',
        name: 'Bürgerbüro',
        kontaktpersonen: [{ vorname: 'Lukas', nachname: 'Ittner', funktion: 'Wohnsitz' }],
      },
    ],
  })

describe('P18: staff find texts with the words of their first day', () => {
  test.each([
    ['krank melden', TITLES.krank],
    ['Krankmeldung', TITLES.krank],
    ['Attest', TITLES.krank],
    ['AU', TITLES.krank],
    ['wo melde ich mich krank?', TITLES.krank],
    ['freie Tage', TITLES.urlaub],
    ['Resturlaub', TITLES.urlaub],
    ['Computer', TITLES.computer],
    ['EDV', TITLES.computer],
    ['IT', TITLES.computer],
    ['Laptop', TITLES.computer],
    ['Passwort vergessen', TITLES.passwort],
    ['Kennwort', TITLES.passwort],
    ['Kopierer', TITLES.drucker],
    ['Schlüssel verloren', TITLES.schluessel],
    ['Transponder', TITLES.schluessel],
    ['Reisekosten', TITLES.reise],
    ['Dienstreise', TITLES.reise],
    ['stempeln', TITLES.zeit],
    ['Überstunden', TITLES.zeit],
    ['Homeoffice', TITLES.mobil],
  ])('„%s“ finds only „%s“', async (q, titel) => {
    const { as } = await town()
    const { data, aehnlich } = await as('miriam').call('intranetSuche', { query: { q } })
    expect(data.map(one => one.titel)).toEqual([titel])
    expect(aehnlich).toBeUndefined()
  })
})

describe('P18: the telephone list finds people by task, office and everyday names of offices', () => {
  test.each([
    ['EDV', ['Albrecht']],
    ['Computer', ['Albrecht']],
    ['IT', ['Albrecht', 'Ittner']],
    ['Drucker', ['Albrecht']],
    ['Passwort vergessen', ['Albrecht']],
    ['Personalamt', ['Falk']],
    ['Personalabteilung', ['Falk']],
    ['krank melden', ['Falk']],
    ['Urlaub', ['Falk']],
    ['Dienstreise', ['Falk']],
    ['Gehalt', ['Falk']],
    ['Schlüssel', ['Albrecht', 'Strauß']],
    ['Einwohnermeldeamt', ['Ittner']],
    ['Hauptamt Leitung', ['Strauß']],
    ['Ittn', ['Ittner']],
    ['Zebra', []],
    ['', ['Albrecht', 'Falk', 'Ittner', 'Strauß']],
  ])('„%s“ finds %j', async (q, names) => {
    const { as } = await town()
    const { data } = await as('miriam').call('personen', { query: { q } })
    expect(data.map(({ nachname }) => nachname)).toEqual(names)
  })
})
