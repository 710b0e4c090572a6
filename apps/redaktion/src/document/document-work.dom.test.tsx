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

/** The work on a new article, and a spy that counts the notifications to the screen. */
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
  // Stores the working copy before the test ends.
  onTestFinished(() => work.keepNow())
  return { work, told, titel: () => work.state().history.now['titel'] }
}

test('Typed text is in the document at once; the screen is notified once typing pauses', async () => {
  const { work, told, titel } = begun()
  for (const text of ['M', 'Ma', 'Mar']) work.type(['titel'], text)
  expect(titel()).toBe('Mar')
  expect(told).not.toHaveBeenCalled()
  await expect.poll(() => told.mock.calls.length).toBe(1)
})

test('Leaving a field notifies the screen at once, and only once', () => {
  const { work, told } = begun()
  work.type(['titel'], 'Markt')
  work.follow()
  expect(told).toHaveBeenCalledTimes(1)
  work.follow()
  expect(told).toHaveBeenCalledTimes(1)
})

test('A change that is not typed notifies the screen at once, together with the text typed before', () => {
  const { work, told, titel } = begun()
  work.type(['titel'], 'Markt')
  work.change(['einleitung'], 'Am Samstag')
  expect(told).toHaveBeenCalledTimes(1)
  expect(work.state().history.now).toMatchObject({ titel: 'Markt', einleitung: 'Am Samstag' })
  work.undo()
  expect(titel()).toBe('Markt')
  expect(work.state().history.now['einleitung']).not.toBe('Am Samstag')
})

type Article = { titel: string; einleitung?: string }

/**
 * An article with its revisions in a fake CMS, and the work on it. `typed` is the working copy; without
 * `saved` the article is new. `save` stores a revision that this work does not know of; `loseAnswer` loses
 * the answer to the next save of the desk.
 */
function article({
  saved,
  since = [],
  typed,
  typedOn = 1,
}: {
  saved?: Article
  /** Later revisions, saved before the document was opened here. */
  since?: readonly Article[]
  typed?: Article
  typedOn?: number | null
}) {
  const example = calls.redaktionInhalt.examples[0]?.answer
  const revisions: Article[] = saved ? [saved, ...since] : []
  const inhalt = () =>
    Object.assign({}, example, { art: 'aktuelles', daten: revisions.at(-1), fassung: revisions.length })
  const take = (daten: Article) => {
    if (daten.titel === '') throw new CmsError('ungueltig', undefined, { details: { issues: [NO_TITLE] } })
    revisions.push(daten)
    return inhalt()
  }
  const asked = answering({
    ...fakeCms(),
    redaktionInhalt: inhalt,
    redaktionAnwesenheit: () => ({ fassung: revisions.length, arbeitskopien: [] }),
    redaktionInhaltAnlegen: ({ body }: { body: { id: string; daten: Article } }) => {
      if (revisions.length > 0)
        throw new CmsError('vergeben', undefined, { details: { vergebenAn: body.id } })
      return take(body.daten)
    },
    redaktionInhaltSpeichern: ({ body }: { body: { daten: Article; grundfassung: number } }) => {
      if (body.grundfassung === revisions.length) return take(body.daten)
      const konflikt = { aktuell: inhalt(), grund: revisions[body.grundfassung - 1] }
      throw new CmsError('konflikt', undefined, { details: { konflikt } })
    },
  } as unknown as CmsHandlers)
  const work = workOn(
    {
      id: example?.id ?? '',
      art: 'aktuelles',
      inhalt: saved && (inhalt() as LoadedDocument),
      copy: typed && { daten: typed, base: typedOn, at: '2026-11-20T08:12:00Z' },
      ...(saved ? {} : { given: {} }),
    },
    aktuelles,
    ask,
    askAside,
  )
  onTestFinished(() => work.keepNow())
  return {
    work,
    revisions,
    asked,
    save: (daten: Article) => void revisions.push(daten),
    loseAnswer: () => vi.stubGlobal('fetch', losingOneAnswer(globalThis.fetch)),
    titel: () => work.state().history.now['titel'],
  }
}

const NO_TITLE = { path: 'titel', message: 'Bitte geben Sie einen Titel an.' }

