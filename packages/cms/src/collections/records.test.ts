import { calls } from '@rathausplatz/contract'
import { describe, expect, it } from 'vitest'
import { artikel, veranstaltung as event } from '../test-town.ts'
import { aktuelles } from './aktuelles.ts'
import { menue } from './menue.ts'
import { organisationseinheit } from './organisationseinheit.ts'
import { stadt } from './stadt.ts'
import { veranstaltung } from './veranstaltung.ts'

function stored<T>(parsed: { value: T; issues?: undefined } | { issues: readonly unknown[] }): T {
  if (parsed.issues) throw new Error(JSON.stringify(parsed.issues))
  return parsed.value
}

describe('a news article on saving', () => {
  it('gets its address from its title', () => {
    const data = stored(aktuelles.parse(artikel('Straßenfest: Ärger & Café am 1. Mai!')))
    expect(aktuelles.key(data)).toBe('/aktuelles/strassenfest-aerger-cafe-am-1-mai')
  })

  it.each([
    ['Elektro Yıldırım', 'elektro-yildirim'],
    ['Café Şahin & Łukasz', 'cafe-sahin-lukasz'],
    ['İstanbul Grill', 'istanbul-grill'],
    ['Smørrebrød für Groß und Klein', 'smoerrebroed-fuer-gross-und-klein'],
  ])('gets a readable address from letters of other languages too: %s', (titel, slug) => {
    expect(stored(aktuelles.parse(artikel(titel))).slug).toBe(slug)
  })

  it('keeps the address that an editor chose', () => {
    expect(aktuelles.key(stored(aktuelles.parse(artikel('Fest', { slug: 'maifest' }))))).toBe(
      '/aktuelles/maifest',
    )
    expect(aktuelles.parse(artikel('Fest', { slug: '../x' })).issues).toMatchObject([{ path: 'slug' }])
  })

  it('is sorted by its date in UTC, whatever the offset of the date', () => {
    const column = (datum_von: string) =>
      aktuelles.columns(stored(aktuelles.parse(artikel('x', { datum_von })))).datum_von
    expect(column('2026-10-25T02:30:00+02:00')).toBe('2026-10-25T00:30:00.000Z')
    expect(column('2026-10-25T02:15:00+01:00')).toBe('2026-10-25T01:15:00.000Z')
  })

  it('is listed under each of its interest groups', () => {
    const data = stored(aktuelles.parse(artikel('x', { interessengruppen_id: [3, 1, 3] })))
    expect(aktuelles.columns(data).tags.slice(0, -1)).toEqual(['interessengruppe:3', 'interessengruppe:1'])
  })

  it('is counted in the month of its local date', () => {
    const data = stored(aktuelles.parse(artikel('x', { datum_von: '2026-10-31T23:30:00Z' })))
    expect(aktuelles.columns(data).tags).toEqual(['monat:2026-11'])
  })

  it('has its formatted text cleaned (X-02)', () => {
    const text = '<p onclick="x()">a<script>b</script></p>'
    expect(stored(aktuelles.parse(artikel('x', { text }))).text).toBe('<p>a</p>')
  })

  it.each([
    [{ titel: '' }, 'titel'],
    [{ datum_von: '18.11.2026' }, 'datum_von'],
    [{ datum_von: undefined }, 'datum_von'],
    [{ interessengruppen_id: [0] }, 'interessengruppen_id.0'],
    [{ bild: 'javascript:x' }, 'bild'],
  ])('refuses %j beside the field', (more, path) => {
    expect(aktuelles.parse(artikel('x', { slug: 'x', ...more })).issues).toMatchObject([{ path }])
  })
})

