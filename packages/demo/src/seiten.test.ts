import { contentEntry, menu, menuNames } from '@rathausplatz/contract'
import { records } from '@rathausplatz/contract/records'
import { schemas } from '@rathausplatz/templates/schemas'
import { describe, expect, it } from 'vitest'
import { menues } from './menues.ts'
import { startseite } from './seiten/startseite.ts'
import { seiten as seitenAm } from './seiten.ts'
import { stadt } from './stadt.ts'

const seiten = seitenAm(new Date('2026-11-20T09:00:00Z'))

describe.each(seiten.map(seite => [seite.pfad, seite] as const))('page %s', (_, seite) => {
  it('has a description of suitable length', () => {
    expect(seite.description.length).toBeGreaterThan(30)
    expect(seite.description.length).toBeLessThanOrEqual(160)
  })

  it('has only entries that their templates accept unchanged', () => {
    for (const entry of seite.content) {
      expect(contentEntry.parse(entry)).toEqual(entry)
      expect(schemas[entry.template].context.strict().parse(entry.context)).toMatchObject(entry.context)
      expect(schemas[entry.template].options.strict().parse(entry.options)).toMatchObject(entry.options)
    }
  })
})

describe('pages', () => {
  it('are at least 22, with unique paths', () => {
    expect(seiten.length).toBeGreaterThanOrEqual(22)
    expect(new Set(seiten.map(({ pfad }) => pfad)).size).toBe(seiten.length)
  })

  it('have unique titles', () => {
    const titles = seiten.map(({ title }) => title)
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([])
  })

  it('all have a parent page', () => {
    const paths = new Set(seiten.map(({ pfad }) => pfad))
    const missing = seiten
      .map(({ pfad }) => pfad.split('/').slice(0, -1).join('/') || '/')
      .filter(path => !paths.has(path))
    expect(missing).toEqual([])
  })

  it('use all three layouts, and several have a sidebar', () => {
    expect(new Set(seiten.map(({ pageLayout }) => pageLayout))).toEqual(
      new Set(['default', 'wide', 'portal']),
    )
    const beside = seiten.filter(({ content }) => content.some(({ slotName }) => slotName === 'sidebar'))
    expect(beside.length).toBeGreaterThanOrEqual(10)
    expect(beside.filter(({ pageLayout }) => pageLayout !== 'default')).toEqual([])
  })

  it('include a home page with the eight modules of the specification in order, and "heute" as its second template', () => {
    expect(startseite.pageLayout).toBe('portal')
    expect(startseite.content.map(({ template }) => template)).toEqual([
      'portal-hero',
      'heute',
      'hero-slider',
      'headline-teaser',
      'bild-text-teaser-3x',
      'panoramabild-panoramateaser',
      'kurzinfo-icons',
      'bild-text',
      'text',
      'eventteaser',
      'newsticker',
    ])
  })
})

const miniSites = [
  'freibad',
  'buecherei',
  'schillerschule',
  'jahnschule',
  'jugendmusikschule',
  'klimaschutz',
] as const

describe.each(miniSites)('the mini-site /%s', section => {
  const below = seiten.filter(({ pfad }) => pfad.startsWith(`/${section}/`))
  const home = seiten.find(({ pfad }) => pfad === `/${section}`)

  it('has a home page with a picture and at least six pages below it', () => {
    expect(home?.heroImages?.length).toBeGreaterThan(0)
    expect(below.length).toBeGreaterThanOrEqual(6)
  })

  it('has a sidebar on every page', () => {
    const silent = [home, ...below].filter(
      page => !page?.content.some(({ slotName }) => slotName === 'sidebar'),
    )
    expect(silent.map(page => page?.pfad)).toEqual([])
  })

  it('uses text, links, hours, address and at least two more templates', () => {
    const templates = new Set(
      [home, ...below].flatMap(page => page?.content.map(({ template }) => template) ?? []),
    )
    expect([...templates]).toEqual(
      expect.arrayContaining(['text', 'linkliste', 'oeffnungszeiten', 'anschrift']),
    )
    expect(templates.size).toBeGreaterThanOrEqual(6)
  })

  it('has all its pages in a menu', () => {
    const listed = JSON.stringify(menues)
    const direct = below.filter(({ pfad }) => listed.includes(`"${pfad}"`))
    expect(direct.map(({ pfad }) => pfad)).toEqual(below.map(({ pfad }) => pfad))
  })
})

describe('menus and town', () => {
  it('include all seven menus, and the main menu has three levels', () => {
    expect(Object.keys(menues)).toEqual(expect.arrayContaining([...menuNames]))
    for (const menuItems of Object.values(menues)) expect(menu.parse({ menuItems })).toEqual({ menuItems })
    const third = menues.Hauptmenü.flatMap(top => top.menuItems ?? []).flatMap(item => item.menuItems ?? [])
    expect(third.length).toBeGreaterThanOrEqual(4)
    expect(third.flatMap(item => item.menuItems ?? [])).toEqual([])
  })

  it('include a town that fits its schema', () => {
    expect(records.stadt.schema.parse(stadt)).toEqual(stadt)
  })
})
