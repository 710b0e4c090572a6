import { expect, test } from 'vitest'
import { isSectionHome, menuNames, sectionOf, sections } from './sections.ts'

test.each([
  ['/buecherei', 'buecherei'],
  ['/schillerschule', 'schillerschule'],
  ['/freibad', 'freibad'],
  ['/jugendmusikschule', 'jugendmusikschule'],
  ['/klimaschutz', 'klimaschutz'],
  ['/jahnschule', 'jahnschule'],
  ['/intranet', 'intranet'],
])('Spec §2: every page below %s has the theme %s', (path, theme) => {
  expect(sectionOf(path).theme).toBe(theme)
  expect(sectionOf(`${path}/`).theme).toBe(theme)
  expect(sectionOf(`${path}/mehr/davon`).theme).toBe(theme)
})

test.each([
  '/',
  '/rathaus',
  '/freibadfest',
  '/stadt/freibad',
  '/Freibad',
  '//freibad',
  '',
  '/constructor',
  '/__proto__/x',
  '/toString',
])('Spec §2: %j has the theme default', path => {
  expect(sectionOf(path).theme).toBe('default')
})

test('Spec §7: the two schools have their own main and legal menus; every other section has the menus of the town', () => {
  expect(sectionOf('/jahnschule').menus).toEqual({
    main: 'Hauptmenue-Jahnschule',
    footerTopics: null,
    footerLegal: 'Footer-Jahnschule_Rechtliches',
  })
  expect(sectionOf('/schillerschule/x').menus).toEqual({
    main: 'Hauptmenue-Schillerschule',
    footerTopics: null,
    footerLegal: 'Footer-Schillerschule_Rechtliches',
  })
  for (const path of [
    '/',
    '/rathaus',
    '/freibad',
    '/buecherei',
    '/klimaschutz',
    '/jugendmusikschule',
    '/intranet',
  ]) {
    expect(sectionOf(path).menus).toMatchObject({ main: 'Hauptmenü', footerLegal: 'Footer_Rechtliches' })
  }
  expect(sectionOf('/rathaus').menus.footerTopics).toBe('Footer_Themen')
})

test('Spec §7: the seven menus have their exact names', () => {
  expect(menuNames).toEqual(
    expect.arrayContaining([
      'Hauptmenü',
      'Footer_Themen',
      'Footer_Rechtliches',
      'Hauptmenue-Jahnschule',
      'Footer-Jahnschule_Rechtliches',
      'Hauptmenue-Schillerschule',
      'Footer-Schillerschule_Rechtliches',
    ]),
  )
  expect(new Set(menuNames).size).toBe(menuNames.length)
})

test('Each house has the Organisationseinheit of its name; the town and the intranet have none', () => {
  const { default: town, intranet, ...houses } = sections
  expect([town, intranet]).toMatchObject([
    { frame: 'town', path: '/', einheit: null },
    { frame: 'tool', path: '/intranet', einheit: null },
  ])
  for (const [name, house] of Object.entries(houses))
    expect(house).toMatchObject({ frame: 'house', path: `/${name}`, einheit: name })
})

test('The home page of a section is its own path, not a page below it', () => {
  expect(['/', '/freibad', '/freibad/'].map(isSectionHome)).toEqual([true, true, true])
  expect(['/rathaus', '/freibad/preise', '/freibadfest'].map(isSectionHome)).toEqual([false, false, false])
})
