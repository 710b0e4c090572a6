import { describe, expect, test } from 'vitest'
import { organisationseinheit } from './organisationseinheit.ts'
import { withPersonIds, withPersonIdsOf } from './person-ids.ts'

type Person = { id?: string; vorname?: string; nachname: string; kommunikation?: { kennung: string }[] }
const office = (...kontaktpersonen: Person[]) => ({ name: 'Amt', kontaktpersonen })
const ids = (unit: unknown) =>
  (unit as { kontaktpersonen: Person[] }).kontaktpersonen.map(({ id }) => id ?? '-').join(' ')
const way = (kennung: string) => ({ kommunikation: [{ kennung }] })
const anna = { vorname: 'Anna', nachname: 'Alt' }
const meier = { vorname: 'Anna', nachname: 'Meier' }
const nold = { vorname: 'Gerhard', nachname: 'Nold' }

describe('P2: an id of a person', () => {
  test.each([
    ['comes from the name', office(anna, { nachname: 'Dr. Groß' }), 'anna-alt dr-gross'],
    ['stays with another name', office({ ...meier, id: 'anna-alt' }), 'anna-alt'],
    ['of a namesake has a number', office(anna, anna, anna), 'anna-alt anna-alt-2 anna-alt-3'],
    [
      'of somebody below is not given to a namesake above',
      office(anna, { ...meier, id: 'anna-alt' }),
      'anna-alt-2 anna-alt',
    ],
    [
      'that two have is that of the first',
      office({ ...anna, id: 'x' }, { ...nold, id: 'x' }),
      'x gerhard-nold',
    ],
    ['of a name without letters is a word', office({ nachname: '…' }), 'person'],
  ])('%s', (_, unit, expected) => {
    const given = withPersonIds(unit)
    expect(ids(given)).toBe(expected)
    expect(withPersonIds(given)).toBe(given)
  })

  test.each([undefined, null, 'x', {}, { kontaktpersonen: 'x' }, { kontaktpersonen: [null] }])(
    'is not made for content that is no office: %j',
    data => {
      expect(withPersonIds(data)).toBe(data)
      expect(withPersonIdsOf(data, office(anna))).toBe(data)
      expect(withPersonIdsOf(data, data)).toBe(data)
    },
  )
})

describe('P2: a version without ids has those of the version before', () => {
  const before = office(
    { ...anna, id: 'a', ...way('030 23125-1') },
    { ...nold, id: 'n', ...way('030 23125-2') },
  )
  test.each([
    ['by name, at another place', office(nold, anna), 'n a'],
    ['by number, after a marriage', office({ ...meier, ...way('03023125-1') }, nold), 'a n'],
    ['by name before number', office({ ...nold, ...way('030 23125-1') }, meier), 'n -'],
    ['each once', office(anna, anna), 'a -'],
    ['unless somebody else has it', office({ ...nold, id: 'a' }, anna), 'a -'],
    ['not by an empty number', office({ ...meier, ...way('') }), '-'],
  ])('%s', (_, unit, expected) => {
    expect(ids(withPersonIdsOf(unit, before))).toBe(expected)
  })

  test('also if the version before was stored without ids', () => {
    expect(ids(withPersonIdsOf(office({ ...meier, ...way('1') }), office({ ...anna, ...way('1') })))).toBe(
      'anna-alt',
    )
  })
})

test('P2: an office that is read twice stays the same to the letter', () => {
  const typed = { slug: 'amt', ...office(anna, { vorname: '', nachname: 'Groß' }) }
  const once = organisationseinheit.parse(typed)
  const twice = organisationseinheit.parse(once.issues ? {} : once.value)
  expect(JSON.stringify(twice)).toBe(JSON.stringify(once))
})
