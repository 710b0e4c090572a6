import { describe, expect, test } from 'vitest'
import { soundsOfficial } from './official-name.ts'

describe('A10: a sender that speaks for the town or an authority is refused', () => {
  test.each([
    'Stadt Rebenau Bürgerbüro',
    'Stadt Rebenau',
    'Bürgerbüro',
    'Buergerbuero Rebenau',
    'Rathaus',
    'Rathaus Rebenau',
    'Rebenau',
    'Team Rebenau',
    'STADTVERWALTUNG',
    'Ihr Ordnungsamt',
    'Standesamt Frau Muster',
    'Die Bürgermeisterin',
    'Oberbürgermeister',
    'Polizei Baden-Württemberg',
    'Amtsgericht',
    'Finanzamt Freiburg',
    'S t a d t',
    'R a t h a u s',
    'Ｓｔａｄｔ Rebenau',
    'Ѕtаdt Rebenau',
    'St\u00adadt Rebenau',
    'Redaktion der Pinnwand',
    'Administrator',
    'Bauhof-Team',
    'Stadt-Rebenau',
    'R0thaus der Stadt',
  ])('%s', name => {
    for (const town of ['Rebenau', 'Stadt Rebenau', 'Große Kreisstadt Rebenau', 'Markt Rebenau'])
      expect(soundsOfficial(name, town), town).toBe(true)
  })
})

describe('A10: names of people and clubs are accepted', () => {
  test.each([
    'Paul',
    'Erika Muster',
    'Samt',
    'Anna Städtler',
    'Familie Rathausen',
    'Jo',
    'Musikverein Rebenau',
    'Peter aus Rebenau',
    'Гражина',
    'Amtmann',
    'Polizer',
    '',
  ])('%s', name => {
    expect(soundsOfficial(name, 'Rebenau')).toBe(false)
  })
})
