import { calls } from '@rathausplatz/contract'
import { expect, test } from 'vitest'
import { anderswo, foreignServer, listed, typed } from './testing/foreign-server.ts'
import { fromOparl, importTown, oparlOf, stadt, toldOf } from './testing/import-town.ts'

const seat = (id: string, role: string, more: object = {}) => ({
  id: `$/m/${id}`,
  type: typed('Membership'),
  organization: '$/orgs/1',
  role,
  startDate: '2024-07-09',
  ...more,
})

async function taken(...membership: object[]) {
  const { entry } = await foreignServer(
    anderswo({
      '/persons': listed(
        { id: '$/p/1', type: typed('Person'), name: 'Lena Vorhof', membership },
        { id: '$/p/2', type: typed('Person'), name: 'Ada Aal', membership: [seat('9', 'Mitglied')] },
      ),
    }),
  )
  const town = await importTown({ stadt: [stadt] })
  await fromOparl(town, entry)
  const { gremien, personen } = await toldOf(town)
  const ours = await oparlOf(town)
  const said = (await (await fetch(`${ours.entry}/memberships`)).json()) as {
    data: Record<string, unknown>[]
  }
  const own = said.data.filter(({ person }) => String(person).includes('vorhof'))
  return { town, members: gremien[0]?.mitglieder, listed: personen, own }
}

test.each<[object[], string, string[]]>([
  [[seat('1', 'Mitglied'), seat('2', 'Vorsitzender')], 'vorsitz', ['Mitglied', 'Vorsitz']],
  [[seat('1', 'Vorsitzender'), seat('2', 'Mitglied')], 'vorsitz', ['Mitglied', 'Vorsitz']],
  [
    [seat('1', 'Mitglied'), seat('2', 'stellv. Vorsitzende', { startDate: '2025-01-01' })],
    'stellvertretender_vorsitz',
    ['Mitglied', 'Stellvertretender Vorsitz'],
  ],
  [[seat('1', 'Mitglied'), seat('2', 'stellv. Mitglied')], 'mitglied', ['Mitglied', 'Stellvertretung']],
  [[seat('1', 'stellv. Mitglied'), seat('2', 'Mitglied')], 'mitglied', ['Mitglied', 'Stellvertretung']],
  [
    [seat('1', 'Mitglied'), seat('2', 'Vorsitzende', { endDate: '2025-12-31' })],
    'mitglied',
    ['Mitglied', 'Vorsitz'],
  ],
  [
    [seat('1', 'Mitglied'), seat('2', 'Vorsitzende', { startDate: '2027-01-01' })],
    'mitglied',
    ['Mitglied', 'Vorsitz'],
  ],
  [[seat('1', 'Mitglied'), seat('2', 'Sprecherin')], 'mitglied', ['Mitglied', 'Sprecherin']],
  [
    [seat('1', 'Mitglied'), seat('2', 'Sprecherin'), seat('3', 'Beisitzerin')],
    'mitglied',
    ['Beisitzerin', 'Mitglied', 'Sprecherin'],
  ],
])(
  'C3: of two memberships in a body the higher function counts, and OParl has both: %j',
  async (seats, rolle, roles) => {
    const { members, own } = await taken(...seats)
    const [first, ...others] = members ?? []
    const member = [first, ...others].find(one => one?.person.name === 'Lena Vorhof')
    expect(member?.rolle).toBe(rolle)
    expect(members).toHaveLength(2)
    if (rolle !== 'mitglied') expect(first?.person.name).toBe('Lena Vorhof')
    expect(own.map(({ role }) => role).toSorted()).toEqual(roles)
    expect(new Set(own.map(({ id }) => id)).size).toBe(roles.length)
  },
)

test('C3: the page of the body shows the word beside „Mitglied“', async () => {
  const { members } = await taken(seat('1', 'Mitglied'), seat('2', 'Sprecherin'))
  expect(members?.find(one => one.person.name === 'Lena Vorhof')?.bezeichnung).toBe('Sprecherin')
})

test.each<[string, boolean | undefined, boolean | undefined]>([
  ['Sachkundige*r Bürger*in', undefined, undefined],
  ['Mitglied', undefined, undefined],
  ['Vorsitzende', undefined, undefined],
  ['Sprecher', undefined, undefined],
  ['stellv. sachkundige Bürgerin', undefined, undefined],
  ['Sachkundige*r Bürger*in', true, true],
  ['Sachkundige*r Bürger*in', false, false],
  ['Mitglied', true, true],
  ['Mitglied', false, false],
  ['beratendes Mitglied', undefined, false],
  ['Mitglied ohne Stimmrecht', undefined, false],
  ['stimmberechtigtes Mitglied', undefined, true],
])('C3: „%s“ with votingRight %j has %j in our OParl', async (role, votingRight, ours) => {
  const { town, own } = await taken(seat('1', role, { votingRight }))
  expect(own[0]?.['votingRight']).toBe(ours)
  const { data } = await town.call(calls.ratspersonen, { query: {} })
  expect(data.find(({ nachname }) => nachname === 'Vorhof')?.mitgliedschaften[0]?.stimmrecht_unbekannt).toBe(
    ours === undefined ? true : undefined,
  )
})
