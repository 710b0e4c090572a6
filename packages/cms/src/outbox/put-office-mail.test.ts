import { expect, onTestFinished, test } from 'vitest'
import { openStore } from '../store/index.ts'
import { ok } from '../store/result.ts'
import { passingDatabase } from '../store/testing/databases.ts'
import { deliveryOf } from './delivery.ts'
import { putOfficeMail } from './put-office-mail.ts'

const mail = { anlass: 'formular', betrifft: 'formular-amt:A/1', betreff: 'Hund', text: 'Guten Tag' }

test.each([
  [['amt@example.org', 'stadt@example.org'], 'amt@example.org', 'wartet'],
  [['amt', 'stadt@example.org'], 'stadt@example.org', 'wartet'],
  [['amt, x@y', 'stadt'], 'amt, x@y', 'gescheitert'],
  [['amt\r\nBcc: x@example.org'], 'amt Bcc: x@example.org', 'gescheitert'],
] as const)(
  'F2: of the addresses %j of an office, %s is tried, and its mail is %s',
  async (ways, an, zustand) => {
    const { put, found } = await outbox()
    expect(await put(ways)).toMatchObject({ isRefused: zustand === 'gescheitert' })
    expect(await found()).toMatchObject({ an, zustand })
  },
)

test('F2: an office without an address gets no mail', async () => {
  const { put, found } = await outbox()
  expect(await put([])).toBeUndefined()
  expect(await found()).toBeUndefined()
})

async function outbox() {
  const store = await openStore({ database: await passingDatabase(), collections: {} })
  onTestFinished(() => store.close())
  const { database } = store
  return {
    put: async (ways: readonly string[]) => {
      const put = await database.write(async db =>
        ok(await putOfficeMail(db, mail, ways, new Date('2026-11-20T12:00:00Z'))),
      )
      return put.ok ? put.value : expect.fail('The mail was not stored')
    },
    found: () => deliveryOf(database.read, mail.betrifft),
  }
}
