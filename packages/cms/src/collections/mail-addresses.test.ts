import { describe, expect, test } from 'vitest'
import { collections } from './collections.ts'

const way = (kennung: string, kanal = 'EMAIL') => [{ kanal, kennung }]
const issuesOf = (more: object) =>
  collections.organisationseinheit.parse({ name: 'Bauamt', slug: 'bauamt', ...more }).issues

describe('P15: a way to contact somebody by e-mail is an address', () => {
  test.each([
    ['030 23125-100', /Hier steht eine Telefonnummer/],
    ['bauamt', /fehlt das @-Zeichen/],
    ['a@example.org, b@example.org', /zwei E-Mail-Adressen/],
  ])('%j is refused: %s', (kennung, fault) => {
    const [issue, ...others] = issuesOf({ kommunikation: way(kennung) }) ?? []
    expect([issue?.path, others]).toEqual(['kommunikation.0.kennung', []])
    expect(issue?.message).toMatch(fault)
  })

  test('the address of a person is refused at its own field', () => {
    const kontaktpersonen = [{ vorname: 'Ida', nachname: 'Muster', kommunikation: way('ida') }]
    const paths = issuesOf({ kontaktpersonen })?.map(({ path }) => path)
    expect(paths).toEqual(['kontaktpersonen.0.kommunikation.0.kennung'])
  })

  test.each([
    ['EMAIL', 'bauamt@example.org'],
    ['EMAIL', 'bauamt@müller.example'],
    ['TELEFON', '030 23125-100'],
    ['FAX', '030 23125-199'],
  ])('%s %j is accepted', (kanal, kennung) => {
    expect(issuesOf({ kommunikation: way(kennung, kanal) })).toBeUndefined()
  })
})
