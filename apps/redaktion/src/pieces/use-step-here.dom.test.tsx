import { CmsError } from '@rathausplatz/contract'
import { mount } from '@rathausplatz/ui/testing'
import { act } from 'react'
import { expect, test } from 'vitest'
import { useStepHere } from './use-step-here.ts'

test('A running step is not started again; its failure stays until the next attempt', async () => {
  const begun: PromiseWithResolvers<void>[] = []
  function Dialog() {
    const { failure, isBusy, once } = useStepHere()
    const step = () => {
      const way = Promise.withResolvers<void>()
      begun.push(way)
      return way.promise
    }
    return (
      <>
        <p>{failure}</p>
        <button type="button" aria-disabled={isBusy} onClick={() => void once(step)}>
          Verschieben
        </button>
      </>
    )
  }
  const root = await mount(<Dialog />)
  const button = root.querySelector('button')
  const press = () => act(async () => button?.click())
  const shown = () => [root.querySelector('p')?.textContent, button?.getAttribute('aria-disabled')]
  await press()
  await press()
  expect(begun).toHaveLength(1)
  expect(shown()).toEqual(['', 'true'])
  const refusal = new CmsError('nicht-erlaubt')
  await act(async () => begun[0]?.reject(refusal))
  expect(shown()).toEqual([refusal.message, 'false'])
  await press()
  expect(shown()).toEqual(['', 'true'])
  await act(async () => begun[1]?.resolve())
  expect(shown()).toEqual(['', 'false'])
})
