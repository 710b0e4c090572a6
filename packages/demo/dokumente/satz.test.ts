import { readFile } from 'node:fs/promises'
import { faultsOf } from '@rathausplatz/pdf/testing'
import { getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { setze } from './satz.ts'
import { schriftstuecke } from './schriftstuecke.ts'

test.each(schriftstuecke)('The stored file of $name is up to date with its text', async stueck => {
  const abgelegt = await readFile(new URL(`../medien/${stueck.name}.pdf`, import.meta.url))
  expect((await setze(stueck)).equals(abgelegt), 'npm run dokumente setzt neu').toBe(true)
})

test('A document states its language and its title, and is tagged for screen readers', async () => {
  const [erstes] = schriftstuecke
  const text = (await setze(erstes as (typeof schriftstuecke)[number])).toString('latin1')
  for (const zeichen of ['/Lang (de-DE)', '/Marked true', '/DisplayDocTitle true', '/S /H1', '/S /Table']) {
    expect(text).toContain(zeichen)
  }
})

test.each(schriftstuecke)(
  '$name has no accessibility faults, in the town font and in the plain font',
  async stueck => {
    expect(await faultsOf(await setze(stueck))).toEqual([])
    expect(await faultsOf(await setze(stueck, 'schlicht'))).toEqual([])
  },
)

type Stelle = { text: string; links: number; rechts: number; unten: number; oben: number }

/** The texts of each page with their positions in points. */
async function seitenVon(bytes: Uint8Array) {
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  return Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const seite = await pdf.getPage(index + 1)
      const [, , breite = 0, hoehe = 0] = seite.view
      const { items } = await seite.getTextContent()
      const stellen = items.flatMap((item): Stelle[] => {
        if (!('str' in item) || item.str.trim() === '') return []
        const [, , , , links = 0, unten = 0] = item.transform as number[]
        const { str: text, width, height } = item
        return [{ text, links, rechts: links + width, unten, oben: unten + height }]
      })
      return { breite, hoehe, stellen }
    }),
  )
}

test.each(schriftstuecke)(
  'In $name no character is outside its page or on top of another',
  async ({ name }) => {
    const seiten = await seitenVon(await readFile(new URL(`../medien/${name}.pdf`, import.meta.url)))
    for (const { breite, hoehe, stellen } of seiten) {
      const daneben = stellen.filter(
        ({ links, rechts, unten, oben }) =>
          links < 71 || rechts > breite - 71 || unten < 40 || oben > hoehe - 40,
      )
      expect(daneben).toEqual([])
      const aufeinander = stellen.flatMap((a, index) =>
        stellen
          .slice(index + 1)
          .filter(
            b =>
              a.links < b.rechts - 1 &&
              b.links < a.rechts - 1 &&
              Math.abs(a.unten - b.unten) < Math.min(a.oben - a.unten, 6),
          )
          .map(b => `${a.text} / ${b.text}`),
      )
      expect(aufeinander).toEqual([])
    }
  },
)

test.each(schriftstuecke)('$name contains every sentence of its text', async ({ name, absaetze }) => {
  const seiten = await seitenVon(await readFile(new URL(`../medien/${name}.pdf`, import.meta.url)))
  const ohneLuecken = (text: string) => text.replaceAll(/[\s\u00a0\u00ad-]+/g, '')
  const gelesen = ohneLuecken(seiten.flatMap(({ stellen }) => stellen.map(({ text }) => text)).join(''))
  const saetze = absaetze.flatMap(absatz =>
    'text' in absatz
      ? [absatz.text]
      : 'punkte' in absatz
        ? absatz.punkte
        : [...absatz.kopf, ...absatz.zeilen.flat()],
  )
  expect(saetze.filter(satz => !gelesen.includes(ohneLuecken(satz)))).toEqual([])
})
