import { describe, expect, test } from 'vitest'
import type { Kind } from '../kinds/kinds.ts'
import { type Entry, isLogNarrowed, logAddress, readLogQuery } from './log-query.ts'
import { addressIn, kindNameOf, LOG_HEAD, logLine, placeOf, titleOf, whatOf } from './log-words.ts'

const entry = (more: Partial<Entry> = {}): Entry => ({
  nummer: 7,
  zeitpunkt: '2026-11-20T08:00:00.000Z',
  von: { id: 'anna', name: 'Anna Ritter' },
  was: 'bearbeitet',
  art: 'seite',
  id: 'x1',
  schluessel: '/rathaus/fundbuero',
  schluessel_vorher: null,
  vermerk: null,
  inhalt: { titel: 'Fundbüro', geloescht: false },
  ...more,
})

const kinds = [{ art: 'seite', label: { one: 'Seite', many: 'Seiten' } }] as unknown as readonly Kind[]

describe('The address of the log', () => {
  test('holds its filters, and is read back', () => {
    const query = { suche: 'a & b', von: 'Anna', art: 'seite', ab: '2026-11-01', bis: '2026-11-30' }
    expect(readLogQuery(new URLSearchParams(logAddress(query)))).toEqual(query)
    expect(logAddress(readLogQuery(new URLSearchParams()))).toBe('?')
    expect(isLogNarrowed(query)).toBe(true)
    expect(isLogNarrowed(readLogQuery(new URLSearchParams('suche=%20')))).toBe(false)
  })

  test.each(['ab=gestern', 'ab=2026-02-30', 'bis=0026-01-01', 'bis=9999-12-31', 'art=DROP%20TABLE', 'x=1'])(
    'ignores invalid and unknown values: %s',
    address => {
      expect(isLogNarrowed(readLogQuery(new URLSearchParams(address)))).toBe(false)
    },
  )
})

test.each([
  [{}, 'bearbeitet'],
  [{ schluessel_vorher: '/fundbuero' }, 'verschoben'],
  [{ was: 'eingereicht' }, 'zur Prüfung gegeben'],
  [{ was: 'zurueckgezogen' }, 'von der Website genommen'],
  [{ was: 'zurueckgezogen', art: 'bekanntmachung', vermerk: 'Falsche Karte' }, 'zurückgenommen'],
  [{ was: 'veroeffentlicht', schluessel_vorher: '/fundbuero' }, 'veröffentlicht'],
  [{ was: 'was-es-morgen-gibt' }, 'was-es-morgen-gibt'],
])('The change %j is called "%s"', (more, words) => {
  expect(whatOf(entry(more))).toBe(words)
})

test('An object has its current title, or its address if it is gone', () => {
  expect(titleOf(entry())).toBe('Fundbüro')
  expect(titleOf(entry({ inhalt: null }))).toBe('/rathaus/fundbuero')
  expect(titleOf(entry({ inhalt: null, schluessel: 'von:/muell' }))).toBe('/muell')
  expect(addressIn(entry())).toBe('/rathaus/fundbuero')
  expect(addressIn(entry({ inhalt: null }))).toBeUndefined()
  expect(addressIn(entry({ schluessel: 'wort:muell' }))).toBeUndefined()
  expect(kindNameOf(entry(), kinds)).toBe('Seite')
  expect(kindNameOf(entry({ art: 'medium' }), kinds)).toBe('Bild oder Dokument')
})

test('An entry links to an existing object, and to accounts for administrators', () => {
  expect(placeOf(entry(), kinds, [])).toBe('/inhalte/seite/x1')
  expect(placeOf(entry({ inhalt: null }), kinds, [])).toBeUndefined()
  expect(placeOf(entry({ inhalt: { titel: 'x', geloescht: true } }), kinds, [])).toBeUndefined()
  expect(placeOf(entry({ art: 'medium', id: 'markt.jpg' }), kinds, [])).toBe('/medien/markt.jpg')
  expect(placeOf(entry({ art: 'konto', inhalt: null }), kinds, [])).toBeUndefined()
  expect(placeOf(entry({ art: 'konto', inhalt: null }), kinds, ['konten-verwalten'])).toBe('/konten/x1')
})

test('A line of the file has a cell for every heading', () => {
  const line = logLine(entry({ vermerk: 'Bitte prüfen' }), kinds)
  expect(line).toHaveLength(LOG_HEAD.length)
  expect(line).toEqual([
    '20.11.2026, 09:00 Uhr',
    'Anna Ritter',
    'bearbeitet',
    'Seite',
    'Fundbüro',
    '/rathaus/fundbuero',
    '',
    'Bitte prüfen',
  ])
})
