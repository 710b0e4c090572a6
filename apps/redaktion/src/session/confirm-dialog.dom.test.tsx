import { CmsError, calls } from '@rathausplatz/contract'
import { mount } from '@rathausplatz/ui/testing'
import { act } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { FRAME } from '../frame/frame-data.ts'
import { answering } from '../testing/answering.ts'
import { until } from '../testing/until.ts'
import { ask } from '../wall/ask.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'

const konto = calls.redaktionKonto.examples[0]?.answer as never
const session = calls.redaktionAnmeldung.examples[0]?.answer

/** The dialog, and a sensitive step that is refused until the password was right. */
async function desk(wege: ('passwort' | 'passkey' | 'code' | 'verwaltung')[] = ['passwort']) {
  let isConfirmed = false
  let taken = 0
  const bestaetigung = () => ({
    bestaetigt_bis: isConfirmed ? '2026-11-29T10:10:00.000Z' : null,
    wege,
  })
  answering({
    redaktionBestaetigung: bestaetigung,
    redaktionBestaetigen({ body }) {
      if (body.passwort !== 'richtig' && body.code !== '123456')
        throw new CmsError(body.code ? 'code-falsch' : 'passwort-falsch')
      isConfirmed = true
      return bestaetigung()
    },
    redaktionKontoAendern() {
      if (!isConfirmed) throw new CmsError('bestaetigung-noetig')
      taken++
      return konto
    },
  })
  const router = createMemoryRouter([
    {
      id: FRAME,
      path: '/',
      loader: () => ({ session, kinds: [], stadt: undefined }),
      HydrateFallback: () => null,
      Component: () => (
        <>
          <h1>Konto</h1>
          <ConfirmDialog />
        </>
      ),
    },
  ])
  const root = await mount(<RouterProvider router={router} />)
  await until(() => expect(root.querySelector('h1')).not.toBeNull())
  const field = (name: string) => root.querySelector<HTMLInputElement>(`dialog input[name="${name}"]`)
  const step = () => {
    const asked = ask(calls.redaktionKontoAendern, { params: { id: 'a' }, body: {} } as never)
    return asked.then(
      () => 'taken',
      (error: CmsError) => error.code,
    )
  }
  const type = async (name: string, words: string) => {
    await until(() => expect(field(name)).not.toBeNull())
    await act(async () => {
      const input = field(name)
      if (!input) return
      input.value = words
      input.form?.requestSubmit()
    })
  }
  return { root, step, type, field, taken: () => taken }
}

test('A10: the dialog asks for the password, says when it is wrong, and then the step is taken once', async () => {
  const { root, step, type, field, taken } = await desk()
  const steps = [step(), step()]
  await until(() => expect(document.activeElement).toBe(field('passwort')))
  await type('passwort', 'falsch')
  await until(() => expect(root.querySelector('dialog [role="alert"]')?.textContent).toContain('Passwort'))
  expect(taken()).toBe(0)
  await type('passwort', 'richtig')
  expect(await Promise.all(steps)).toEqual(['taken', 'taken'])
  await until(() => expect(field('passwort')).toBeNull())
  expect(await step()).toBe('taken')
})

test('A10: a cancelled dialog takes no step, and the screen learns why', async () => {
  const { root, step, field, taken } = await desk()
  const asked = step()
  await until(() => expect(field('passwort')).not.toBeNull())
  await act(async () => root.querySelector<HTMLButtonElement>('dialog button[type="button"]')?.click())
  expect(await asked).toBe('bestaetigung-noetig')
  expect(taken()).toBe(0)
})

test('A10: an account without a password is asked for the code of its app, or to sign in with the account of the town', async () => {
  const { root, step, type } = await desk(['code', 'verwaltung'])
  const asked = step()
  await until(() => expect(root.querySelector('dialog a')?.textContent).toContain('Konto der Verwaltung'))
  await type('code', '123456')
  expect(await asked).toBe('taken')
})
