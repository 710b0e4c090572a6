import { CmsError } from '@rathausplatz/contract'
import { mount } from '@rathausplatz/ui/testing'
import { act } from 'react'
import { expect, test } from 'vitest'
import { useSending } from './use-sending.ts'

/** A form that the test submits, and whose request ends on demand. */
async function formWith(missing: Record<string, string>) {
  const sent: PromiseWithResolvers<void>[] = []
  function Form() {
    const { trouble, errors, isBusy, send, forget } = useSending()
    const step = () => {
      const way = Promise.withResolvers<void>()
      sent.push(way)
      return way.promise
    }
    return (
      <>
        <p>{[trouble?.title, ...Object.values(errors)].filter(Boolean).join(': ')}</p>
        <button type="button" aria-disabled={isBusy} onClick={() => void send(missing, step)}>
          Senden
        </button>
        <button type="button" onClick={forget}>
          Verwerfen
        </button>
      </>
    )
  }
  const root = await mount(<Form />)
  const [send, discard] = [...root.querySelectorAll('button')]
  return {
    sent,
    said: () => root.querySelector('p')?.textContent,
    isBusy: () => send?.getAttribute('aria-disabled') === 'true',
    send: () => act(async () => send?.click()),
    discard: () => act(async () => discard?.click()),
  }
}

test('An incomplete form is not sent, and names what is missing', async () => {
  const { sent, said, send, discard } = await formWith({ name: 'Bitte einen Namen angeben.' })
  await send()
  expect(sent).toEqual([])
  expect(said()).toBe('Es fehlt noch etwas: Bitte einen Namen angeben.')
  await discard()
  expect(said()).toBe('')
})

test('A pending form is not sent twice, and can be sent again after a refusal', async () => {
  const { sent, said, send, isBusy } = await formWith({})
  await send()
  expect(isBusy()).toBe(true)
  await send()
  expect(sent).toHaveLength(1)
  await act(async () => sent[0]?.reject(new CmsError('nicht-erlaubt')))
  expect(said()).not.toBe('')
  expect(isBusy()).toBe(false)
  await send()
  expect(sent).toHaveLength(2)
  expect(said()).toBe('')
  await act(async () => sent[1]?.resolve())
  expect(isBusy()).toBe(false)
})
