import { expect, test } from 'vitest'
import { asAdministrator } from '../../../../../tests/postgres/server.ts'
import { migrations } from '../migrations/index.ts'
import { openDatabase } from '../open-database.ts'
import { emptyDatabase, rowsOf } from '../testing/databases.ts'

test('entries that were indexed before the ranking data was separated are still found and ranked', async () => {
  const database = await emptyDatabase()
  const before = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0014'))
  const open = async (steps: typeof migrations) =>
    (await openDatabase({ database, patienceMs: 5_000, migrations: steps })).close()
  await open(before)
  await asAdministrator(database, `insert into suche_index values (7, '', '9999', '''freibad'':1A')`)
  await open(migrations)
  const found = await rowsOf(
    database,
    `select id, gueltig_bis, ts_rank(suche_staerken.worte, 'freibad') > 0 as is_ranked
      from suche_index join suche_staerken using (id) where suche_index.worte @@ 'freibad'`,
  )
  expect(found).toEqual([{ id: '7', gueltig_bis: '9999', is_ranked: true }])
})
