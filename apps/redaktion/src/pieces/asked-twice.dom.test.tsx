import { mount } from '@rathausplatz/ui/testing'
import { act } from 'react'
import { expect, test } from 'vitest'
import { until } from '../testing/until.ts'
import { AskedTwice } from './asked-twice.tsx'

async function asked(mayAsk: () => boolean = () => true) {
  const done: string[] = []
  const root = await mount(
    <AskedTwice
      first="Notfall veröffentlichen …"
      sure="Ja, den Notfall veröffentlichen"
      mayAsk={mayAsk}
      onSure={() => done.push('sure')}
      onCancel={() => done.push('cancelled')}
    />,
  )
  const shown = () => [...root.querySelectorAll('button')].map(({ textContent }) => textContent)
  /** Presses the button at this index. */
  const pressAt = (place: number) => act(async () => root.querySelectorAll('button')[place]?.click())
  return { root, done, shown, pressAt }
}

test('A double click only asks: the confirming button is elsewhere, and ignores presses that come too soon', async () => {
  const { root, done, shown, pressAt } = await asked()
  await pressAt(0)
  expect(shown()).toEqual(['Abbrechen', 'Ja, den Notfall veröffentlichen'])
  expect(document.activeElement?.textContent).toBe('Abbrechen')
  await pressAt(0)
  await pressAt(1)
  expect(done).toEqual([])
  await until(() => expect(root.querySelector('[aria-disabled=true]')).toBeNull())
  await pressAt(1)
  expect(done).toEqual(['sure'])
})

test('Both questions can be cancelled', async () => {
  const { root, done, pressAt } = await asked()
  await pressAt(1)
  await pressAt(0)
  await until(() => expect(root.querySelector('[aria-disabled=true]')).toBeNull())
  await pressAt(0)
  expect(done).toEqual(['cancelled', 'cancelled'])
})

test('If the form is incomplete, the question is not asked', async () => {
  const { shown, pressAt } = await asked(() => false)
  await pressAt(0)
  expect(shown()).toEqual(['Notfall veröffentlichen …', 'Abbrechen'])
})