/** A network that delivers the first save, but loses the answer to it. */
function losingOneAnswer(send: typeof fetch): typeof fetch {
  let isLost = false
  return async (address, request) => {
    const answer = await send(address, request)
    const { pathname } = new URL(address instanceof Request ? address.url : address)
    const isSaving = request?.method !== 'GET' && /\/inhalte(?:\/[^/]+)?$/.test(pathname)
    if (isLost || !isSaving) return answer
    isLost = true
    throw new TypeError('network')
  }
}

test('A late save after a page reload is not shown as a change of another editor', async () => {
  const { work, save, revisions } = article({
    saved: { titel: 'Markt' },
    typed: { titel: 'Markt am Samstag' },
  })
  save({ titel: 'Markt am Samstag' })
  await work.look()
  expect(work.state().newer).toBeUndefined()
  work.type(['titel'], 'Markt am Samstag und Sonntag')
  expect(await work.save()).toMatchObject({ is: 'saved', joinedWith: undefined })
  expect(revisions.at(-1)).toEqual({ titel: 'Markt am Samstag und Sonntag' })
})

test('A late save is not shown as a change of another editor, even if more text was typed', async () => {
  const { work, save } = article({ saved: { titel: 'Markt' }, typed: { titel: 'Markt am Samstag' } })
  work.type(['titel'], 'Markt am Samstag und Sonntag')
  save({ titel: 'Markt am Samstag' })
  await work.look()
  expect(work.state().newer).toBeUndefined()
  expect(await work.save()).toMatchObject({ is: 'saved', joinedWith: undefined })
})

test('After a save with a lost answer, later text is saved and a reverted change stays reverted', async () => {
  const { work, revisions, loseAnswer, titel } = article({ saved: { titel: 'Markt' } })
  work.change(['titel'], 'Flohmarkt')
  loseAnswer()
  expect(await work.save()).toMatchObject({ is: 'failed' })
  work.change(['titel'], 'Flohmarkt bis 18 Uhr')
  expect(await work.save()).toMatchObject({ is: 'saved', joinedWith: undefined })
  expect(revisions.slice(1)).toEqual([{ titel: 'Flohmarkt' }, { titel: 'Flohmarkt bis 18 Uhr' }])

  work.change(['titel'], 'Kein Markt')
  loseAnswer()
  expect(await work.save()).toMatchObject({ is: 'failed' })
  work.change(['titel'], 'Flohmarkt bis 18 Uhr')
  expect(await work.save()).toMatchObject({ is: 'saved' })
  expect(revisions.at(-1)).toEqual({ titel: 'Flohmarkt bis 18 Uhr' })

  work.change(['titel'], 'Kein Markt')
  loseAnswer()
  expect(await work.save()).toMatchObject({ is: 'failed' })
  work.change(['titel'], 'Flohmarkt bis 18 Uhr')
  await work.look()
  expect(titel()).toBe('Flohmarkt bis 18 Uhr')
})

test('If the answer to the first save of a new article was lost, the next save succeeds and merges changes of others', async () => {
  const { work, revisions, loseAnswer, save } = article({})
  work.replace({ titel: 'Markt' })
  loseAnswer()
  expect(await work.save()).toMatchObject({ is: 'failed' })
  save({ titel: 'Markt', einleitung: 'Von Anna' })
  work.change(['titel'], 'Markt am Samstag')
  expect(await work.save()).toMatchObject({ is: 'saved' })
  expect(revisions.at(-1)).toEqual({ titel: 'Markt am Samstag', einleitung: 'Von Anna' })
})

test('If the answer to the first save of a new article was lost, its working copy counts as based on the first revision', async () => {
  const { work, revisions } = article({
    saved: { titel: 'Markt' },
    since: [{ titel: 'Flohmarkt' }],
    typed: { titel: 'Markt am Samstag' },
    typedOn: null,
  })
  expect(await work.save()).toEqual({ is: 'clash' })
  expect(revisions.at(-1)).toEqual({ titel: 'Flohmarkt' })
})

test('A save of another editor is shown, and a field that both editors have changed is a conflict', async () => {
  const { work, save, asked } = article({ saved: { titel: 'Markt' }, typed: { titel: 'Markt am Samstag' } })
  save({ titel: 'Flohmarkt' })
  await work.look()
  expect(work.state().newer).toBeDefined()
  // The save may come from another window of this editor, which deletes the working copy: it is stored again.
  await work.keepNow()
  expect(asked.at(-1)).toMatch(/^PUT .*arbeitskopie/)
  expect(await work.save()).toEqual({ is: 'clash' })
  expect(work.state().clash?.clashes).toMatchObject([{ mine: 'Markt am Samstag', theirs: 'Flohmarkt' }])
})

