import { cmsInProcess } from '@rathausplatz/contract'
import { expect, test } from 'vitest'
import { schemas } from '../schemas.ts'
import { entryPage } from '../testing/entry-page.ts'
import { links, render, texts } from '../testing/render-example.tsx'
import { betriebe } from '../verzeichnis/examples.ts'
import { examples } from './examples.ts'
import { loadVerzeichniseintrag } from './load.ts'

test('An entry shows its contact data as links', () => {
  const found = links(render('verzeichniseintrag', examples.standard))
  expect(found).toContainEqual(['tel:+493023125310', '030\u00a023125-310'])
  expect(found).toContainEqual([
    'mailto:baeckerei-huber@rebenau.example.org',
    'baeckerei-huber@rebenau.example.org',
  ])
})

test("An entry links its directory, and the directory filtered by the entry's category", () => {
  const found = links(render('verzeichniseintrag', examples.standard))
  expect(found).toContainEqual(['/wirtschaft/betriebe?rubrik=baeckerei', 'Bäckerei und Konditorei'])
  expect(found).toContainEqual(['/wirtschaft/betriebe', 'Alle Betriebe ansehen'])
})

test("The entry's own page links the form for changes, if changes can be proposed", async () => {
  const context = schemas.verzeichniseintrag.context.parse(examples.standard.context)
  const at = async (path: string, vorschlaege = true) => {
    const cms = cmsInProcess({ verzeichnis: () => ({ ...betriebe, vorschlaege }) })
    const page = { ...entryPage(''), path }
    return (await loadVerzeichniseintrag(cms, { context, options: {} }, page)).aendern
  }
  const form = '/verzeichnis/vorschlagen?verzeichnis=betriebe&eintrag=baeckerei-huber'
  expect(await at('/verzeichnis/baeckerei-huber')).toBe(form)
  expect(await at('/verzeichnis/baeckerei-huber', false)).toBe('')
  expect(await at('/wirtschaft')).toBe('')
  expect(links(render('verzeichniseintrag', examples.standard))).toContainEqual([form, 'Angaben ändern'])
  expect(links(render('verzeichniseintrag', examples.nurName)).flat()).not.toContain('Angaben ändern')
})

test('Missing data leaves no heading', () => {
  expect(texts(render('verzeichniseintrag', examples.nurName), 'h2, dt')).toEqual([])
})

test('The state of the hours is that at the time of the request', async () => {
  const context = schemas.verzeichniseintrag.context.parse(examples.standard.context)
  const cms = cmsInProcess({ verzeichnis: () => betriebe })
  const at = async (now: string) => {
    const { zeiten } = await loadVerzeichniseintrag(cms, { context, options: {} }, entryPage('', now))
    return zeiten?.zustand?.offen
  }
  expect(await at('2026-11-20T17:59:00+01:00')).toBe(true)
  expect(await at('2026-11-20T18:00:00+01:00')).toBe(false)
})