describe('an event on saving', () => {
  const series = (serie: object) =>
    veranstaltung.parse(event('x', '2026-11-25T10:00:00+01:00', { serie })).issues
  const wednesdays = { art: 'WOECHENTLICH', wochentage: ['MITTWOCH'] }

  it('may be a series with a last day or a number of dates, and not a series without an end', () => {
    expect(series({ regel: wednesdays, bis: '2027-06-30' })).toBeUndefined()
    expect(series({ regel: wednesdays, anzahl: 10 })).toBeUndefined()
    expect(series({ regel: wednesdays })).toEqual([
      { path: 'serie.bis', message: 'Bitte den letzten Tag oder die Anzahl der Termine angeben.' },
    ])
  })

  it.each([
    [{ regel: { ...wednesdays, wochentage: [] }, anzahl: 1 }, 'serie.regel.wochentage'],
    [{ regel: { ...wednesdays, wochentage: ['FEIERTAG'] }, anzahl: 1 }, 'serie.regel.wochentage.0'],
    [{ regel: { art: 'MONATLICH_AM_TAG', tag: 32 }, anzahl: 1 }, 'serie.regel.tag'],
    [{ regel: wednesdays, anzahl: 1e9 }, 'serie.anzahl'],
    [{ regel: wednesdays, bis: '2027-02-30' }, 'serie.bis'],
    [{ regel: wednesdays, bis: '9999-12-31' }, 'serie.bis'],
    [{ regel: wednesdays, bis: '2020-01-01' }, 'serie.bis'],
    [
      { regel: wednesdays, anzahl: 2, zusatztermine: [{ tag: '2026-12-01', beginn: '25:00' }] },
      'serie.zusatztermine.0.beginn',
    ],
    [{ regel: wednesdays, anzahl: 2, ausfalltermine: [{ tag: '2026-12-01' }] }, 'serie.ausfalltermine.0.tag'],
  ])('refuses the series %j beside the field', (serie, path) => {
    expect(series(serie)).toMatchObject([{ path }])
  })

  it('cannot end before it begins', () => {
    const data = event('x', '2026-11-28T14:00:00+01:00', { datum_bis: '2026-11-28T14:30:00+02:00' })
    expect(veranstaltung.parse(data).issues).toEqual([
      { path: 'datum_bis', message: 'Das Ende muss nach dem Beginn liegen.' },
    ])
  })

  it('cannot last for years', () => {
    const data = event('x', '2026-11-28T14:00:00+01:00', { datum_bis: '9999-12-31T00:00:00Z' })
    expect(veranstaltung.parse(data).issues).toMatchObject([{ path: 'datum_bis' }])
  })

  it('needs a rubrik, as its page is reached by it', () => {
    const data = event('x', '2026-11-28T14:00:00+01:00', { rubriken: [] })
    expect(veranstaltung.parse(data).issues).toEqual([
      { path: 'rubriken', message: 'Bitte mindestens eine Rubrik angeben.' },
    ])
  })
})

describe('a menu on saving', () => {
  const level = (depth: number): object => ({
    title: 'x',
    href: '/x',
    ...(depth > 1 ? { menuItems: [level(depth - 1)] } : {}),
  })

  it('is stored under its wire name', () => {
    const data = stored(menue.parse({ name: 'Hauptmenü', menuItems: [level(3)] }))
    expect(menue.key(data)).toBe('Hauptmenü')
    expect(menue.references(data)).toHaveLength(3)
    expect(menue.key(stored(menue.parse({ name: 'Hauptmenu\u0308', menuItems: [] })))).toBe('Hauptmen\u00FC')
  })

  it('has a name of the spec, safe links and three levels at most', () => {
    expect(menue.parse({ name: 'Nebenmenü', menuItems: [] }).issues).toMatchObject([{ path: 'name' }])
    expect(menue.parse({ name: 'Hauptmenü', menuItems: [level(4)] }).issues).toEqual([
      { path: 'menuItems', message: 'Ein Menü hat höchstens 3 Ebenen.' },
    ])
    expect(
      menue.parse({ name: 'Hauptmenü', menuItems: [{ title: 'x', href: 'javascript:x' }] }).issues,
    ).toMatchObject([{ path: 'menuItems.0.href' }])
  })
})

it('there is one town, with a valid mail address', () => {
  const town = calls.stadt.examples[0]?.answer ?? {}
  expect(stadt.key(stored(stadt.parse(town)))).toBe('stadt')
  expect(stadt.parse({ ...town, email: 'rathaus' }).issues).toEqual([
    {
      path: 'email',
      message:
        'In der E-Mail-Adresse fehlt das @-Zeichen. Bitte geben Sie sie ganz an, zum Beispiel name@example.org.',
    },
  ])
  expect(stadt.parse({ ...town, email: '' }).issues).toHaveLength(1)
  expect(stadt.parse({ ...town, email: undefined }).issues).toHaveLength(1)
})

describe('opening hours on saving', () => {
  const oeffnungszeiten = [
    {
      typ: 'ALLGEMEINE_OEFFNUNGSZEIT',
      regulaereZeiten: [
        { tagestyp: 'ARBEITSTAG_MO_FR', beginn: '08:30', ende: '12:00' },
        { tagestyp: 'DIENSTAG', beginn: '11:00', ende: '17:30' },
      ],
    },
  ]
  const issue = {
    path: 'oeffnungszeiten.0.regulaereZeiten.1.beginn',
    message: 'Überschneidet sich mit: Montag bis Freitag 08:30–12:00 Uhr.',
  }

  it('of an office are refused beside the field if they contradict each other', () => {
    expect(organisationseinheit.parse({ name: 'Bauamt', oeffnungszeiten }).issues).toEqual([issue])
  })

  it('of the town are refused too if they contradict each other', () => {
    const town = calls.stadt.examples[0]?.answer ?? {}
    expect(stadt.parse({ ...town, oeffnungszeiten }).issues).toEqual([issue])
  })
})
