import { CmsError, type CmsHandlers, calls } from '@rathausplatz/contract'
import { fakeCms } from '@rathausplatz/contract/fake-cms'
import { expect, test } from 'vitest'
import { answering } from '../testing/answering.ts'
import { loadDocument } from './load-document.ts'

const example = calls.redaktionInhalt.examples[0]?.answer
const kept = calls.redaktionArbeitskopie.examples[0]?.answer
const [head] = example?.arbeitskopien ?? []

test('A save during the loading of a document is included', async () => {
  let fassung = 1
  answering({
    ...fakeCms(),
    redaktionInhalt: () =>
      Object.assign({}, example, {
        fassung,
        arbeitskopien: fassung === 1 ? [Object.assign({}, head, { eigene: true })] : [],
      }),
    redaktionArbeitskopie: () => {
      fassung = 2
      throw new CmsError('nicht-gefunden')
    },
  } as unknown as CmsHandlers)
  const { inhalt, copy } = await loadDocument(example?.id ?? '', 'seite', undefined)
  expect(inhalt?.fassung).toBe(2)
  expect(copy).toBeUndefined()
})

test('If the answer to the first save of a new document was lost, the document is loaded with its working copy', async () => {
  answering({
    ...fakeCms(),
    redaktionInhalt: () => example,
    redaktionArbeitskopie: () => Object.assign({}, kept, { grundfassung: null, daten: { title: 'Neu' } }),
  } as unknown as CmsHandlers)
  const { inhalt, copy } = await loadDocument(example?.id ?? '', 'seite', {})
  expect(inhalt?.fassung).toBe(example?.fassung)
  expect(copy).toMatchObject({ base: null, daten: { title: 'Neu' } })
})
