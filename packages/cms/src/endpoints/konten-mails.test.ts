import { expect, test } from 'vitest'
import { forgotPassword } from '../accounts/own-password.ts'
import { deskTown, jana } from '../editing/testing/desk-town.ts'
import { pickyPost } from '../outbox/testing/picky-post.ts'

test('F2: an invitation that the mail server refuses is shown to administrators until a later one is delivered', async () => {
  const { as, store, clock, pass } = await deskTown()
  const post = await pickyPost({ database: store.database, clock })
  const { call } = as('leitung')
  // At least one administrator has to remain.
  await call('redaktionKontoAnlegen', {
    body: { ...jana, email: 'lea@example.org', rollen: ['administration'] },
  })
  await post.isTaken()
  const made = await call('redaktionKontoAnlegen', { body: jana })
  expect(made.zustellung).toEqual({ lage: 'wartet', text: 'Die E-Mail wartet noch.' })
  await post.isRefused()
  const refused = {
    lage: 'nicht_zugestellt',
    text: expect.stringMatching(/^Nicht zugestellt: .*550/),
    betreff: 'Ihr Konto: Redaktion',
  }
  const params = { id: made.id }
  expect((await call('redaktionKonto', { params })).zustellung).toEqual(refused)
  expect((await call('redaktionKonten')).data).toContainEqual(
    expect.objectContaining({ id: made.id, zustellung: refused }),
  )
  pass(60)
  expect((await call('redaktionKontoEinladen', { params })).zustellung?.lage).toBe('wartet')
  await post.isTaken()
  expect((await call('redaktionKonto', { params })).zustellung?.lage).toBe('uebergeben')
})

test('F2: a link for a new password that the mail server refuses is shown to administrators', async () => {
  const { as, store, clock, accounts, pass } = await deskTown()
  const post = await pickyPost({ database: store.database, clock })
  const { call } = as('leitung')
  const { id } = await call('redaktionKontoAnlegen', { body: jana })
  await post.isTaken()
  pass(60)
  await forgotPassword(accounts.room, 'redaktion', jana.email, undefined)
  await post.isRefused()
  expect((await call('redaktionKonto', { params: { id } })).zustellung?.lage).toBe('nicht_zugestellt')
})
