import { fakeCms } from '@rathausplatz/contract/fake-cms'
import { formOf, records } from '@rathausplatz/contract/records'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Kind } from '../kinds/kinds.ts'
import { answering } from '../testing/answering.ts'
import { ask, askAside } from '../wall/ask.ts'
import { workOn } from './document-work.ts'

const aktuelles = { art: 'aktuelles', felder: formOf(records.aktuelles) } as unknown as Kind

/** A new article in front of whoever writes it, with how often the screen was told of something. */
function begun() {
  answering(fakeCms())
  const id = crypto.randomUUID()
  const data = { id, art: 'aktuelles', inhalt: undefined, copy: undefined, given: {} }
  const work = workOn(data, aktuelles, ask, askAside)
  const told = vi.fn<() => void>()
  const leave = work.subscribe(told)
  onTestFinished(() => {
    leave()
  })
  // What waits to be kept is kept before there is nobody any more to keep it.
  onTestFinished(() => work.keepNow())
  return { work, told, titel: () => work.state().history.now['titel'] }
}

test('What is typed counts from its key on; the screen around it is told once typing rests', async () => {
  const { work, told, titel } = begun()
  for (const text of ['M', 'Ma', 'Mar']) work.type(['titel'], text)
  expect(titel()).toBe('Mar')
  expect(told).not.toHaveBeenCalled()
  await expect.poll(() => told.mock.calls.length).toBe(1)
})

test('Whoever leaves the field is not kept waiting: the screen is told at once, and not twice', () => {
  const { work, told } = begun()
  work.type(['titel'], 'Markt')
  work.follow()
  expect(told).toHaveBeenCalledTimes(1)
  work.follow()
  expect(told).toHaveBeenCalledTimes(1)
})

test('Every other change is told at once, on top of what was typed before it', () => {
  const { work, told, titel } = begun()
  work.type(['titel'], 'Markt')
  work.change(['einleitung'], 'Am Samstag')
  expect(told).toHaveBeenCalledTimes(1)
  expect(work.state().history.now).toMatchObject({ titel: 'Markt', einleitung: 'Am Samstag' })
  work.undo()
  expect(titel()).toBe('Markt')
  expect(work.state().history.now['einleitung']).not.toBe('Am Samstag')
})
