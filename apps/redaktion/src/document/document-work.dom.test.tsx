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

type Article = { titel: string; einleitung?: string }

/**
 * An article at a CMS that keeps its revisions, and the work on it: with words that were typed before (`typed`), or new.
 * `save` saves it behind the back of the desk; `loseAnswer` loses the answer to the next saving of the desk.
 */
function article({
  saved,
  since = [],
  typed,
  typedOn = 1,
}: {
  saved?: Article
  /** What was saved after that, before it was opened here. */
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

/** A network that loses the answer to the first saving, once it has arrived. */
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

test('A saving that arrives after its page was loaded again is nobody else’s', async () => {
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

test('Neither is one that arrives while it is already typed on', async () => {
  const { work, save } = article({ saved: { titel: 'Markt' }, typed: { titel: 'Markt am Samstag' } })
  work.type(['titel'], 'Markt am Samstag und Sonntag')
  save({ titel: 'Markt am Samstag' })
  await work.look()
  expect(work.state().newer).toBeUndefined()
  expect(await work.save()).toMatchObject({ is: 'saved', joinedWith: undefined })
})

test('Neither is one whose answer was lost: what is typed on is saved on top of it, what is taken back stays so', async () => {
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

test('A new article whose first saving was lost on its way back is saved on, and what others wrote since comes in', async () => {
  const { work, revisions, loseAnswer, save } = article({})
  work.replace({ titel: 'Markt' })
  loseAnswer()
  expect(await work.save()).toMatchObject({ is: 'failed' })
  save({ titel: 'Markt', einleitung: 'Von Anna' })
  work.change(['titel'], 'Markt am Samstag')
  expect(await work.save()).toMatchObject({ is: 'saved' })
  expect(revisions.at(-1)).toEqual({ titel: 'Markt am Samstag', einleitung: 'Von Anna' })
})

test('Opened again, words of a new article that was saved unheard stand on its first revision', async () => {
  const { work, revisions } = article({
    saved: { titel: 'Markt' },
    since: [{ titel: 'Flohmarkt' }],
    typed: { titel: 'Markt am Samstag' },
    typedOn: null,
  })
  expect(await work.save()).toEqual({ is: 'clash' })
  expect(revisions.at(-1)).toEqual({ titel: 'Flohmarkt' })
})

test('What somebody else has saved is told, and a field that both have changed is a question', async () => {
  const { work, save, asked } = article({ saved: { titel: 'Markt' }, typed: { titel: 'Markt am Samstag' } })
  save({ titel: 'Flohmarkt' })
  await work.look()
  expect(work.state().newer).toBeDefined()
  // A saving from another window of one's own has taken the kept words away.
  await work.keepNow()
  expect(asked.at(-1)).toMatch(/^PUT .*arbeitskopie/)
  expect(await work.save()).toEqual({ is: 'clash' })
  expect(work.state().clash?.clashes).toMatchObject([{ mine: 'Markt am Samstag', theirs: 'Flohmarkt' }])
})

test('What the CMS has refused was not saved: where somebody else enters it, that is their work', async () => {
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

test('On an older revision nothing of others is passed over: their words come in with the saving, and no undo takes them away', async () => {
  const { work, save, revisions } = article({ saved: { titel: 'Markt', einleitung: 'Komm!' } })
  work.change(['titel'], 'Flohmarkt')
  save({ titel: 'Markt', einleitung: 'Kommt alle!' })
  expect(await work.save()).toMatchObject({ is: 'saved', joinedWith: expect.any(String) })
  work.undo()
  await work.save()
  expect(revisions.at(-1)).toEqual({ titel: 'Flohmarkt', einleitung: 'Kommt alle!' })
})

test('What was thrown away and fetched back stands on the revision it was typed on', async () => {
  const { work, save, revisions } = article({ saved: { titel: 'Markt', einleitung: 'Komm!' } })
  work.change(['titel'], 'Flohmarkt')
  save({ titel: 'Markt', einleitung: 'Kommt alle!' })
  const takeBack = await work.discard()
  await work.refresh()
  takeBack()
  expect(await work.save()).toMatchObject({ is: 'saved' })
  expect(revisions.at(-1)).toEqual({ titel: 'Flohmarkt', einleitung: 'Kommt alle!' })
})

test('What is typed is kept before it is saved, so that a page loaded meanwhile begins with all of it', async () => {
  const { work, asked } = article({ saved: { titel: 'Markt' } })
  work.type(['titel'], 'Flohmarkt')
  await work.save()
  const written = asked.filter(line => line.startsWith('PUT')).map(line => line.split('/').at(-1))
  expect(written).toEqual([expect.stringMatching('arbeitskopie'), expect.not.stringMatching('arbeitskopie')])
})

test('Words that wait for a later revision than they stand on never pass for having come in', async () => {
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

test('What was one’s own before the last saving is somebody else’s when they enter it after that', async () => {
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

test('After one’s own late saving what was typed since is kept on top of it', async () => {
  const { work, save, asked } = article({ saved: { titel: 'Markt' }, typed: { titel: 'Markt am Samstag' } })
  work.type(['titel'], 'Markt am Sonntag')
  await work.keepNow()
  save({ titel: 'Markt am Samstag' })
  const before = asked.length
  await work.look()
  await work.keepNow()
  expect(asked.slice(before).filter(line => line.startsWith('PUT'))).toHaveLength(1)
})
