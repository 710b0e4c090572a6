import { calls } from '@rathausplatz/contract'
import { expect, test } from 'vitest'
import { collections } from '../collections/collections.ts'
import { testTown } from '../test-town.ts'

const plot = (nummer: string, status: string) => ({ nummer, flaeche: 300, status })

test('Areas are listed in the order of the town, with their plots counted by status', async () => {
  const { call } = await testTown({
    baugebiet: [
      { name: 'Hohberg', sortierung: 2 },
      { name: 'Rebgarten', sortierung: 1, bauplaetze: [plot('1', 'frei'), plot('2', 'verkauft')] },
    ],
  })
  const { data } = await call(calls.baugebiete, { query: {} })
  expect(data).toMatchObject([
    {
      id: 'rebgarten',
      plaetze: { frei: 1, 'in-vergabe': 0, reserviert: 0, verkauft: 1 },
      detailURL: '/bauen/baugebiete/rebgarten',
    },
    { id: 'hohberg', plaetze: { frei: 0 } },
  ])
})

test('An area has a page of its own', async () => {
  const { call } = await testTown({ baugebiet: [{ name: 'Rebgarten', bauplaetze: [plot('1', 'frei')] }] })
  expect(await call(calls.route, { query: { url: '/bauen/baugebiete/rebgarten' } })).toMatchObject({
    title: 'Rebgarten',
    content: [{ template: 'baugebiet', context: { bauplaetze: [{ nummer: '1' }] } }],
  })
})

test('Two plots with the same number are refused', () => {
  const data = { name: 'Rebgarten', bauplaetze: [plot('1', 'frei'), plot('1', 'frei')] }
  expect(collections.baugebiet.parse(data).issues).toMatchObject([{ path: 'bauplaetze.1.nummer' }])
})
