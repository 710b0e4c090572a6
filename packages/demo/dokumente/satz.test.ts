import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { setze } from './satz.ts'
import { schriftstuecke } from './schriftstuecke.ts'

test.each(schriftstuecke)('$name ist so gesetzt, wie sein Text es sagt', async stueck => {
  const abgelegt = await readFile(new URL(`../medien/${stueck.name}.pdf`, import.meta.url))
  expect((await setze(stueck)).equals(abgelegt), 'npm run dokumente setzt neu').toBe(true)
})

test('Ein Schriftstück nennt Sprache und Titel und ist für Vorlesende gegliedert', async () => {
  const [erstes] = schriftstuecke
  const text = (await setze(erstes as (typeof schriftstuecke)[number])).toString('latin1')
  for (const zeichen of ['/Lang (de-DE)', '/Marked true', '/DisplayDocTitle true', '/S /H1', '/S /Table']) {
    expect(text).toContain(zeichen)
  }
})
