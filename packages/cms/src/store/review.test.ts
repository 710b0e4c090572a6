import { expect, test } from 'vitest'
import { author, error, openTown, value } from './testing/town.ts'

const rathaus = { path: '/rathaus', titel: 'Rathaus' }
const baseRevision = 1

async function townWithDraft() {
  const town = await openTown()
  const { id, review } = value(await town.create({ kind: 'seite', data: rathaus, author }))
  expect(review).toBe('entwurf')
  const step = (what: 'einreichen' | 'freigeben' | 'zurueckgeben', note?: string) =>
    town.review(id, { step: what, author, baseRevision, note })
  return { town, id, step }
}

test('a draft is submitted, returned with a reason, and released; each step is logged', async () => {
  const { town, id, step } = await townWithDraft()
  expect(value(await step('einreichen')).review).toBe('in_pruefung')
  expect(value(await step('zurueckgeben', 'Bitte die Gebühr nennen')).review).toBe('entwurf')
  value(await step('einreichen'))
  expect(value(await step('freigeben')).review).toBe('freigegeben')
  expect((await town.document(id))?.review).toBe('freigegeben')
  expect(await town.published.byId(id), 'free to be public is not public').toBeUndefined()
  expect((await town.changes({ limit: 10 })).map(({ what, note }) => [what, note])).toEqual([
    ['angelegt', null],
    ['eingereicht', null],
    ['zurueckgegeben', 'Bitte die Gebühr nennen'],
    ['eingereicht', null],
    ['freigegeben', null],
  ])
})

test('the latest review note is available until the draft is public', async () => {
  const { town, id, step } = await townWithDraft()
  expect(await town.lastReview(id)).toBeUndefined()
  value(await step('einreichen', 'Bitte bis Freitag'))
  expect(await town.lastReview(id)).toMatchObject({
    step: 'einreichen',
    note: 'Bitte bis Freitag',
    who: author,
  })
  value(await step('zurueckgeben', 'Bitte die Gebühr nennen'))
  expect(await town.lastReview(id)).toMatchObject({ step: 'zurueckgeben', note: 'Bitte die Gebühr nennen' })
  value(await town.publish(id, { author, baseRevision }))
  expect(await town.lastReview(id)).toBeUndefined()
})

test('a draft that was reverted to the public version counts as released and has no review note', async () => {
  const { town, id, step } = await townWithDraft()
  value(await town.publish(id, { author, baseRevision }))
  value(await town.saveDraft(id, { data: { ...rathaus, titel: 'Neu' }, baseRevision, author }))
  value(await town.review(id, { step: 'einreichen', author, baseRevision: 2 }))
  expect(await town.lastReview(id)).toMatchObject({ step: 'einreichen' })
  expect(value(await town.saveDraft(id, { data: rathaus, baseRevision: 2, author })).review).toBe(
    'freigegeben',
  )
  expect(await town.lastReview(id)).toBeUndefined()
  expect(error(await step('einreichen'), 'konflikt').revision).toBe(3)
})

test('an invalid step is refused with the reason, and a repeated one is idempotent', async () => {
  const { town, step } = await townWithDraft()
  expect(error(await step('freigeben'), 'falscher_stand')).toMatchObject({
    stand: 'entwurf',
    message: 'Der Inhalt wurde noch nicht zur Prüfung eingereicht',
  })
  value(await step('einreichen'))
  value(await step('einreichen'))
  value(await step('freigeben'))
  error(await step('einreichen'), 'falscher_stand')
  expect((await town.changes({ limit: 10 })).map(({ what }) => what)).toEqual([
    'angelegt',
    'eingereicht',
    'freigegeben',
  ])
})

test('only the submitted revision can be released, and a new revision resets the review', async () => {
  const { town, id, step } = await townWithDraft()
  value(await step('einreichen'))
  value(await town.saveDraft(id, { data: { ...rathaus, titel: 'Neu' }, baseRevision, author: 'Bernd Bauer' }))
  expect((await town.document(id))?.review).toBe('entwurf')
  expect(error(await step('freigeben'), 'konflikt').author).toBe('Bernd Bauer')
})

test('a published draft counts as released, even without a review', async () => {
  const { town, id } = await townWithDraft()
  expect(value(await town.publish(id, { author })).review).toBe('freigegeben')
})
