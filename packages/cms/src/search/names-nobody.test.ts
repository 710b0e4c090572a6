import { describe, expect, test } from 'vitest'
import { namesNobody } from './names-nobody.ts'
import { keptForm } from './zero-hits.ts'

const town = new Set(['fasnetsbrunnen', 'öffnungszeiten', 'schwimmbad', 'wohngeld'])
const isKept = async (question: string) => {
  const frage = keptForm(question)
  return frage !== undefined && (await namesNobody(frage, town))
}

describe('A10: searches without a hit keep no names, addresses, numbers and plates', () => {
  test.each([
    'Anna Müller',
    'müller anna',
    'Familie Kowalski Gartenstraße 5',
    'Herr Özdemir Scheidung',
    'Frau Dr. Winterhalter',
    'Krzysztof Wojciechowski',
    'Thi Nguyen',
    'Steuererklärung Schneider',
    'Mustermann',
    'Mahmoud Al-Khatib Wohnung',
    'erika.muster@example.org',
    'muster at example.org erika@',
    '0171 2345678',
    '+49 7633 123-0',
    'FR-AB 123',
    'fr ab 1234',
    'KA X 7 falsch geparkt',
    'VS:MM 12E',
    'Aktenzeichen 12345',
    '12.03.1961 geboren',
    'Jörg S. Unfall',
    'Hansjakob Meier Pflegeheim',
    'Svetlana Kindergeld',
  ])('%s', async question => {
    expect(await isKept(question)).toBe(false)
  })
})

describe('A10: searches without a hit keep what an editor can answer', () => {
  test.each([
    'Zeppelin',
    'Ufo',
    'Hundesteuer anmelden',
    'Glasfaserausbau',
    'Führungszeugnis beantragen',
    'Fasnetsbrunnen',
    'Schwimmbad Öffnungszeiten',
    'gelbe Tonne',
    'Wohngeld Antrag',
    'Lastenfahrrad',
  ])('%s', async question => {
    expect(await isKept(question)).toBe(true)
  })
})
