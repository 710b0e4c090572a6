import { expect, onTestFinished, test } from 'vitest'
import { keeper } from './keeper.ts'
import type { Daten } from './path.ts'

/** A keeper whose first `failures` requests fail. */
function keeping(failures: number) {
  const sent: Daten[] = []
  const told: string[] = []
  const kept = keeper(
    async daten => {
      sent.push(daten)
      if (sent.length <= failures) throw new Error('kein Netz')
    },
    ({ is }) => void told.push(is),
  )
  onTestFinished(() => kept.drop())
  return { kept, sent, told }
}

test('A failed attempt to store is repeated with the same text', async () => {
  const { kept, sent, told } = keeping(1)
  kept.keep({ titel: 'Fest' })
  await kept.flush()
  expect([told.at(-1), kept.isDone()]).toEqual(['failed', false])
  await kept.flush()
  expect(sent).toEqual([{ titel: 'Fest' }, { titel: 'Fest' }])
  expect([told.at(-1), kept.isDone()]).toEqual(['kept', true])
})

test('Text typed after a failed attempt is stored instead of the older text', async () => {
  const { kept, sent } = keeping(1)
  kept.keep({ titel: 'Fest' })
  await kept.flush()
  kept.keep({ titel: 'Festwoche' })
  await kept.flush()
  expect(sent).toEqual([{ titel: 'Fest' }, { titel: 'Festwoche' }])
})
