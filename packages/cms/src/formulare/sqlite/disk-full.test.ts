import { isCmsError } from '@rathausplatz/contract'
import { expect, test } from 'vitest'
import { growthOf } from '../../store/testing/growth.ts'
import { formTown } from '../testing/form-town.ts'

test('D-03: with a full database no form is acknowledged without being stored; after making room the same form is accepted', async () => {
  const { send, rows, store } = await formTown()
  const growth = growthOf(store.database)
  const was = 'dunkel '.repeat(2_000)
  await growth.byOnly(40)
  const acknowledged: string[] = []
  let refused: unknown
  while (refused === undefined && acknowledged.length < 200)
    await send(acknowledged.length, { was }).then(
      ({ vorgang }) => acknowledged.push(vorgang),
      (error: unknown) => {
        refused = error
      },
    )
  expect(acknowledged.length).toBeGreaterThan(2)
  expect(isCmsError(refused) && [refused.status, refused.message]).toEqual([
    503,
    'Konnte nicht gespeichert werden - Ihre Eingaben sind noch da',
  ])
  expect((await rows()).map(({ vorgang }) => vorgang).toSorted()).toEqual(acknowledged.toSorted())

  await growth.asItLikes()
  const { vorgang } = await send(acknowledged.length, { was })
  expect((await rows()).map(row => row.vorgang)).toContain(vorgang)
})
