import { describe, expect, test } from 'vitest'
import { isLikeBody, plainBodyName } from './body-name.ts'

const UT = 'Ausschuss für Umwelt und Technik'

describe('C9: a body is the same if its names differ in spelling only', () => {
  test.each([
    ['Ausschuss für Umwelt u. Technik', UT],
    ['Ausschuss für Umwelt u.Technik', UT],
    ['Ausschuss für Umwelt & Technik', UT],
    ['Ausschuss für Umwelt + Technik', UT],
    ['Ausschuß für Umwelt und Technik', UT],
    ['Ausschuss fuer Umwelt und Technik', UT],
    ['Ausschuss f. Umwelt und Technik', UT],
    ['  AUSSCHUSS  für Umwelt und  Technik ', UT],
    ['Ausschuss für Umwelt- und Technik', UT],
    ['Ausschuss für Umwelt und Technik der Stadt Anderswo', UT],
    ['Ausschuss fu\u0308r Umwelt und Technik', UT],
    ['Haupt- und Finanzausschuss', 'Haupt und Finanz-Ausschuss'],
    ['Haupt-/Finanzausschuss', 'Haupt - Finanzausschuss'],
    ['Gemeinderat der Stadt Anderswo', 'Gemeinderat'],
    ['Gemeinderat der Gemeinde Anderswo', 'Gemeinderat'],
    ['Gemeinderat Stadt Anderswo', 'Gemeinderat'],
    ['Gemeinderat Anderswo', 'Gemeinderat'],
    ['Gemeinderat von Anderswo', 'Gemeinderat'],
    ['Gemeinderat, Anderswo', 'Gemeinderat'],
    ['Gemeinderat (Anderswo)', 'Gemeinderat'],
    ['Bau-Ausschuss', 'Bauausschuss'],
    ['Jugend Gemeinderat', 'Jugendgemeinderat'],
  ])('%j is %j', (one, other) => {
    expect(plainBodyName(one, 'Anderswo')).toBe(plainBodyName(other, 'Anderswo'))
  })

  test.each([
    ['Gemeinderat der Gemeinde Nebenan', 'Gemeinderat'],
    ['Ortschaftsrat Oberdorf', 'Ortschaftsrat Unterdorf'],
    ['Ausschuss für Umwelt', UT],
    ['Technischer Ausschuss', 'Ausschuss für Technik'],
    ['Stadtrat', 'Gemeinderat'],
    ['Rat der Stadt Anderswo', 'Gemeinderat'],
    ['Bauausschuss I', 'Bauausschuss II'],
    ['Anderswo', 'Gemeinderat'],
  ])('%j is not %j', (one, other) => {
    expect(plainBodyName(one, 'Anderswo')).not.toBe(plainBodyName(other, 'Anderswo'))
  })

  test('a town that has not said its name has no end to leave out', () => {
    expect(plainBodyName('Gemeinderat Anderswo', '')).toBe('gemeinderatanderswo')
  })
})

describe('C9: what may be the same body is told', () => {
  test.each([
    ['Ausschuss für Umwelt', UT, true],
    ['Technischer Ausschuss', 'Ausschuss für Technik', true],
    ['Bauausschuss', 'Ausschuss für Bauen und Verkehr', true],
    ['Stadtrat', 'Gemeinderat', true],
    ['Rat der Stadt', 'Gemeinderat', true],
    ['CDU-Fraktion', 'Fraktion CDU', true],
    ['Ortschaftsrat Oberdorf', 'Ortschaftsrat Unterdorf', false],
    ['Bauausschuss', 'Finanzausschuss', false],
    ['Gemeinderat', 'Bauausschuss', false],
    ['Ausschuss', 'Bauausschuss', false],
  ])('%j and %j: %s', (one, other, isLike) => {
    expect([isLikeBody(one, other), isLikeBody(other, one)]).toEqual([isLike, isLike])
  })
})