test('Values of a refused save that another editor then saves count as a change of that editor', async () => {
  const { work, save, revisions } = article({ saved: { titel: 'Markt', einleitung: 'Komm!' } })
  work.replace({ titel: '', einleitung: 'Kommt alle!' })
  expect(await work.save()).toEqual({ is: 'refused' })
  work.replace({ titel: 'Flohmarkt', einleitung: 'Komm!' })
  save({ titel: 'Markt', einleitung: 'Kommt alle!' })
  await work.look()
  expect(work.state().newer).toBeDefined()
  expect(await work.save()).toMatchObject({ is: 'saved' })
  expect(revisions.at(-1)).toEqual({ titel: 'Flohmarkt', einleitung: 'Kommt alle!' })
})

test('A save on an older revision merges the changes of others, and undo does not remove them', async () => {
  const { work, save, revisions } = article({ saved: { titel: 'Markt', einleitung: 'Komm!' } })
  work.change(['titel'], 'Flohmarkt')
  save({ titel: 'Markt', einleitung: 'Kommt alle!' })
  expect(await work.save()).toMatchObject({ is: 'saved', joinedWith: expect.any(String) })
  work.undo()
  await work.save()
  expect(revisions.at(-1)).toEqual({ titel: 'Flohmarkt', einleitung: 'Kommt alle!' })
})

test('A discarded and restored working copy keeps the revision it was based on', async () => {
  const { work, save, revisions } = article({ saved: { titel: 'Markt', einleitung: 'Komm!' } })
  work.change(['titel'], 'Flohmarkt')
  save({ titel: 'Markt', einleitung: 'Kommt alle!' })
  const takeBack = await work.discard()
  await work.refresh()
  takeBack()
  expect(await work.save()).toMatchObject({ is: 'saved' })
  expect(revisions.at(-1)).toEqual({ titel: 'Flohmarkt', einleitung: 'Kommt alle!' })
})

test('The working copy is stored before a save, so that a page reloaded meanwhile has all text', async () => {
  const { work, asked } = article({ saved: { titel: 'Markt' } })
  work.type(['titel'], 'Flohmarkt')
  await work.save()
  const written = asked.filter(line => line.startsWith('PUT')).map(line => line.split('/').at(-1))
  expect(written).toEqual([expect.stringMatching('arbeitskopie'), expect.not.stringMatching('arbeitskopie')])
})

test('A working copy of an older revision does not undo later changes of others', async () => {
  const { work, save, revisions } = article({
    saved: { titel: 'Markt', einleitung: 'Komm!' },
    since: [{ titel: 'Flohmarkt', einleitung: 'Komm!' }],
    typed: { titel: 'Markt', einleitung: 'Kommt alle!' },
  })
  save({ titel: 'Flohmarkt', einleitung: 'Kommt alle!' })
  await work.look()
  expect(await work.save()).toMatchObject({ is: 'saved' })
  expect(revisions.at(-1)).toEqual({ titel: 'Flohmarkt', einleitung: 'Kommt alle!' })
})

test('A value from before the last save counts as a change of another editor if it reappears', async () => {
  const { work, save, revisions } = article({
    saved: { titel: 'Markt', einleitung: 'Komm!' },
    typed: { titel: 'Markt am Samstag', einleitung: 'Komm!' },
  })
  work.change(['titel'], 'Markt am Sonntag')
  await work.save()
  save({ titel: 'Markt am Samstag', einleitung: 'Komm!' })
  work.change(['einleitung'], 'Kommt alle!')
  expect(await work.save()).toMatchObject({ is: 'saved' })
  expect(revisions.at(-1)).toEqual({ titel: 'Markt am Samstag', einleitung: 'Kommt alle!' })
})

test('After a late save of this editor, text typed since is stored as the working copy again', async () => {
  const { work, save, asked } = article({ saved: { titel: 'Markt' }, typed: { titel: 'Markt am Samstag' } })
  work.type(['titel'], 'Markt am Sonntag')
  await work.keepNow()
  save({ titel: 'Markt am Samstag' })
  const before = asked.length
  await work.look()
  await work.keepNow()
  expect(asked.slice(before).filter(line => line.startsWith('PUT'))).toHaveLength(1)
})
