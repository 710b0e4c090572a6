import { calls } from '@rathausplatz/contract'
import { expect, test } from 'vitest'
import { receive } from '../apps/site/app/formular/receive.ts'
import { testSite } from '../apps/site/app/testing/test-site.ts'
import { formNumber, formTown } from '../packages/cms/src/formulare/testing/form-town.ts'
import { growthOf } from '../packages/cms/src/store/testing/growth.ts'

const NOT_STORED = 'Ihr Formular konnte gerade nicht gespeichert werden. Ihre Angaben stehen noch hier.'

test('D-03: on a full disk the page of a form says that nothing was stored and keeps the typed text; acknowledged submissions are stored, and after making room the same form is accepted', async () => {
  const town = await formTown()
  const growth = growthOf(town.store.database)
  const site = { ...testSite({}).site, cms: { call: town.call } }
  const formular = await town.call(calls.formular, { params: { slug: 'schaden-melden' } })
  const { beginn } = await town.call(calls.formularBeginn, {})
  /** Fills in the form with this number and sends its page. */
  const send = async (number: number) => {
    const was = `Laterne ${number}: ${'dunkel '.repeat(2_000)}`
    const form = new FormData()
    const fields = {
      einreichung: formNumber(number),
      beginn,
      schritt: '0',
      _gezeigt: 'was,mail,foto',
      was,
      mail: 'erika@example.org',
    }
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    // Waits until the rate limit of senders without an address has passed.
    town.pass(601)
    const answer = await receive(site, formular, form, new AbortController().signal)
    if ('received' in answer) return { vorgang: answer.received.vorgang }
    const { answered, status } = answer
    const { titel, begun } = answered.art === 'seite' ? answered : { titel: '', begun: answered.begun }
    return { status, was, titel, kept: begun.eingaben }
  }

  await growth.byOnly(40)
  const acknowledged: string[] = []
  let full = await send(0)
  while (full.vorgang !== undefined && acknowledged.length < 200) {
    acknowledged.push(full.vorgang)
    full = await send(acknowledged.length)
  }
  expect(acknowledged.length).toBeGreaterThan(2)
  expect(full.status).toBe(503)
  expect(full.titel).toContain(NOT_STORED)
  expect(full.kept).toMatchObject({ was: full.was, mail: 'erika@example.org' })
  const kept = async () => (await town.rows()).map(({ vorgang }) => vorgang)
  expect((await kept()).toSorted()).toEqual(acknowledged.toSorted())

  await growth.asItLikes()
  const { vorgang } = await send(acknowledged.length)
  expect((await kept()).toSorted()).toEqual([...acknowledged, vorgang].toSorted())
  expect(await send(acknowledged.length)).toEqual({ vorgang })
})
