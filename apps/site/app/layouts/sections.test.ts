import { expect, test } from 'vitest'
import { sectionOf } from './sections.ts'

test.each([
  ['/buecherei', 'buecherei'],
  ['/schillerschule', 'schillerschule'],
  ['/freibad', 'freibad'],
  ['/jugendmusikschule', 'jugendmusikschule'],
  ['/klimaschutz', 'klimaschutz'],
  ['/jahnschule', 'jahnschule'],
  ['/intranet', 'intranet'],
])('Spec §2: everything under %s has the theme %s', (path, theme) => {
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

test('Spec §7: the two schools have their own main and legal menus; every other section has those of the town', () => {
  expect(sectionOf('/jahnschule').menus).toMatchObject({
    main: 'Hauptmenue-Jahnschule',
    footerLegal: 'Footer-Jahnschule_Rechtliches',
  })
  expect(sectionOf('/schillerschule/x').menus).toMatchObject({
    main: 'Hauptmenue-Schillerschule',
    footerLegal: 'Footer-Schillerschule_Rechtliches',
  })
  for (const path of ['/', '/rathaus', '/freibad', '/buecherei', '/klimaschutz', '/jugendmusikschule']) {
    expect(sectionOf(path).menus).toEqual({
      main: 'Hauptmenü',
      footerTopics: 'Footer_Themen',
      footerLegal: 'Footer_Rechtliches',
    })
  }
})
