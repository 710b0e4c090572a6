import { isCmsError } from '@rathausplatz/contract'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { ok } from '../../store/index.ts'
import { formTown } from '../testing/form-town.ts'

test('D-03: when the database may not grow, no form is acknowledged that is not stored; after making room the same one is taken', async () => {
  const { send, rows, store } = await formTown()
  const { database } = store
  const { rows: told } = await sql<{ page_count: number }>`pragma page_count`.execute(database.read)
  const limitTo = (pages: number) =>
    database.write(async db => {
      await sql.raw(`pragma max_page_count = ${pages}`).execute(db)
      return ok(undefined)
    })
  const was = 'dunkel '.repeat(2_000)
  await limitTo((told[0]?.page_count ?? 0) + 40)
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

  await limitTo(1_000_000)
  const { vorgang } = await send(acknowledged.length, { was })
  expect((await rows()).map(row => row.vorgang)).toContain(vorgang)
})
