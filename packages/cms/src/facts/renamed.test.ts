import { describe, expect, test } from 'vitest'
import { oldFacts, placesOf, withNew } from './old-facts.ts'

const person = (vorname: string, nachname: string, id = 'nold') => ({ id, vorname, nachname })
const office = (...kontaktpersonen: object[]) => ({ name: 'Bauamt', kontaktpersonen })
const namesIn = (older: readonly unknown[], now: unknown) =>
  oldFacts(older, now).flatMap(({ art, alt, neu }) => (art === 'name' ? [`${alt} > ${neu}`] : []))

describe('D4: a person gets a new name', () => {
  test.each([
    [
      'a new surname',
      [office(person('Anna', 'Nold'))],
      office(person('Anna', 'Meier')),
      ['Anna Nold > Anna Meier'],
    ],
    [
      'a double name',
      [office(person('Anna', 'Nold'))],
      office(person('Anna', 'Nold-Meier')),
      ['Anna Nold > Anna Nold-Meier'],
    ],
    [
      'a new first name',
      [office(person('Jan', 'Nold'))],
      office(person('Jana', 'Nold')),
      ['Jan Nold > Jana Nold'],
    ],
    [
      'twice',
      [office(person('Anna', 'Kern')), office(person('Anna', 'Nold'))],
      office(person('Anna', 'Meier')),
      ['Anna Kern > Anna Meier', 'Anna Nold > Anna Meier'],
    ],
    ['a title does not count', [office(person('Anna', 'Nold'))], office(person('Dr. Anna', 'Nold')), []],
    ['the same name', [office(person('Anna', 'Nold'))], office(person('Anna', 'Nold')), []],
    ['another person', [office(person('Anna', 'Nold', 'a'))], office(person('Eva', 'Kern', 'b')), []],
    ['without an id', [office(person('Anna', 'Nold', ''))], office(person('Anna', 'Meier', '')), []],
    [
      'somebody else has it now',
      [office(person('Anna', 'Nold', 'a'))],
      office(person('Anna', 'Meier', 'a'), person('Anna', 'Nold', 'b')),
      [],
    ],
    [
      'a surname alone',
      [office({ id: 'a', nachname: 'Sommer' })],
      office({ id: 'a', nachname: 'Meier' }),
      [],
    ],
    [
      'a member of the council',
      [{ vorname: 'Anna', nachname: 'Nold' }],
      { vorname: 'Anna', nachname: 'Meier' },
      ['Anna Nold > Anna Meier'],
    ],
  ])('%s', (_, older, now, names) => expect(namesIn(older, now)).toEqual(names))

  const facts = oldFacts([office(person('Anna', 'Nold'))], office(person('Anna', 'Meier')))

  test.each([
    ['<p>Fragen beantwortet Anna Nold.</p>', '<p>Fragen beantwortet Anna Meier.</p>'],
    ['<p>Leitung: <strong>Anna&nbsp;Nold</strong></p>', '<p>Leitung: <strong>Anna Meier</strong></p>'],
    ['<p>Frau Dr. Anna Nold, Zimmer 4</p>', '<p>Frau Dr. Anna Meier, Zimmer 4</p>'],
    ['<p>„Anna Nold“ (Anna Nold)</p>', '<p>„Anna Meier“ (Anna Meier)</p>'],
    ['<p>Johanna Nold, Anna Nolde, Anna Nold-Meier, Eva-Anna Nold</p>', undefined],
    ['<p><a href="/team/Anna Nold">Team</a></p>', undefined],
  ])('%s', async (text, after) => {
    const data = { title: 'Bauen', text }
    const places = await placesOf(facts, ['Bauamt'])(data)
    expect(withNew(data, places)).toEqual({ title: 'Bauen', text: after ?? text })
    expect(places).toHaveLength(after === undefined ? 0 : 1)
  })
})
