import { CmsError, type CmsHandlers, calls } from '@rathausplatz/contract'
import { fakeCms } from '@rathausplatz/contract/fake-cms'
import { formOf, records } from '@rathausplatz/contract/records'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Kind } from '../kinds/kinds.ts'
import { answering } from '../testing/answering.ts'
import { ask, askAside } from '../wall/ask.ts'
import { workOn } from './document-work.ts'
import type { LoadedDocument } from './open-document.ts'

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

/** A saved article whose CMS has revisions; `arrives` lets a saving arrive of which the desk hears nothing. */
function savedAt(titel: string, typed?: string) {
  const example = calls.redaktionInhalt.examples[0]?.answer
  const revisions: { titel: string }[] = [{ titel }]
  const inhalt = () =>
    Object.assign({}, example, { art: 'aktuelles', daten: revisions.at(-1), fassung: revisions.length })
  const save = (daten: { titel: string }) => revisions.push(daten)
  const asked = answering({
    ...fakeCms(),
    redaktionInhalt: inhalt,
    redaktionAnwesenheit: () => ({ fassung: revisions.length, arbeitskopien: [] }),
    redaktionInhaltSpeichern: ({ body }: { body: { daten: { titel: string }; grundfassung: number } }) => {
      if (body.grundfassung !== revisions.length) {
        const konflikt = { aktuell: inhalt(), grund: revisions[body.grundfassung - 1] }
        throw new CmsError('konflikt', undefined, { details: { konflikt } })
      }
      save(body.daten)
      return inhalt()
    },
  } as unknown as CmsHandlers)
  const copy =
    typed === undefined ? undefined : { daten: { titel: typed }, base: 1, at: '2026-11-20T08:12:00Z' }
  const data = { id: example?.id ?? '', art: 'aktuelles', inhalt: inhalt() as LoadedDocument, copy }
  const work = workOn(data, aktuelles, ask, askAside)
  onTestFinished(() => work.keepNow())
  return { work, save, revisions, asked }
}

test('A saving that arrives after its page was loaded again is nobody else’s', async () => {
  const { work, save, revisions } = savedAt('Markt', 'Markt am Samstag')
  save({ titel: 'Markt am Samstag' })
  await work.look()
  expect(work.state().newer).toBeUndefined()
  work.type(['titel'], 'Markt am Samstag und Sonntag')
  expect(await work.save()).toMatchObject({ is: 'saved', joinedWith: undefined })
  expect(revisions.at(-1)).toEqual({ titel: 'Markt am Samstag und Sonntag' })
})

test('Neither is one that arrives while it is already typed on, or whose answer was lost', async () => {
  const { work, save, revisions } = savedAt('Markt', 'Markt am Samstag')
  work.type(['titel'], 'Markt am Samstag und Sonntag')
  save({ titel: 'Markt am Samstag' })
  await work.look()
  expect(work.state().newer).toBeUndefined()
  expect(await work.save()).toMatchObject({ is: 'saved', joinedWith: undefined })
  work.type(['titel'], 'Markt jeden Tag')
  vi.stubGlobal('fetch', brokenAfter('PUT', globalThis.fetch))
  expect(await work.save()).toMatchObject({ is: 'failed' })
  work.type(['titel'], 'Markt jeden Tag bis 18 Uhr')
  expect(await work.save()).toMatchObject({ is: 'saved', joinedWith: undefined })
  expect(revisions.map(({ titel }) => titel).slice(-2)).toEqual([
    'Markt jeden Tag',
    'Markt jeden Tag bis 18 Uhr',
  ])
})

test('What somebody else has saved is told, and a field that both have changed is a question', async () => {
  const { work, save } = savedAt('Markt', 'Markt am Samstag')
  save({ titel: 'Flohmarkt' })
  await work.look()
  expect(work.state().newer).toBeDefined()
  expect(await work.save()).toEqual({ is: 'clash' })
  expect(work.state().clash?.clashes).toMatchObject([{ mine: 'Markt am Samstag', theirs: 'Flohmarkt' }])
})

/** A network that loses the answer to the first request of this method, once it has arrived. */
function brokenAfter(method: string, send: typeof fetch): typeof fetch {
  let isBroken = false
  return async (address, request) => {
    const answer = await send(address, request)
    if (isBroken || request?.method !== method) return answer
    isBroken = true
    throw new TypeError('network')
  }
}
