import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { testTown } from '../../test-town.ts'

it('lists of dates are read from a covering index, in its order', async () => {
  const { store } = await testTown({})
  const plan = async (where: string) => {
    const rows = await sql<{ detail: string }>`explain query plan
      select document_id, termin, beginn from termine_by_day where ${sql.raw(where)}
      order by beginn, document_id`.execute(store.database.read)
    return rows.rows.map(({ detail }) => detail).join('; ')
  }
  expect(await plan("rubrik = '' and first_day = 1 and beginn >= '2026'")).toMatch(
    /^SEARCH .* COVERING INDEX termine_coming [^;]*$/,
  )
  expect(await plan("rubrik = '' and tag = '2026-11-20' and beginn < '2026'")).toMatch(
    /^SEARCH .* COVERING INDEX termine_of_day [^;]*$/,
  )
})
