import { describe, expect, test } from 'vitest'
import { treeOf } from './html-tree.ts'
import { readPage } from './main-content.ts'
import { partsOf } from './parts-of-html.ts'
import { tellBeside } from './take-over/record-of-page.ts'
import { type OldPageOfTest, oldPages } from './testing/old-systems.ts'

const ADDRESS = 'https://www.alt-stadt.example/seite'
const OF_EACH = 20

const wordsIn = (text: string): ReadonlySet<string> => new Set(text.match(/\p{L}+/gu))

/** Takes over a page as the import does: what is on the new page, and what its notes say. */
function takenOver({ html }: OldPageOfTest) {
  const page = readPage(html, ADDRESS)
  const tree = treeOf(page?.inhalt.html ?? '')
  if (!page || !tree) return { kept: wordsIn(''), told: wordsIn(''), isSaid: false }
  const { parts, hinweise } = partsOf(tree, ADDRESS, link => link)
  const written = parts.flatMap(({ titel, html, bild, fragen = [] }) => [
    titel,
    html.replaceAll(/<[^>]*>/g, ' '),
    bild?.alt ?? '',
    ...fragen.flatMap(({ titel, text }) => [titel, text.replaceAll(/<[^>]*>/g, ' ')]),
  ])
  const notes = [...hinweise, ...tellBeside(page.daneben ?? [])]
  return {
    kept: wordsIn([page.titel, ...written].join(' ')),
    told: wordsIn(notes.join(' ')),
    isSaid: parts.length > 0 || notes.length > 0,
  }
}

const pages = oldPages(OF_EACH)
const measured = pages.map(page => {
  const { kept, told, isSaid } = takenOver(page)
  const isThere = (word: string) => kept.has(word) || told.has(word)
  return {
    page,
    isSaid,
    kept: page.words.filter(word => kept.has(word)).length,
    lost: page.words.filter(word => !isThere(word)),
    lostBeside: page.margin.filter(word => !isThere(word)),
    frame: page.frame.filter(word => kept.has(word)),
  }
})
const named = ({ page }: (typeof measured)[number]) => `${page.system} ${page.seed}`
const systems = [...new Set(pages.map(({ system }) => system))]
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

describe('I3: pages of usual systems', () => {
  test('are at least 200', () => {
    expect(pages.length).toBeGreaterThanOrEqual(200)
  })

  test.each(systems)('%s: at least 97 % of the words are kept or told', system => {
    const ofSystem = measured.filter(({ page }) => page.system === system)
    const all = sum(ofSystem.map(({ page }) => page.words.length))
    const lost = ofSystem
      .filter(one => one.lost.length > 0)
      .map(one => `${named(one)}: ${one.lost.join(' ')}`)
    expect(1 - sum(ofSystem.map(({ lost }) => lost.length)) / all, lost.join('\n')).toBeGreaterThanOrEqual(
      0.97,
    )
  })

  test.each(systems)('%s: at least 97 % of the words are on the new page', system => {
    const ofSystem = measured.filter(({ page }) => page.system === system)
    const all = sum(ofSystem.map(({ page }) => page.words.length))
    expect(sum(ofSystem.map(({ kept }) => kept)) / all).toBeGreaterThanOrEqual(0.97)
  })

  test.each(systems)('%s: words of the margin are kept or told', system => {
    const ofSystem = measured.filter(({ page }) => page.system === system)
    expect(ofSystem.filter(({ lostBeside }) => lostBeside.length > 0).map(named)).toEqual([])
  })

  test('none is empty without a word', () => {
    expect(measured.filter(({ isSaid }) => !isSaid).map(named)).toEqual([])
  })

  test('no word of a menu, a banner or a footer comes in', () => {
    expect(
      measured
        .filter(({ frame }) => frame.length > 0)
        .map(one => `${named(one)}: ${one.frame.join(' ').slice(0, 200)}`),
    ).toEqual([])
  })
})
