import { calls } from '@rathausplatz/contract'
import { expect, test } from 'vitest'
import { testSite } from '../testing/test-site.ts'
import { loadLayout } from './load-layout.ts'

const stadt = calls.stadt.answer.parse(calls.stadt.examples[0]?.answer)
const menuOf = (name: string) => ({ menuItems: [{ title: name, href: '/x' }] })
const broken = () => {
  throw new Error('Verbindung abgebrochen')
}

test('A layout gets the menus of its section and the data of the town', async () => {
  const { site, lines } = testSite({ stadt: () => stadt, menu: ({ query }) => menuOf(query.name) })
  expect(await loadLayout(site, '/rathaus')).toMatchObject({
    stadt,
    mainMenu: [{ title: 'Hauptmenü' }],
    footerTopics: [{ title: 'Footer_Themen' }],
    footerLegal: [{ title: 'Footer_Rechtliches' }],
  })
  expect(lines).toEqual([])
})

test('A school has its own menus and no list of topics', async () => {
  const { site } = testSite({ stadt: () => stadt, menu: ({ query }) => menuOf(query.name) })
  expect(await loadLayout(site, '/jahnschule/team')).toMatchObject({
    mainMenu: [{ title: 'Hauptmenue-Jahnschule' }],
    footerTopics: [],
    footerLegal: [{ title: 'Footer-Jahnschule_Rechtliches' }],
  })
})

test('Spec §8, F-09: a menu that fails is empty and logged; the other parts stay', async () => {
  const { site, lines } = testSite({
    stadt: () => stadt,
    menu: ({ query }) => (query.name === 'Footer_Themen' ? broken() : menuOf(query.name)),
  })
  expect(await loadLayout(site, '/')).toMatchObject({
    stadt,
    mainMenu: [{ title: 'Hauptmenü' }],
    footerTopics: [],
    footerLegal: [{ title: 'Footer_Rechtliches' }],
  })
  expect(lines).toEqual([
    { level: 'warn', about: expect.objectContaining({ menu: 'Footer_Themen' }), message: expect.any(String) },
  ])
})

test('The data of the town that fail are missing and logged; the menus stay', async () => {
  const { site, lines } = testSite({ stadt: broken, menu: ({ query }) => menuOf(query.name) })
  expect(await loadLayout(site, '/')).toMatchObject({ stadt: null, mainMenu: [{ title: 'Hauptmenü' }] })
  expect(lines).toHaveLength(1)
})

test('With a CMS that answers nothing there is still a layout, empty', async () => {
  const { site, lines } = testSite({})
  expect(await loadLayout(site, '/')).toMatchObject({
    stadt: null,
    mainMenu: [],
    footerTopics: [],
    footerLegal: [],
  })
  expect(lines).toHaveLength(4)
})
