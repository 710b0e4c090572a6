import { expect, test } from 'vitest'
import type { Call } from './call.ts'
import { calls } from './calls.ts'
import { fakeCms, fakeIdentify } from './fake-cms.ts'
import { cmsInProcess } from './in-process.ts'

const cms = cmsInProcess(fakeCms(), fakeIdentify)
const everyExample = (Object.values(calls) as Call[]).flatMap(call =>
  call.examples.map(example => ({ call, name: call.name, example, summary: example.summary })),
)

test.each(everyExample)('The fake CMS answers $name: $summary', async ({ call, example }) => {
  const { answer, summary: _, ...fields } = example
  expect(await cms.call(call as never, { ...fields, token: 'x' } as never)).toEqual(call.answer.parse(answer))
})

test('The fake CMS knows only the single documents of its examples', async () => {
  const unknown = [
    cms.call(calls.route, { query: { url: '/unbekannt' } }),
    cms.call(calls.leistung, { params: { id: 'unbekannt' } }),
    cms.call(calls.verzeichnis, { params: { id: 'unbekannt' } }),
  ]
  for (const one of unknown) await expect(one).rejects.toMatchObject({ code: 'nicht-gefunden' })
})

test('The fake CMS answers a page also if Leichte Sprache is requested', async () => {
  const asked = cms.call(calls.route, { query: { url: '/', sprache: 'leicht' } })
  await expect(asked).resolves.toMatchObject({ title: 'Stadt Rebenau' })
})

test('The fake CMS answers any search with the hits of its example', async () => {
  await expect(cms.call(calls.suche, { query: { q: 'Zeppelin' } })).resolves.toMatchObject({ gesamt: 2 })
})

test('The fake CMS answers a list for any valid query, and refuses an invalid one', async () => {
  await expect(cms.call(calls.aktuelles, { query: { seite: 2, pro_seite: 6 } })).resolves.toMatchObject({
    data: expect.arrayContaining([
      expect.objectContaining({ titel: 'Wochenmarkt zieht auf den Kirchplatz' }),
    ]),
  })
  await expect(cms.call(calls.aktuelles, { query: { seite: 0 } })).rejects.toMatchObject({
    code: 'anfrage-ungueltig',
  })
})
