import { describe, expect, test } from 'vitest'
import { columnsOf } from './columns.ts'
import { formOf } from './form.ts'
import { type RecordKind, records } from './records.ts'

const of = (kind: RecordKind) => columnsOf(formOf(records[kind]))

describe('The possible columns of a record', () => {
  test('are its simple fields, the simple fields of its groups, and a column for each way of contact', () => {
    expect(of('verzeichniseintrag').map(({ name, label }) => [name, label])).toEqual([
      ['verzeichnis', 'Verzeichnis'],
      ['name', 'Name'],
      ['einleitung', 'Kurz gesagt'],
      ['rubriken', 'Rubriken'],
      ['anschrift.location', 'Anschrift: Haus oder Platz'],
      ['anschrift.street', 'Anschrift: Straße und Hausnummer'],
      ['anschrift.zip', 'Anschrift: Postleitzahl'],
      ['anschrift.city', 'Anschrift: Ort'],
      ['anschrift.lage.breite', 'Anschrift: Lage auf der Karte: Breite'],
      ['anschrift.lage.laenge', 'Anschrift: Lage auf der Karte: Länge'],
      ['ansprechperson', 'Ansprechperson'],
      ['kommunikation.TELEFON', 'Telefon'],
      ['kommunikation.FAX', 'Fax'],
      ['kommunikation.EMAIL', 'E-Mail'],
      ['webseite', 'Website'],
      ['barrierefreiheit', 'Barrierefreiheit'],
      ['bildtext', expect.any(String)],
      ['bildcopyright', expect.any(String)],
      ['slug', expect.any(String)],
    ])
  })

  test('exclude formatted text, pictures and hours, but include the people of an office', () => {
    const names = of('organisationseinheit').map(({ name }) => name)
    expect(names).toContain('kontaktpersonen')
    for (const none of ['text', 'bild', 'bildfokus', 'oeffnungszeiten']) expect(names).not.toContain(none)
    expect(of('seite').map(({ name }) => name)).not.toContain('content')
  })

  test('have unique names', () => {
    for (const kind of Object.keys(records) as RecordKind[]) {
      const names = of(kind).map(({ name }) => name)
      expect(new Set(names).size).toBe(names.length)
    }
  })

  test('read the typed value, and nothing from data of another shape', () => {
    const at = (name: string) => of('organisationseinheit').find(column => column.name === name)
    const data = {
      anschrift: { street: 'Am Markt 1' },
      kommunikation: [
        { kanal: 'TELEFON', kennung: '07251 1' },
        { kanal: 'EMAIL', kennung: 'amt@example.org' },
        { kanal: 'TELEFON', kennung: '07251 2' },
        'wirr',
      ],
    }
    expect(at('anschrift.street')?.valueIn(data)).toBe('Am Markt 1')
    expect(at('kommunikation.TELEFON')?.valueIn(data)).toEqual(['07251 1', '07251 2'])
    expect(at('kommunikation.FAX')?.valueIn(data)).toEqual([])
    for (const strange of [undefined, null, 'x', { anschrift: [], kommunikation: {} }]) {
      expect(at('anschrift.street')?.valueIn(strange)).toBeUndefined()
      expect(at('kommunikation.EMAIL')?.valueIn(strange)).toBeUndefined()
    }
  })
})
