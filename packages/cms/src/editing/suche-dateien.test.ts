import { expect, test } from 'vitest'
import { DOKUMENT } from '../search/document-text.ts'
import { fileRef } from '../search/file-ref.ts'
import { putEntry } from '../search/write-entry.ts'
import { ok } from '../store/result.ts'
import { deskTown, type people } from './testing/desk-town.ts'

const pdf = new TextEncoder().encode('%PDF-1.7\nPlan\n%%EOF\n')

/** A town with a public file and a file of the intranet, each with a text in the index. */
async function townWithFiles() {
  const town = await deskTown()
  const boss = town.as('leitung')
  for (const [name, text] of [
    ['plan.pdf', 'Die Kanalsohle liegt auf 112 Metern.'],
    ['dienst.pdf', 'Die Kanalsohle der Kantine ist geheim.'],
  ] as const) {
    await boss.call('redaktionMediumAufnehmen', {
      query: { name },
      file: new Uint8Array([...pdf, name.length]),
    })
    const key = name.replace('.pdf', '')
    await town.store.database.write(async db => {
      await putEntry(db, {
        ref: fileRef(key),
        kind: DOKUMENT,
        version: '1',
        url: `/medien/${name}`,
        titel: key,
        namen: [],
        einleitung: '',
        text,
        datum: '',
        groesse: 1,
        gueltig_von: null,
        gueltig_bis: null,
      })
      return ok(undefined)
    })
  }
  const link = '<p><a href="/medien/dienst.pdf">Dienst</a></p>'
  await boss.page('/intranet/dienst', { content: [{ template: 'text', context: { text: link } }] })
  return town
}

test('P4: a file is found by its name and by words of its text, only by editors who may see it', async () => {
  const town = await townWithFiles()
  const found = async (suche: string, who: keyof typeof people = 'leitung') =>
    (await town.as(who).call('redaktionMedien', { query: { suche } })).data
      .map(({ datei }) => datei)
      .toSorted()
  expect(await found('plan')).toEqual(['plan.pdf'])
  expect(await found('Kanalsohle')).toEqual(['dienst.pdf', 'plan.pdf'])
  expect(await found('kanalsohlen')).toEqual(['dienst.pdf', 'plan.pdf'])
  expect(await found('kanalsohle 112')).toEqual(['plan.pdf'])
  expect(await found('Kanalsohle', 'schule')).toEqual(['plan.pdf'])
  for (const suche of ['%', '"', '*', '\0', '😀', "' & !"])
    expect(await found(suche)).not.toContain(undefined)
})
