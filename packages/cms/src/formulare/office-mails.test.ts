import type { Eingangshandlung } from '@rathausplatz/contract'
import { expect, test } from 'vitest'
import { deskTown } from '../editing/testing/desk-town.ts'
import { resendMails } from '../outbox/outbox.ts'
import { pickyPost } from '../outbox/testing/picky-post.ts'
import { ok } from '../store/result.ts'

const form = {
  titel: 'Hund anmelden',
  slug: 'hund-anmelden',
  schritte: [{ titel: 'Der Hund', felder: [{ typ: 'text', name: 'name', label: 'Name', pflicht: true }] }],
  bestaetigung: 'Sie bekommen Post.',
  zweck: 'um den Hund anzumelden',
  adressen: ['steuern@example.org', 'kasse@example.org'],
}

async function town() {
  const made = await deskTown({ formular: [form] })
  const { as, clock, formulare, store } = made
  const post = await pickyPost({ database: store.database, clock })
  const pass = (seconds: number) => clock.set(new Date(clock().getTime() + seconds * 1_000).toISOString())
  const { beginn } = formulare.begin()
  pass(5)
  const einreichung = '0199aa10-7c1e-7d3a-9f51-000000000001'
  const sent = { einreichung, eingaben: { name: 'Bello' }, beginn, homepage: '' }
  const { vorgang, kennwort } = await formulare.receive(form.slug, sent, undefined)
  const clerk = as('post').call
  let fassung = 1
  return {
    post,
    vorgang,
    /** Everywhere the failure is told: the list, the submission, the first screen, and the page of the sender. */
    told: async () => {
      const { data } = await clerk('redaktionEingaenge', { query: { stand: 'alle' } })
      const whole = await clerk('redaktionEingang', { params: { vorgang } })
      const first = await clerk('redaktionNichtZugestellt')
      const own = await formulare.status({ vorgang, kennwort }, undefined)
      expect(data[0]?.amtsmail).toEqual(whole.amtsmail)
      return { amtsmail: whole.amtsmail, first: first.data, own: own.amtszustellung }
    },
    step: async (schritt: Eingangshandlung, text = '') => {
      await clerk('redaktionEingangBearbeiten', {
        params: { vorgang },
        body: { grundfassung: fassung++, schritt, text },
      })
    },
    sendAgain: async () => {
      pass(60)
      await store.database.write(async db => ok(await resendMails(db, 'alle', clock())))
    },
    seenBy: async (name: 'bad' | 'autor') => (await as(name).call('redaktionNichtZugestellt')).data,
  }
}

const NOTHING = { amtsmail: undefined, first: [], own: undefined }

test('F2: a mail to an office that is refused is told at its submission, in the list and on the first screen', async () => {
  const { told, post, vorgang, seenBy } = await town()
  expect(await told()).toEqual(NOTHING)
  await post.isRefused('kasse')
  const { amtsmail, first, own } = await told()
  expect(amtsmail).toEqual({
    an: 'kasse@example.org',
    zustellung: {
      lage: 'nicht_zugestellt',
      text: expect.stringMatching(/^Nicht zugestellt: .*550/),
      betreff: `Hund anmelden (${vorgang})`,
    },
  })
  expect(first).toMatchObject([
    { wo: { art: 'eingang', id: vorgang }, worum: `E-Mail an das Amt: Hund anmelden (${vorgang})` },
  ])
  expect(own).toBe('nicht_zugestellt')
  // The submission is for another office than that of `bad`, and `autor` lacks the right.
  expect([await seenBy('bad'), await seenBy('autor')]).toEqual([[], []])
})

test('F2: a mail to an office that comes back is told like a refused one', async () => {
  const { told, post } = await town()
  await post.isTaken()
  expect(await told()).toEqual(NOTHING)
  await post.comesBack()
  const { amtsmail, first } = await told()
  expect(amtsmail).toMatchObject({ an: 'steuern@example.org', zustellung: { lage: 'nicht_zugestellt' } })
  expect(first).toHaveLength(2)
})

test('F2: a refused mail to an office is no longer told once it is sent again with success', async () => {
  const { told, post, sendAgain } = await town()
  await post.isRefused()
  await sendAgain()
  await post.isRefused('steuern')
  expect((await told()).first).toHaveLength(1)
  await sendAgain()
  await post.isTaken()
  expect(await told()).toEqual(NOTHING)
})

test.each([['erledigen'], ['ablehnen'], ['beantworten']] as const)(
  'F2: a refused mail to an office is no longer told once its submission is finished: %s',
  async schritt => {
    const { told, post, step } = await town()
    await post.isRefused()
    await step('uebernehmen')
    expect((await told()).first).toHaveLength(2)
    await step(schritt, schritt === 'erledigen' ? '' : 'Bitte kommen Sie vorbei.')
    expect(await told()).toEqual(NOTHING)
    await step('wiedereroeffnen')
    expect((await told()).first).toHaveLength(2)
  },
)
